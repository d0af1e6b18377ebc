import { chakra, defineRecipe } from '@chakra-ui/react';

/** 16 px text, so that iOS does not zoom in, and 48 px high for a thumb. */
const controlRecipe = defineRecipe({
  className: 'savanna-control',
  base: {
    width: '100%',
    minWidth: '0',
    minHeight: '12',
    px: '3.5',
    appearance: 'none',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    lineHeight: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    transition: 'border-color 150ms, box-shadow 150ms',
    _hover: { borderColor: 'fg.subtle' },
    '&:focus-visible': {
      outline: '2px solid {colors.brand.focusRing}',
      outlineOffset: '0px',
      borderColor: 'transparent',
    },
    '&[aria-invalid=true]': {
      borderColor: 'border.error',
      boxShadow: 'inset 0 0 0 1px {colors.border.error}',
    },
    _disabled: { opacity: '0.6', cursor: 'disabled', bg: 'bg.muted' },
    '&:read-only:not(select)': { bg: 'bg.subtle' },
  },
});

export const InputControl = chakra('input', controlRecipe);
export const SelectControl = chakra('select', controlRecipe);
export const TextareaControl = chakra('textarea', controlRecipe);
