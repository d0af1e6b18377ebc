-- Names for the search box: areas, roads and developments, and nothing else about them.

create table private.places (
  kind text not null check (kind in ('area', 'road', 'development')),
  name text not null,
  -- What a filter takes: the slug of an area, else the name.
  filter_value text not null,
  area_slug text not null,
  lookup text not null,
  weight integer not null default 0,
  primary key (kind, filter_value, area_slug)
);
create index places_lookup on private.places using gin (lookup extensions.gin_trgm_ops);
alter table private.places enable row level security;

create function private.place_key(p_name text) returns text
language sql stable set search_path = ''
as $$ select lower(extensions.unaccent('extensions.unaccent', btrim(p_name))) $$;

create function private.refresh_places() returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.places p where true;
  insert into private.places (kind, name, filter_value, area_slug, lookup, weight)
  select 'area', a.name, a.slug, a.slug, private.place_key(a.name), 3 from public.areas a
  union all
  select 'road', r.road, r.road, a.slug, private.place_key(r.road), 2
    from (
      select area_id, road from public.units where road is not null
      union
      select area_id, road from public.developments where road is not null) r
    join public.areas a on a.id = r.area_id
  union all
  select distinct 'development', d.name, d.name, a.slug, private.place_key(d.name), 1
    from public.developments d join public.areas a on a.id = d.area_id;
end $$;

-- At most ten places whose name contains or resembles the text (two characters or more).
create function public.suggest_places(query text)
returns table (kind text, name text, slug_or_name text, area text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  v_text text := private.place_key(left(coalesce(suggest_places.query, ''), 80));
  v_pattern text := '%' || regexp_replace(v_text, '([\\%_])', '\\\1', 'g') || '%';
begin
  if char_length(v_text) < 2 then
    return;
  end if;
  -- Loads pg_trgm, whose setting may then be changed for this transaction: one wrong letter still finds.
  perform extensions.show_limit();
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  return query
    select p.kind, p.name, p.filter_value, p.area_slug
      from private.places p
     where p.lookup like v_pattern or v_text operator(extensions.<%) p.lookup
     order by (p.lookup like v_pattern) desc, (p.lookup like substr(v_pattern, 2)) desc,
              extensions.word_similarity(v_text, p.lookup) desc, p.weight desc, p.name, p.area_slug
     limit 10;
end $$;
grant execute on function public.suggest_places(text) to anon, authenticated, service_role;
