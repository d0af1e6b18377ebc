import { Box, chakra } from '@chakra-ui/react';
import { type ComponentPropsWithRef, forwardRef, type KeyboardEvent, useState } from 'react';
import { InputControl } from './control';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'color' | 'size' | 'type'>;

/**
 * A secret, with a button that shows what was typed and a hint while caps lock is on. The button
 * is named "Show characters": a name with the label's words in it would be found as the field.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ label, error, help, optional, id, onKeyUp, onBlur, ...input }, ref) {
    const texts = { label, error, help, optional: optional ?? false };
    const ids = useFieldIds(id, texts);
    const [shown, setShown] = useState(false);
    const [capsLock, setCapsLock] = useState(false);
    const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
      setCapsLock(event.getModifierState('CapsLock'));
      onKeyUp?.(event);
    };
    return (
      <FieldFrame ids={ids} {...texts}>
        <Box position="relative">
          <InputControl
            ref={ref}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            pe="14"
            onKeyUp={watchCapsLock}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur?.(event);
            }}
            {...ids.aria}
            {...input}
          />
          <chakra.button
            type="button"
            aria-label="Show characters"
            aria-pressed={shown}
            aria-controls={ids.control}
            onClick={() => setShown(!shown)}
            position="absolute"
            insetEnd="0.5"
            top="50%"
            transform="translateY(-50%)"
            width="11"
            height="11"
            display="grid"
            placeItems="center"
            color="fg.muted"
            cursor="button"
            rounded="l2"
            _hover={{ color: 'fg' }}
          >
            <Eye crossed={shown} />
          </chakra.button>
        </Box>
        <Box aria-live="polite" textStyle="sm" color="amber.fg" _empty={{ display: 'none' }}>
          {capsLock ? 'Caps lock is on.' : null}
        </Box>
      </FieldFrame>
    );
  },
);

function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed ? <path d="m4 20 16-16" /> : null}
    </svg>
  );
}
