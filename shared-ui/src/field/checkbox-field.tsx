import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { CheckboxControl } from './checkbox';
import { FieldMessages, type FieldTexts, useFieldIds } from './field-frame';

export type CheckboxFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'color' | 'size' | 'type'> & {
    /** Beside the label but not part of its name: a link to the terms. */
    aside?: ReactNode;
  };

/** Yes or no. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(
  function CheckboxField({ label, error, help, id, aside, optional: _, ...input }, ref) {
    const texts = { label, error, help };
    const ids = useFieldIds(id, texts);
    return (
      <Box>
        <Flex align="center" gap="3" minH="11" wrap="wrap">
          <Flex align="center" gap="3" minH="11">
            <CheckboxControl ref={ref} type="checkbox" {...ids.aria} {...input} />
            <chakra.label htmlFor={ids.control} py="2" cursor="pointer">
              {label}
            </chakra.label>
          </Flex>
          {aside}
        </Flex>
        <FieldMessages ids={ids} {...texts} />
      </Box>
    );
  },
);
