import { Link as ChakraLink, type LinkProps as ChakraLinkProps } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

export interface LinkProps extends Omit<ChakraLinkProps, 'href' | 'asChild'> {
  /** A path of this site. Use `href` on a plain anchor for anything else. */
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A link inside the site: client-side navigation, the site's link looks. */
export function Link({ to, replace, state, children, ...looks }: LinkProps) {
  return (
    <ChakraLink asChild {...looks}>
      <RouterLink to={to} replace={replace ?? false} state={state}>
        {children}
      </RouterLink>
    </ChakraLink>
  );
}
