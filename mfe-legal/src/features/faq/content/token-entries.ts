import type { FaqEntry } from '../model/faq-entry';

export const tokenEntries: readonly FaqEntry[] = [
  {
    id: 'what-is-a-token',
    category: 'tokens',
    question: 'What does a token buy?',
    answer: [
      'One search: a property search, an invest search, or an area report (up to four areas together). You get all matching records with their statistics, and may re-open them free of charge for 30 days.',
      'Previews, insights, calculators and the economics page cost nothing.',
    ],
    keywords: ['price', 'cost', 'credit', 'pay'],
  },
  {
    id: 'free-tokens',
    category: 'tokens',
    question: 'How do I get the three free tokens?',
    answer: [
      '[Create an account](/register) and confirm your e-mail address or phone number. The tokens are in your balance as soon as the address is confirmed, once per address or number.',
    ],
    keywords: ['trial', 'sign up', 'bonus', 'welcome'],
  },
  {
    id: 'what-preview-shows',
    category: 'tokens',
    question: 'What do I see before I pay?',
    answer: [
      'The free preview: how many records match, the dates they cover, and what share of them has a size, a rent and a price. Below ten matches it says “fewer than 10”. You need no account for it.',
    ],
    keywords: ['before', 'count', 'try'],
  },
  {
    id: 'empty-search',
    category: 'tokens',
    question: 'Am I charged for a search that finds nothing?',
    answer: [
      'No. A search without results costs nothing, and so does one with more than 50,000 matches: it is refused and asks you to narrow the filters.',
    ],
    keywords: ['zero', 'no results', 'too many'],
  },
  {
    id: 'reopen',
    category: 'tokens',
    question: 'How do I see a search again without paying?',
    answer: [
      'Open it from your [dashboard](/user-dashboard), or run the same filters again: the search page offers the one you still have. For 30 days it returns exactly the records you bought.',
    ],
    keywords: ['history', 'recent', 'again', 'expired'],
  },
  {
    id: 'charged-twice',
    category: 'tokens',
    question: 'The connection broke during a search. Am I charged twice?',
    answer: [
      'No. Every request carries its own number. If it is repeated, by you or by a retry, the database returns the search you already paid for and takes no second token. The token and the result are stored together, or not at all.',
    ],
    keywords: ['double', 'lost', 'offline', 'retry', 'crash', 'error'],
  },
  {
    id: 'token-order',
    category: 'tokens',
    question: 'Which tokens are spent first, and do they expire?',
    answer: [
      'Plan tokens are spent first, since they end with the paid month. Free and bought tokens come after them and never expire.',
    ],
    keywords: ['expiry', 'rollover', 'valid'],
  },
  {
    id: 'share-results',
    category: 'tokens',
    question: 'Can I share my results?',
    answer: [
      'You may export and print them for your own decision or your client. A link opened by another account carries the filters only: the other person sees the free preview.',
    ],
    keywords: ['link', 'csv', 'pdf', 'export', 'colleague'],
  },
];
