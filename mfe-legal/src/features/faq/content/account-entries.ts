import type { FaqEntry } from '../model/faq-entry';

export const accountEntries: readonly FaqEntry[] = [
  {
    id: 'no-confirmation-mail',
    category: 'account',
    question: 'The confirmation e-mail does not arrive. What now?',
    answer: [
      'Look in the spam folder and check the address on the [check-your-mail page](/verify-mail). You can have it sent again every 30 seconds. A newer link replaces the older one.',
    ],
    keywords: ['verify', 'spam', 'resend', 'activation'],
  },
  {
    id: 'forgot-password',
    category: 'account',
    question: 'I forgot my password.',
    answer: [
      'Ask for a link on the [reset page](/reset). It leads to a page where you set a new password. Your tokens and searches are not affected.',
    ],
    keywords: ['lost', 'reset', 'login', 'sign in'],
  },
  {
    id: 'locked-out',
    category: 'account',
    question: 'Why does it say “too many attempts”?',
    answer: [
      'After ten wrong passwords within five minutes, sign-in to that account pauses for some minutes. Wait, or [reset the password](/reset).',
    ],
    keywords: ['blocked', 'locked', '429', 'wrong password'],
  },
  {
    id: 'second-factor',
    category: 'account',
    question: 'Can I protect the account with a second factor?',
    answer: [
      'Yes, with an authenticator app (TOTP), set up on the [account page](/account). Afterwards, sign-in asks for the six-digit code as well.',
    ],
    keywords: ['2fa', 'mfa', 'totp', 'authenticator', 'security'],
  },
  {
    id: 'phone-account',
    category: 'account',
    question: 'Can I use a phone number instead of an e-mail address?',
    answer: [
      'Yes. On the [sign-up page](/register) choose “Use phone”. The confirmation code comes as a text message.',
    ],
    keywords: ['sms', 'mobile', 'number'],
  },
  {
    id: 'delete-account',
    category: 'account',
    question: 'How do I delete my account?',
    answer: [
      'On the [account page](/account) or by [writing to us](/support?topic=privacy), once no subscription is active. Profile and searches are deleted; ledger entries and invoices stay without your name. Ask for a [refund](/faq#refund) of unspent tokens first.',
    ],
    keywords: ['remove', 'close', 'gdpr', 'erase', 'data protection'],
  },
  {
    id: 'shared-computer',
    category: 'account',
    question: 'What stays on a shared computer after I sign out?',
    answer: [
      'No account data: signing out clears everything the site keeps in local storage. Only the colour theme and the language remain, in a cookie.',
    ],
    keywords: ['logout', 'cookie', 'browser', 'privacy'],
  },
];
