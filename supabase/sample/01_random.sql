-- Deterministic noise: the same seed, key and salt give the same number on every run.

drop schema if exists sample cascade;
create schema sample;
revoke all on schema sample from public;

-- Uniform on (0, 1), from the lower half of the hash: its upper half is visibly less random. Salts below 97 never meet the next key.
create function sample.uniform(p_seed bigint, p_key bigint, p_salt integer) returns double precision
language sql immutable parallel safe
as $$
  select ((hashint8extended(p_key * 97 + p_salt, p_seed) & 4294967295)::double precision + 0.5) / 4294967296
$$;

-- Standard normal by Box-Muller; takes the salts p_salt and p_salt + 1.
create function sample.normal(p_seed bigint, p_key bigint, p_salt integer) returns double precision
language sql immutable parallel safe
as $$
  select sqrt(-2 * ln(sample.uniform(p_seed, p_key, p_salt)))
    * cos(2 * pi() * sample.uniform(p_seed, p_key, p_salt + 1))
$$;

create function sample.pick(p_values text[], p_seed bigint, p_key bigint, p_salt integer) returns text
language sql immutable parallel safe
as $$ select p_values[1 + floor(sample.uniform(p_seed, p_key, p_salt) * cardinality(p_values))::integer] $$;

-- Metres north and east of a point, as degrees.
create function sample.moved(
  p_lat double precision, p_lng double precision, p_metres double precision, p_degrees double precision
) returns double precision[]
language sql immutable parallel safe
as $$
  select array[
    round((p_lat + p_metres * cosd(p_degrees) / 111195)::numeric, 6)::double precision,
    round((p_lng + p_metres * sind(p_degrees) / (111195 * cosd(p_lat)))::numeric, 6)::double precision]
$$;
