import { defineSlotRecipe } from '@chakra-ui/react';

const SLOTS = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
];

const shared = {
  backdrop: {
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    bg: 'rgb(12 18 26 / 0.55)',
    _open: { animation: 'fade-in 200ms ease-out' },
    _closed: { animation: 'fade-out 150ms ease-in' },
  },
  title: { fontFamily: 'heading', fontWeight: '650', textStyle: '2xl' },
  description: { color: 'fg.muted', mt: '1' },
  header: { px: 'var(--pad)', pt: 'var(--pad)', pe: '16', pb: '2' },
  body: {
    px: 'var(--pad)',
    py: '3',
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  footer: {
    px: 'var(--pad)',
    pt: '3',
    pb: 'var(--pad)',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
  },
  closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
} as const;

const panel = {
  '--pad': { base: 'spacing.5', md: 'spacing.7' },
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'lg',
  outline: 'none',
} as const;

export const dialogRecipe = defineSlotRecipe({
  className: 'savanna-dialog',
  slots: SLOTS,
  base: {
    ...shared,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      p: { base: '0', md: '8' },
      overscrollBehavior: 'contain',
    },
    content: {
      ...panel,
      maxH: { base: '92dvh', md: 'calc(100dvh - 4rem)' },
      borderTopRadius: '3xl',
      borderBottomRadius: { base: '0', md: '3xl' },
      pb: { base: 'env(safe-area-inset-bottom)', md: '0' },
      _open: { animation: 'rise-in 200ms {easings.calm}' },
      _closed: { animation: 'sink-out 150ms ease-in' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: 'sm' } } },
      md: { content: { maxW: { md: 'lg' } } },
      lg: { content: { maxW: { md: '3xl' } } },
      xl: { content: { maxW: { md: '5xl' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const sheetRecipe = defineSlotRecipe({
  className: 'savanna-sheet',
  slots: SLOTS,
  base: {
    ...shared,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'stretch' },
      justifyContent: 'flex-end',
      overscrollBehavior: 'contain',
    },
    content: {
      ...panel,
      maxH: { base: '88dvh', md: '100dvh' },
      borderTopStartRadius: '3xl',
      borderTopEndRadius: { base: '3xl', md: '0' },
      borderBottomStartRadius: { base: '0', md: '3xl' },
      pb: 'env(safe-area-inset-bottom)',
      _open: {
        animation: {
          base: 'slide-up 250ms {easings.calm}',
          md: 'slide-in-end 250ms {easings.calm}',
        },
      },
      _closed: {
        animation: { base: 'slide-down 150ms ease-in', md: 'slide-out-end 150ms ease-in' },
      },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: 'xs' } } },
      md: { content: { maxW: { md: 'md' } } },
      lg: { content: { maxW: { md: '2xl' } } },
      xl: { content: { maxW: { md: '4xl' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
