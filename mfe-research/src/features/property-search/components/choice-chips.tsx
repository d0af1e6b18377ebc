import { CheckboxGroup } from 'shared-ui/field';
import { Controller, useFormContext } from 'shared-ui/form';
import type { FilterForm } from '../../../shared/filters/filter-form';

interface ChoiceChipsProps {
  name: 'areas' | 'typologies' | 'sale_type' | 'amenities';
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Any of a few choices. Values that came with the address but are no option stay chosen and shown. */
export function ChoiceChips({ name, label, options }: ChoiceChipsProps) {
  const { control } = useFormContext<FilterForm>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const known = new Set(options.map((option) => option.value));
        const extra = field.value.filter((value) => !known.has(value));
        return (
          <CheckboxGroup
            label={label}
            options={[...options, ...extra.map((value) => ({ value, label: value }))]}
            value={field.value}
            onValueChange={field.onChange}
            error={fieldState.error?.message}
          />
        );
      }}
    />
  );
}
