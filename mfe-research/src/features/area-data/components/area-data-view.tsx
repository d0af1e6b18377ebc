import { Box, EmptyState } from 'shared-ui';
import { useAreaChoice } from '../model/use-area-choice';
import { AreaChoiceForm } from './area-choice-form';
import { AreaFigures } from './area-figures';
import { BoughtReport } from './bought-report';
import { OwnReports } from './own-reports';
import { ReportOffer } from './report-offer';
import { TrendTable } from './trend-table';

/** Areas side by side: free public figures, and the paid report on the same choice. */
export function AreaDataView({ currency }: { currency: string }) {
  const choice = useAreaChoice();
  const only = choice.typologies.length === 1 ? choice.typologies[0] : undefined;
  return (
    <>
      <AreaChoiceForm choice={choice} />
      {choice.searchId ? <BoughtReport searchId={choice.searchId} currency={currency} /> : null}
      {choice.areas.length === 0 ? (
        <Box mt="6">
          <EmptyState
            title="Choose an area"
            description="Up to four side by side: counters and monthly medians are free, the full report costs 1 token."
          />
        </Box>
      ) : (
        <>
          {choice.searchId ? null : <ReportOffer choice={choice} />}
          <AreaFigures areas={choice.areas} currency={currency} />
          <TrendTable areas={choice.areas} typology={only ?? 'all'} currency={currency} />
        </>
      )}
      <OwnReports />
    </>
  );
}
