import type { DocumentSection } from '../model/legal-document';

/** The part of the terms about paying: it follows the rules the wallet enforces, one by one. */
export const tokenSections: readonly DocumentSection[] = [
  {
    id: 'tokens',
    title: 'Tokens',
    blocks: [
      'One token pays for one search: a property search, an invest search, or an area report. Everything else is free: previews, insights, calculators, the economics page, re-opening a bought search, and these pages.',
      {
        table: {
          caption: 'Kinds of token',
          columns: ['Token', 'How you get it', 'When it ends'],
          rows: [
            [
              'Free',
              'Three when you confirm your e-mail address or phone number, once per address or number.',
              'Never; kept with the bought tokens.',
            ],
            [
              'Plan',
              'Added at the start of each paid month of a subscription.',
              'At the end of that month; unused ones do not roll over.',
            ],
            ['Bought', 'Packs, or an amount of your choice from 1 to 500.', 'Never.'],
          ],
        },
      },
      'Plan tokens are spent first, then free and bought ones. A balance is never negative. Tokens have no cash value outside the refund rule below, earn no interest, and cannot be moved to another account.',
    ],
  },
  {
    id: 'charging',
    title: 'When a token is charged',
    blocks: [
      {
        list: [
          'Before a search you see a free preview: how many records match (as “fewer than 10” when there are few), their dates, and how complete they are.',
          'You then confirm that one token is used. Without that confirmation nothing is charged.',
          'A search without results is not charged. A search with more than 50,000 matches is refused and not charged.',
          'A double click, a lost connection or a repeated attempt of the same request never charges twice. If the connection breaks after payment, repeating the request returns the result you paid for.',
          'You may re-open a bought search free of charge for 30 days. It returns exactly the records you bought, also on the invest and insight pages. After 30 days, a new search is needed.',
          'A new search with the same filters is charged again; we offer the one you still have open first.',
        ],
      },
      'Every change of your balance is one entry in your token ledger, with its cause. You can read it on the [billing page](/billing). Entries are never changed or removed; a correction is a new entry.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    blocks: [
      'The price shown on the [purchase](/purchase-token) or [plan](/manage-plan) page when you confirm is the price you pay, in Kenya shillings unless another currency is shown. We may change prices for later purchases.',
      'Card payments are processed by Stripe. You enter card details on Stripe’s page; we receive the result, the amount, the card brand and its last four digits, never the card number. Tokens are added when Stripe confirms the payment to us, normally within seconds.',
    ],
  },
  {
    id: 'plans',
    title: 'Subscription plans',
    blocks: [
      {
        list: [
          'A plan renews at the end of each period, monthly or yearly, until you cancel. A yearly plan also adds its tokens month by month.',
          'You may cancel at any time. The plan then runs to the end of the paid period, and you may resume it until that day.',
          'An upgrade acts at once: you see the proportional price before paying, and the difference in tokens is added immediately. A downgrade acts at the end of the period.',
          'If a renewal payment fails, we tell you and try again. Plan tokens are added once the payment succeeds; your bought tokens are not affected.',
        ],
      },
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    blocks: [
      'You may ask for a refund of bought tokens that you have not spent, at the price per token you paid for that purchase. The refund removes at most the unspent tokens of that purchase from your balance. Tokens already spent on a search are not refunded, since you keep the results.',
      'Free tokens have no price and plan tokens are part of a period, so neither is refunded; a plan that you cancel runs to the end of its period.',
      'When a result was faulty through our error, we return the token whatever its kind. Ask through [support](/support?topic=refund) and name the date of the purchase or the search. We pay back to the card that was used.',
    ],
  },
];
