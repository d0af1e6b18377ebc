import { Card, Figure, SimpleGrid } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import type { OpenedResult } from '../../../shared/result-set/research-unit';

/** What the result holds; a development's units are its own count, not the observed records. */
export function ResultTotals({ totals }: { totals: OpenedResult['totals'] }) {
  return (
    <Card.Root>
      <Card.Body>
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="6">
          <Figure
            label="Data points"
            value={formatNumber(totals.data_points)}
            hint="observed unit records"
          />
          <Figure
            label="Developments"
            value={formatNumber(totals.developments)}
            hint="they belong to"
          />
          <Figure label="Units" value={formatNumber(totals.units)} hint="in these developments" />
        </SimpleGrid>
      </Card.Body>
    </Card.Root>
  );
}
