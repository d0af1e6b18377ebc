import { defineRecipe } from '@chakra-ui/react';

/** Small sizes grow to 44 px where the pointer is a finger. */
const size = (height: string, paddingX: string, textStyle: string, icon: string) => ({
  h: height,
  minW: height,
  px: paddingX,
  gap: '2',
  textStyle,
  _icon: { width: icon, height: icon },
  '@media (pointer: coarse)': { minH: '44px', minW: '44px' },
});

const tinted = {
  _hover: { bg: 'colorPalette.subtle' },
  _expanded: { bg: 'colorPalette.subtle' },
};

export const buttonRecipe = defineRecipe({
  className: 'savanna-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    lineHeight: '1.2',
    fontWeight: '600',
    letterSpacing: '-0.005em',
    textDecoration: 'none',
    transition: 'background-color 150ms, border-color 150ms, color 150ms, transform 150ms',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: '0.5', cursor: 'disabled' },
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      '2xs': size('6', '2', 'xs', '3.5'),
      xs: size('8', '2.5', 'xs', '4'),
      sm: size('9', '3.5', 'sm', '4'),
      md: size('11', '5', 'sm', '5'),
      lg: size('12', '6', 'md', '5'),
      xl: size('14', '7', 'md', '5'),
      '2xl': size('16', '8', 'lg', '6'),
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.fg})' },
        _expanded: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.fg})' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      surface: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        boxShadow: 'xs',
        borderColor: 'border',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      outline: { borderColor: 'border.control', color: 'colorPalette.fg', ...tinted },
      ghost: { bg: 'transparent', color: 'colorPalette.fg', ...tinted },
      plain: { color: 'colorPalette.fg', px: '0', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
