-- What each area is calibrated to: density, floors, and size (sqm), asking price (KES) and rent (KES a
-- month) of 1 to 4 bedrooms. Studio and 5BR follow from 1BR and 4BR.

create table sample.profile (
  place integer primary key,
  slug text not null,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  -- Share of the observed records.
  share double precision not null,
  units_per_acre double precision not null,
  floors_mean double precision not null,
  floors_sd double precision not null,
  floors_min integer not null,
  floors_max integer not null,
  sizes double precision[] not null,
  prices double precision[] not null,
  rents double precision[] not null,
  roads text[] not null
);

insert into sample.profile values
  (0, 'kilimani', 'Kilimani', -1.2893, 36.7869, 0.25, 354, 19, 3, 11, 27,
   '{62,100,165,210}', '{6.0e6,8.5e6,13.0e6,20e6}', '{41e3,57e3,74e3,105e3}',
   array['Argwings Kodhek Road', 'Lenana Road', 'Kirichwa Road', 'Wood Avenue', 'Ring Road Kilimani',
     'Elgeyo Marakwet Road', 'Chaka Road', 'Galana Road', 'Kindaruma Road', 'Timau Road', 'Dennis Pritt Road']),
  (1, 'kileleshwa', 'Kileleshwa', -1.2807, 36.7817, 0.20, 264, 15, 3.5, 6, 23,
   '{65,115,187,230}', '{5.8e6,8.0e6,13.0e6,22e6}', '{39e3,54e3,75e3,113e3}',
   array['Othaya Road', 'Mandera Road', 'Kandara Road', 'Laikipia Road', 'Gatundu Road', 'Oloitokitok Road',
     'Siaya Road', 'Githunguri Road', 'Kileleshwa Ring Road', 'Suguta Road']),
  (2, 'lavington', 'Lavington', -1.2765, 36.7753, 0.20, 363, 16, 2.5, 9, 23,
   '{60,99,165,215}', '{6.2e6,8.9e6,13.0e6,23e6}', '{41e3,56e3,68e3,109e3}',
   array['James Gichuru Road', 'Gitanga Road', 'Hatheru Road', 'Muthangari Drive', 'Amboseli Road',
     'Mbaazi Avenue', 'Convent Drive', 'Chalbi Drive', 'Kingara Road']),
  (3, 'riverside', 'Riverside', -1.2718, 36.8053, 0.14, 182, 15, 1.8, 12, 18,
   '{70,130,190,240}', '{8.5e6,14.4e6,26e6,38e6}', '{56e3,94e3,105e3,150e3}',
   array['Riverside Drive', 'Riverside Lane', 'Riverside Close', 'Chiromo Lane', 'Arboretum Drive',
     'Grosvenor Road']),
  (4, 'westlands', 'Westlands', -1.2669, 36.8116, 0.21, 394, 19, 4.5, 8, 31,
   '{60,100,170,220}', '{7.0e6,11.7e6,17.0e6,26e6}', '{49e3,68e3,86e3,128e3}',
   array['Waiyaki Way', 'Rhapta Road', 'School Lane', 'General Mathenge Drive', 'Brookside Drive',
     'Church Road', 'Parklands Road', 'Muthithi Road', 'Woodvale Grove', 'Mpaka Road', 'Peponi Road']);

-- Names for the areas that a scale above 1 adds; after them they are numbered.
create function sample.extra_name(p_number integer) returns text
language sql immutable
as $$
  select coalesce(
    (array['Parklands', 'Upper Hill', 'Hurlingham', 'Spring Valley', 'Loresho', 'Kitisuru', 'Nyari', 'Runda',
      'Muthaiga', 'Karen', 'Langata', 'South B', 'South C', 'Ngara', 'Pangani', 'Kasarani', 'Roysambu',
      'Kahawa', 'Embakasi', 'Donholm', 'Buruburu', 'Imara Daima', 'Syokimau', 'Ruaka', 'Ridgeways',
      'Garden Estate', 'Thome', 'Mountain View', 'Kangemi', 'Dagoretti'])[p_number],
    'Sample District ' || p_number)
$$;

-- Areas 0 to p_count - 1: the five, then variations of them on a widening ring.
create table sample.area (
  place integer primary key,
  base integer not null references sample.profile (place),
  area_id integer not null,
  lat double precision not null,
  lng double precision not null
);

create function sample.make_areas(p_seed bigint, p_count integer) returns void
language plpgsql
as $$
declare
  v_place integer;
  v_base sample.profile;
  v_name text;
  v_slug text;
  v_centre double precision[];
  v_id integer;
begin
  for v_place in 0 .. p_count - 1 loop
    select * into v_base from sample.profile p where p.place = v_place % 5;
    v_name := v_base.name;
    v_slug := v_base.slug;
    v_centre := array[v_base.lat, v_base.lng];
    if v_place >= 5 then
      v_name := sample.extra_name(v_place - 4);
      v_slug := replace(lower(v_name), ' ', '-');
      v_centre := sample.moved(-1.2770, 36.7921, 3500 + 420 * sqrt(v_place - 4) * 4, 137.508 * v_place);
    end if;
    insert into public.areas (slug, name, market_id, lat, lng, boundary, source)
    values (v_slug, v_name, 'nairobi', v_centre[1], v_centre[2],
      sample.boundary(p_seed, v_place, v_centre), 'Savanna sample')
    on conflict (slug) do update set lat = excluded.lat, lng = excluded.lng, boundary = excluded.boundary,
      source = excluded.source, imported = false
    returning id into v_id;
    insert into sample.area values (v_place, v_base.place, v_id, v_centre[1], v_centre[2]);
  end loop;
end $$;

-- A closed twelve-sided GeoJSON polygon of about 450 m around the centre.
create function sample.boundary(p_seed bigint, p_place integer, p_centre double precision[]) returns jsonb
language sql immutable
as $$
  with corners as (
    select corner, sample.moved(p_centre[1], p_centre[2],
             430 + 40 * sample.uniform(p_seed, p_place, 40 + corner % 12), -30 * corner) as at
      from generate_series(0, 12) corner
  )
  select jsonb_build_object('type', 'Polygon', 'coordinates',
    jsonb_build_array(jsonb_agg(jsonb_build_array(at[2], at[1]) order by corner))) from corners
$$;
