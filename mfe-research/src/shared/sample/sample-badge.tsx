import { Badge } from 'shared-ui';
import { useAreas } from '../market/use-areas';

interface SampleBadgeProps {
  /** Slugs of the areas on show; none means all of them. */
  areas?: readonly string[];
}

/** Says so wherever generated sample data is, or may be, on show. */
export function SampleBadge({ areas = [] }: SampleBadgeProps) {
  const { data } = useAreas();
  const sample = data?.some(
    ({ slug, source }) => /sample/i.test(source) && (areas.length === 0 || areas.includes(slug)),
  );
  if (!sample) return null;
  return (
    <Badge size="md" colorPalette="amber">
      Sample data
    </Badge>
  );
}
