import { Button, VisuallyHidden } from 'shared-ui';
import { toCsv } from '../model/csv';
import type { Series } from '../model/series';

const HEADINGS = ['series', 'label', 'unit', 'period', 'value', 'source', 'note'];

/** Hands the points of the given series to the reader as a CSV file. */
export function DownloadCsv({ series, name }: { series: readonly Series[]; name: string }) {
  const [only] = series;
  const download = () => {
    const rows = series.flatMap(({ points }) =>
      points.map((point) => [
        point.series,
        point.label,
        point.unit,
        point.period,
        point.value,
        point.source,
        point.note,
      ]),
    );
    const file = new Blob([toCsv(HEADINGS, rows)], { type: 'text/csv;charset=utf-8' });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button variant="outline" size="sm" onClick={download}>
      Download CSV
      <VisuallyHidden>
        {series.length === 1 && only ? `of ${only.label}` : 'of all series'}
      </VisuallyHidden>
    </Button>
  );
}
