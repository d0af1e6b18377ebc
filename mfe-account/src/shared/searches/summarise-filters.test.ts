import { summariseFilters } from './summarise-filters';

test.each([
  [{}, 'All areas'],
  [null, 'All areas'],
  [{ areas: [] }, 'All areas'],
  [{ areas: ['kilimani', 'south-b'], typologies: ['2BR'] }, 'Kilimani, South B · 2BR'],
  [{ price_max: 12_000_000 }, 'All areas · price up to 12M'],
  [{ rent_min: 40_000, rent_max: 90_000 }, 'All areas · rent 40,000–90,000'],
  [{ size_min: 60, size_max: 90 }, 'All areas · size 60–90 m²'],
  [{ size_min: 60 }, 'All areas · size from 60 m²'],
  [{ text: 'ngong road', dsq: true }, 'All areas · “ngong road” · 1 more filter'],
  [{ dsq: true, year_min: 2015 }, 'All areas · 2 more filters'],
])('%j', (filters, expected) => expect(summariseFilters(filters)).toBe(expected));
