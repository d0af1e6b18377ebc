import { type ComponentPropsWithRef, forwardRef } from 'react';
import { InputControl } from './control';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';

export type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'color' | 'size'>;

/** One line of text. Spread react-hook-form's `register()` into it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, help, optional, id, type = 'text', ...input },
  ref,
) {
  const texts = { label, error, help, optional: optional ?? false };
  const ids = useFieldIds(id, texts);
  return (
    <FieldFrame ids={ids} {...texts}>
      <InputControl ref={ref} type={type} {...ids.aria} {...input} />
    </FieldFrame>
  );
});
