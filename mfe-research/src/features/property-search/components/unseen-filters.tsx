import { Stack, Text, Wrap } from 'shared-ui';
import { useFormContext } from 'shared-ui/form';
import { EMPTY_FORM, type FilterForm } from '../../../shared/filters/filter-form';
import { fieldsWithoutControl, type SearchFocus } from '../model/filter-sections';
import { ChosenChip } from './chosen-chip';

const NAMES: Partial<Record<keyof FilterForm, string>> = {
  near: 'circle on the map',
  bbox: 'box on the map',
  polygon: 'shape on the map',
  sale_type: 'sale type',
  size_min: 'minimum size',
  size_max: 'maximum size',
  year_min: 'minimum year built',
  year_max: 'maximum year built',
  dsq: 'staff quarters',
  en_suite: 'en-suite bedrooms',
  amenities: 'amenities',
};

/** Filters that came with the address and have no field here: seen, and easy to take off. */
export function UnseenFilters({ focus, values }: { focus: SearchFocus; values: FilterForm }) {
  const { setValue, formState } = useFormContext<FilterForm>();
  const keys = fieldsWithoutControl(values, focus);
  if (keys.length === 0) return null;
  return (
    <Stack gap="2">
      <Text textStyle="label" fontWeight="600">
        Also filtered by
      </Text>
      <Wrap gap="2">
        {keys.map((key) => (
          <ChosenChip
            key={key}
            label={`${NAMES[key] ?? key}: ${[values[key]].flat().join(', ')}`}
            onRemove={() => setValue(key, EMPTY_FORM[key], { shouldDirty: true })}
          />
        ))}
      </Wrap>
      {keys.map((key) =>
        formState.errors[key] ? (
          <Text key={key} role="alert" textStyle="sm" color="fg.error">
            {formState.errors[key]?.message}
          </Text>
        ) : null,
      )}
    </Stack>
  );
}
