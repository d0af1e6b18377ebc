import { useMemo } from 'react';
import { Box, Button, Card, EmptyState, Grid, Section, Stack } from 'shared-ui';
import { FormProvider, useForm, useWatch, zodResolver } from 'shared-ui/form';
import type { Market } from '../../../shared/market/use-market';
import { analyseInvestment } from '../model/analysis';
import { assumptionsFromMarket, EXAMPLE_PURCHASE } from '../model/assumptions';
import {
  assumptionsFromCalculator,
  type CalculatorForm,
  calculatorFromAssumptions,
  calculatorSchema,
} from '../model/calculator-form';
import { CalculatorFields } from './calculator-fields';
import { CalculatorResult } from './calculator-result';

/** One purchase, computed as it is typed; it opens with an example at the market's own costs. */
export function Calculator({ market }: { market: Market }) {
  const defaults = useMemo(
    () => calculatorFromAssumptions(assumptionsFromMarket(market, EXAMPLE_PURCHASE)),
    [market],
  );
  const form = useForm<CalculatorForm>({
    defaultValues: defaults,
    resolver: zodResolver(calculatorSchema),
    mode: 'onChange',
  });
  const values = useWatch({ control: form.control }) as CalculatorForm;
  const valid = calculatorSchema.safeParse(values);
  return (
    <Section
      title="What does a purchase come to?"
      description={`Free, and nothing leaves this page. It opens with an example at the usual costs of ${market.name}; change any figure.`}
      actions={
        <Button variant="outline" onClick={() => form.reset(defaults)}>
          Back to the example
        </Button>
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '23rem minmax(0, 1fr)' }} gap="6">
        <Card.Root asChild>
          <form noValidate aria-label="Investment calculator">
            <Card.Body>
              <FormProvider {...form}>
                <Stack gap="7">
                  <CalculatorFields currency={market.currency} />
                </Stack>
              </FormProvider>
            </Card.Body>
          </form>
        </Card.Root>
        <Box>
          <Box
            position={{ lg: 'sticky' }}
            top={{ lg: 'calc(var(--header-height, 4rem) + 1.5rem)' }}
          >
            {valid.success ? (
              <CalculatorResult
                result={analyseInvestment(assumptionsFromCalculator(valid.data))}
                currency={market.currency}
                holdYears={valid.data.holdYears}
              />
            ) : (
              <EmptyState
                title="One figure is missing"
                description="The fields marked in red say what they need; everything else is kept."
              />
            )}
          </Box>
        </Box>
      </Grid>
    </Section>
  );
}
