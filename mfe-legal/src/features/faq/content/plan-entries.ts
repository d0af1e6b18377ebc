import type { FaqEntry } from '../model/faq-entry';

export const planEntries: readonly FaqEntry[] = [
  {
    id: 'buy-tokens',
    category: 'plans',
    question: 'How do I buy tokens?',
    answer: [
      'On the [purchase page](/purchase-token), as a pack or as an amount from 1 to 500. Larger packs cost less per token; the page computes the saving from the current prices.',
      'Where card checkout is not open yet, the page leads to [support](/support?topic=tokens) with the amount filled in, and nothing is charged until you have agreed.',
    ],
    keywords: ['top up', 'pack', 'card', 'checkout', 'wallet'],
  },
  {
    id: 'plan-or-tokens',
    category: 'plans',
    question: 'Should I take a plan or buy tokens?',
    answer: [
      'A plan suits regular searching, since its tokens cost less but end with each month. Packs suit a single decision: bought tokens wait until you need them. The [plan page](/manage-plan) compares both.',
    ],
    keywords: ['subscription', 'standard', 'pro', 'monthly', 'yearly', 'cheapest'],
  },
  {
    id: 'change-plan',
    category: 'plans',
    question: 'What happens when I change or cancel a plan?',
    answer: [
      'An upgrade acts at once: you see the proportional price first, and get the difference in tokens immediately. A downgrade acts at the end of the period. A cancelled plan runs to the end of the period you paid, and you may resume it until then.',
    ],
    keywords: ['upgrade', 'downgrade', 'stop', 'resume', 'proration'],
  },
  {
    id: 'yearly-plan',
    category: 'plans',
    question: 'Do I get all tokens of a yearly plan at once?',
    answer: ['No. You pay once a year, and the tokens are added month by month.'],
    keywords: ['annual', 'grant'],
  },
  {
    id: 'refund',
    category: 'plans',
    question: 'Can I get money back?',
    answer: [
      'Yes, for bought tokens you have not spent, at the price per token you paid. Tokens spent on a search, free tokens and plan tokens are not refunded. If a result was faulty through our error, you get the token back whatever its kind.',
      'Write to [support](/support?topic=refund). The rule in full stands in the [terms](/terms-conditions#refunds).',
    ],
    keywords: ['return', 'chargeback', 'cancel purchase'],
  },
  {
    id: 'card-data',
    category: 'plans',
    question: 'Who sees my card number?',
    answer: [
      'Only Stripe, our payment processor. We learn whether the payment succeeded, the amount, the card brand and its last four digits.',
    ],
    keywords: ['safe', 'stripe', 'security', 'payment'],
  },
];
