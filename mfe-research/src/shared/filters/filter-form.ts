/** The search form as typed: every field a string or a list, so that a bad value can be kept. */
export interface FilterForm {
  areas: string[];
  roads: string[];
  typologies: string[];
  sale_type: string[];
  amenities: string[];
  price_min: string;
  price_max: string;
  rent_min: string;
  rent_max: string;
  size_min: string;
  size_max: string;
  year_min: string;
  year_max: string;
  dsq: string;
  en_suite: string;
  text: string;
  near: string;
  bbox: string;
  polygon: string;
}

export const LIST_KEYS = ['areas', 'roads', 'typologies', 'sale_type', 'amenities'] as const;
export const TEXT_KEYS = [
  'price_min',
  'price_max',
  'rent_min',
  'rent_max',
  'size_min',
  'size_max',
  'year_min',
  'year_max',
  'dsq',
  'en_suite',
  'text',
  'near',
  'bbox',
  'polygon',
] as const;

export const EMPTY_FORM: FilterForm = {
  areas: [],
  roads: [],
  typologies: [],
  sale_type: [],
  amenities: [],
  price_min: '',
  price_max: '',
  rent_min: '',
  rent_max: '',
  size_min: '',
  size_max: '',
  year_min: '',
  year_max: '',
  dsq: '',
  en_suite: '',
  text: '',
  near: '',
  bbox: '',
  polygon: '',
};

/** How many filters are set, for the button that opens them on a phone. */
export function countSetFilters(form: FilterForm): number {
  const lists = LIST_KEYS.filter((key) => form[key].length > 0).length;
  return lists + TEXT_KEYS.filter((key) => form[key].trim() !== '').length;
}
