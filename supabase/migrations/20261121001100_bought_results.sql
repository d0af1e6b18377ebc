-- Reading what was bought: again, page by page, or as columns for the scatter and the map. All free.

create function public.open_search(search_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_search public.searches := private.own_search(private.require_user(), open_search.search_id);
begin
  return private.search_result(v_search) || jsonb_build_object(
    'kind', v_search.kind, 'filters', v_search.filters,
    'created_at', v_search.created_at, 'expires_at', v_search.expires_at);
end $$;

create function private.search_result(p_search public.searches) returns jsonb
language sql stable set search_path = ''
as $$ select private.search_answer(p_search.id, 0) $$;

-- The unit ids behind a bought search; PT400 for a report, which has none.
create function private.bought_unit_ids(p_search_id uuid) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  v_search public.searches := private.own_search(private.require_user(), p_search_id);
  v_ids bigint[];
begin
  select su.unit_ids into v_ids from private.search_units su where su.search_id = v_search.id;
  if not found then
    raise sqlstate 'PT400' using message = 'This search is an area report and has no unit rows.';
  end if;
  return v_ids;
end $$;

create function private.encode_cursor(p_cursor jsonb) returns text
language sql immutable set search_path = ''
as $$ select translate(encode(convert_to(p_cursor::text, 'UTF8'), 'base64'), E'+/\n', '-_') $$;

create function private.decode_cursor(p_cursor text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return convert_from(decode(translate(p_cursor, '-_', '+/'), 'base64'), 'UTF8')::jsonb;
exception when others then
  raise sqlstate 'PT400' using
    message = 'The cursor is not one of ours.', hint = 'Send next_cursor back unchanged, or none for the first page.';
end $$;

-- Type of a sortable column, PT400 for any other.
create function private.sort_type(p_column text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_types constant jsonb := '{
    "id": "bigint", "area": "text", "area_name": "text", "road": "text", "development": "text", "typology": "text",
    "price": "double precision", "rent": "double precision", "size_sqm": "double precision",
    "gross_yield": "double precision", "price_sqm": "double precision", "grm": "double precision",
    "sale_type": "text", "dsq": "boolean", "en_suite": "boolean", "year_built": "integer",
    "source": "text", "observed_on": "date", "asking_or_sold": "text", "confidence": "double precision",
    "lat": "double precision", "lng": "double precision"}';
begin
  if not v_types ? p_column then
    raise sqlstate 'PT400' using
      message = format('Cannot sort by "%s".', left(p_column, 60)),
      hint = 'Use a column and a direction, such as "price.desc".';
  end if;
  return v_types ->> p_column;
end $$;

-- One page of a bought search. `sort` is "column.asc" or "column.desc"; nulls come last, ties by id.
create function public.search_rows(
  search_id uuid, cursor text default null, page_size integer default 100,
  sort text default null, filters jsonb default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_ids bigint[] := private.bought_unit_ids(search_rows.search_id);
  v_clean jsonb := private.normalise_filters(search_rows.filters);
  v_column text := split_part(coalesce(nullif(search_rows.sort, ''), 'id.asc'), '.', 1);
  v_direction text := coalesce(nullif(split_part(coalesce(search_rows.sort, ''), '.', 2), ''), 'asc');
  v_type text := private.sort_type(v_column);
  v_query_hash text := md5(v_column || v_direction || v_clean::text);
  v_after jsonb;
  v_keyset text := 'true';
  v_units jsonb;
  v_last jsonb;
  v_next text;
begin
  if v_direction not in ('asc', 'desc') then
    raise sqlstate 'PT400' using message = 'The sort direction must be asc or desc.', hint = 'For example "price.desc".';
  end if;
  if search_rows.page_size is null or search_rows.page_size not between 1 and 1000 then
    raise sqlstate 'PT400' using message = 'page_size must be between 1 and 1000.';
  end if;
  if search_rows.cursor is not null then
    v_after := private.decode_cursor(search_rows.cursor);
    if v_after ->> 'q' is distinct from v_query_hash then
      raise sqlstate 'PT400' using
        message = 'This cursor belongs to another sort or filter.', hint = 'Start again without a cursor.';
    end if;
    v_keyset := case
      when v_after ->> 'v' is null then format('(f.%1$I is null and f.id > %2$L::bigint)', v_column, v_after ->> 'id')
      else format('(f.%1$I %2$s %3$L::%4$s or (f.%1$I = %3$L::%4$s and f.id > %5$L::bigint) or f.%1$I is null)',
        v_column, case v_direction when 'asc' then '>' else '<' end, v_after ->> 'v', v_type, v_after ->> 'id')
    end;
  end if;
  execute format($sql$
    select coalesce(jsonb_agg(to_jsonb(page) order by page.%1$I %2$s nulls last, page.id), '[]')
    from (
      select f.* from unnest($1) as i (id)
        join public.units u on u.id = i.id and %3$s
        join private.unit_facts f on f.id = u.id
       where %4$s
       order by f.%1$I %2$s nulls last, f.id
       limit %5$s) page
    $sql$, v_column, v_direction, private.filter_clause(v_clean), v_keyset, search_rows.page_size + 1)
  into v_units using v_ids;
  if jsonb_array_length(v_units) > search_rows.page_size then
    v_units := v_units - search_rows.page_size;
    v_last := v_units -> -1;
    v_next := private.encode_cursor(
      jsonb_build_object('q', v_query_hash, 'v', v_last -> v_column, 'id', v_last -> 'id'));
  end if;
  return jsonb_build_object('units', v_units, 'next_cursor', v_next);
end $$;

-- All rows of a bought search as columns of equal length, in id order; typology is an index into `typologies`.
create function public.search_points(search_id uuid, filters jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_ids bigint[] := private.bought_unit_ids(search_points.search_id);
  v_answer jsonb;
begin
  execute format($sql$
    select jsonb_build_object(
      'typologies', to_jsonb($2), 'total', count(*),
      'id', coalesce(jsonb_agg(u.id order by u.id), '[]'),
      'lng', coalesce(jsonb_agg(u.lng order by u.id), '[]'),
      'lat', coalesce(jsonb_agg(u.lat order by u.id), '[]'),
      'size_sqm', coalesce(jsonb_agg(u.size_sqm order by u.id), '[]'),
      'price', coalesce(jsonb_agg(u.price order by u.id), '[]'),
      'rent', coalesce(jsonb_agg(u.rent order by u.id), '[]'),
      'price_sqm', coalesce(jsonb_agg(u.price_sqm order by u.id), '[]'),
      'gross_yield', coalesce(jsonb_agg(u.gross_yield order by u.id), '[]'),
      'typology', coalesce(jsonb_agg(array_position($2, u.typology) - 1 order by u.id), '[]'))
    from unnest($1) as i (id) join public.units u on u.id = i.id and %s
    $sql$, private.filter_clause(private.normalise_filters(search_points.filters)))
  into v_answer using v_ids, array['Studio', '1BR', '2BR', '3BR', '4BR', '5BR'];
  return v_answer;
end $$;

-- An unexpired search already paid for with the same filters, newest first; null if there is none.
create function public.find_bought_search(filters jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_hash text := private.filters_hash('property', private.normalise_filters(find_bought_search.filters));
begin
  return (
    select jsonb_build_object(
      'search_id', s.id, 'total', s.total, 'created_at', s.created_at, 'expires_at', s.expires_at)
      from public.searches s
     where s.user_id = v_user and s.filters_hash = v_hash and s.expires_at > public.app_now()
     order by s.expires_at desc limit 1);
end $$;

grant execute on function public.open_search(uuid) to authenticated;
grant execute on function public.search_rows(uuid, text, integer, text, jsonb) to authenticated;
grant execute on function public.search_points(uuid, jsonb) to authenticated;
grant execute on function public.find_bought_search(jsonb) to authenticated;
