import type { LegalDocument } from '../model/legal-document';

export const disclaimer: LegalDocument = {
  title: 'Disclaimer',
  summary:
    'What the figures on Savanna are, what they are not, and what to check before you act on one.',
  versions: [
    {
      version: '1.0',
      effective: '2026-11-01',
      changes: 'First version, published with the Nairobi market.',
    },
  ],
  sections: [
    {
      id: 'no-advice',
      title: 'Information, not advice',
      blocks: [
        'Nothing on Savanna is financial, investment, legal, tax or valuation advice, or an offer to buy, sell, let or lend. We know neither your means nor your aims. Speak to an adviser, an advocate and a registered valuer before you commit money.',
      ],
    },
    {
      id: 'sample-data',
      title: 'Sample data',
      blocks: [
        {
          note: 'The data set delivered with Savanna is a generated sample: about 900 developments and 12,000 unit records in Kilimani, Kileleshwa, Lavington, Riverside and Westlands.',
        },
        'The sample is calibrated to typical sizes, prices and rents of these areas, and is marked as sample wherever it appears. It describes no real building, seller or tenant. An installation that imports its own data shows the source of every record instead.',
      ],
    },
    {
      id: 'asking-prices',
      title: 'Asking is not achieved',
      blocks: [
        'Most observations are asking prices and asking rents. What is agreed in the end is often lower, and a flat may stay empty for months. Yields computed from asking figures are therefore an upper estimate: before vacancy, service charge, management, repairs, rates and tax.',
        'Professional surveys of achieved returns for Nairobi report lower yields than asking figures suggest. The [economics page](/economics) shows them with their source.',
      ],
    },
    {
      id: 'samples',
      title: 'Small samples and statistics',
      blocks: [
        {
          list: [
            'A figure built on fewer than 5 records is not shown. One built on fewer than 10 is marked.',
            'Medians are shown with the 25th and 75th percentile and the number of records, n. A median without its n says little.',
            'A group’s yield is the sum of yearly rents divided by the sum of prices, not the mean of the yields.',
            'Outliers are flagged with a reason and left in, so that you decide.',
          ],
        },
        'How each measure is computed stands in the [metric dictionary](/about-us#metrics).',
      ],
    },
    {
      id: 'projections',
      title: 'Projections and calculators',
      blocks: [
        'Projections, sensitivity tables, IRR, NPV and break-even points repeat your own assumptions. They are arithmetic, not forecasts. Interest, growth, vacancy and exchange rates will differ from what you enter.',
        'Market defaults (stamp duty, legal fees, valuation fees, tax rates) are typical values for Kenya, can be edited, and can be out of date. The rate that applies to you may differ.',
      ],
    },
    {
      id: 'economic-series',
      title: 'Economic series',
      blocks: [
        'Policy rate, inflation, growth, exchange and mortgage rates are quoted from their public sources, named beside each series with the date. Where the source has no value, we leave it blank; nothing is extrapolated. Past figures say nothing certain about future ones.',
      ],
    },
    {
      id: 'maps',
      title: 'Positions and boundaries',
      blocks: [
        'Positions are approximate and area outlines are simplified. They carry no statement about title, boundaries, zoning, planning permission or access. Only the land registry and a licensed surveyor can answer those.',
      ],
    },
    {
      id: 'outside',
      title: 'Outside links and trademarks',
      blocks: [
        'We are not responsible for the content of other websites. Names of developments, firms and institutions belong to their owners and are used only to describe; their mention is no endorsement in either direction.',
      ],
    },
    {
      id: 'corrections',
      title: 'Corrections',
      blocks: [
        'If a figure looks wrong, [report it](/support?topic=data) with the page and the record. We check it against its source, correct or remove it, and answer you.',
      ],
    },
  ],
};
