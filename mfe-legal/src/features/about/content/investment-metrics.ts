import type { MetricGroup } from '../model/metric';

export const investmentMetrics: readonly MetricGroup[] = [
  {
    id: 'income-measures',
    title: 'Income after costs',
    intro: 'From gross rent to what is left before the loan, for one year.',
    metrics: [
      {
        id: 'egi',
        term: 'Effective gross income (EGI)',
        formula: '12R × (1 − v)',
        meaning: 'Rent really collected once vacancy is taken off.',
        example: 'KES 993,600',
      },
      {
        id: 'noi',
        term: 'Net operating income (NOI)',
        formula: 'EGI − operating expenses',
        meaning: 'Income after management, service charge, insurance, maintenance and rates.',
        example: 'KES 656,112',
      },
      {
        id: 'cap-rate',
        term: 'Cap rate',
        also: ['capitalisation rate', 'net yield'],
        formula: 'NOI ÷ value',
        meaning: 'Net return on the value. On the purchase price it equals the net yield, NOI ÷ P.',
        example: '5.5 %',
      },
      {
        id: 'yield-on-cost',
        term: 'Yield on cost',
        formula: 'NOI ÷ (P + C)',
        meaning: 'Net return on everything paid, closing costs included.',
        example: '5.2 %',
      },
    ],
  },
  {
    id: 'loan-measures',
    title: 'With a loan',
    intro: 'Whether the income carries the financing.',
    metrics: [
      {
        id: 'payment',
        term: 'Monthly payment',
        formula: 'M = L·i ÷ (1 − (1 + i)^−n); without interest L ÷ n',
        meaning: 'The constant payment that repays the loan.',
        example: 'KES 114,702',
      },
      {
        id: 'loan-balance',
        term: 'Loan balance after k payments',
        formula: 'L(1 + i)^k − M((1 + i)^k − 1) ÷ i',
        meaning: 'What is still owed; the example is after ten years.',
        example: 'KES 4,875,072',
      },
      {
        id: 'mortgage-constant',
        term: 'Mortgage constant',
        formula: '12M ÷ L',
        meaning:
          'Yearly payments per shilling borrowed. A cap rate below it means negative leverage: the loan lowers the return.',
        example: '16.4 %',
      },
      {
        id: 'dscr',
        term: 'Debt service coverage ratio (DSCR)',
        formula: 'NOI ÷ 12M',
        meaning: 'Below 1, the income does not pay the loan.',
        example: '0.48',
      },
      {
        id: 'cash-on-cash',
        term: 'Cash-on-cash return',
        formula: '(NOI − 12M) ÷ (P − L + C)',
        meaning: 'Cash left in a year per shilling of own money put in.',
        example: '−16.6 %',
      },
      {
        id: 'debt-yield',
        term: 'Debt yield',
        formula: 'NOI ÷ L',
        meaning: 'The lender’s view: income per shilling lent, whatever the rate.',
        example: '7.8 %',
      },
      {
        id: 'break-even-ratio',
        term: 'Break-even ratio',
        formula: '(operating expenses + 12M) ÷ 12R',
        meaning: 'Share of the gross rent needed to pay everything. Above 100 % it cannot.',
        example: '158.7 %',
      },
    ],
  },
  {
    id: 'holding-measures',
    title: 'Over the holding period',
    intro:
      'Flows year by year, sale included. The example pays 1,000 and receives 300, 400 and 500.',
    metrics: [
      {
        id: 'npv',
        term: 'Net present value (NPV)',
        formula: 'Σ flow(t) ÷ (1 + r)^t',
        meaning: 'What the flows are worth today at your required return r; here 10 %.',
        example: '−21.04',
      },
      {
        id: 'irr',
        term: 'Internal rate of return (IRR)',
        formula: 'the r for which NPV = 0',
        meaning: 'Shown as “no IRR” when the flows never change sign.',
        example: '8.9 %',
      },
      {
        id: 'equity-multiple',
        term: 'Equity multiple',
        formula: 'all money received ÷ all money put in',
        meaning: 'How many times the own money comes back; says nothing about when.',
        example: '1.20',
      },
    ],
  },
];
