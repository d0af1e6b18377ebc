import { Flex, LinkButton, Section } from 'shared-ui';
import type { OpenedResult } from '../../../shared/result-set/research-unit';
import { ResultSummary } from './result-summary';
import { ResultTotals } from './result-totals';
import { ShareActions } from './share-actions';
import { StatisticsGrid } from './statistics-grid';
import { UnitsTable } from './units-table';

const INSIGHTS = [
  ['/yield-pdi-insights', 'Yield'],
  ['/price-sqm-pdi-insights', 'Price per m²'],
  ['/grm-pdi-insights', 'GRM'],
] as const;

interface SearchResultViewProps {
  result: OpenedResult & { search_id: string };
  currency: string;
}

/** A bought result: what was asked, totals, statistics and every unit. */
export function SearchResultView({ result, currency }: SearchResultViewProps) {
  return (
    <>
      <ResultSummary result={result} currency={currency} />
      <ResultTotals totals={result.totals} />
      <Section title="Statistics" description="Quartiles over the records that carry the value.">
        <StatisticsGrid stats={result.stats} currency={currency} />
      </Section>
      <Section title="Units" actions={<ShareActions filters={result.filters} />}>
        <UnitsTable result={result} searchId={result.search_id} currency={currency} />
      </Section>
      <Section title="Read this result further">
        <Flex gap="3" wrap="wrap">
          {INSIGHTS.map(([path, label]) => (
            <LinkButton key={path} to={`${path}?search=${result.search_id}`} variant="subtle">
              {label} insight
            </LinkButton>
          ))}
        </Flex>
      </Section>
    </>
  );
}
