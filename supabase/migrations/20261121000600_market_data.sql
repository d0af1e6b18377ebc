-- Markets are data: currency, locale, unit and cost defaults. Rates and shares are ratios (0.04 = 4 %).

create table public.markets (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  name text not null,
  country text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  locale text not null,
  area_unit text not null check (area_unit in ('sqm', 'sqft')),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  cost_defaults jsonb not null default '{}',
  invest_defaults jsonb not null default '{}'
);

create table public.areas (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  market_id text not null references public.markets (id),
  parent_slug text references public.areas (slug),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  -- GeoJSON Polygon, [lng, lat].
  boundary jsonb,
  source text not null,
  -- Created by an import from a name alone: no centre, no boundary, not reviewed.
  imported boolean not null default false
);
create index areas_market on public.areas (market_id);
create index areas_parent on public.areas (parent_slug) where parent_slug is not null;

alter table public.markets enable row level security;
alter table public.areas enable row level security;
grant select on public.markets, public.areas to anon, authenticated, service_role;
grant insert, update on public.areas to service_role;
create policy "anyone reads the markets" on public.markets for select to anon, authenticated using (true);
create policy "anyone reads the areas" on public.areas for select to anon, authenticated using (true);

-- The priced data: no grant to anon or authenticated, so no policy either.
create table public.developments (
  id bigint generated always as identity primary key,
  area_id integer not null references public.areas (id),
  name text not null,
  road text,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  sale_type text check (sale_type in ('new', 'off_plan', 'resale')),
  -- Its own count of dwellings (acres x units per acre), not the number of observed records.
  units integer check (units >= 0),
  acres double precision check (acres > 0),
  floors integer check (floors > 0),
  habitable_floors integer check (habitable_floors between 0 and floors),
  amenities text[] not null default '{}',
  use text not null default 'residential',
  completed_year integer check (completed_year between 1800 and 2200),
  source text not null,
  source_key text not null,
  unique (source, source_key)
);
create index developments_area on public.developments (area_id, completed_year);

-- Observed records ("data points"). Prices and rents are double precision: statistics are computed
-- in it anyway, and whole amounts up to 2^53 are exact.
create table public.units (
  id bigint generated always as identity primary key,
  area_id integer not null references public.areas (id),
  development_id bigint references public.developments (id),
  road text,
  typology text not null check (typology in ('Studio', '1BR', '2BR', '3BR', '4BR', '5BR')),
  size_sqm double precision check (size_sqm > 0),
  price double precision check (price > 0),
  rent double precision check (rent > 0),
  sale_type text check (sale_type in ('new', 'off_plan', 'resale')),
  dsq boolean,
  en_suite boolean,
  cloakroom boolean,
  furnished boolean,
  year_built integer check (year_built between 1800 and 2200),
  amenities text[] not null default '{}',
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  position point generated always as (point(lng, lat)) stored,
  gross_yield double precision generated always as (12 * rent / price) stored,
  price_sqm double precision generated always as (price / size_sqm) stored,
  grm double precision generated always as (price / (12 * rent)) stored,
  -- Area, road and development in lower case without accents, for the text filter.
  search_text text not null,
  source text not null,
  source_key text not null,
  observed_on date not null,
  asking_or_sold text not null default 'asking' check (asking_or_sold in ('asking', 'sold')),
  confidence double precision not null default 1 check (confidence between 0 and 1),
  unique (source, source_key)
);
create index units_area on public.units (area_id, typology, price);
create index units_typology on public.units (typology, price);
create index units_development on public.units (development_id) where development_id is not null;
create index units_road on public.units (road) where road is not null;
create index units_price on public.units (price);
create index units_rent on public.units (rent);
create index units_size on public.units (size_sqm);
create index units_year on public.units (year_built);
create index units_position on public.units using gist (position);
create index units_text on public.units using gin (search_text extensions.gin_trgm_ops);
create index units_amenities on public.units using gin (amenities);
create index units_observed on public.units using brin (observed_on);

create table public.pipeline_projects (
  id bigint generated always as identity primary key,
  area_id integer not null references public.areas (id),
  name text not null,
  units integer not null check (units > 0),
  stage text not null check (stage in ('planned', 'approved', 'under_construction')),
  expected_year integer not null check (expected_year between 1800 and 2200),
  source text not null,
  source_key text not null,
  unique (source, source_key)
);
create index pipeline_projects_area on public.pipeline_projects (area_id, expected_year);

alter table public.developments enable row level security;
alter table public.units enable row level security;
alter table public.pipeline_projects enable row level security;
grant select, insert, update on public.developments, public.units, public.pipeline_projects to service_role;

create function private.search_text(p_area text, p_road text, p_development text) returns text
language sql stable set search_path = ''
as $$
  select lower(extensions.unaccent('extensions.unaccent', concat_ws(' | ', p_area, p_road, p_development)))
$$;

insert into public.markets
  (id, name, country, currency, locale, area_unit, lat, lng, cost_defaults, invest_defaults)
values (
  'nairobi', 'Nairobi', 'Kenya', 'KES', 'en-KE', 'sqm', -1.2770, 36.7921,
  '{
    "stamp_duty_urban": 0.04, "stamp_duty_rural": 0.02, "legal_rate": 0.015, "legal_vat": 0.16,
    "valuation_rate": 0.0035, "rental_income_tax": 0.075, "capital_gains_tax": 0.15
  }',
  '{
    "ltv": 0.7, "annual_rate": 0.145, "term_years": 15, "vacancy": 0.08, "management_rate": 0.08,
    "service_charge_month": 8000, "insurance_rate": 0.0025, "maintenance_rate": 0.01,
    "rates_year": 12000, "rent_growth": 0, "price_growth": 0.008, "discount_rate": 0.1
  }'
);
