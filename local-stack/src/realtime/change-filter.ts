type Value = unknown;
type Matches = (row: Record<string, Value>) => boolean;

const compare = (a: Value, b: string): number => {
  if (typeof a === 'number') return a - Number(b);
  return String(a) < b ? -1 : Number(String(a) > b);
};

const listOf = (text: string): string[] =>
  text
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^"(.*)"$/, '$1'));

const operators: Record<string, (actual: Value, wanted: string) => boolean> = {
  eq: (a, b) => String(a) === b,
  neq: (a, b) => String(a) !== b,
  lt: (a, b) => compare(a, b) < 0,
  lte: (a, b) => compare(a, b) <= 0,
  gt: (a, b) => compare(a, b) > 0,
  gte: (a, b) => compare(a, b) >= 0,
  in: (a, b) => listOf(b).includes(String(a)),
};

/**
 * Compiles `column=operator.value`. A null or missing column never matches. Throws with the
 * server's own words when the filter cannot be read.
 */
export function parseChangeFilter(filter: string | undefined): Matches {
  if (!filter) return () => true;
  const [, column, operator, wanted] = /^([^=]+)=([a-z]+)\.(.*)$/s.exec(filter) ?? [];
  const test = operator ? operators[operator] : undefined;
  if (!column || !test || wanted === undefined) {
    throw new Error(`Error parsing \`filter\` params: ${filter}`);
  }
  return (row) => row[column] !== null && row[column] !== undefined && test(row[column], wanted);
}
