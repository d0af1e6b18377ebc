import type { ReactNode } from 'react';
import type { Plan, TokenPack } from 'shared-state/contracts';
import { Badge, Box, Flex, LinkButton, Text } from 'shared-ui';
import { formatMoney, formatPercent } from 'shared-ui/format';
import { breakEvenSearches } from '../../../shared/pricing/break-even';
import {
  perToken,
  savingRatio,
  singleTokenPrice,
  yearlySaving,
} from '../../../shared/pricing/savings';

interface PlanCardProps {
  plan: Plan;
  packs: TokenPack[];
  current: boolean;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex justify="space-between" gap="4" py="2" borderTopWidth="1px" borderColor="border.muted">
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontWeight="600" textAlign="end" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Flex>
  );
}

/** One plan with everything a comparison needs; each saving follows from the price list. */
export function PlanCard({ plan, packs, current }: PlanCardProps) {
  const money = (value: number) => formatMoney(value, plan.currency);
  const single = singleTokenPrice(packs);
  const saving = single === null ? null : savingRatio(perToken(plan, 'month'), single);
  const yearly = yearlySaving(plan);
  const breakEven = breakEvenSearches(plan, packs);
  return (
    <Flex
      as="article"
      aria-label={`${plan.name} plan`}
      direction="column"
      gap="5"
      bg="bg.panel"
      boxShadow={current ? 'md' : 'sm'}
      rounded="l3"
      p={{ base: '5', md: '7' }}
      outline={current ? '2px solid' : undefined}
      outlineColor="brand.solid"
    >
      <Flex justify="space-between" align="center" gap="3" minH="7">
        <Text as="h3" textStyle="xl" fontFamily="heading" fontWeight="650">
          {plan.name}
        </Text>
        {current ? (
          <Badge colorPalette="brand" size="md">
            Your plan
          </Badge>
        ) : null}
      </Flex>
      <Box>
        <Text as="span" textStyle="title" fontVariantNumeric="tabular-nums">
          {money(plan.price_month)}
        </Text>
        <Text as="span" color="fg.muted">
          {' '}
          a month
        </Text>
        <Text mt="1" fontWeight="600">
          {`${plan.tokens_per_month} searches a month`}
        </Text>
      </Box>
      <Box as="dl" flex="1">
        <Line label="Per token">{money(perToken(plan, 'month'))}</Line>
        {saving === null ? null : (
          <Line label="Against single tokens">{`save ${formatPercent(saving, 0)}`}</Line>
        )}
        {breakEven === null ? null : (
          <Line label="Pays off from">{`${breakEven} searches a month`}</Line>
        )}
        <Line label="Paid yearly">{money(plan.price_year)}</Line>
        <Line label="Per token, yearly">{money(perToken(plan, 'year'))}</Line>
        {yearly === null ? null : (
          <Line label="Yearly against monthly">{`save ${formatPercent(yearly, 0)}`}</Line>
        )}
      </Box>
      {current ? null : (
        <LinkButton
          to={`/support?topic=plan&plan=${encodeURIComponent(plan.id)}`}
          variant="outline"
        >
          {`Ask for ${plan.name}`}
        </LinkButton>
      )}
    </Flex>
  );
}
