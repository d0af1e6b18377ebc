import type { Stats } from 'shared-state/contracts';
import { Card, Figure, SimpleGrid } from 'shared-ui';
import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';

type Spread = { p25: number | null; p75: number | null; n: number };

/** The eight statistics of a result, each with its quartiles and n. */
export function StatisticsGrid({ stats, currency }: { stats: Stats; currency: string }) {
  const money = (value: number | null) => formatMoney(value, currency);
  const percent = (value: number | null) => formatPercent(value);
  const times = (value: number | null) => formatNumber(value, { digits: 1 });
  const spread = ({ p25, p75, n }: Spread, write: (value: number | null) => string) =>
    n === 0
      ? 'no record carries it'
      : `middle half ${write(p25)} – ${write(p75)} · n ${formatNumber(n)}`;
  const { price, price_sqm, rent, gross_yield, grm } = stats;
  const figures = [
    ['Median price per m²', money(price_sqm.median), spread(price_sqm, money)],
    ['Median rent a month', money(rent.median), spread(rent, money)],
    ['Median gross yield', percent(gross_yield.median), spread(gross_yield, percent)],
    ['Median GRM', times(grm.median), spread(grm, times)],
    ['Mean price', money(price.mean), spread(price, money)],
    ['Median price', money(price.median), spread(price, money)],
    ['Lowest price', money(price.min), `n ${formatNumber(price.n)}`],
    ['Highest price', money(price.max), `n ${formatNumber(price.n)}`],
  ] as const;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      {figures.map(([label, value, hint]) => (
        <Card.Root key={label} size="sm">
          <Card.Body>
            <Figure label={label} value={value} hint={hint} />
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
  );
}
