import { Figure } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import type { ReportSpread } from '../model/area-report';

interface ReportFigureProps {
  label: string;
  spread: ReportSpread;
  write: (value: number | null) => string;
}

/** A median with its quartiles; hidden below five records and marked below ten. */
export function ReportFigure({ label, spread, write }: ReportFigureProps) {
  const n = `n ${formatNumber(spread.n)}`;
  return (
    <Figure
      label={label}
      value={write(spread.median)}
      hint={
        spread.hidden
          ? `${n}: too few to show`
          : `middle half ${write(spread.p25)} – ${write(spread.p75)} · ${n}${spread.small_sample ? ' (small sample)' : ''}`
      }
    />
  );
}
