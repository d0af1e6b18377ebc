import { typologies } from 'shared-state/contracts';
import { Card, Skeleton, Stack, VisuallyHidden } from 'shared-ui';
import { CheckboxGroup } from 'shared-ui/field';
import { QueryFailure } from '../../../shared/backend/query-failure';
import { useAreas } from '../../../shared/market/use-areas';
import { type AreaChoice, MOST_AREAS } from '../model/use-area-choice';

const TYPOLOGY_OPTIONS = typologies.map((value) => ({ value, label: value }));

/** One to four areas, and the typologies the report is about. */
export function AreaChoiceForm({ choice }: { choice: AreaChoice }) {
  const { data, error, refetch } = useAreas();
  if (error) {
    return <QueryFailure what="The areas could not be read" error={error} onRetry={refetch} />;
  }
  const full = choice.areas.length >= MOST_AREAS;
  return (
    <Card.Root>
      <Card.Body>
        <Stack gap="6">
          {data ? (
            <CheckboxGroup
              label="Areas"
              help={
                full
                  ? `${MOST_AREAS} areas are chosen; take one off to choose another.`
                  : `Choose 1 to ${MOST_AREAS}.`
              }
              options={data
                .filter(({ slug }) => !full || choice.areas.includes(slug))
                .map(({ slug, name }) => ({ value: slug, label: name }))}
              value={choice.areas}
              onValueChange={choice.setAreas}
            />
          ) : (
            <Stack role="status">
              <VisuallyHidden>Loading the areas</VisuallyHidden>
              <Skeleton height="11" />
            </Stack>
          )}
          <CheckboxGroup
            label="Typology"
            help="None chosen means all."
            options={TYPOLOGY_OPTIONS}
            value={choice.typologies}
            onValueChange={choice.setTypologies}
          />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
