import { useEffect, useState } from 'react';
import { selectBalance, useWallet } from 'shared-state';
import { chakra, HStack, LinkButton } from 'shared-ui';
import { usePrefetch } from '../prefetch-context';

const GLOW_MS = 500;

/** How many tokens are left, live; each change glows once. Empty: the way to more. */
export const TokenBalance = () => {
  const balance = useWallet(selectBalance);
  const topUp = usePrefetch('/purchase-token');
  const [seen, setSeen] = useState(balance);
  const changed = seen !== null && balance !== null && seen !== balance;

  useEffect(() => {
    if (seen === balance) return;
    const timer = setTimeout(() => setSeen(balance), seen === null ? 0 : GLOW_MS);
    return () => clearTimeout(timer);
  }, [balance, seen]);

  return (
    <HStack gap="2">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="9"
        px="3"
        rounded="full"
        bg="mint.subtle"
        color="mint.fg"
        textStyle="sm"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        animation={changed ? `mint-glow ${GLOW_MS / 2}ms ease-out 2` : undefined}
        title="Tokens you can spend: 1 search = 1 token"
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <circle cx="7" cy="7" r="2" fill="currentColor" />
        </svg>
        <output aria-label="Token balance">{balance ?? '—'}</output>
      </chakra.span>
      {balance === 0 ? (
        <LinkButton to="/purchase-token" size="sm" colorPalette="amber" {...topUp}>
          Top up
        </LinkButton>
      ) : null}
    </HStack>
  );
};
