import { Badge } from 'shared-ui';
import { useAreas } from '../market/use-areas';

/** Says so wherever generated sample data is on show. */
export function SampleBadge() {
  const { data } = useAreas();
  const sample = data?.some(({ source }) => /sample/i.test(source)) ?? false;
  if (!sample) return null;
  return (
    <Badge size="md" colorPalette="amber">
      Sample data
    </Badge>
  );
}
