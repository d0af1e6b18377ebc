import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  /** Shown above the control; exactly its accessible name. */
  label: string;
  /** What is wrong, announced with the control. */
  error?: string | undefined;
  /** What to enter and why. */
  help?: ReactNode;
  /** Marks a field that may stay empty. The mark is not part of the name. */
  optional?: boolean;
}

/** Ids that tie a control to its texts. */
export function useFieldIds(id: string | undefined, { error, help }: FieldTexts) {
  const generated = useId();
  const control = id ?? generated;
  const errorId = `${control}-error`;
  const helpId = `${control}-help`;
  const describedBy = [error ? errorId : '', help ? helpId : ''].filter(Boolean).join(' ');
  return {
    control,
    errorId,
    helpId,
    aria: {
      id: control,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    } as const,
  };
}

type FieldIds = ReturnType<typeof useFieldIds>;

/** Help and error of a field. The error's element is always there, so that a new text is announced. */
export function FieldMessages({ ids, error, help }: FieldTexts & { ids: FieldIds }) {
  return (
    <>
      {help ? (
        <Box id={ids.helpId} textStyle="sm" color="fg.muted">
          {help}
        </Box>
      ) : null}
      <Box
        id={ids.errorId}
        aria-live="polite"
        textStyle="sm"
        color="fg.error"
        fontWeight="500"
        _empty={{ display: 'none' }}
      >
        {error}
      </Box>
    </>
  );
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  children: ReactNode;
}

/** Label above, control, then help and error. */
export function FieldFrame({ ids, children, ...texts }: FieldFrameProps) {
  return (
    <Box display="flex" flexDirection="column" gap="1.5" width="full" minW="0">
      <Flex justify="space-between" align="baseline" gap="3">
        <chakra.label htmlFor={ids.control} textStyle="label" fontWeight="600">
          {texts.label}
        </chakra.label>
        {texts.optional ? (
          <Box textStyle="xs" color="fg.subtle">
            Optional
          </Box>
        ) : null}
      </Flex>
      {children}
      <FieldMessages ids={ids} {...texts} />
    </Box>
  );
}
