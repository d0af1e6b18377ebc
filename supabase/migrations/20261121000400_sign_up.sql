-- What an account gets when it is created and when its address or phone is confirmed.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) between 1 and 200),
  phone text check (char_length(phone) <= 32),
  locale text not null default 'en-KE' check (char_length(locale) between 2 and 35),
  currency text not null default 'KES' check (currency ~ '^[A-Z]{3}$'),
  area_unit text not null default 'sqm' check (area_unit in ('sqm', 'sqft')),
  investment_defaults jsonb not null default '{}' check (jsonb_typeof(investment_defaults) = 'object'),
  terms_version text check (char_length(terms_version) <= 40),
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
grant select on public.profiles to authenticated, service_role;
grant update (full_name, phone, locale, currency, area_unit, investment_defaults)
  on public.profiles to authenticated;
create policy "own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "own profile changes" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

-- Addresses that have had their free tokens, as a keyed hash: it outlives the account and names nobody.
create table private.free_token_claims (
  address_hash text primary key,
  claimed_at timestamptz not null default now()
);
create table private.claim_key (
  only_row boolean primary key default true check (only_row),
  value text not null
);
insert into private.claim_key (value) values (gen_random_uuid()::text || gen_random_uuid()::text);
alter table private.free_token_claims enable row level security;
alter table private.claim_key enable row level security;

-- One mailbox, one form: lower case, no +tag, and for Gmail no dots.
create function private.normalise_email(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com')
      then replace(mailbox, '.', '') || '@gmail.com'
      else mailbox || '@' || domain end
  from (
    select regexp_replace(split_part(lower(btrim(p_email)), '@', 1), '\+.*$', '') as mailbox,
           split_part(lower(btrim(p_email)), '@', 2) as domain
  ) parts
$$;

create function private.normalise_phone(p_phone text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(p_phone, '\D', '', 'g') $$;

-- True the first time an address is seen.
create function private.claim_address(p_kind text, p_normalised text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into private.free_token_claims (address_hash, claimed_at)
  select encode(sha256(convert_to(k.value || ':' || p_kind || ':' || p_normalised, 'UTF8')), 'hex'), public.app_now()
    from private.claim_key k
  on conflict do nothing;
  return found;
end $$;

-- Marks every confirmed address of the user as used and grants once if one of them was new.
create function private.grant_free_tokens(p_user uuid, p_email text, p_phone text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_new boolean := false;
begin
  if nullif(p_email, '') is not null then
    v_new := private.claim_address('email', private.normalise_email(p_email));
  end if;
  if nullif(p_phone, '') is not null then
    v_new := private.claim_address('phone', private.normalise_phone(p_phone)) or v_new;
  end if;
  if v_new then
    perform private.post_ledger_entry(
      p_user, 'payg', 3, 'grant', 'Free tokens for a confirmed address', null, 'free:' || p_user);
  end if;
end $$;

create function private.open_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_meta jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}');
  v_terms text := left(nullif(btrim(v_meta ->> 'terms_version'), ''), 40);
begin
  insert into public.tokens (user_id) values (new.id) on conflict do nothing;
  insert into public.subscriptions (user_id) values (new.id) on conflict do nothing;
  insert into public.profiles (user_id, full_name, phone, terms_version, terms_accepted_at)
  values (
    new.id,
    left(nullif(btrim(v_meta ->> 'full_name'), ''), 200),
    left(coalesce(nullif(new.phone, ''), nullif(btrim(v_meta ->> 'phone'), '')), 32),
    v_terms,
    case when v_terms is not null then public.app_now() end
  ) on conflict do nothing;
  return null;
end $$;

create function private.welcome_confirmed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.grant_free_tokens(
    new.id,
    case when new.email_confirmed_at is not null then new.email end,
    case when new.phone_confirmed_at is not null then new.phone end
  );
  return null;
end $$;

-- Triggers of one event fire in name order: the account exists before it is welcomed.
create trigger savanna_1_open_account after insert on auth.users
  for each row execute function private.open_account();
create trigger savanna_2_welcome_confirmed_insert after insert on auth.users
  for each row when (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
  execute function private.welcome_confirmed();
create trigger savanna_2_welcome_confirmed_update
  after update of email, phone, email_confirmed_at, phone_confirmed_at on auth.users
  for each row when (
    (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
    and (old.email, old.phone, old.email_confirmed_at, old.phone_confirmed_at)
      is distinct from (new.email, new.phone, new.email_confirmed_at, new.phone_confirmed_at)
  )
  execute function private.welcome_confirmed();
