import { randomUUID } from 'node:crypto';
import { search } from './rpc';
import {
  anon,
  codeOf,
  type Persona,
  service,
  session,
  startTestDatabase,
  type TestDatabase,
} from './test-database';

jest.setTimeout(120_000);

type Verb = 'select' | 'insert' | 'update' | 'delete';
const verbs: Verb[] = ['select', 'insert', 'update', 'delete'];

/** What each persona may do: "rows" sees or changes rows, "none" is allowed but meets no row, "-" is refused. */
type Right = 'rows' | 'none' | '-';
type Rights = Record<'owner' | 'stranger' | 'anon' | 'service', [Right, Right, Right, Right]>;

const nobody: Rights = {
  owner: ['-', '-', '-', '-'],
  stranger: ['-', '-', '-', '-'],
  anon: ['-', '-', '-', '-'],
  service: ['-', '-', '-', '-'],
};
const everyoneReads: Rights = {
  owner: ['rows', '-', '-', '-'],
  stranger: ['rows', '-', '-', '-'],
  anon: ['rows', '-', '-', '-'],
  service: ['rows', '-', '-', '-'],
};
const ownerReads: Rights = {
  owner: ['rows', '-', '-', '-'],
  stranger: ['none', '-', '-', '-'],
  anon: ['-', '-', '-', '-'],
  service: ['rows', '-', '-', '-'],
};
const serviceWrites: Rights = { ...nobody, service: ['rows', 'rows', 'rows', '-'] };

const tables: Record<string, Rights> = {
  'private.area_counters': nobody,
  'private.area_reports': nobody,
  'private.claim_key': nobody,
  'private.clock': nobody,
  'private.demo_accounts': nobody,
  'private.free_token_claims': nobody,
  'private.places': nobody,
  'private.rate_counters': nobody,
  'private.search_units': nobody,
  'private.unit_facts': nobody,
  'public.area_stats_monthly': everyoneReads,
  'public.areas': { ...everyoneReads, service: ['rows', 'rows', 'rows', '-'] },
  'public.developments': serviceWrites,
  'public.imports': { ...nobody, service: ['rows', '-', '-', '-'] },
  'public.indicators': everyoneReads,
  'public.markets': everyoneReads,
  'public.pipeline_projects': serviceWrites,
  'public.plans': everyoneReads,
  'public.profiles': {
    ...ownerReads,
    owner: ['rows', '-', 'rows', '-'],
    stranger: ['none', '-', 'none', '-'],
  },
  'public.searches': ownerReads,
  'public.subscriptions': { ...ownerReads, service: ['rows', '-', 'rows', '-'] },
  'public.token_ledger': ownerReads,
  'public.token_packs': everyoneReads,
  'public.tokens': ownerReads,
  'public.units': serviceWrites,
};

/** A column the update test may touch; where the grant names columns, one of them. */
const updatable: Record<string, string> = {
  'public.profiles': 'full_name',
  'public.subscriptions': 'cancel_at_period_end',
};

const all = ['anon', 'authenticated', 'service_role'];
const functions: Record<string, string[]> = {
  app_now: all,
  area_report: ['authenticated'],
  find_bought_search: ['authenticated'],
  open_search: ['authenticated'],
  preview_search: all,
  public_area_counters: all,
  read_wallet: ['authenticated'],
  refresh_area_stats: ['service_role'],
  run_due_work: ['service_role'],
  search_points: ['authenticated'],
  search_properties: ['authenticated'],
  search_rows: ['authenticated'],
  service_grant_demo: ['service_role'],
  set_app_clock: ['service_role'],
  suggest_places: all,
  wallet_audit: ['service_role'],
};

let db: TestDatabase;
let people: Record<keyof Rights, Persona>;

beforeAll(async () => {
  db = await startTestDatabase(0.1);
  const [owner, stranger] = [await db.createUser(), await db.createUser()];
  await search(db, owner, { areas: ['kilimani'] });
  await db.sql`insert into public.imports (file_name, mapping, source, lines_read, accepted, rejected, doubtful)
    values ('f', 'm', 's', 0, 0, 0, 0)`;
  people = { owner: session(owner), stranger: session(stranger), anon, service };
});
afterAll(() => db.stop());

it('every table, view and function has its row in this matrix', async () => {
  const relations = await db.sql`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p', 'f') order by 1`;
  expect(relations.map(({ name }) => name)).toEqual(Object.keys(tables).sort());
  const routines = await db.sql`
    select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`;
  expect(routines.map(({ name }) => name)).toEqual(Object.keys(functions).sort());
});

class Undo extends Error {
  constructor(readonly rows: number) {
    super('undo');
  }
}

