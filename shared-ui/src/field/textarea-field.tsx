import { type ComponentPropsWithRef, forwardRef } from 'react';
import { TextareaControl } from './control';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';

export type TextareaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'color'>;

/** Several lines of text; grows with its content where the browser can. */
export const TextareaField = forwardRef<HTMLTextAreaElement, TextareaFieldProps>(
  function TextareaField({ label, error, help, optional, id, rows = 4, ...input }, ref) {
    const texts = { label, error, help, optional: optional ?? false };
    const ids = useFieldIds(id, texts);
    return (
      <FieldFrame ids={ids} {...texts}>
        <TextareaControl
          ref={ref}
          rows={rows}
          py="3"
          resize="vertical"
          css={{ fieldSizing: 'content', minHeight: `calc(${rows} * 1.5rem + 1.5rem)` }}
          {...ids.aria}
          {...input}
        />
      </FieldFrame>
    );
  },
);
