import { EmptyState, LinkButton, LoadingState, Section, SimpleGrid } from 'shared-ui';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { useIndicators } from '../api/use-indicators';
import { groupSeries } from '../model/series';
import { DownloadCsv } from './download-csv';
import { SeriesCard } from './series-card';

/** The published series of the market's economy; where nothing is published nothing is shown. */
export function EconomicsView() {
  const { data, error, refetch } = useIndicators();
  if (error) {
    return <QueryFailure what="The indicators could not be read" error={error} onRetry={refetch} />;
  }
  if (!data) return <LoadingState label="Loading the indicators" rows={10} />;
  const series = groupSeries(data);
  if (series.length === 0) {
    return (
      <EmptyState
        title="No indicator is published for this market yet"
        description="Prices and rents are there in the meantime."
        action={<LinkButton to="/area-data">Go to area data</LinkButton>}
      />
    );
  }
  return (
    <Section
      title="Published series"
      description="As published, nothing extrapolated: a year without a figure is left out. Projections are marked."
      actions={<DownloadCsv series={series} name="economic-indicators" />}
    >
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {series.map((each) => (
          <SeriesCard key={each.id} series={each} />
        ))}
      </SimpleGrid>
    </Section>
  );
}
