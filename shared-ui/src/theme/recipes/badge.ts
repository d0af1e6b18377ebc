import { defineRecipe } from '@chakra-ui/react';

export const badgeRecipe = defineRecipe({
  className: 'savanna-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'full',
    gap: '1',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    _icon: { width: '1em', height: '1em' },
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      surface: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        boxShadow: 'inset 0 0 0 1px {colors.colorPalette.border}',
      },
      outline: {
        color: 'colorPalette.fg',
        boxShadow: 'inset 0 0 0 1px {colors.colorPalette.border}',
      },
      plain: { color: 'colorPalette.fg' },
    },
    size: {
      xs: { textStyle: '2xs', px: '1.5', minH: '4' },
      sm: { textStyle: 'xs', px: '2', minH: '5' },
      md: { textStyle: 'sm', px: '2.5', minH: '6' },
      lg: { textStyle: 'sm', px: '3', minH: '7' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});
