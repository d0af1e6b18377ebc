-- Developments and the pipeline.

create table sample.development (
  number bigint primary key,
  place integer not null,
  development_id bigint not null,
  road text not null,
  lat double precision not null,
  lng double precision not null,
  sale_type text not null,
  completed_year integer not null,
  amenities text[] not null,
  search_text text not null
);

-- 960 different names; the stride keeps them different within an area.
create function sample.development_name(p_seed bigint, p_place integer, p_index bigint) returns text
language sql immutable
as $$
  select (array['Acacia', 'Amani', 'Baobab', 'Bahari', 'Cedar', 'Dhahabu', 'Ebony', 'Faraja', 'Fahari', 'Garnet',
      'Heri', 'Imara', 'Ivory', 'Jabali', 'Jacaranda', 'Jasmine', 'Kijani', 'Kito', 'Lulu', 'Mahogany', 'Maisha',
      'Malaika', 'Marula', 'Mbuni', 'Mwanga', 'Neema', 'Nuru', 'Olive', 'Onyx', 'Pendo', 'Raha', 'Rehema', 'Safari',
      'Sapphire', 'Savanna', 'Serene', 'Simba', 'Sunbird', 'Tamarind', 'Taji', 'Tulia', 'Twiga', 'Umoja', 'Upendo',
      'Uzuri', 'Waridi', 'Yaya', 'Zawadi'])[1 + n / 20]
    || ' ' ||
    (array['Heights', 'Court', 'Residences', 'Gardens', 'Towers', 'Apartments', 'Place', 'Suites', 'View', 'Park',
      'Terraces', 'Villas', 'Point', 'Mews', 'Square', 'Lofts', 'Grove', 'Crest', 'Haven', 'Plaza'])[1 + n % 20]
  from (
    select ((floor(sample.uniform(p_seed, p_place, 60) * 960)::bigint + p_index * 367) % 960)::integer as n) named
$$;

create function sample.make_developments(p_seed bigint, p_count bigint) returns void
language plpgsql
as $$
declare
  v_places bigint := (select count(*) from sample.area);
begin
  create temporary table drafted on commit drop as
  select n as number, a.place, a.area_id, p.roads, p.units_per_acre,
         sample.development_name(p_seed, a.place, (n - 1) / v_places) as name,
         sample.pick(p.roads, p_seed + 2, n, 1) as road,
         sample.moved(a.lat, a.lng, 400 * sqrt(sample.uniform(p_seed + 2, n, 2)),
           360 * sample.uniform(p_seed + 2, n, 3)) as at,
         least(1.8, greatest(0.15, round((0.35 * exp(0.45 * sample.normal(p_seed + 2, n, 4)))::numeric, 2)))::double precision as acres,
         exp(0.1 * sample.normal(p_seed + 2, n, 6)) as density,
         least(p.floors_max, greatest(p.floors_min,
           round(p.floors_mean + p.floors_sd * sample.normal(p_seed + 2, n, 8))))::integer as floors,
         floor(3 * sample.uniform(p_seed + 2, n, 10))::integer as podium,
         case when s < 0.35 then 'new' when s < 0.55 then 'off_plan' else 'resale' end as sale_type,
         case when s < 0.35 then 2023 + floor(4 * y)::integer
              when s < 0.55 then 2027 + floor(3 * y)::integer
              else 2022 - floor(26 * y ^ 1.8)::integer end as completed_year,
         array(
           select amenity from unnest(array['lift', 'parking', 'security', 'borehole', 'generator', 'cctv', 'gym', 'pool',
               'balcony', 'garden', 'playground', 'rooftop'])
             with ordinality as offered (amenity, rank)
            where sample.uniform(p_seed + 2, n, 20 + rank::integer) < 1 - rank * 0.07
            order by amenity) as amenities
    from generate_series(1, p_count) n
    join sample.area a on a.place = (n - 1) % v_places
    join sample.profile p on p.place = a.base
    cross join lateral (select sample.uniform(p_seed + 2, n, 11) as s, sample.uniform(p_seed + 2, n, 12) as y) u;

  insert into public.developments
    (area_id, name, road, lat, lng, sale_type, units, acres, floors, habitable_floors, amenities, completed_year,
     source, source_key)
  select area_id, name, road, at[1], at[2], sale_type,
         greatest(8, round(acres * units_per_acre * density))::integer, acres, floors, floors - podium, amenities,
         completed_year, 'Savanna sample', 'development-' || number
    from drafted order by number
  on conflict (source, source_key) do nothing;

  insert into sample.development
  select d.number, d.place, p.id, d.road, d.at[1], d.at[2], d.sale_type, d.completed_year, d.amenities,
         private.search_text(a.name, d.road, d.name)
    from drafted d
    join public.developments p on p.source = 'Savanna sample' and p.source_key = 'development-' || d.number
    join public.areas a on a.id = d.area_id;
  drop table drafted;
end $$;

-- Eight projects per area, 40 to 240 dwellings each.
create function sample.make_pipeline(p_seed bigint) returns void
language sql
as $$
  insert into public.pipeline_projects (area_id, name, units, stage, expected_year, source, source_key)
  select a.area_id, sample.development_name(p_seed + 4, a.place, n), 40 + floor(200 * sample.uniform(p_seed + 4, k, 1))::integer,
         sample.pick(array['planned', 'approved', 'under_construction'], p_seed + 4, k, 2),
         2027 + floor(4 * sample.uniform(p_seed + 4, k, 3))::integer, 'Savanna sample', 'pipeline-' || k
    from sample.area a cross join generate_series(1, 8) n
    cross join lateral (select a.place * 8 + n as k) keyed
  on conflict (source, source_key) do nothing
$$;
