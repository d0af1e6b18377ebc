-- The free preview: counts and completeness, never rows; rounded away below 10 so that it is no oracle.

create unlogged table private.rate_counters (
  action text not null,
  address_hash text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (action, address_hash, window_start)
);
alter table private.rate_counters enable row level security;

-- The client's address: as the API server knows it, else as the proxy in front of it reports it.
-- Null for calls that did not come through an API.
create function private.client_address() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('request.peer', true), ''),
    nullif(h ->> 'cf-connecting-ip', ''),
    nullif(btrim(split_part(h ->> 'x-forwarded-for', ',', 1)), ''))
  from (select nullif(current_setting('request.headers', true), '')::jsonb as h) headers
$$;

-- Counts one call in the current minute (wall clock, not the product's); PT429 beyond the limit.
create function private.limit_rate(p_action text, p_per_minute integer) returns void
language plpgsql set search_path = ''
as $$
declare
  v_address text := private.client_address();
  v_window timestamptz := date_trunc('minute', clock_timestamp());
  v_hits integer;
  v_wait integer;
begin
  if v_address is null then
    return;
  end if;
  insert into private.rate_counters as c (action, address_hash, window_start)
  values (p_action, encode(sha256(convert_to(v_address, 'UTF8')), 'hex'), v_window)
  on conflict (action, address_hash, window_start) do update set hits = c.hits + 1
  returning c.hits into v_hits;
  if v_hits = 1 then
    delete from private.rate_counters c where c.window_start < v_window - interval '5 minutes';
  end if;
  if v_hits > p_per_minute then
    v_wait := ceil(extract(epoch from v_window + interval '1 minute' - clock_timestamp()));
    raise sqlstate 'PT429' using
      message = format('More than %s previews in a minute. Try again in %s seconds.', p_per_minute, v_wait),
      detail = jsonb_build_object('retry_after', v_wait)::text;
  end if;
end $$;

create function public.preview_search(filters jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.limit_rate('preview', 60);
  execute format($sql$
    select case when n >= 10 then jsonb_build_object(
        'count', n, 'date_from', date_from, 'date_to', date_to,
        'completeness', jsonb_build_object(
          'size', sizes::double precision / n, 'rent', rents::double precision / n,
          'price', prices::double precision / n))
      else jsonb_build_object(
        'count', case when n = 0 then 0 end, 'date_from', null, 'date_to', null,
        'completeness', jsonb_build_object('size', null, 'rent', null, 'price', null)) end
    from (
      select count(*) as n, min(u.observed_on) as date_from, max(u.observed_on) as date_to,
             count(u.size_sqm) as sizes, count(u.rent) as rents, count(u.price) as prices
        from public.units u where %s) counted
    $sql$, private.filter_clause(private.normalise_filters(preview_search.filters)))
  into v_answer;
  return v_answer;
end $$;
grant execute on function public.preview_search(jsonb) to anon, authenticated, service_role;
