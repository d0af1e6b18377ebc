-- The area report: 1 to 4 areas together for one token; frozen when bought. Small groups stay hidden.

create table private.area_reports (
  search_id uuid primary key references public.searches (id) on delete cascade,
  report jsonb not null
);
alter table private.area_reports enable row level security;

-- Median and quartiles of one figure, hidden below five observations and marked below ten.
create function private.report_figure(p_values double precision[], p_n bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when p_n >= 5 then private.quartiles(p_values, p_n) else private.quartiles(null, p_n) end
      || jsonb_build_object('hidden', p_n < 5, 'small_sample', p_n between 5 and 9)
$$;

-- Figures of the units under a where clause, for one area; `p_group` is a column to group by, or 'all'.
create function private.report_groups(p_area integer, p_clause text, p_group text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_groups jsonb;
begin
  execute format($sql$
    select coalesce(jsonb_agg(jsonb_build_object(
        'group', g.label, 'n', g.n,
        'price', private.report_figure(g.price, g.price_n), 'rent', private.report_figure(g.rent, g.rent_n),
        'size_sqm', private.report_figure(g.size_sqm, g.size_n),
        'price_sqm', private.report_figure(g.price_sqm, g.price_sqm_n),
        'gross_yield', private.if_enough(g.annual_rent / g.priced, g.yield_n)) order by g.label), '[]')
    from (
      select %s::text as label, count(*) as n,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by u.price) as price,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by u.rent) as rent,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by u.size_sqm) as size_sqm,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by u.price_sqm) as price_sqm,
        count(u.price) as price_n, count(u.rent) as rent_n, count(u.size_sqm) as size_n,
        count(u.price_sqm) as price_sqm_n, count(u.gross_yield) as yield_n,
        sum(12 * u.rent) filter (where u.gross_yield is not null) as annual_rent,
        sum(u.price) filter (where u.gross_yield is not null) as priced
      from public.units u where u.area_id = $1 and %s group by 1) g
    $sql$, case p_group when 'typology' then 'u.typology' when 'year_built' then 'u.year_built' else '''all''' end,
    p_clause)
  into v_groups using p_area;
  return v_groups;
end $$;

create function private.area_report_of(p_area public.areas, p_clause text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_stock jsonb;
  v_pipeline jsonb;
begin
  select jsonb_build_object(
      'developments', count(*), 'units', coalesce(sum(d.units), 0), 'acres', sum(d.acres),
      'units_per_acre', case when count(*) >= 5 then
        sum(d.units) filter (where d.acres is not null) / nullif(sum(d.acres) filter (where d.units is not null), 0) end,
      'average_floors', case when count(d.floors) >= 5 then avg(d.floors)::double precision end,
      'max_floors', case when count(d.floors) >= 5 then max(d.floors) end)
    into v_stock from public.developments d where d.area_id = p_area.id;
  select jsonb_build_object('projects', count(*), 'units', coalesce(sum(p.units), 0))
    into v_pipeline from public.pipeline_projects p where p.area_id = p_area.id;
  return jsonb_build_object(
    'area', p_area.slug, 'name', p_area.name, 'source', p_area.source,
    'summary', private.report_groups(p_area.id, p_clause, 'all') -> 0,
    'typologies', private.report_groups(p_area.id, p_clause, 'typology'),
    'stock', v_stock,
    'stock_by_year', (
      select coalesce(jsonb_agg(jsonb_build_object('year', y.completed_year, 'developments', y.n,
               'units', case when y.n >= 5 then y.units end) order by y.completed_year), '[]')
        from (select d.completed_year, count(*) as n, sum(d.units) as units from public.developments d
               where d.area_id = p_area.id and d.completed_year is not null group by 1) y),
    'pipeline', v_pipeline,
    'supply_shock', (v_pipeline ->> 'units')::double precision / nullif((v_stock ->> 'units')::double precision, 0),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'month', s.month, 'n', s.n, 'median_price', s.median_price, 'median_rent', s.median_rent,
               'median_price_sqm', s.median_price_sqm, 'gross_yield', s.gross_yield) order by s.month), '[]')
        from public.area_stats_monthly s where s.area_slug = p_area.slug and s.typology = 'all'));
end $$;

create function private.require_report_areas(p_slugs text[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_unknown text;
begin
  if p_slugs is null or cardinality(p_slugs) not between 1 and 4
    or cardinality(p_slugs) <> (select count(distinct s) from unnest(p_slugs) s)
  then
    raise sqlstate 'PT400' using message = 'area_ids must name 1 to 4 different areas.';
  end if;
  select s into v_unknown from unnest(p_slugs) s
   where not exists (select 1 from public.areas a where a.slug = s) limit 1;
  if found then
    raise sqlstate 'PT400' using message = format('There is no area "%s".', left(v_unknown, 60));
  end if;
end $$;

create function private.report_answer(p_search_id uuid, p_charged integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('search_id', p_search_id, 'charged', p_charged) || r.report
    from private.area_reports r where r.search_id = p_search_id
$$;

create function public.area_report(area_ids text[], filters jsonb, request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_clean jsonb := private.normalise_filters(area_report.filters);
  v_asked jsonb := v_clean || jsonb_build_object('areas', (
    select jsonb_agg(s order by s collate "C") from unnest(area_report.area_ids) s));
  v_hash text := private.filters_hash('area_report', v_asked);
  v_clause text := private.filter_clause(v_clean);
  v_search_id uuid;
  v_report jsonb;
  v_total integer;
begin
  if v_clean ? 'areas' then
    raise sqlstate 'PT400' using message = 'Filter "areas" does not belong here.', hint = 'Name the areas in area_ids.';
  end if;
  perform private.require_report_areas(area_report.area_ids);
  perform private.require_request_id(area_report.request_id);
  perform private.lock_wallet(v_user);
  v_search_id := private.bought_search_by_request(v_user, area_report.request_id, 'area_report', v_hash);
  if v_search_id is not null then
    return private.report_answer(v_search_id, 0);
  end if;

  perform private.run_due_work(v_user);
  execute format('select count(*) from public.units u where u.area_id = any ($1) and %s', v_clause)
    into v_total using array(select a.id from public.areas a where a.slug = any (area_report.area_ids));
  if v_total > 0 and private.balance(v_user) = 0 then
    perform private.raise_empty_wallet();
  end if;
  select jsonb_build_object('total', v_total, 'areas', jsonb_agg(private.area_report_of(a, v_clause) order by asked.place))
    into v_report
    from unnest(area_report.area_ids) with ordinality as asked (slug, place)
    join public.areas a on a.slug = asked.slug;
  if v_total = 0 then
    return jsonb_build_object('search_id', null, 'charged', 0) || v_report;
  end if;
  v_search_id := private.buy_search(
    v_user, area_report.request_id, 'area_report', v_asked, v_hash, v_total, 'Area report');
  insert into private.area_reports (search_id, report) values (v_search_id, v_report);
  return private.report_answer(v_search_id, 1);
end $$;
grant execute on function public.area_report(text[], jsonb, uuid) to authenticated;

-- Opening either kind of search again.
create or replace function private.search_result(p_search public.searches) returns jsonb
language sql stable set search_path = ''
as $$
  select case p_search.kind
    when 'area_report' then private.report_answer(p_search.id, 0)
    else private.search_answer(p_search.id, 0) end
$$;
