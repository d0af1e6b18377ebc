import { Button, type ButtonProps } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

export interface LinkButtonProps extends Omit<ButtonProps, 'asChild' | 'type'> {
  to: string;
  replace?: boolean;
}

/**
 * A link that looks like a button: it goes somewhere, so it is announced as a link. Without a
 * `type`, which Chakra's button would put on the anchor.
 */
export function LinkButton({ to, replace, children, ...looks }: LinkButtonProps) {
  return (
    <Button asChild type={undefined} {...looks}>
      <RouterLink to={to} replace={replace ?? false}>
        {children}
      </RouterLink>
    </Button>
  );
}
