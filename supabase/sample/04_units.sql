-- Observed unit records: price and rent scatter independently around the area's figures (log-sd 0.20 and
-- 0.15) and drift gently over the three years before 31 October 2026.

create table sample.typology (
  place integer primary key,
  name text not null,
  -- Upper end of its share of the records.
  until double precision not null,
  -- Which figure of the profile it takes, and by what it multiplies size, price and rent.
  figure integer not null,
  size_factor double precision not null,
  price_factor double precision not null,
  rent_factor double precision not null
);
insert into sample.typology values
  (0, 'Studio', 0.06, 1, 0.55, 0.62, 0.65),
  (1, '1BR', 0.25, 1, 1, 1, 1),
  (2, '2BR', 0.56, 2, 1, 1, 1),
  (3, '3BR', 0.85, 3, 1, 1, 1),
  (4, '4BR', 0.96, 4, 1, 1, 1),
  (5, '5BR', 1, 4, 1.25, 1.25, 1.25);

create function sample.make_units(p_seed bigint, p_first bigint, p_last bigint) returns void
language plpgsql
as $$
declare
  v_places integer := (select count(*) from sample.area);
  v_developments bigint := (select count(*) from sample.development);
begin
  insert into public.units
    (area_id, development_id, road, typology, size_sqm, price, rent, sale_type, dsq, en_suite, cloakroom, furnished,
     year_built, amenities, lat, lng, search_text, source, source_key, observed_on, asking_or_sold, confidence)
  select a.area_id, d.development_id, d.road, t.name,
    case when sample.uniform(p_seed, n, 1) >= 0.04 then
      greatest(14, round(p.sizes[t.figure] * t.size_factor * exp(0.06 * sample.normal(p_seed, n, 2)))) end,
    case when sample.uniform(p_seed, n, 4) >= 0.01 then
      round(p.prices[t.figure] * t.price_factor * exp(0.20 * sample.normal(p_seed, n, 5) + 0.020 * m.years) / 1e4) * 1e4 end,
    case when sample.uniform(p_seed, n, 7) >= 0.03 then
      round(p.rents[t.figure] * t.rent_factor * exp(0.15 * sample.normal(p_seed, n, 8) + 0.025 * m.years) / 500) * 500 end,
    d.sale_type,
    t.place >= 2 and sample.uniform(p_seed, n, 10) < 0.12 * t.place,
    t.place >= 1 and sample.uniform(p_seed, n, 11) < 0.55 + 0.08 * t.place,
    t.place >= 2 and sample.uniform(p_seed, n, 12) < 0.45,
    sample.uniform(p_seed, n, 13) < 0.15,
    d.completed_year, d.amenities, d.lat, d.lng, d.search_text, 'Savanna sample', 'unit-' || n,
    date '2026-10-31' - m.days_ago,
    case when sample.uniform(p_seed, n, 14) < 0.12 then 'sold' else 'asking' end,
    round((0.6 + 0.4 * sample.uniform(p_seed, n, 15))::numeric, 2)::double precision
  from generate_series(p_first, p_last) n
  cross join lateral (
    select sample.uniform(p_seed, n, 16) as pick_area, sample.uniform(p_seed, n, 17) as pick_group,
           sample.uniform(p_seed, n, 18) as pick_typology, sample.uniform(p_seed, n, 19) as pick_development,
           floor(1096 * sample.uniform(p_seed, n, 20) ^ 1.3)::integer as days_ago) r
  -- 445 is the middle of the dates: the three-year medians meet the profile.
  cross join lateral (select r.days_ago, (445 - r.days_ago) / 365.25 as years) m
  join sample.profile p on r.pick_area >= (select coalesce(sum(q.share), 0) from sample.profile q where q.place < p.place)
    and r.pick_area < (select sum(q.share) + case when p.place = 4 then 1 else 0 end from sample.profile q where q.place <= p.place)
  join sample.typology t on r.pick_typology < t.until
    and r.pick_typology >= coalesce((select max(q.until) from sample.typology q where q.place < t.place), 0)
  cross join lateral (
    select p.place + 5 * floor(r.pick_group * ((v_places - p.place + 4) / 5))::integer as place) chosen
  join sample.area a on a.place = chosen.place
  join sample.development d on d.number = chosen.place + 1
    + v_places * floor(r.pick_development * ((v_developments - chosen.place - 1) / v_places + 1))::bigint
  order by n
  on conflict (source, source_key) do nothing;
end $$;
