import { chakra, SimpleGrid } from 'shared-ui';
import { NumberField } from 'shared-ui/field';
import { useFormContext } from 'shared-ui/form';
import type { CalculatorForm } from '../model/calculator-form';

type FieldSpec = [name: keyof CalculatorForm, label: string, unit: 'money' | '%' | 'years'];

const GROUPS: readonly { legend: string; fields: readonly FieldSpec[] }[] = [
  {
    legend: 'Purchase and rent',
    fields: [
      ['price', 'Price', 'money'],
      ['rent', 'Rent a month', 'money'],
      ['vacancy', 'Vacancy', '%'],
      ['closing', 'Closing costs', '%'],
    ],
  },
  {
    legend: 'Loan',
    fields: [
      ['loanToValue', 'Loan to value', '%'],
      ['annualRate', 'Interest a year', '%'],
      ['termYears', 'Term', 'years'],
    ],
  },
  {
    legend: 'Running costs',
    fields: [
      ['management', 'Management, of income', '%'],
      ['serviceCharge', 'Service charge a month', 'money'],
      ['insurance', 'Insurance, of price', '%'],
      ['maintenance', 'Maintenance, of price', '%'],
      ['rates', 'Rates a year', 'money'],
    ],
  },
  {
    legend: 'Holding',
    fields: [
      ['holdYears', 'Holding period', 'years'],
      ['rentGrowth', 'Rent growth a year', '%'],
      ['priceGrowth', 'Price growth a year', '%'],
      ['discountRate', 'Discount rate', '%'],
    ],
  },
];

/** Everything the calculator asks, grouped as an investor thinks of it. */
export function CalculatorFields({ currency }: { currency: string }) {
  const { register, formState } = useFormContext<CalculatorForm>();
  return GROUPS.map(({ legend, fields }) => (
    <chakra.fieldset key={legend} minW="0">
      <chakra.legend fontFamily="heading" fontWeight="650" textStyle="lg" mb="3">
        {legend}
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {fields.map(([name, label, unit]) => (
          <NumberField
            key={name}
            label={label}
            prefix={unit === 'money' ? currency : undefined}
            suffix={unit === 'money' ? undefined : unit}
            error={formState.errors[name]?.message}
            {...register(name, { valueAsNumber: true })}
          />
        ))}
      </SimpleGrid>
    </chakra.fieldset>
  ));
}
