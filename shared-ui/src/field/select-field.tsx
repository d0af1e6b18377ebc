import { Box, chakra } from '@chakra-ui/react';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import { SelectControl } from './control';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';

export interface Option {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'color' | 'size' | 'children'> & {
    options: readonly Option[];
    /** First, empty choice. */
    placeholder?: string;
  };

/** A choice of one from a list: the platform's own control, best on phones. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, error, help, optional, id, options, placeholder, ...select },
  ref,
) {
  const texts = { label, error, help, optional: optional ?? false };
  const ids = useFieldIds(id, texts);
  return (
    <FieldFrame ids={ids} {...texts}>
      <Box position="relative">
        <SelectControl ref={ref} pe="10" {...ids.aria} {...select}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectControl>
        <chakra.svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          position="absolute"
          insetEnd="3.5"
          top="50%"
          width="20px"
          height="20px"
          transform="translateY(-50%)"
          pointerEvents="none"
          color="fg.muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="m5.5 8 4.5 4.5L14.5 8" />
        </chakra.svg>
      </Box>
    </FieldFrame>
  );
});
