/** a/b, or null where the division says nothing: no positive denominator, or a missing figure. */
export function ratio(a: number | null, b: number | null): number | null {
  if (a === null || b === null || b <= 0) return null;
  const value = a / b;
  return Number.isFinite(value) ? value : null;
}
