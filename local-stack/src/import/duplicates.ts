import type postgres from 'postgres';
import type { ReportLine } from './report';

type Tx = postgres.TransactionSql;

const batch = 5000;

/**
 * Removes staged rows whose source key an earlier line already has, and reports each. Returns how
 * many were removed.
 */
export async function rejectRepeatedKeys(
  tx: Tx,
  column: string,
  report: (line: ReportLine) => Promise<void>,
): Promise<number> {
  await tx`
    create temporary table repeated on commit drop as
    select line, source_key, first_line from (
      select line, source_key, first_value(line) over same as first_line
        from staged window same as (partition by source_key order by line)) numbered
     where line <> first_line`;
  let removed = 0;
  for await (const rows of tx<{ line: string; source_key: string; first_line: string }[]>`
    select * from repeated order by line`.cursor(batch)) {
    for (const row of rows) {
      const reason = `repeats the listing of line ${row.first_line}`;
      await report({
        line: Number(row.line),
        severity: 'rejected',
        column,
        value: row.source_key,
        reason,
      });
    }
    removed += rows.length;
  }
  await tx`delete from staged s using repeated r where s.line = r.line`;
  return removed;
}

/**
 * Marks staged rows that say the same (title, price, area) as an earlier one under another key: they
 * may be one listing twice or two alike, so they stay,
 * with less confidence. Returns how many
 * staged rows are doubtful for any reason.
 */
export async function doubtRepeatedListings(
  tx: Tx,
  column: string,
  report: (line: ReportLine) => Promise<void>,
): Promise<number> {
  await tx`
    create temporary table alike on commit drop as
    select line, first_line from (
      select line, first_value(line) over same as first_line
        from staged where duplicate_key is not null
      window same as (partition by duplicate_key order by line)) numbered
     where line <> first_line`;
  for await (const rows of tx<{ line: string; first_line: string; source_key: string }[]>`
    select a.line, a.first_line, s.source_key from alike a join staged s on s.line = a.line
     order by a.line`.cursor(batch)) {
    for (const row of rows) {
      const reason = `same title, price and area as line ${row.first_line}: perhaps the same listing twice`;
      await report({
        line: Number(row.line),
        severity: 'doubtful',
        column,
        value: row.source_key,
        reason,
      });
    }
  }
  await tx`
    update staged s set confidence = least(s.confidence, 0.5), doubtful = true
      from alike a where a.line = s.line`;
  const [count] = await tx<{ doubtful: number }[]>`
    select count(*)::int as doubtful from staged where doubtful`;
  return count?.doubtful ?? 0;
}
