import type { Preview } from 'shared-state/contracts';

/** Larger results are refused, uncharged. */
export const MOST_MATCHES = 50_000;

/** A preview one can buy: something matches, and not too much. Null means fewer than ten. */
export const isBuyable = ({ count }: Preview): boolean =>
  count === null || (count > 0 && count <= MOST_MATCHES);
