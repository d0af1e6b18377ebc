-- The paid search: matching, debit and frozen result in one transaction, once per request id.

create function private.bought_search_by_request(
  p_user uuid, p_request_id uuid, p_kind text, p_hash text
) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_search public.searches;
begin
  select * into v_search from public.searches s where s.user_id = p_user and s.request_id = p_request_id;
  if not found then
    return null;
  end if;
  if v_search.kind <> p_kind or v_search.filters_hash <> p_hash then
    raise sqlstate 'PT409' using
      message = 'This request id already bought a different search.',
      hint = 'Send a new request id with new filters: nothing was charged.';
  end if;
  perform private.refuse_expired(v_search.expires_at);
  return v_search.id;
end $$;

create function private.refuse_expired(p_expires_at timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if p_expires_at <= public.app_now() then
    raise sqlstate 'PT410' using
      message = 'This search is older than 30 days and can no longer be opened.',
      hint = 'Run it again to see today''s data: it costs 1 token.';
  end if;
end $$;

-- The caller's own unexpired search of that kind: PT404 for anyone else's, PT410 when too old.
create function private.own_search(p_user uuid, p_search_id uuid) returns public.searches
language plpgsql stable set search_path = ''
as $$
declare
  v_search public.searches;
begin
  select * into v_search from public.searches s where s.id = p_search_id and s.user_id = p_user;
  if not found then
    raise sqlstate 'PT404' using
      message = 'There is no such search in your account.',
      hint = 'Open one of your own searches, or run this one for 1 token.';
  end if;
  perform private.refuse_expired(v_search.expires_at);
  return v_search;
end $$;

create function private.require_request_id(p_request_id uuid) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_request_id is null then
    raise sqlstate 'PT400' using
      message = 'A request_id is required.',
      hint = 'Send a fresh uuid for every new search and the same one for a retry.';
  end if;
end $$;

create function private.search_answer(p_search_id uuid, p_charged integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('search_id', p_search_id, 'charged', p_charged, 'total', cardinality(su.unit_ids))
      || private.search_statistics(su.unit_ids)
      || jsonb_build_object('units', private.units_json(su.unit_ids[1:100]))
    from private.search_units su where su.search_id = p_search_id
$$;

-- Records the search and takes the token. The caller holds the wallet's lock.
create function private.buy_search(
  p_user uuid, p_request_id uuid, p_kind text, p_clean jsonb, p_hash text, p_total integer, p_reason text
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into public.searches
    (user_id, request_id, kind, filters, filters_hash, total, created_at, expires_at)
  values
    (p_user, p_request_id, p_kind, p_clean, p_hash, p_total, public.app_now(), public.app_now() + interval '30 days')
  returning id into v_id;
  perform private.spend_token(p_user, v_id, p_reason);
  return v_id;
end $$;

create function public.search_properties(filters jsonb, request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_clean jsonb := private.normalise_filters(search_properties.filters);
  v_hash text := private.filters_hash('property', v_clean);
  v_clause text := private.filter_clause(v_clean);
  v_search_id uuid;
  v_ids bigint[];
  v_any boolean;
begin
  perform private.require_request_id(search_properties.request_id);
  -- Held to the end: a second call with this request id waits here and then finds the first one's search.
  perform private.lock_wallet(v_user);
  v_search_id := private.bought_search_by_request(v_user, search_properties.request_id, 'property', v_hash);
  if v_search_id is not null then
    return private.search_answer(v_search_id, 0);
  end if;

  perform private.run_due_work(v_user);
  if private.balance(v_user) = 0 then
    execute format('select exists (select 1 from public.units u where %s)', v_clause) into v_any;
    if v_any then
      perform private.raise_empty_wallet();
    end if;
    v_ids := '{}';
  else
    execute format(
      'select array(select id from (select u.id from public.units u where %s limit 50001) matched order by id)',
      v_clause) into v_ids;
  end if;

  if cardinality(v_ids) > 50000 then
    raise sqlstate 'PT413' using
      message = 'More than 50,000 units match.',
      hint = 'Narrow your search, by area or typology for example: nothing was charged.';
  end if;
  if cardinality(v_ids) = 0 then
    return jsonb_build_object('search_id', null, 'charged', 0, 'total', 0)
      || private.search_statistics(v_ids) || jsonb_build_object('units', '[]'::jsonb);
  end if;
  v_search_id := private.buy_search(
    v_user, search_properties.request_id, 'property', v_clean, v_hash, cardinality(v_ids), 'Property search');
  insert into private.search_units (search_id, unit_ids) values (v_search_id, v_ids);
  return private.search_answer(v_search_id, 1);
end $$;
grant execute on function public.search_properties(jsonb, uuid) to authenticated;
