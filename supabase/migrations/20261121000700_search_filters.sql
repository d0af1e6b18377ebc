-- Filters: strict validation, one canonical form (its hash tells two searches apart), one where clause.

create function private.reject_filter(p_key text, p_expected text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT400' using
    message = format('Filter "%s" %s.', p_key, p_expected),
    hint = 'Correct this filter and search again: nothing was charged.';
end $$;

-- A list of distinct non-empty strings, sorted; null when empty.
create function private.filter_list(p_key text, p_value jsonb, p_allowed text[] default null) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_item jsonb;
begin
  if jsonb_typeof(p_value) <> 'array' then
    perform private.reject_filter(p_key, 'must be a list of strings');
  end if;
  if jsonb_array_length(p_value) > 200 then
    perform private.reject_filter(p_key, 'may hold at most 200 values');
  end if;
  for v_item in select value from jsonb_array_elements(p_value) loop
    if jsonb_typeof(v_item) <> 'string' or btrim(v_item #>> '{}') = '' or char_length(v_item #>> '{}') > 200 then
      perform private.reject_filter(p_key, 'must be a list of strings of 1 to 200 characters');
    end if;
    if p_allowed is not null and not (v_item #>> '{}') = any (p_allowed) then
      perform private.reject_filter(p_key, format(
        'knows no value "%s"; use %s', left(v_item #>> '{}', 40), array_to_string(p_allowed, ', ')));
    end if;
  end loop;
  return (
    select jsonb_agg(item order by item collate "C")
      from (select distinct value #>> '{}' as item from jsonb_array_elements(p_value)) items);
end $$;

create function private.filter_number(
  p_key text, p_value jsonb, p_low numeric default null, p_high numeric default null
) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_number numeric;
begin
  if jsonb_typeof(p_value) is distinct from 'number' then
    perform private.reject_filter(p_key, 'must be a number');
  end if;
  v_number := p_value::numeric;
  if abs(v_number) > 1e15 or v_number < p_low or v_number > p_high then
    perform private.reject_filter(p_key, case when p_low is null then 'is out of range'
      else format('must be between %s and %s', p_low, p_high) end);
  end if;
  return to_jsonb(trim_scale(v_number));
end $$;

create function private.filter_polygon(p_value jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_point jsonb;
  v_points jsonb := '[]';
begin
  if jsonb_typeof(p_value) <> 'array' then
    perform private.reject_filter('polygon', 'must be a list of [lng, lat] points');
  end if;
  if jsonb_array_length(p_value) = 0 then
    return null;
  end if;
  if jsonb_array_length(p_value) not between 3 and 1000 then
    perform private.reject_filter('polygon', 'must have 3 to 1000 points');
  end if;
  for v_point in select value from jsonb_array_elements(p_value) loop
    if jsonb_typeof(v_point) <> 'array' or jsonb_array_length(v_point) <> 2 then
      perform private.reject_filter('polygon', 'must be a list of [lng, lat] points');
    end if;
    v_points := v_points || jsonb_build_array(jsonb_build_array(
      private.filter_number('polygon', v_point -> 0, -180, 180),
      private.filter_number('polygon', v_point -> 1, -90, 90)));
  end loop;
  return v_points;
end $$;

create function private.filter_bbox(p_value jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_value) <> 'array' then
    perform private.reject_filter('bbox', 'must be [west, south, east, north]');
  end if;
  if jsonb_array_length(p_value) = 0 then
    return null;
  end if;
  if jsonb_array_length(p_value) <> 4 then
    perform private.reject_filter('bbox', 'must be [west, south, east, north]');
  end if;
  p_value := jsonb_build_array(
    private.filter_number('bbox', p_value -> 0, -180, 180), private.filter_number('bbox', p_value -> 1, -90, 90),
    private.filter_number('bbox', p_value -> 2, -180, 180), private.filter_number('bbox', p_value -> 3, -90, 90));
  if (p_value ->> 0)::numeric > (p_value ->> 2)::numeric or (p_value ->> 1)::numeric > (p_value ->> 3)::numeric then
    perform private.reject_filter('bbox', 'must have west <= east and south <= north');
  end if;
  return p_value;
end $$;

create function private.filter_near(p_value jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_value) <> 'object'
    or exists (select 1 from jsonb_object_keys(p_value) k where k not in ('lat', 'lng', 'radius_m'))
  then
    perform private.reject_filter('near', 'must be {lat, lng, radius_m}');
  end if;
  return jsonb_build_object(
    'lat', private.filter_number('near.lat', p_value -> 'lat', -90, 90),
    'lng', private.filter_number('near.lng', p_value -> 'lng', -180, 180),
    'radius_m', private.filter_number('near.radius_m', p_value -> 'radius_m', 0, 200000));
end $$;

-- The canonical form of a filter object, or PT400 naming the key at fault.
create function private.normalise_filters(p_filters jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_key text;
  v_value jsonb;
  v_clean jsonb;
  v_result jsonb := '{}';
begin
  if p_filters is null then
    return v_result;
  end if;
  if jsonb_typeof(p_filters) <> 'object' then
    raise sqlstate 'PT400' using message = 'Filters must be a JSON object.';
  end if;
  for v_key, v_value in select key, value from jsonb_each(p_filters) loop
    v_clean := null;
    case v_key
      when 'areas', 'roads' then v_clean := private.filter_list(v_key, v_value);
      when 'amenities' then v_clean := private.filter_list(v_key, v_value);
      when 'typologies' then
        v_clean := private.filter_list(v_key, v_value, array['Studio', '1BR', '2BR', '3BR', '4BR', '5BR']);
      when 'sale_type' then
        v_clean := private.filter_list(v_key, v_value, array['new', 'off_plan', 'resale']);
      when 'price_min', 'price_max', 'rent_min', 'rent_max', 'size_min', 'size_max' then
        v_clean := private.filter_number(v_key, v_value);
      when 'year_min', 'year_max' then
        v_clean := private.filter_number(v_key, v_value, 0, 9999);
        if (v_clean::numeric % 1) <> 0 then
          perform private.reject_filter(v_key, 'must be a whole year');
        end if;
      when 'dsq', 'en_suite' then
        if jsonb_typeof(v_value) <> 'boolean' then
          perform private.reject_filter(v_key, 'must be true or false');
        end if;
        v_clean := v_value;
      when 'text' then
        if jsonb_typeof(v_value) <> 'string' or char_length(v_value #>> '{}') > 200 then
          perform private.reject_filter(v_key, 'must be a string of at most 200 characters');
        end if;
        v_clean := to_jsonb(nullif(lower(btrim(regexp_replace(v_value #>> '{}', '\s+', ' ', 'g'))), ''));
      when 'near' then v_clean := private.filter_near(v_value);
      when 'polygon' then v_clean := private.filter_polygon(v_value);
      when 'bbox' then v_clean := private.filter_bbox(v_value);
      else
        raise sqlstate 'PT400' using
          message = format('Unknown filter "%s".', left(v_key, 60)),
          hint = 'Known filters: areas, roads, typologies, price_min, price_max, rent_min, rent_max, size_min, '
            'size_max, sale_type, dsq, en_suite, year_min, year_max, amenities, near, polygon, bbox, text.';
    end case;
    if v_clean is not null and v_clean <> 'null' then
      v_result := v_result || jsonb_build_object(v_key, v_clean);
    end if;
  end loop;
  return v_result;
end $$;

create function private.filters_hash(p_kind text, p_clean jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(p_kind || ':' || p_clean::text, 'UTF8')), 'hex') $$;

-- Great-circle distance in metres (haversine, mean Earth radius 6,371,000 m).
create function private.distance_m(
  lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision
) returns double precision
language sql immutable parallel safe
as $$
  select 2 * 6371000 * asin(least(1, sqrt(
    sind((lat2 - lat1) / 2) ^ 2 + cosd(lat1) * cosd(lat2) * sind((lng2 - lng1) / 2) ^ 2)))
$$;

create function private.text_array(p_list jsonb) returns text[]
language sql immutable set search_path = ''
as $$ select array(select jsonb_array_elements_text(p_list)) $$;

-- The where clause over units u for filters in canonical form. Every value goes through %L.
create function private.filter_clause(p_clean jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_parts text[] := '{}';
  v_key text;
  v_value jsonb;
  v_word text;
begin
  for v_key, v_value in select key, value from jsonb_each(p_clean) loop
    case v_key
      when 'areas' then
        v_parts := v_parts || format('u.area_id = any (%L::integer[])', array(
          select a.id from public.areas a where a.slug = any (private.text_array(v_value)) order by a.id));
      when 'roads' then v_parts := v_parts || format('u.road = any (%L::text[])', private.text_array(v_value));
      when 'typologies' then
        v_parts := v_parts || format('u.typology = any (%L::text[])', private.text_array(v_value));
      when 'sale_type' then
        v_parts := v_parts || format('u.sale_type = any (%L::text[])', private.text_array(v_value));
      when 'amenities' then
        v_parts := v_parts || format('u.amenities @> %L::text[]', private.text_array(v_value));
      when 'price_min' then v_parts := v_parts || format('u.price >= %L::double precision', v_value #>> '{}');
      when 'price_max' then v_parts := v_parts || format('u.price <= %L::double precision', v_value #>> '{}');
      when 'rent_min' then v_parts := v_parts || format('u.rent >= %L::double precision', v_value #>> '{}');
      when 'rent_max' then v_parts := v_parts || format('u.rent <= %L::double precision', v_value #>> '{}');
      when 'size_min' then v_parts := v_parts || format('u.size_sqm >= %L::double precision', v_value #>> '{}');
      when 'size_max' then v_parts := v_parts || format('u.size_sqm <= %L::double precision', v_value #>> '{}');
      when 'year_min' then v_parts := v_parts || format('u.year_built >= %L::integer', v_value #>> '{}');
      when 'year_max' then v_parts := v_parts || format('u.year_built <= %L::integer', v_value #>> '{}');
      when 'dsq' then v_parts := v_parts || format('u.dsq = %L::boolean', v_value #>> '{}');
      when 'en_suite' then v_parts := v_parts || format('u.en_suite = %L::boolean', v_value #>> '{}');
      when 'text' then
        foreach v_word in array string_to_array(
          extensions.unaccent('extensions.unaccent', v_value #>> '{}'), ' ')
        loop
          v_parts := v_parts || format(
            'u.search_text like %L', '%' || regexp_replace(v_word, '([\\%_])', '\\\1', 'g') || '%');
        end loop;
      when 'near' then v_parts := v_parts || private.near_clause(v_value);
      when 'polygon' then v_parts := v_parts || private.polygon_clause(v_value);
      when 'bbox' then
        v_parts := v_parts || format(
          '(u.position <@ box(point(%1$L, %2$L), point(%3$L, %4$L)) '
          'and u.lng between %1$L::double precision and %3$L::double precision '
          'and u.lat between %2$L::double precision and %4$L::double precision)',
          v_value ->> 0, v_value ->> 1, v_value ->> 2, v_value ->> 3);
    end case;
  end loop;
  return coalesce(nullif(array_to_string(v_parts, ' and '), ''), 'true');
end $$;

-- A box the index can use, then the exact distance.
create function private.near_clause(p_near jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_lat double precision := (p_near ->> 'lat')::double precision;
  v_lng double precision := (p_near ->> 'lng')::double precision;
  v_radius double precision := (p_near ->> 'radius_m')::double precision;
  v_dlat double precision := degrees(v_radius / 6371000) * 1.001 + 1e-6;
  v_dlng double precision := least(180, v_dlat / greatest(cosd(least(89.9, abs(v_lat) + v_dlat)), 1e-3));
begin
  return format(
    '(u.position <@ box(point(%L, %L), point(%L, %L)) and private.distance_m(u.lat, u.lng, %L, %L) <= %L::double precision)',
    v_lng - v_dlng, v_lat - v_dlat, v_lng + v_dlng, v_lat + v_dlat, v_lat, v_lng, v_radius);
end $$;

-- A box the index can use, then the exact even-odd rule: the built-in polygon operators take points
-- within some metres of an edge for points on it.
create function private.polygon_clause(p_polygon jsonb) returns text
language sql immutable set search_path = ''
as $$
  with corners as (
    select (p ->> 0)::double precision as x, (p ->> 1)::double precision as y, i
      from jsonb_array_elements(p_polygon) with ordinality as points (p, i)
  ), edges as (
    select x, y, i, lag(x) over around as px, lag(y) over around as py
      from (select * from corners union all
            select x, y, 0 from (select * from corners order by i desc limit 1) closing) ring
    window around as (order by i)
  )
  select format(
    '(u.position <@ box(point(%L, %L), point(%L, %L)) and (select count(*) %% 2 = 1 '
    'from unnest(%L::double precision[], %L::double precision[], %L::double precision[], %L::double precision[]) '
    'as e (x, y, px, py) where (e.y > u.lat) <> (e.py > u.lat) '
    'and u.lng < (e.px - e.x) * (u.lat - e.y) / nullif(e.py - e.y, 0) + e.x))',
    min(x), min(y), max(x), max(y), array_agg(x), array_agg(y), array_agg(px), array_agg(py))
  from edges where i > 0
$$;
