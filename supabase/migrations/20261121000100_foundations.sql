-- Ground rules: extensions, the private schema, and no privilege that a later file does not grant.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- After the extensions, whose functions must stay callable.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Everything in here is reached only through security definer functions of schema public.
create schema private;
revoke all on schema private from public;

-- The product's clock. Production leaves the shift at zero; time travel (payments sandbox, tests) moves it.
create table private.clock (
  only_row boolean primary key default true check (only_row),
  shift interval not null default interval '0'
);
insert into private.clock default values;
alter table private.clock enable row level security;

create function public.app_now() returns timestamptz
language sql stable security definer set search_path = ''
as $$ select now() + (select shift from private.clock) $$;

create function public.set_app_clock(shift interval) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
begin
  update private.clock set shift = coalesce(set_app_clock.shift, interval '0');
  return public.app_now();
end $$;

grant execute on function public.app_now() to anon, authenticated, service_role;
grant execute on function public.set_app_clock(interval) to service_role;

-- The signed-in user, or an error that says what to do. Status 401 through the PTxyz convention.
create function private.require_user() returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null then
    raise sqlstate 'PT401' using message = 'Sign in first.', hint = 'This call needs a session.';
  end if;
  return v_user;
end $$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := public.app_now();
  return new;
end $$;
