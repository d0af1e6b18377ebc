import { chakra } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { usePrefetch } from '../prefetch-context';

/** The name of the site: a sun over the savanna, leading home. */
export const Wordmark = () => (
  <chakra.span
    css={{ '& > a': { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11' } }}
  >
    <Link to="/" aria-label="Savanna, home" {...usePrefetch('/')}>
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="#08415c" />
        <circle cx="16" cy="14" r="6.5" fill="#e6994e" />
        <path
          d="M3 22c4.5-4 8.5-4 13 0s8.5 4 13 0v3a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7z"
          fill="#f3efe0"
        />
      </svg>
      <chakra.span
        fontFamily="heading"
        fontWeight="700"
        fontSize="xl"
        letterSpacing="tight"
        color="fg"
        display={{ base: 'none', sm: 'inline' }}
      >
        Savanna
      </chakra.span>
    </Link>
  </chakra.span>
);
