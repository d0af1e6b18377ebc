import { defineSlotRecipe } from '@chakra-ui/react';

export const tabsRecipe = defineSlotRecipe({
  className: 'savanna-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'indicator', 'contentGroup'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px {colors.border}',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: '4',
      color: 'fg.muted',
      fontWeight: '600',
      textStyle: 'sm',
      whiteSpace: 'nowrap',
      cursor: 'button',
      borderTopRadius: 'l1',
      transition: 'color 150ms, box-shadow 150ms',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', boxShadow: 'inset 0 -3px {colors.amber.solid}' },
      _focusVisible: { outlineOffset: '-2px' },
      _disabled: { opacity: '0.5', cursor: 'disabled' },
    },
    content: { _focusVisible: { outlineOffset: '4px' } },
  },
});
