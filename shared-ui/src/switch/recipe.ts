import { defineSlotRecipe } from '@chakra-ui/react';

export const switchRecipe = defineSlotRecipe({
  className: 'savanna-switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      cursor: 'switch',
      position: 'relative',
    },
    label: { userSelect: 'none', fontWeight: '500' },
    control: {
      display: 'inline-flex',
      flexShrink: '0',
      width: '46px',
      height: '26px',
      p: '3px',
      borderRadius: 'full',
      bg: 'border.control',
      transition: 'background-color 150ms',
      _checked: { bg: 'brand.solid' },
      _focusVisible: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
      _disabled: { opacity: '0.5' },
    },
    thumb: {
      width: '20px',
      height: '20px',
      borderRadius: 'full',
      bg: 'bg.panel',
      transition: 'translate 150ms {easings.calm}',
      _checked: { translate: '20px 0' },
    },
  },
});
