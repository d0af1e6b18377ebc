import type { Filters } from 'shared-state/contracts';
import { EMPTY_FORM, type FilterForm } from './filter-form';

const asText = (value: number | boolean | string | undefined) =>
  value === undefined ? '' : String(value);

/** Filters of a stored search back into the form that asks for them. */
export function formFromFilters(filters: Filters): FilterForm {
  const { near, bbox, polygon } = filters;
  return {
    ...EMPTY_FORM,
    areas: filters.areas ?? [],
    roads: filters.roads ?? [],
    typologies: filters.typologies ?? [],
    sale_type: filters.sale_type ?? [],
    amenities: filters.amenities ?? [],
    price_min: asText(filters.price_min),
    price_max: asText(filters.price_max),
    rent_min: asText(filters.rent_min),
    rent_max: asText(filters.rent_max),
    size_min: asText(filters.size_min),
    size_max: asText(filters.size_max),
    year_min: asText(filters.year_min),
    year_max: asText(filters.year_max),
    dsq: asText(filters.dsq),
    en_suite: asText(filters.en_suite),
    text: filters.text ?? '',
    near: near ? `${near.lat},${near.lng},${near.radius_m}` : '',
    bbox: bbox ? bbox.join(',') : '',
    polygon: polygon ? polygon.map((corner) => corner.join(',')).join(';') : '',
  };
}
