import { faqEntries } from '../content/entries';
import { faqCategories } from './faq-entry';
import { searchFaq } from './search-faq';

const idsFor = (query: string) => searchFaq(faqEntries, query).map((entry) => entry.id);

describe('searchFaq', () => {
  it('returns everything in its own order for an empty or blank query', () => {
    expect(searchFaq(faqEntries, '  ?! ')).toEqual(faqEntries);
  });

  it('ranks a hit in the question above one in the answer', () => {
    const ids = idsFor('sample');
    expect(ids[0]).toBe('sample-data');
  });

  it('needs every word', () => {
    expect(idsFor('yearly tokens')).toContain('yearly-plan');
    expect(idsFor('yearly zebra')).toEqual([]);
  });

  it('finds entries by words only the keywords contain', () => {
    expect(idsFor('2fa')).toEqual(['second-factor']);
    expect(idsFor('chargeback')).toEqual(['refund']);
  });

  it('ignores case, accents and punctuation, and matches beginnings of words', () => {
    expect(idsFor('RÉFUND!')).toEqual(idsFor('refund'));
    expect(idsFor('refun')).toContain('refund');
    expect(idsFor('fund')).not.toContain('refund');
  });

  it('does not search in link targets', () => {
    expect(idsFor('conditions')).toEqual([]);
  });
});

describe('FAQ content', () => {
  it('gives each entry an anchor of its own', () => {
    const ids = faqEntries.map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]+$/);
  });

  it('fills every category', () => {
    for (const category of faqCategories) {
      expect(faqEntries.filter((entry) => entry.category === category.id).length).toBeGreaterThan(
        2,
      );
    }
  });

  it('names no price: prices are data', () => {
    for (const entry of faqEntries) expect(entry.answer.join(' ')).not.toMatch(/KES\s*\d|KSh/);
  });
});
