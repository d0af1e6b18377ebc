import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type postgres from 'postgres';

const folder = fileURLToPath(new URL('../../../supabase/sample/', import.meta.url));
const batchSize = 50_000;

export interface SampleOptions {
  /** 1 = 5 areas, 900 developments, 12,000 records; larger scales add areas. Above 0. */
  scale: number;
  /** The same seed gives the same rows. */
  seed?: number;
  /** Called after each batch with records written and records in all. */
  onProgress?: (written: number, total: number) => void;
}

const scripts = (): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => fs.readFileSync(`${folder}${file}`, 'utf8'));

/** Writes the sample in one transaction, all of it or nothing, and refreshes the statistics. */
export async function seedSample(sql: postgres.Sql, options: SampleOptions): Promise<void> {
  const { scale, seed = 1, onProgress } = options;
  await sql.begin(async (tx) => {
    for (const script of scripts()) await tx.unsafe(script).simple();
    await tx`select sample.seed(${seed}::bigint, ${scale}::float8)`;
    const [count] = await tx<{ total: number }[]>`
      select sample.unit_count(${scale}::float8)::int as total`;
    const total = count?.total ?? 0;
    for (let first = 1; first <= total; first += batchSize) {
      const last = Math.min(first + batchSize - 1, total);
      await tx`select sample.make_units(${seed}::bigint, ${first}::bigint, ${last}::bigint)`;
      onProgress?.(last, total);
    }
    await tx`drop schema sample cascade`;
    await tx`select public.refresh_area_stats()`;
  });
  await sql`analyze`;
}
