import { Box } from '@chakra-ui/react';
import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { InputControl } from './control';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';

export type NumberFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'color' | 'size' | 'type' | 'prefix'> & {
    /** Shown inside the field, before and after the number: KES, %, m². */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

const affix = {
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  color: 'fg.muted',
  textStyle: 'sm',
  pointerEvents: 'none',
} as const;

/** A number. Use `register(name, { valueAsNumber: true })` or `setValueAs` for an empty field. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { label, error, help, optional, id, prefix, suffix, step = 'any', ...input },
  ref,
) {
  const texts = { label, error, help, optional: optional ?? false };
  const ids = useFieldIds(id, texts);
  return (
    <FieldFrame ids={ids} {...texts}>
      <Box position="relative">
        {prefix ? (
          <Box {...affix} insetStart="3.5">
            {prefix}
          </Box>
        ) : null}
        <InputControl
          ref={ref}
          type="number"
          inputMode="decimal"
          step={step}
          ps={prefix ? '14' : undefined}
          pe={suffix ? '14' : undefined}
          // A wheel over a focused number field would change the number while the page scrolls.
          onWheel={(event) => event.currentTarget.blur()}
          css={{
            appearance: 'textfield',
            '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' },
          }}
          {...ids.aria}
          {...input}
        />
        {suffix ? (
          <Box {...affix} insetEnd="3.5">
            {suffix}
          </Box>
        ) : null}
      </Box>
    </FieldFrame>
  );
});
