import type { SystemStyleObject } from '@chakra-ui/react';

export const scrollerLooks: SystemStyleObject = {
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  bg: 'bg.panel',
  boxShadow: 'sm',
  borderRadius: 'l3',
  _print: { maxHeight: 'none !important', overflow: 'visible', boxShadow: 'none' },
};

const cell: SystemStyleObject = {
  px: '4',
  py: '2',
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

/** Dense but readable; the first column stays in sight while a phone scrolls sideways. */
export const tableLooks: SystemStyleObject = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': cell,
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: '2',
    p: '0',
    bg: 'bg.subtle',
    color: 'fg.muted',
    borderColor: 'border',
    fontWeight: '600',
  },
  '& tbody tr': { height: '48px' },
  '& tbody th': { fontWeight: '600', color: 'fg' },
  '& [data-numeric]': { textAlign: 'end' },
  '& tr > :first-of-type': {
    position: { base: 'sticky', lg: 'static' },
    insetInlineStart: '0',
    bg: 'inherit',
    zIndex: '1',
  },
  '& thead tr > :first-of-type': { position: 'sticky', bg: 'bg.subtle', zIndex: '3' },
  '& tbody tr[data-row]': {
    bg: 'bg.panel',
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'brand.subtle' },
    '&[data-active]': { bg: 'amber.subtle' },
    '&[tabindex]': { cursor: 'pointer' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
};

export const sortButtonLooks: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  width: '100%',
  minH: '11',
  px: '4',
  cursor: 'button',
  fontWeight: '600',
  textAlign: 'start',
  _hover: { color: 'fg' },
  _focusVisible: { outlineOffset: '-2px' },
  '&[data-numeric]': { flexDirection: 'row-reverse', textAlign: 'end' },
  '& svg': { opacity: '0.35', flexShrink: '0' },
  '&[data-sorted]': { color: 'fg' },
  '&[data-sorted] svg': { opacity: '1', color: 'amber.fg' },
};
