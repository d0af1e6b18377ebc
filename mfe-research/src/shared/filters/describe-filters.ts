import type { Filters } from 'shared-state/contracts';
import { formatMoney, formatNumber } from 'shared-ui/format';

const SALE_TYPES = { new: 'New', off_plan: 'Off-plan', resale: 'Resale' } as const;

/** "off_plan" as the reader knows it. */
export function saleTypeName(slug: string | null): string {
  if (slug === null) return '—';
  return SALE_TYPES[slug as keyof typeof SALE_TYPES] ?? slug;
}

function range(
  low: number | undefined,
  high: number | undefined,
  write: (value: number) => string,
): string | null {
  if (low !== undefined && high !== undefined) return `${write(low)} – ${write(high)}`;
  if (low !== undefined) return `from ${write(low)}`;
  return high === undefined ? null : `up to ${write(high)}`;
}

interface Naming {
  currency: string;
  areaName: (slug: string) => string;
}

/** The filters in a few short phrases, one per key that is set. */
export function describeFilters(filters: Filters, { currency, areaName }: Naming): string[] {
  const money = (value: number) => formatMoney(value, currency, { compact: true });
  const price = range(filters.price_min, filters.price_max, money);
  const rent = range(filters.rent_min, filters.rent_max, money);
  const size = range(filters.size_min, filters.size_max, (value) => formatNumber(value));
  const year = range(filters.year_min, filters.year_max, String);
  const phrases = [
    filters.areas?.map(areaName).join(', '),
    filters.roads?.join(', '),
    filters.typologies?.join(', '),
    filters.sale_type?.map(saleTypeName).join(', '),
    price && `Price ${price}`,
    rent && `Rent ${rent}`,
    size && `${size} m²`,
    year && `Built ${year}`,
    filters.dsq === undefined ? null : filters.dsq ? 'With DSQ' : 'Without DSQ',
    filters.en_suite === undefined ? null : filters.en_suite ? 'En-suite' : 'Not en-suite',
    filters.amenities?.join(', '),
    filters.text && `“${filters.text}”`,
    filters.near && `Within ${formatNumber(filters.near.radius_m)} m of a point`,
    filters.bbox && 'Inside a map box',
    filters.polygon && 'Inside a drawn shape',
  ];
  return phrases.filter((phrase) => typeof phrase === 'string' && phrase !== '') as string[];
}
