import { Alert, Card, Figure, SimpleGrid, Stack } from 'shared-ui';
import { formatMoney, formatNumber, formatPercent } from 'shared-ui/format';
import type { InvestmentAnalysis } from '../model/analysis';

interface CalculatorResultProps {
  result: InvestmentAnalysis;
  currency: string;
  holdYears: number;
}

/** What the purchase comes to. A figure without a meaning says so, it is never zero. */
export function CalculatorResult({ result, currency, holdYears }: CalculatorResultProps) {
  const money = (value: number | null) =>
    formatMoney(value === null ? null : Math.round(value), currency);
  const tone = (value: number | null) =>
    value === null ? 'neutral' : value < 0 ? 'negative' : 'positive';
  const { payment, cashFlow, cashOnCash, debtServiceCover, irr, npv } = result;
  const held = `held ${holdYears} years, then sold`;
  return (
    <Stack gap="4">
      {result.negativeLeverage ? (
        <Alert status="warning" title="Negative leverage">
          The loan costs {formatPercent(result.mortgageConstant)} a year and the property earns{' '}
          {formatPercent(result.capRate)} of its price: every borrowed shilling lowers your return.
        </Alert>
      ) : null}
      <Card.Root>
        <Card.Body>
          <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gapX="4" gapY="7" aria-live="polite">
            <Figure
              label="NOI"
              value={money(result.noi)}
              hint="a year, before the loan"
              tone={tone(result.noi)}
            />
            <Figure
              label="Cash flow"
              value={money(cashFlow)}
              hint="a year, after the loan"
              tone={tone(cashFlow)}
            />
            <Figure
              label="Cash-on-cash"
              value={formatPercent(cashOnCash)}
              hint={`on ${money(result.equity)} of your own`}
              tone={tone(cashOnCash)}
            />
            <Figure label="Gross yield" value={formatPercent(result.grossYield)} hint="12R/P" />
            <Figure label="Cap rate" value={formatPercent(result.capRate)} hint="NOI/value" />
            <Figure
              label="Yield on cost"
              value={formatPercent(result.yieldOnCost)}
              hint={`closing costs ${money(result.closingCosts)}`}
            />
            <Figure
              label="GRM"
              value={formatNumber(result.grossRentMultiplier, { digits: 2 })}
              hint="years of rent in the price"
            />
            <Figure
              label="Loan payment"
              value={money(payment)}
              hint={`a month, on ${money(result.loan)}`}
            />
            <Figure
              label="DSCR"
              value={formatNumber(debtServiceCover, { digits: 2 })}
              hint="NOI/debt service; lenders ask above 1"
              tone={debtServiceCover !== null && debtServiceCover < 1 ? 'negative' : 'neutral'}
            />
            <Figure
              label="Break-even ratio"
              value={formatPercent(result.breakEvenRatio)}
              hint="of full rent pays all costs"
            />
            <Figure label="Debt yield" value={formatPercent(result.debtYield)} hint="NOI/loan" />
            <Figure
              label="Loan left"
              value={money(result.balanceAtExit)}
              hint={`after ${holdYears} years`}
            />
            <Figure
              label="IRR"
              value={irr === null ? 'no IRR' : formatPercent(irr)}
              hint={irr === null ? 'the flows never change sign' : held}
              tone={tone(irr)}
            />
            <Figure label="NPV" value={money(npv)} hint={held} tone={tone(npv)} />
            <Figure
              label="Equity multiple"
              value={formatNumber(result.equityMultiple, { digits: 2 })}
              hint="paid back over paid in"
            />
          </SimpleGrid>
        </Card.Body>
      </Card.Root>
    </Stack>
  );
}
