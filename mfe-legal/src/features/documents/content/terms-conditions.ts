import type { LegalDocument } from '../model/legal-document';
import { tokenSections } from './terms-tokens';

export const termsConditions: LegalDocument = {
  title: 'Terms and conditions',
  summary:
    'The agreement between you and Savanna: what a search costs, what you may do with the results, how plans and refunds work, and what neither of us can promise.',
  versions: [
    {
      version: '1.0',
      effective: '2026-11-01',
      changes: 'First version, published with the Nairobi market.',
    },
  ],
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        'These terms apply when you use Savanna (“Savanna”, “we”), a website for property data and insights. By creating an account you accept them; we record the version you accepted and when. You can read the public pages and use the free preview without an account, and the parts of these terms that concern use of the site apply then too.',
        'You must be at least 18 years old and able to enter into a contract. If you use Savanna for a company, you confirm that you may accept these terms on its behalf.',
        'The [privacy policy](/privacy-policy) explains what we do with personal data, and the [disclaimer](/disclaimer) explains the limits of the figures. Both are part of how we work with you.',
      ],
    },
    {
      id: 'service',
      title: 'What the service is',
      blocks: [
        'Savanna shows observed asking and sold prices, rents and building facts of residential property, and computes measures such as gross yield, price per square metre and gross rent multiplier from them. The first market is Nairobi: Kilimani, Kileleshwa, Lavington, Riverside and Westlands. Prices are in Kenya shillings (KES) and sizes in square metres.',
        {
          note: 'Where a page says “sample data”, the records were generated for demonstration. They are calibrated to the Nairobi market but describe no real flat, seller or tenant. Do not base a purchase on them.',
        },
        'Savanna is a research tool. We do not broker, sell, let, value or manage property, we do not lend, and we hold no money for a transaction between you and anybody else.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          list: [
            'Register with a full name, an e-mail address or a phone number, and a password of at least eight characters. The details must be yours and true.',
            'Confirm the address or number before the account works fully. The three free tokens are added at that moment.',
            'Keep the password to yourself. We recommend a second factor (an authenticator app) on the [account page](/account).',
            'One person, one account. Opening further accounts to collect free tokens is not allowed; we may close them.',
            'Tell us through [support](/support) as soon as you believe that someone else uses your account.',
          ],
        },
      ],
    },
    ...tokenSections,
    {
      id: 'licence',
      title: 'What you may do with the results',
      blocks: [
        'A paid search gives you a personal, non-exclusive licence, without time limit, to use the results you received for your own decisions, or for those of the company or client you did the search for. You may export them, print them, and quote figures in a report if you name Savanna and the date of the data.',
        {
          list: [
            'Do not resell, publish or share whole result lists, or build a competing database from them.',
            'Do not collect data with robots, and do not run previews in bulk: they are limited to 60 a minute per address.',
            'Do not try to identify, contact or profile people through the data.',
            'Do not work around payment, limits or access rules, or look for other people’s data. If you find a weakness, tell us through [support](/support) before anybody else.',
          ],
        },
        'A link to your results that you share with another account carries the filters, never the rows: the other person sees a free preview and pays for their own search.',
      ],
    },
    {
      id: 'accuracy',
      title: 'Accuracy and availability',
      blocks: [
        'We show with each record where it came from, when it was observed, and whether it is an asking or a sold price. Observations can be wrong, late or missing. We correct errors that you [report](/support?topic=data), but we do not promise that a figure is complete or current.',
        'We try to keep Savanna available at all times and may interrupt it for maintenance. If a fault on our side stops you from seeing a paid result, the token is returned to the balance it came from.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Figures on Savanna are information, not financial, investment, legal, tax or valuation advice. You decide, and you carry the result of the decision.',
        'As far as the law allows, we are not liable for lost profit or for indirect loss, and our total liability in a year is limited to what you paid us in that year.',
        'Nothing in these terms limits liability for fraud, for intent, for death or injury caused by negligence, or any right the Consumer Protection Act 2012 or the Data Protection Act 2019 of Kenya gives you.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      blocks: [
        'You may close your account at any time, on the [account page](/account) or through [support](/support?topic=privacy), once no subscription is active. Your profile, saved searches and settings are deleted; the entries of your token ledger and your invoices stay without your name, because accounts must remain complete. Tokens you have not spent end with the account, so ask for a refund of bought tokens first.',
        'We may suspend or close an account that breaks these terms. Before that we tell you why and give you time to answer, unless waiting would harm other people or the law forbids it. Bought tokens that were not part of the breach are refunded.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'Each version has a number and a date, listed at the top of this page. We tell account holders at least 14 days before a change that reduces their rights. A change never alters tokens already bought or a plan period already paid.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        'The law of Kenya applies. Write to [support](/support) first: most matters end there, and we answer complaints in writing. Otherwise the courts of Nairobi decide, unless the law gives you the right to another court.',
        'If one clause is invalid, the others remain. If we do not insist on a right once, we do not give it up.',
      ],
    },
  ],
};
