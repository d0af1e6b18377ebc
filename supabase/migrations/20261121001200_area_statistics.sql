-- Public aggregates, computed when data changes. Fewer than 5 observations: no value leaves; fewer than 10: marked.

create table public.area_stats_monthly (
  market_id text not null references public.markets (id),
  area_slug text not null references public.areas (slug) on update cascade,
  -- First day of the month.
  month date not null,
  typology text not null check (typology in ('all', 'Studio', '1BR', '2BR', '3BR', '4BR', '5BR')),
  -- Observations in the month.
  n integer not null,
  small_sample boolean not null,
  median_price double precision,
  p25_price double precision,
  p75_price double precision,
  median_rent double precision,
  p25_rent double precision,
  p75_rent double precision,
  median_price_sqm double precision,
  p25_price_sqm double precision,
  p75_price_sqm double precision,
  -- sum(12R) / sum(P) over the rows that carry both.
  gross_yield double precision,
  primary key (area_slug, typology, month)
);
create index area_stats_monthly_by_typology on public.area_stats_monthly (typology, month);
alter table public.area_stats_monthly enable row level security;
grant select on public.area_stats_monthly to anon, authenticated, service_role;
create policy "anyone reads the monthly statistics" on public.area_stats_monthly
  for select to anon, authenticated using (true);

create table private.area_counters (
  area_id integer primary key references public.areas (id),
  developments bigint not null,
  units bigint not null,
  acreage double precision,
  aggregate_price double precision,
  priced bigint not null,
  data_points bigint not null,
  latest_observed_on date
);
alter table private.area_counters enable row level security;

-- The value, or null when it rests on fewer than five observations.
create function private.if_enough(p_value double precision, p_n bigint) returns double precision
language sql immutable parallel safe
as $$ select case when p_n >= 5 then p_value end $$;

create function private.refresh_monthly_statistics(p_months integer) returns void
language plpgsql set search_path = ''
as $$
declare
  v_from date;
begin
  select (date_trunc('month', max(u.observed_on)) - make_interval(months => p_months - 1))::date
    into v_from from public.units u;
  delete from public.area_stats_monthly s where true;
  insert into public.area_stats_monthly
  select a.market_id, a.slug, g.month, g.typology, g.n, g.n < 10,
         private.if_enough(g.price[2], g.price_n), private.if_enough(g.price[1], g.price_n),
         private.if_enough(g.price[3], g.price_n),
         private.if_enough(g.rent[2], g.rent_n), private.if_enough(g.rent[1], g.rent_n),
         private.if_enough(g.rent[3], g.rent_n),
         private.if_enough(g.price_sqm[2], g.price_sqm_n), private.if_enough(g.price_sqm[1], g.price_sqm_n),
         private.if_enough(g.price_sqm[3], g.price_sqm_n),
         private.if_enough(g.annual_rent / g.priced, g.yield_n)
    from (
      select u.area_id, date_trunc('month', u.observed_on)::date as month,
             coalesce(u.typology, 'all') as typology, count(*) as n,
             percentile_cont(array[0.25, 0.5, 0.75]) within group (order by u.price) as price,
             percentile_cont(array[0.25, 0.5, 0.75]) within group (order by u.rent) as rent,
             percentile_cont(array[0.25, 0.5, 0.75]) within group (order by u.price_sqm) as price_sqm,
             count(u.price) as price_n, count(u.rent) as rent_n, count(u.price_sqm) as price_sqm_n,
             count(u.gross_yield) as yield_n,
             sum(12 * u.rent) filter (where u.gross_yield is not null) as annual_rent,
             sum(u.price) filter (where u.gross_yield is not null) as priced
        from public.units u
       where u.observed_on >= v_from
       group by grouping sets (
         (u.area_id, date_trunc('month', u.observed_on), u.typology),
         (u.area_id, date_trunc('month', u.observed_on)))
    ) g join public.areas a on a.id = g.area_id;
end $$;

create function private.refresh_area_counters() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.area_counters c where true;
  insert into private.area_counters
  select a.id, coalesce(d.developments, 0), coalesce(d.units, 0), d.acreage, u.aggregate_price,
         coalesce(u.priced, 0), coalesce(u.data_points, 0), u.latest
    from public.areas a
    left join (
      select area_id, count(*) as developments, sum(units) as units, sum(acres) as acreage
        from public.developments group by area_id) d on d.area_id = a.id
    left join (
      select area_id, count(*) as data_points, count(price) as priced, sum(price) as aggregate_price,
             max(observed_on) as latest
        from public.units group by area_id) u on u.area_id = a.id;
end $$;

-- Recomputes every public aggregate and the list of places, from the units as they are now.
create function public.refresh_area_stats() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_monthly_statistics(36);
  perform private.refresh_area_counters();
  perform private.refresh_places();
end $$;
grant execute on function public.refresh_area_stats() to service_role;

-- Counters of the home page. `units` is the developments' own count, `aggregate_price` the sum of the
-- observed prices (market currency); both hidden where they rest on fewer than five.
create function public.public_area_counters()
returns table (
  area text, name text, developments bigint, units bigint, acreage double precision,
  aggregate_price double precision, data_points bigint, latest_observed_on date
)
language sql stable security definer set search_path = ''
as $$
  select a.slug, a.name, c.developments, c.units,
         private.if_enough(c.acreage, c.developments), private.if_enough(c.aggregate_price, c.priced),
         c.data_points, c.latest_observed_on
    from private.area_counters c join public.areas a on a.id = c.area_id
   where c.data_points > 0 or c.developments > 0
   order by c.data_points desc, a.slug
$$;
grant execute on function public.public_area_counters() to anon, authenticated, service_role;
