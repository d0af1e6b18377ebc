import type postgres from 'postgres';
import type { Mapping } from './mapping';

type Tx = postgres.TransactionSql;

export interface Applied {
  inserted: number;
  updated: number;
  areasCreated: { slug: string; name: string }[];
}

async function createAreas(tx: Tx, mapping: Mapping): Promise<Applied['areasCreated']> {
  return tx<{ slug: string; name: string }[]>`
    insert into public.areas (slug, name, market_id, source, imported)
    select distinct on (s.area_slug) s.area_slug, s.area_name, ${mapping.market}, ${mapping.source}, true
      from staged s
     where not exists (select 1 from public.areas a where a.slug = s.area_slug)
     order by s.area_slug, s.line
    returning slug, name`;
}

async function createDevelopments(tx: Tx, mapping: Mapping): Promise<void> {
  await tx`
    insert into public.developments (area_id, name, road, source, source_key)
    select distinct on (a.id, s.development) a.id, s.development, s.road, ${mapping.source},
           a.slug || '/' || lower(s.development)
      from staged s join public.areas a on a.slug = s.area_slug
     where s.development is not null
     order by a.id, s.development, s.line
    on conflict (source, source_key) do nothing`;
}

/**
 * Writes the staged records: creates areas and developments that are missing, then inserts new
 * units and updates those of the same source key. Units keep their id, so bought searches do too.
 */
export async function applyStaged(tx: Tx, mapping: Mapping): Promise<Applied> {
  const areasCreated = await createAreas(tx, mapping);
  await createDevelopments(tx, mapping);
  const [counts] = await tx<{ inserted: number; updated: number }[]>`
    with written as (
      insert into public.units
        (area_id, development_id, road, typology, size_sqm, price, rent, sale_type, dsq, en_suite, furnished,
         year_built, amenities, lat, lng, search_text, source, source_key, observed_on, asking_or_sold, confidence)
      select a.id, d.id, s.road, s.typology, s.size_sqm, s.price, s.rent, s.sale_type, s.dsq, s.en_suite,
             s.furnished, s.year_built, s.amenities, s.lat, s.lng,
             private.search_text(a.name, s.road, s.development), ${mapping.source}, s.source_key, s.observed_on,
             s.asking_or_sold, s.confidence
        from staged s
        join public.areas a on a.slug = s.area_slug
        left join public.developments d on d.source = ${mapping.source}
          and d.source_key = a.slug || '/' || lower(s.development)
       order by s.line
      on conflict (source, source_key) do update set
        area_id = excluded.area_id, development_id = excluded.development_id, road = excluded.road,
        typology = excluded.typology, size_sqm = excluded.size_sqm, price = excluded.price, rent = excluded.rent,
        sale_type = excluded.sale_type, dsq = excluded.dsq, en_suite = excluded.en_suite,
        furnished = excluded.furnished, year_built = excluded.year_built, amenities = excluded.amenities,
        lat = excluded.lat, lng = excluded.lng, search_text = excluded.search_text,
        observed_on = excluded.observed_on, asking_or_sold = excluded.asking_or_sold,
        confidence = excluded.confidence
      returning xmax = 0 as fresh)
    select count(*) filter (where fresh)::int as inserted, count(*) filter (where not fresh)::int as updated
      from written`;
  await tx`select public.refresh_area_stats()`;
  return { inserted: counts?.inserted ?? 0, updated: counts?.updated ?? 0, areasCreated };
}
