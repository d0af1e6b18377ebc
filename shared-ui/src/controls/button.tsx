import { type ButtonProps, Button as ChakraButton } from '@chakra-ui/react';
import { forwardRef } from 'react';

export type { ButtonProps };

/**
 * A button. While `loading` it keeps its words beside the spinner: Chakra hides them, which leaves
 * the button without a name.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { loading, loadingText, children, ...looks },
  ref,
) {
  return (
    <ChakraButton
      ref={ref}
      loading={loading}
      loadingText={loadingText ?? children}
      aria-busy={loading ? true : undefined}
      {...looks}
    >
      {children}
    </ChakraButton>
  );
});
