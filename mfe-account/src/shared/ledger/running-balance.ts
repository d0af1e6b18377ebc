interface Movement {
  delta: number;
}

/**
 * The balance after every movement, in the order given (oldest first). Both wallets are one sum
 * here, as in the header; the ledger holds every movement, so it begins at zero.
 */
export function withRunningBalance<T extends Movement>(
  oldestFirst: T[],
): (T & { total: number })[] {
  let total = 0;
  return oldestFirst.map((movement) => {
    total += movement.delta;
    return { ...movement, total };
  });
}
