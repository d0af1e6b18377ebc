import { SimpleGrid } from 'shared-ui';
import { TextField } from 'shared-ui/field';
import { useFormContext } from 'shared-ui/form';
import type { FilterForm } from '../../../shared/filters/filter-form';

interface RangeFieldsProps {
  name: 'price' | 'rent' | 'size' | 'year';
  /** "price (KES)": what stands after Minimum and Maximum. */
  label: string;
  examples: [low: string, high: string];
}

/** A lower and an upper bound, typed as people write amounts. */
export function RangeFields({ name, label, examples }: RangeFieldsProps) {
  const { register, formState } = useFormContext<FilterForm>();
  const bounds = [`${name}_min`, `${name}_max`] as const;
  return (
    <SimpleGrid columns={2} gap="3">
      {bounds.map((bound, index) => (
        <TextField
          key={bound}
          label={`${index === 0 ? 'Minimum' : 'Maximum'} ${label}`}
          inputMode={name === 'year' ? 'numeric' : 'text'}
          autoComplete="off"
          placeholder={examples[index]}
          error={formState.errors[bound]?.message}
          {...register(bound)}
        />
      ))}
    </SimpleGrid>
  );
}
