import type { Preview } from 'shared-state/contracts';
import { Text } from 'shared-ui';
import { formatDate, formatNumber } from 'shared-ui/format';

/** The preview in one line, for the dialog that lies over the panel. */
export function PreviewLine({ preview: { count, date_from, date_to } }: { preview: Preview }) {
  return (
    <Text color="fg.muted">
      {count === null ? 'Fewer than 10 units match' : `${formatNumber(count)} units match`}
      {date_from && date_to ? `, observed ${formatDate(date_from)} – ${formatDate(date_to)}` : ''}.
    </Text>
  );
}
