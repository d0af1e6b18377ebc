import { defineRecipe } from '@chakra-ui/react';

export const containerRecipe = defineRecipe({
  className: 'savanna-container',
  base: {
    position: 'relative',
    maxWidth: '7xl',
    w: '100%',
    mx: 'auto',
    px: { base: '4', md: '6', lg: '8' },
  },
  variants: { fluid: { true: { maxWidth: 'full' } } },
});

export const separatorRecipe = defineRecipe({
  className: 'savanna-separator',
  base: { display: 'block', borderColor: 'border' },
  variants: {
    orientation: {
      vertical: { borderInlineStartWidth: '1px' },
      horizontal: { borderTopWidth: '1px' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});

export const skeletonRecipe = defineRecipe({
  className: 'savanna-skeleton',
  variants: {
    loading: {
      true: {
        borderRadius: 'l1',
        bg: 'bg.muted',
        animation: 'pulse',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: { background: 'unset', animation: 'fade-in 150ms ease-out' },
    },
  },
  defaultVariants: { loading: true },
});

const spinnerSizes = { inherit: '1em', xs: '0.75rem', sm: '1rem', md: '1.25rem', lg: '2rem' };

export const spinnerRecipe = defineRecipe({
  className: 'savanna-spinner',
  base: {
    display: 'inline-block',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
    animationDuration: '700ms',
  },
  variants: {
    size: Object.fromEntries(
      Object.entries(spinnerSizes).map(([name, value]) => [name, { width: value, height: value }]),
    ),
  },
  defaultVariants: { size: 'md' },
});
