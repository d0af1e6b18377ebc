/**
 * What a hosted Supabase project has before its first migration: request roles, schemas,
 * extensions, the realtime publication and default grants. Applied once, at first boot: granting
 * again at a later start would undo what migrations revoked.
 */
export const platformSql = `
do $$
declare missing text;
begin
  foreach missing in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = missing) then
      execute format('create role %I nologin noinherit', missing);
    end if;
  end loop;
  alter role service_role bypassrls;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists cube with schema extensions;
create extension if not exists earthdistance with schema extensions;
create extension if not exists btree_gist with schema extensions;

grant usage on schema public, extensions to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant execute on functions to anon, authenticated, service_role;
`;

/** The login roles of the API, and the search path every session of this database gets. */
export const loginRolesSql = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'savanna_authenticator') then
    create role savanna_authenticator noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'savanna_auth_admin') then
    create role savanna_auth_admin;
  end if;
  grant anon, authenticated, service_role to savanna_authenticator;
  -- lite reads the schema through information_schema, which shows a role only what it may read.
  grant pg_read_all_data to savanna_auth_admin;
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
end $$;
`;

/** auth.uid() and its kin, as on hosted Supabase, and the tables lite's auth schema lacks. */
export const authSql = `
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

-- One live token per user and purpose. Only hashes are kept: link_hash of the long token in the
-- mail's link, code_hash of the six digits.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in
    ('confirmation', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'sms', 'phone_change')),
  link_hash text not null unique,
  code_hash text not null,
  relates_to text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null default 'unverified',
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';
create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);

create schema local_stack;
create table local_stack.installed (name text primary key, at timestamptz not null default now());
create table local_stack.outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null default clock_timestamp()
);

grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema auth, local_stack to savanna_auth_admin;
grant all on all tables in schema auth, local_stack to savanna_auth_admin;
grant all on all sequences in schema auth, local_stack to savanna_auth_admin;
grant select on auth.users, auth.sessions to savanna_authenticator;
grant usage on schema auth to savanna_authenticator;
`;
