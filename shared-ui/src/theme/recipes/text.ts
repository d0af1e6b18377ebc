import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const headingSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl'];

export const headingRecipe = defineRecipe({
  className: 'savanna-heading',
  base: { fontFamily: 'heading', fontWeight: '650', textWrap: 'balance' },
  variants: {
    size: Object.fromEntries(headingSizes.map((name) => [name, { textStyle: name }])),
  },
  defaultVariants: { size: 'xl' },
});

export const linkRecipe = defineRecipe({
  className: 'savanna-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'l1',
    color: 'colorPalette.fg',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    transition: 'text-decoration-color 150ms, color 150ms',
  },
  variants: {
    variant: {
      underline: {
        display: 'inline',
        textDecorationLine: 'underline',
        textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
        _hover: { textDecorationColor: 'currentColor' },
      },
      plain: { textDecorationLine: 'none', _hover: { textDecorationLine: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

export const listRecipe = defineSlotRecipe({
  className: 'savanna-list',
  slots: ['root', 'item', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    indicator: { display: 'inline-block', flexShrink: '0', me: '2' },
  },
  variants: {
    variant: {
      marker: {
        root: { listStyleType: 'disc', ps: '5' },
        item: { _marker: { color: 'amber.solid' } },
      },
      plain: { item: { display: 'inline-flex', alignItems: 'flex-start' } },
    },
  },
  defaultVariants: { variant: 'marker' },
});
