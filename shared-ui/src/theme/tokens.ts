import { semanticColors } from './palette';

const values = <T extends string | number>(entries: Record<string, T>) =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { value }]));

/** Multiples of 4 px; the even steps are the 8-point grid. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40,
  44, 48, 52, 56, 60, 64, 72, 80, 96,
];
const spacing = values(Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])));

const fractions = values(
  Object.fromEntries(
    [2, 3, 4, 5, 6, 12].flatMap((whole) =>
      Array.from({ length: whole - 1 }, (_, index) => [
        `${index + 1}/${whole}`,
        `${((index + 1) / whole) * 100}%`,
      ]),
    ),
  ),
);

const sizes = {
  ...spacing,
  ...fractions,
  ...values({
    '3xs': '14rem',
    '2xs': '16rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    '6xl': '72rem',
    '7xl': '80rem',
    '8xl': '90rem',
    prose: '65ch',
    full: '100%',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
    vw: '100vw',
    vh: '100vh',
    dvh: '100dvh',
    svh: '100svh',
  }),
};

export const tokens = {
  colors: values({
    transparent: 'transparent',
    current: 'currentColor',
    white: '#ffffff',
    black: '#000000',
  }),
  spacing,
  sizes,
  fonts: values({
    heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
    '7xl': '4.5rem',
  }),
  fontWeights: values({
    light: 300,
    normal: 400,
    medium: 500,
    semibold: 600,
    bold: 700,
    extrabold: 800,
  }),
  lineHeights: values({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625, taller: 2 }),
  letterSpacings: values({
    tighter: '-0.03em',
    tight: '-0.015em',
    wide: '0.025em',
    wider: '0.05em',
    widest: '0.1em',
  }),
  radii: values({
    none: '0',
    xs: '2px',
    sm: '4px',
    md: '6px',
    lg: '8px',
    xl: '12px',
    '2xl': '16px',
    '3xl': '24px',
    full: '9999px',
    l1: '6px',
    l2: '10px',
    l3: '16px',
  }),
  borders: values({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid' }),
  durations: values({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '250ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: values({ calm: 'cubic-bezier(0.2, 0, 0, 1)' }),
  animations: values({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  cursor: values({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'pointer',
    option: 'pointer',
    switch: 'pointer',
  }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
  aspectRatios: values({ square: '1 / 1', wide: '16 / 9', golden: '1.618 / 1' }),
  blurs: values({ sm: '4px', md: '12px' }),
};

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticTokens = {
  colors: semanticColors,
  shadows: {
    xs: shadow('0 1px 2px rgb(38 43 53 / 0.08)', '0 0 0 1px rgb(255 255 255 / 0.06)'),
    sm: shadow(
      '0 1px 2px rgb(38 43 53 / 0.06), 0 4px 12px rgb(38 43 53 / 0.05)',
      '0 0 0 1px rgb(255 255 255 / 0.05), 0 4px 12px rgb(0 0 0 / 0.3)',
    ),
    md: shadow(
      '0 2px 4px rgb(38 43 53 / 0.05), 0 12px 28px rgb(38 43 53 / 0.09)',
      '0 0 0 1px rgb(255 255 255 / 0.07), 0 12px 28px rgb(0 0 0 / 0.45)',
    ),
    lg: shadow(
      '0 4px 8px rgb(38 43 53 / 0.06), 0 24px 56px rgb(38 43 53 / 0.16)',
      '0 0 0 1px rgb(255 255 255 / 0.08), 0 24px 56px rgb(0 0 0 / 0.6)',
    ),
  },
};

export const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
  '2xl': '1536px',
};
