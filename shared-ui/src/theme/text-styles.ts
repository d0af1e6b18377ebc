const fixed = (fontSize: string, lineHeight: string, letterSpacing?: string) => ({
  value: { fontSize, lineHeight, ...(letterSpacing ? { letterSpacing } : {}) },
});

const heading = { fontFamily: 'heading', textWrap: 'balance' };

/** The type scale. `display`, `title` and `figure` grow with the viewport, the rest is fixed. */
export const textStyles = {
  display: {
    value: {
      ...heading,
      fontSize: 'clamp(2.5rem, 1.6rem + 3.8vw, 4.5rem)',
      lineHeight: '1.02',
      letterSpacing: '-0.035em',
      fontWeight: '700',
    },
  },
  title: {
    value: {
      ...heading,
      fontSize: 'clamp(1.875rem, 1.45rem + 1.8vw, 2.75rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.025em',
      fontWeight: '700',
    },
  },
  lead: {
    value: {
      fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
      lineHeight: '1.55',
      textWrap: 'pretty',
    },
  },
  figure: {
    value: {
      fontFamily: 'body',
      fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
      lineHeight: '1.15',
      letterSpacing: '-0.025em',
      fontWeight: '650',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  label: {
    value: { fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: '550' },
  },
  '2xs': fixed('0.6875rem', '1rem'),
  xs: fixed('0.75rem', '1rem'),
  sm: fixed('0.875rem', '1.375rem'),
  md: fixed('1rem', '1.5rem'),
  lg: fixed('1.125rem', '1.625rem', '-0.01em'),
  xl: fixed('1.25rem', '1.75rem', '-0.015em'),
  '2xl': fixed('1.5rem', '1.9rem', '-0.02em'),
  '3xl': fixed('1.875rem', '2.25rem', '-0.02em'),
  '4xl': fixed('2.25rem', '2.6rem', '-0.025em'),
  '5xl': fixed('3rem', '3.2rem', '-0.03em'),
  '6xl': fixed('3.75rem', '3.9rem', '-0.03em'),
  '7xl': fixed('4.5rem', '4.6rem', '-0.035em'),
};
