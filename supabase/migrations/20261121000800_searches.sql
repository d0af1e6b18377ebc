-- Bought searches. The row is its owner's to read; the frozen unit ids leave only as paid answers.

create table public.searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  request_id uuid not null,
  kind text not null check (kind in ('property', 'area_report')),
  filters jsonb not null,
  filters_hash text not null,
  total integer not null check (total > 0),
  charged integer not null default 1 check (charged in (0, 1)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, request_id)
);
create index searches_recent on public.searches (user_id, created_at desc);
create index searches_same on public.searches (user_id, filters_hash, expires_at desc);
alter table public.searches enable row level security;
grant select on public.searches to authenticated, service_role;
create policy "own searches" on public.searches
  for select to authenticated using ((select auth.uid()) = user_id);

alter table public.token_ledger
  add constraint token_ledger_search_id_fkey foreign key (search_id) references public.searches (id);

create table private.search_units (
  search_id uuid primary key references public.searches (id) on delete cascade,
  unit_ids bigint[] not null
);
alter table private.search_units enable row level security;

-- The columns of a paid row, by the names the page knows. `area` is the slug.
create view private.unit_facts as
  select u.id, a.slug as area, a.name as area_name, u.road, d.name as development, u.typology,
         u.price, u.rent, u.size_sqm, u.gross_yield, u.price_sqm, u.grm, u.sale_type, u.dsq, u.en_suite,
         u.cloakroom, u.furnished, u.year_built, u.amenities, u.lat, u.lng, u.source, u.observed_on,
         u.asking_or_sold, u.confidence
    from public.units u
    join public.areas a on a.id = u.area_id
    left join public.developments d on d.id = u.development_id;

create function private.units_json(p_ids bigint[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by i.place), '[]')
    from unnest(p_ids) with ordinality as i (id, place)
    join private.unit_facts f on f.id = i.id
$$;

-- {median, p25, p75, n} from percentile_cont's array; all null on an empty set.
create function private.quartiles(p_values double precision[], p_n bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('median', p_values[2], 'p25', p_values[1], 'p75', p_values[3], 'n', p_n)
$$;

-- Totals and statistics of a set of units. Group yield = sum(12R) / sum(P), never a mean of ratios.
create function private.search_statistics(p_ids bigint[]) returns jsonb
language sql stable set search_path = ''
as $$
  with picked as materialized (
    select u.development_id, u.price, u.rent, u.price_sqm, u.gross_yield, u.grm
      from unnest(p_ids) as i (id) join public.units u on u.id = i.id
  ), s as (
    select
      count(*) as data_points,
      sum(12 * rent) filter (where gross_yield is not null)
        / nullif(sum(price) filter (where gross_yield is not null), 0) as group_yield,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) as price,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rent) as rent,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price_sqm) as price_sqm,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by gross_yield) as gross_yield,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by grm) as grm,
      count(price) as price_n, count(rent) as rent_n, count(price_sqm) as price_sqm_n,
      count(gross_yield) as gross_yield_n, count(grm) as grm_n,
      avg(price) as price_mean, min(price) as price_min, max(price) as price_max
    from picked
  ), d as (
    select count(*) as developments, coalesce(sum(dev.units), 0) as units
      from (select distinct development_id from picked where development_id is not null) p
      join public.developments dev on dev.id = p.development_id
  )
  select jsonb_build_object(
    'totals', jsonb_build_object(
      'data_points', s.data_points, 'developments', d.developments, 'units', d.units,
      'gross_yield', s.group_yield),
    'stats', jsonb_build_object(
      'price_sqm', private.quartiles(s.price_sqm, s.price_sqm_n),
      'rent', private.quartiles(s.rent, s.rent_n),
      'gross_yield', private.quartiles(s.gross_yield, s.gross_yield_n) || jsonb_build_object('group', s.group_yield),
      'grm', private.quartiles(s.grm, s.grm_n),
      'price', private.quartiles(s.price, s.price_n)
        || jsonb_build_object('mean', s.price_mean, 'min', s.price_min, 'max', s.price_max)))
  from s, d
$$;
