-- sample.seed makes areas, developments and pipeline; sample.make_units then writes the records in
-- batches, so that a large scale shows progress and stays within memory.

create function sample.unit_count(p_scale double precision) returns bigint
language sql immutable as $$ select greatest(1, round(12000 * p_scale))::bigint $$;

create function sample.seed(p_seed bigint, p_scale double precision) returns void
language plpgsql
as $$
begin
  if p_scale <= 0 then
    raise exception 'The scale of the sample must be above 0.';
  end if;
  perform sample.make_areas(p_seed, greatest(5, round(5 * p_scale)::integer));
  perform sample.make_developments(p_seed, greatest(10, round(900 * p_scale)::bigint));
  perform sample.make_pipeline(p_seed);
  analyze sample.development, sample.area, sample.profile, sample.typology;
end $$;
