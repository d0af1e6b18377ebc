/** Largest event sent inside NOTIFY itself (PostgreSQL's limit is 8000 bytes). */
const largestNotification = 7800;

/**
 * Change capture: a trigger turns each change of a published table into an event and sends it with
 * NOTIFY, or through a spill table when it is too large. The publication decides which tables.
 */
export const realtimeSql = `
create unlogged table local_stack.realtime_spill (
  id bigint generated always as identity primary key,
  body text not null,
  at timestamptz not null default now()
);
grant usage on schema local_stack to savanna_authenticator;
grant select on local_stack.realtime_spill to savanna_authenticator;

create function local_stack.capture_change() returns trigger
language plpgsql security definer set search_path = '' as $function$
declare
  event text;
  secured boolean;
  keys text[];
  before jsonb;
  spilled bigint;
begin
  select c.relrowsecurity, array(
      select a.attname::text from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary)
    into secured, keys
    from pg_catalog.pg_class c where c.oid = tg_relid;
  if tg_op <> 'INSERT' then
    -- With row security on, hosted Supabase sends no more of the old row than its key.
    before := pg_catalog.to_jsonb(old);
    if secured or not exists (
      select from pg_catalog.pg_class where oid = tg_relid and relreplident = 'f') then
      select coalesce(pg_catalog.jsonb_object_agg(k, before -> k), '{}') into before
        from pg_catalog.unnest(keys) k;
    end if;
  end if;
  event := pg_catalog.jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'secured', secured, 'keys', pg_catalog.to_jsonb(keys),
    'commit_timestamp', pg_catalog.to_char(
      pg_catalog.clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'record', case when tg_op = 'DELETE' then null else pg_catalog.to_jsonb(new) end,
    'old_record', before)::text;
  if pg_catalog.octet_length(event) > ${largestNotification} then
    delete from local_stack.realtime_spill where at < pg_catalog.now() - interval '1 minute';
    insert into local_stack.realtime_spill (body) values (event) returning id into spilled;
    event := '#' || spilled;
  end if;
  perform pg_catalog.pg_notify('savanna_realtime', event);
  return null;
end $function$;
revoke execute on function local_stack.capture_change() from public;
`;

/** Gives every published table its trigger; run after migrations, which may publish more. */
export const installTriggersSql = `
do $$
declare target record;
begin
  for target in
    select p.schemaname, p.tablename from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and not exists (
      select from pg_catalog.pg_trigger t
      where t.tgname = 'savanna_realtime'
        and t.tgrelid = format('%I.%I', p.schemaname, p.tablename)::regclass)
  loop
    execute format(
      'create trigger savanna_realtime after insert or update or delete on %I.%I
       for each row execute function local_stack.capture_change()',
      target.schemaname, target.tablename);
  end loop;
  for target in
    select n.nspname as schemaname, c.relname as tablename from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = t.tgrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where t.tgname = 'savanna_realtime' and not exists (
      select from pg_catalog.pg_publication_tables p
      where p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname)
  loop
    execute format('drop trigger savanna_realtime on %I.%I', target.schemaname, target.tablename);
  end loop;
end $$;
`;
