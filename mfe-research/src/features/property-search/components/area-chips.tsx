import { Button, HStack, Skeleton, Text, Wrap } from 'shared-ui';
import { useFormContext, useWatch } from 'shared-ui/form';
import type { FilterForm } from '../../../shared/filters/filter-form';
import { useAreas } from '../../../shared/market/use-areas';
import { ChoiceChips } from './choice-chips';

const MOST_CHIPS = 12;

/** The areas of the market as chips; with many areas the first dozen, the others by name above. */
export function AreaChips() {
  const { control } = useFormContext<FilterForm>();
  const chosen = useWatch({ control, name: 'areas' });
  const { data: areas, isError, refetch } = useAreas();
  if (isError) {
    return (
      <HStack role="alert" gap="3" wrap="wrap">
        <Text textStyle="sm">The list of areas could not be read.</Text>
        <Button size="sm" variant="outline" onClick={() => refetch()}>
          Try again
        </Button>
      </HStack>
    );
  }
  if (!areas) {
    return (
      <Wrap gap="2" role="status" aria-label="Loading the areas">
        {['7rem', '8rem', '7.5rem', '7rem', '8rem'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are fixed and never move.
          <Skeleton key={index} height="11" width={width} />
        ))}
      </Wrap>
    );
  }
  const options = areas
    .filter((area, index) => index < MOST_CHIPS || chosen.includes(area.slug))
    .map((area) => ({ value: area.slug, label: area.name }));
  return <ChoiceChips name="areas" label="Areas" options={options} />;
}
