import { Box, chakra, Flex, Wrap } from '@chakra-ui/react';
import { type ChangeEvent, type FocusEventHandler, forwardRef } from 'react';
import { CheckboxControl } from './checkbox';
import { FieldMessages, type FieldTexts, useFieldIds } from './field-frame';
import type { Option } from './select-field';

export interface CheckboxGroupProps extends FieldTexts {
  options: readonly Option[];
  /** The chosen values; leave out when `register()` is spread into the group. */
  value?: readonly string[];
  onValueChange?: (value: string[]) => void;
  name?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  disabled?: boolean;
}

/** Any number of choices from a short list, shown as chips. */
export const CheckboxGroup = forwardRef<HTMLInputElement, CheckboxGroupProps>(
  function CheckboxGroup(
    { label, error, help, options, value, onValueChange, name, onChange, onBlur, disabled },
    ref,
  ) {
    const texts = { label, error, help };
    const ids = useFieldIds(undefined, texts);
    const change = (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      if (!onValueChange) return;
      const chosen = new Set(value);
      if (event.target.checked) chosen.add(event.target.value);
      else chosen.delete(event.target.value);
      onValueChange(options.map((option) => option.value).filter((entry) => chosen.has(entry)));
    };
    return (
      <chakra.fieldset aria-describedby={ids.aria['aria-describedby']} minW="0">
        <chakra.legend textStyle="label" fontWeight="600" mb="1.5">
          {label}
        </chakra.legend>
        <Wrap gap="2">
          {options.map((option) => (
            <Chip key={option.value}>
              <CheckboxControl
                ref={ref}
                type="checkbox"
                name={name}
                value={option.value}
                checked={value ? value.includes(option.value) : undefined}
                onChange={change}
                onBlur={onBlur}
                disabled={disabled}
              />
              {option.label}
            </Chip>
          ))}
        </Wrap>
        <Box mt="1.5">
          <FieldMessages ids={ids} {...texts} />
        </Box>
      </chakra.fieldset>
    );
  },
);

function Chip({ children }: { children: React.ReactNode }) {
  return (
    <Flex
      as="label"
      align="center"
      gap="2.5"
      minH="11"
      ps="3"
      pe="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      rounded="l2"
      cursor="pointer"
      transition="background-color 150ms, border-color 150ms"
      _hover={{ borderColor: 'border.control' }}
      css={{
        '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.emphasized' },
        '&:has(:focus-visible)': {
          outline: '2px solid {colors.brand.focusRing}',
          outlineOffset: '2px',
        },
      }}
    >
      {children}
    </Flex>
  );
}
