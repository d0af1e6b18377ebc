import { saleTypes, typologies } from 'shared-state/contracts';
import { SimpleGrid, Stack } from 'shared-ui';
import { SelectField } from 'shared-ui/field';
import { useFormContext } from 'shared-ui/form';
import { saleTypeName } from '../../../shared/filters/describe-filters';
import type { FilterForm } from '../../../shared/filters/filter-form';
import { AMENITIES } from '../model/amenities';
import { AreaChips } from './area-chips';
import { ChoiceChips } from './choice-chips';
import { PlaceField } from './place-field';
import { RangeFields } from './range-fields';

const TYPOLOGY_OPTIONS = typologies.map((value) => ({ value, label: value }));
const SALE_OPTIONS = saleTypes.map((value) => ({ value, label: saleTypeName(value) }));
const EITHER = [
  { value: '', label: 'Either' },
  { value: 'true', label: 'With' },
  { value: 'false', label: 'Without' },
];

/** Where, what and for how much: on the page at every size. */
export function PrimaryFilters({ currency }: { currency: string }) {
  return (
    <Stack gap="6">
      <PlaceField />
      <AreaChips />
      <ChoiceChips name="typologies" label="Typology" options={TYPOLOGY_OPTIONS} />
      <RangeFields name="price" label={`price (${currency})`} examples={['6M', '20M']} />
    </Stack>
  );
}

export function RentFilter({ currency }: { currency: string }) {
  return (
    <RangeFields name="rent" label={`rent a month (${currency})`} examples={['40k', '120k']} />
  );
}

/** Everything that narrows a search further. */
export function SecondaryFilters({ currency }: { currency: string }) {
  const { register, formState } = useFormContext<FilterForm>();
  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gapX="6" gapY="6">
        <RentFilter currency={currency} />
        <RangeFields name="size" label="size (m²)" examples={['60', '200']} />
        <RangeFields name="year" label="year built" examples={['2015', '2026']} />
        <SimpleGrid columns={2} gap="3">
          <SelectField
            label="Staff quarters (DSQ)"
            options={EITHER}
            error={formState.errors.dsq?.message}
            {...register('dsq')}
          />
          <SelectField
            label="En-suite bedrooms"
            options={EITHER}
            error={formState.errors.en_suite?.message}
            {...register('en_suite')}
          />
        </SimpleGrid>
      </SimpleGrid>
      <ChoiceChips name="sale_type" label="Sale type" options={SALE_OPTIONS} />
      <ChoiceChips name="amenities" label="Amenities (all required)" options={AMENITIES} />
    </Stack>
  );
}
