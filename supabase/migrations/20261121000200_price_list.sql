-- The price list is data. Prices are in whole units of the currency; the page derives every discount.

create table public.token_packs (
  id text primary key,
  tokens integer not null check (tokens > 0),
  price numeric(12, 2) not null check (price > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  active boolean not null default true
);

create table public.plans (
  id text primary key,
  name text not null,
  tokens_per_month integer not null check (tokens_per_month > 0),
  price_month numeric(12, 2) not null check (price_month > 0),
  price_year numeric(12, 2) not null check (price_year > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  active boolean not null default true
);

alter table public.token_packs enable row level security;
alter table public.plans enable row level security;
grant select on public.token_packs, public.plans to anon, authenticated, service_role;
create policy "anyone reads the packs on sale" on public.token_packs
  for select to anon, authenticated using (active);
create policy "anyone reads the plans on sale" on public.plans
  for select to anon, authenticated using (active);

insert into public.token_packs (id, tokens, price, currency) values
  ('pack-1', 1, 160, 'KES'),
  ('pack-10', 10, 1500, 'KES'),
  ('pack-25', 25, 3500, 'KES'),
  ('pack-60', 60, 7800, 'KES');

insert into public.plans (id, name, tokens_per_month, price_month, price_year, currency) values
  ('standard', 'Standard', 15, 1500, 15000, 'KES'),
  ('pro', 'Pro', 45, 3900, 39000, 'KES');
