import fs from 'node:fs';
import path from 'node:path';
import { messageOf, StackError } from '../stack-error';
import type { Sql } from './open-database';

interface Migration {
  version: string;
  name: string;
  file: string;
}

const fileName = /^(\d+)_(.+)\.sql$/;

function listMigrations(directory: string): Migration[] {
  if (!fs.existsSync(directory)) {
    throw new StackError(
      `There is no migrations folder at ${directory}.`,
      'Check the clone is whole.',
    );
  }
  return fs
    .readdirSync(directory)
    .sort()
    .flatMap((entry) => {
      const [, version, name] = fileName.exec(entry) ?? [];
      return version && name ? [{ version, name, file: path.join(directory, entry) }] : [];
    });
}

async function ensureHistory(sql: Sql): Promise<Set<string>> {
  await sql`create schema if not exists supabase_migrations`;
  await sql`
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`;
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  return new Set(rows.map((row) => row.version));
}

interface DatabaseError {
  detail?: string;
  hint?: string;
  position?: string;
  where?: string;
}

function explain(error: unknown, text: string): string {
  const { detail, hint, position, where } = error as DatabaseError;
  const line = position ? text.slice(0, Number(position)).split('\n').length : undefined;
  return [
    `${messageOf(error)}${line ? ` (line ${line})` : ''}`,
    ...[detail, hint, where].filter(Boolean),
  ].join('\n');
}

/**
 * Applies what is new in order, each file in one transaction together with its entry in
 * supabase_migrations.schema_migrations (the table the Supabase CLI keeps). A failing file changes
 * nothing. Returns the names applied.
 */
export async function applyMigrations(sql: Sql, directory: string): Promise<string[]> {
  const applied = await ensureHistory(sql);
  const fresh = listMigrations(directory).filter(({ version }) => !applied.has(version));
  for (const { version, name, file } of fresh) {
    const text = fs.readFileSync(file, 'utf8');
    try {
      await sql.begin(async (tx) => {
        await tx.unsafe(text).simple();
        await tx`
          insert into supabase_migrations.schema_migrations (version, name, statements)
          values (${version}, ${name}, ${[text]})`;
      });
    } catch (error) {
      throw new StackError(
        `The migration ${path.basename(file)} failed and was undone: ${explain(error, text)}`,
        'Correct that file (or restore it from git) and start again; earlier migrations are kept.',
        { cause: error },
      );
    }
  }
  return fresh.map(({ name }) => name);
}
