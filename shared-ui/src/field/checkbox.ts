import { chakra, defineRecipe } from '@chakra-ui/react';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")";

/** The platform's checkbox in our colours: keyboard, forms and screen readers come with it. */
const checkboxRecipe = defineRecipe({
  className: 'savanna-checkbox',
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: '22px',
    height: '22px',
    bg: 'bg.panel',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'l1',
    cursor: 'checkbox',
    transition: 'background-color 150ms, border-color 150ms',
    _hover: { borderColor: 'fg.muted' },
    '&:checked': {
      bg: '#08415c',
      borderColor: '#08415c',
      backgroundImage: tick,
      _dark: { bg: '#2a7ba0', borderColor: '#7cc3e6' },
    },
    '&[aria-invalid=true]': { borderColor: 'border.error' },
    _disabled: { opacity: '0.5', cursor: 'disabled' },
  },
});

export const CheckboxControl = chakra('input', checkboxRecipe);
