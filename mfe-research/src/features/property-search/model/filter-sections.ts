import type { FilterForm } from '../../../shared/filters/filter-form';

/** Which fields a page shows; whatever else is set appears as removable chips. */
export type SearchFocus = 'research' | 'investment';

/** On a phone these stay on the page and the rest moves into a sheet. */
export const PRIMARY_FIELDS: readonly (keyof FilterForm)[] = [
  'text',
  'areas',
  'roads',
  'typologies',
  'price_min',
  'price_max',
];

const INVESTMENT_FIELDS: readonly (keyof FilterForm)[] = [
  ...PRIMARY_FIELDS,
  'rent_min',
  'rent_max',
];

const MAP_FIELDS: readonly (keyof FilterForm)[] = ['near', 'bbox', 'polygon'];

/** Fields that are set in the address but have no control on this page. */
export function fieldsWithoutControl(form: FilterForm, focus: SearchFocus): (keyof FilterForm)[] {
  const shown = (key: keyof FilterForm) =>
    focus === 'investment' ? INVESTMENT_FIELDS.includes(key) : !MAP_FIELDS.includes(key);
  return (Object.keys(form) as (keyof FilterForm)[]).filter(
    (key) => form[key].length > 0 && !shown(key),
  );
}