/** Tries one verb on the owner's rows (or all) and takes it back. */
async function attempt(persona: Persona, table: string, verb: Verb): Promise<Right> {
  const [column] = await db.sql`
    select column_name as name from information_schema.columns
     where table_schema || '.' || table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
     order by ordinal_position limit 1`;
  const name = updatable[table] ?? column?.name;
  const [{ mine } = { mine: false }] = await db.sql`
    select exists (select 1 from information_schema.columns
      where table_schema || '.' || table_name = ${table} and column_name = 'user_id') as mine`;
  const where = mine ? `where user_id = '${people.owner.userId}'` : '';
  const statements: Record<Verb, string> = {
    select: `select 1 from ${table} ${where} limit 1`,
    insert: `insert into ${table} (${name}) values (default)`,
    update: `update ${table} set ${name} = ${name} ${where}`,
    delete: `delete from ${table} ${where}`,
  };
  return db
    .as(persona, async (tx) => {
      const result = await tx.unsafe(statements[verb]);
      throw new Undo(result.count);
    })
    .then(
      () => 'none' as const,
      (error: unknown) => {
        if (error instanceof Undo) return error.rows > 0 || verb === 'insert' ? 'rows' : 'none';
        const { code } = error as { code: string };
        // A constraint can only be met by a row that was permitted.
        if (verb === 'insert' && /^23/.test(code)) return 'rows';
        expect(code).toBe('42501');
        return '-' as const;
      },
    );
}

describe.each(Object.entries(tables))('%s', (table, rights) => {
  it.each(Object.entries(rights))('as %s', async (who, expected) => {
    const seen: Right[] = [];
    for (const verb of verbs) seen.push(await attempt(people[who as keyof Rights], table, verb));
    expect(seen).toEqual(expected);
  });
});

describe('functions', () => {
  it.each(Object.entries(functions))('%s is callable by its roles only', async (name, roles) => {
    const rows = await db.sql`
      select r.rolname as role from pg_proc p cross join pg_roles r
       where p.pronamespace = 'public'::regnamespace and p.proname = ${name}
         and r.rolname in ('anon', 'authenticated', 'service_role')
         and has_function_privilege(r.oid, p.oid, 'execute') order by 1`;
    expect(rows.map(({ role }) => role)).toEqual([...roles].sort());
  });

  it('with definer rights pin their search path', async () => {
    const rows = await db.sql`
      select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private') and p.prosecdef
         and not ('search_path=""' = any (coalesce(p.proconfig, '{}')))`;
    expect([...rows]).toEqual([]);
  });

  it('of the private schema are out of reach for every API role', async () => {
    for (const persona of [people.owner, anon, service]) {
      const call = db.as(
        persona,
        (tx) =>
          tx`select private.post_ledger_entry(${randomUUID()}::uuid, 'payg', 5, 'grant', 'x')`,
      );
      expect(await codeOf(call)).toBe('42501');
    }
  });

  it('refuse a session without a user', async () => {
    const call = db.as({ role: 'authenticated' }, (tx) => tx`select public.read_wallet()`);
    expect(await codeOf(call)).toBe('PT401');
  });
});

describe('columns', () => {
  const change = (persona: Persona, statement: string) =>
    codeOf(db.as(persona, (tx) => tx.unsafe(statement)));

  it('balances, terms and ownership cannot be written through a permitted table', async () => {
    const { owner } = people;
    expect(await change(owner, `update public.profiles set terms_version = '9'`)).toBe('42501');
    expect(await change(owner, `update public.profiles set user_id = '${randomUUID()}'`)).toBe(
      '42501',
    );
    expect(await change(owner, 'update public.tokens set token_count = 999')).toBe('42501');
    expect(await change(service, 'update public.subscriptions set plan_tokens = 999')).toBe(
      '42501',
    );
    expect(await change(service, 'update public.tokens set token_count = 999')).toBe('42501');
  });

  it('row level security is on everywhere', async () => {
    const rows = await db.sql`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind = 'r' and not c.relrowsecurity`;
    expect([...rows]).toEqual([]);
  });
});

describe('over HTTP, with the publishable key alone', () => {
  const get = (path: string) =>
    fetch(`${db.stack.apiUrl}/rest/v1/${path}`, { headers: { apikey: db.stack.publishableKey } });

  it('units are refused and public aggregates answered', async () => {
    expect([401, 403]).toContain((await get('units?select=id&limit=1')).status);
    expect([401, 403]).toContain((await get('token_ledger?select=id')).status);
    expect((await get('areas?select=slug')).status).toBe(200);
    expect((await get('area_stats_monthly?select=n&limit=1')).status).toBe(200);
  });
});
