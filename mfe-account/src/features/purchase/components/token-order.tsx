import type { TokenPack } from 'shared-state/contracts';
import { Box, EmptyState, Grid, LinkButton, Section, Text } from 'shared-ui';
import { NumberField } from 'shared-ui/field';
import { useForm, useWatch, zodResolver } from 'shared-ui/form';
import { FormPanel } from '../../../shared/form-panel';
import { OrderNotice } from '../../../shared/order-notice';
import { maxAmount, minAmount, quoteTokens } from '../../../shared/pricing/quote';
import { usePriceList } from '../../../shared/pricing/use-price-list';
import { QueryView } from '../../../shared/query-view';
import { amountSchema } from '../model/amount';
import { PackChoice } from './pack-choice';
import { QuoteSummary } from './quote-summary';

const startAmount = 10;

function OrderForm({ packs }: { packs: TokenPack[] }) {
  const form = useForm({
    resolver: zodResolver(amountSchema),
    defaultValues: { amount: startAmount },
    mode: 'onChange',
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const quote = quoteTokens(amount, packs);
  const choose = (tokens: number) => form.setValue('amount', tokens, { shouldValidate: true });
  const order = quote ? `/support?topic=tokens&amount=${quote.tokens}` : '/support?topic=tokens';
  return (
    <>
      <Section title="Packs" description="The larger the pack, the cheaper each token.">
        <PackChoice packs={packs} amount={amount} onChoose={choose} />
      </Section>
      <Section title="Or any amount">
        <FormPanel>
          <Grid templateColumns={{ base: '1fr', md: '14rem 1fr' }} gap={{ base: '6', md: '10' }}>
            <NumberField
              label="Number of tokens"
              min={minAmount}
              max={maxAmount}
              step={1}
              inputMode="numeric"
              help={`${minAmount} to ${maxAmount}`}
              error={form.formState.errors.amount?.message}
              {...form.register('amount', { valueAsNumber: true })}
            />
            {quote ? (
              <QuoteSummary quote={quote} onTakePack={choose} />
            ) : (
              <Text color="fg.muted" alignSelf="center">
                Enter an amount to see its price.
              </Text>
            )}
          </Grid>
        </FormPanel>
      </Section>
      <Box mt="8">
        <OrderNotice
          to={order}
          action={quote ? `Order ${quote.tokens} by message` : 'Order by message'}
        />
      </Box>
    </>
  );
}

/** Packs and a free amount, both priced by the one rule. */
export function TokenOrder() {
  const query = usePriceList();
  return (
    <QueryView query={query} what="the price list" rows={6}>
      {({ packs }) =>
        packs.length === 0 ? (
          <EmptyState
            title="No packs are on sale right now"
            description="Tell us how many tokens you need and we get back to you with a price."
            action={<LinkButton to="/support?topic=tokens">Ask for tokens</LinkButton>}
          />
        ) : (
          <OrderForm packs={packs} />
        )
      }
    </QueryView>
  );
}
