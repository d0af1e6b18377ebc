import { defineSlotRecipe } from '@chakra-ui/react';

export const accordionRecipe = defineSlotRecipe({
  className: 'savanna-accordion',
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemIndicator', 'itemBody'],
  base: {
    root: { width: 'full' },
    item: { borderBottomWidth: '1px', borderColor: 'border' },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'full',
      gap: '4',
      py: '4',
      minH: '14',
      textAlign: 'start',
      fontWeight: '600',
      cursor: 'button',
      borderRadius: 'l1',
      transition: 'color 150ms',
      _hover: { color: 'brand.fg' },
    },
    itemIndicator: {
      color: 'amber.fg',
      flexShrink: '0',
      transition: 'rotate 200ms',
      _open: { rotate: '180deg' },
      _icon: { width: '20px', height: '20px' },
    },
    itemContent: {
      overflow: 'hidden',
      _open: { animation: 'expand-height 200ms {easings.calm}, fade-in 200ms' },
      _closed: { animation: 'collapse-height 150ms ease-in, fade-out 150ms' },
    },
    itemBody: { pb: '5', color: 'fg.muted', maxW: 'prose' },
  },
});
