import { defineSlotRecipe } from '@chakra-ui/react';

const cell = {
  px: '3',
  py: '2.5',
  textAlign: 'start',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  '&[data-numeric]': { textAlign: 'end' },
};

export const simpleTableRecipe = defineSlotRecipe({
  className: 'savanna-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: 'full',
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
      borderCollapse: 'collapse',
      captionSide: 'top',
    },
    columnHeader: { ...cell, fontWeight: '600', color: 'fg.muted', borderColor: 'border' },
    cell,
    row: { _last: { '& > td, & > th[scope=row]': { borderBottomWidth: '0' } } },
    footer: { fontWeight: '600' },
    caption: { textAlign: 'start', color: 'fg.muted', pb: '3', textStyle: 'sm' },
  },
});
