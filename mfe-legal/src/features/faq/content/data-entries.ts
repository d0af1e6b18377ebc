import type { FaqEntry } from '../model/faq-entry';

export const dataEntries: readonly FaqEntry[] = [
  {
    id: 'which-areas',
    category: 'data',
    question: 'Which areas are covered?',
    answer: [
      'Five areas of Nairobi: Kilimani, Kileleshwa, Lavington, Riverside and Westlands. Prices and rents are in Kenya shillings, sizes in square metres.',
    ],
    keywords: ['nairobi', 'kenya', 'location', 'coverage', 'city'],
  },
  {
    id: 'sample-data',
    category: 'data',
    question: 'What does “sample data” mean?',
    answer: [
      'That the records were generated for demonstration. They follow typical sizes, prices and rents of the area but describe no real flat. Imported data shows its real source instead. More on this in the [disclaimer](/disclaimer#sample-data).',
    ],
    keywords: ['real', 'fake', 'demo', 'generated'],
  },
  {
    id: 'asking-or-sold',
    category: 'data',
    question: 'Are these asking or sold prices?',
    answer: [
      'Each record says which. Most are asking prices and asking rents, so what is agreed in the end is often lower. See [asking is not achieved](/disclaimer#asking-prices).',
    ],
    keywords: ['listing', 'achieved', 'transaction'],
  },
  {
    id: 'hidden-figures',
    category: 'data',
    question: 'Why is a figure missing or marked?',
    answer: [
      'A figure built on fewer than 5 records is not shown, and one built on fewer than 10 carries a mark. So few records would say more about single flats than about the market.',
    ],
    keywords: ['empty', 'dash', 'blank', 'n', 'small sample', 'unavailable'],
  },
  {
    id: 'yield-formula',
    category: 'data',
    question: 'How are yield, GRM and the other measures computed?',
    answer: [
      'Gross yield is yearly rent divided by price; GRM is its inverse. All measures, each with its formula and a worked example, stand in the [metric dictionary](/about-us#metrics).',
    ],
    keywords: ['formula', 'calculation', 'cap rate', 'noi', 'dscr', 'definition'],
  },
  {
    id: 'typology',
    category: 'data',
    question: 'What do Studio, 1BR or 3BR mean?',
    answer: [
      'The typology of a unit: a studio, or the number of bedrooms from 1BR to 5BR. DSQ means domestic staff quarters, counted separately.',
    ],
    keywords: ['bedroom', 'bedsitter', 'dsq', 'rooms'],
  },
  {
    id: 'wrong-figure',
    category: 'data',
    question: 'I found a wrong figure. What can I do?',
    answer: [
      'Please [report it](/support?topic=data) with the page and the record. We check it against its source and answer you. If it made a result faulty, the token is returned.',
    ],
    keywords: ['error', 'mistake', 'report', 'correct'],
  },
  {
    id: 'own-data',
    category: 'data',
    question: 'Can Savanna show my own data?',
    answer: [
      'Whoever operates an installation can import a CSV file of any size, with ready mappings for a generic listing export, HM Land Registry price-paid files and Zillow ZHVI. Rows that cannot be read are reported with line, column and reason, and never guessed.',
    ],
    keywords: ['import', 'upload', 'csv', 'file', 'operator'],
  },
];
