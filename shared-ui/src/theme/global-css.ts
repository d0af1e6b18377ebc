import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  '*': { '--global-color-border': 'colors.border' },
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'brand',
    fontFamily: 'body',
    lineHeight: '1.5',
    textRendering: 'optimizeLegibility',
    scrollPaddingTop: 'calc(var(--header-height, 0px) + 1rem)',
  },
  'html[data-scroll-locked], html[data-scroll-locked] body': { overflow: 'hidden' },
  'html[data-scroll-locked] body': { paddingInlineEnd: 'var(--scroll-lock-gap, 0px)' },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'amber.emphasized' },
  ':focus-visible': {
    outline: '2px solid {colors.brand.focusRing}',
    outlineOffset: '2px',
  },
  'main:focus, h1:focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  'html, body': { _print: { bg: '#ffffff', color: '#000000', fontSize: '11pt' } },
  'header, footer, nav, [data-print=hide]': { _print: { display: 'none !important' } },
  'tr, figure, [data-print=keep]': { _print: { breakInside: 'avoid' } },
  'h1, h2, h3': { _print: { breakAfter: 'avoid' } },
});
