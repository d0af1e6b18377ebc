import type { DocumentSection } from '../model/legal-document';

/** What is kept, why and for how long: one row for each kind of personal data in the database. */
export const dataInventorySections: readonly DocumentSection[] = [
  {
    id: 'data',
    title: 'What we keep and why',
    blocks: [
      {
        table: {
          caption: 'Personal data, purpose and lawful basis',
          columns: ['Data', 'Purpose', 'Basis (section 30 of the Act)'],
          rows: [
            [
              'Full name, e-mail address or phone number, password hash, accepted version of the terms',
              'Create and protect your account, reach you about it.',
              'Contract',
            ],
            [
              'Locale, currency, area unit, default investment assumptions',
              'Show figures your way in every calculator.',
              'Contract',
            ],
            [
              'Token balance, subscription, token ledger, invoices',
              'Charge correctly and prove it.',
              'Contract; legal obligation',
            ],
            [
              'Searches you paid for, with their filters and the records they returned',
              'Let you re-open them for 30 days and show what each token bought.',
              'Contract',
            ],
            [
              'Saved searches, favourites, watch list and alerts',
              'Offer these functions when you use them.',
              'Contract',
            ],
            [
              'One-way hash of the address or number that received free tokens',
              'Give the free tokens only once.',
              'Legitimate interest: preventing misuse',
            ],
            [
              'Internet address and time of sign-ins, previews and errors',
              'Rate limits, security, repair.',
              'Legitimate interest: a safe service',
            ],
            [
              'What you write to support',
              'Answer you.',
              'Consent, which you may withdraw at any time',
            ],
          ],
        },
      },
      'Without a name and an address or number we cannot open an account. Everything else is your choice. The public pages and the free preview need no account.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      {
        table: {
          caption: 'Retention',
          columns: ['Data', 'Kept'],
          rows: [
            ['Account and profile', 'Until you delete the account.'],
            [
              'Paid searches',
              'The records for 30 days; filters and date for as long as the account exists, so that the ledger can name them.',
            ],
            [
              'Token ledger and invoices',
              'As long as tax law asks, at least five years; anonymous once you delete the account.',
            ],
            ['Support messages', 'Two years after the last message.'],
            ['Security records', '90 days.'],
            ['Hash against repeated free tokens', 'As long as free tokens are offered.'],
          ],
        },
      },
    ],
  },
];
