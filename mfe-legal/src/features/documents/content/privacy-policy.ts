import type { LegalDocument } from '../model/legal-document';
import { dataInventorySections } from './privacy-inventory';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy policy',
  summary:
    'Which personal data Savanna keeps, why, for how long, who processes it for us, and the rights the Data Protection Act 2019 of Kenya gives you.',
  versions: [
    {
      version: '1.0',
      effective: '2026-11-01',
      changes: 'First version, published with the Nairobi market.',
    },
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        'Savanna decides why and how the personal data described here is processed and is the data controller under the Data Protection Act 2019 of Kenya (“the Act”). Reach us, also about data protection, through [support](/support?topic=privacy).',
        'The property data itself is about buildings and units: typology, size, price, rent, position, source and date. It contains no names of sellers, tenants or owners, and we do not try to find them.',
      ],
    },
    ...dataInventorySections,
    {
      id: 'processors',
      title: 'Who processes data for us',
      blocks: [
        {
          table: {
            caption: 'Processors',
            columns: ['Processor', 'What it does', 'What it receives'],
            rows: [
              [
                'Supabase',
                'Sign-in, database and live updates.',
                'Account, profile, wallet and search data. Passwords are stored only as a salted hash.',
              ],
              [
                'Stripe',
                'Card payments, subscriptions, invoices.',
                'Your e-mail address, the order, and the card details you enter on its page. We never see the card number.',
              ],
              [
                'E-mail and SMS provider',
                'Delivers confirmation, password and support messages.',
                'Your address or number and the message.',
              ],
            ],
          },
        },
        'Each works under a contract that allows only our instructions. We do not sell personal data, we show no advertising, and we pass data to an authority only where the law obliges us.',
        'When a processor works outside Kenya, the transfer rests on sections 48 and 49 of the Act: appropriate safeguards in the contract with the processor, or your consent where the Act asks for it.',
        {
          note: 'An installation that runs on one machine for demonstration uses none of these processors: database, sign-in and outgoing mail stay on that machine.',
        },
      ],
    },
    {
      id: 'device',
      title: 'What is stored on your device',
      blocks: [
        {
          table: {
            caption: 'Storage in your browser',
            columns: ['What', 'Where', 'Until'],
            rows: [
              ['Your sign-in session', 'Local storage', 'You sign out.'],
              [
                'A copy of your token balance and your subscription',
                'Local storage, savanna.wallet.tokens and savanna.wallet.subscription',
                'You sign out.',
              ],
              ['Colour theme and language', 'Cookies of this site', 'One year.'],
              [
                'Drafts of forms, such as a support message',
                'Session storage',
                'You close the tab.',
              ],
            ],
          },
        },
        'Signing out clears all local storage of this site. None of these entries is used to follow you across websites, so no cookie banner is shown.',
        'The site can load an analytics script from its own address. The one delivered with Savanna sends nothing.',
      ],
    },
    {
      id: 'security',
      title: 'How data is protected',
      blocks: [
        {
          list: [
            'The database itself decides, row by row, who may read what: you can read your own balance, ledger, searches and profile, and nobody else’s.',
            'Connections are encrypted, passwords are hashed, and repeated wrong passwords are refused for some minutes.',
            'You can protect the account with a second factor and end other sessions on the [account page](/account).',
            'If a breach puts you at real risk, we notify the Data Protection Commissioner within 72 hours of learning of it, and you without undue delay (section 43 of the Act).',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Section 26 of the Act gives you the right to be informed, to see your data, to object, to have false or misleading data corrected, and to have it deleted. You can use most of them yourself, at once:',
        {
          table: {
            caption: 'Your rights and where to use them',
            columns: ['Right', 'How'],
            rows: [
              [
                'See and take your data with you',
                'The [account page](/account), or [support](/support?topic=privacy).',
              ],
              ['Correct it', 'The [profile](/profile) and [account](/account) pages.'],
              [
                'Delete it',
                'The [account page](/account) or [support](/support?topic=privacy), once no subscription is active.',
              ],
              [
                'Object, restrict, or withdraw consent',
                '[Write to support](/support?topic=privacy). Withdrawing does not affect what was done before.',
              ],
            ],
          },
        },
        'By writing to us: we answer a request to see your data within 7 days, one to correct, delete, restrict or object within 14 days, and one to move your data within 30 days. It costs nothing. We may ask you to prove that the account is yours.',
        'We take no decision about you by automated means that has legal or similar effect.',
        'You may complain at any time to the Office of the Data Protection Commissioner in Nairobi ([odpc.go.ke](https://www.odpc.go.ke)).',
      ],
    },
    {
      id: 'deletion',
      title: 'What happens when you delete your account',
      blocks: [
        'Your profile, saved and recent searches, watch list, alerts and sign-in are deleted. Entries of the token ledger and invoices are made anonymous, not deleted: name, e-mail address and phone number are removed, while amounts and dates stay, because accounts must remain complete and tax law asks us to keep them.',
        'One thing remains to prevent misuse: a one-way hash of the address or number that received the free tokens. It can tell us that the same address asks again; it cannot be turned back into the address.',
        'Copies in backups are overwritten within 30 days.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Savanna is meant for adults. We do not knowingly keep data of anyone under 18; tell us if you believe we do, and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'Each version has a number and a date, listed at the top of this page. We tell account holders before a change that affects how their data is used, and ask for consent where the Act requires it.',
      ],
    },
  ],
};
