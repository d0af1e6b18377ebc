import { parseRichText } from '../../../shared/rich-text';
import { disclaimer } from '../content/disclaimer';
import { privacyPolicy } from '../content/privacy-policy';
import { termsConditions } from '../content/terms-conditions';
import { textsOf, versionInForce } from './legal-document';

const documents = [privacyPolicy, termsConditions, disclaimer];
const routes = new Set([
  ...['/about-us', '/support', '/faq', '/privacy-policy', '/terms-conditions', '/disclaimer'],
  ...['/economics', '/account', '/profile', '/billing', '/manage-plan', '/purchase-token'],
]);

describe.each(documents.map((document) => [document.title, document] as const))(
  '%s',
  (_title, document) => {
    it('gives each section an anchor of its own', () => {
      const ids = document.sections.map((section) => section.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]+$/);
    });

    it('lists its versions newest first', () => {
      const dates = document.versions.map((version) => version.effective);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(versionInForce(document, '2026-12-31')).toBe(document.versions[0]);
    });

    it('fills every table row to the width of its header', () => {
      for (const block of document.sections.flatMap((section) => section.blocks)) {
        if (typeof block === 'string' || !('table' in block)) continue;
        for (const row of block.table.rows) expect(row).toHaveLength(block.table.columns.length);
      }
    });

    it('links only to routes that exist, or to other sites over https', () => {
      const targets = textsOf(document)
        .flatMap(parseRichText)
        .flatMap((run) => run.to ?? []);
      for (const target of targets) {
        const path = target.replace(/[?#].*$/, '');
        if (!target.startsWith('https://')) expect(routes).toContain(path);
      }
    });

    it('names no price: prices are data', () => {
      for (const text of textsOf(document)) expect(text).not.toMatch(/KES\s*[\d,]+|KSh/);
    });
  },
);

it('knows no version in force before the first one', () => {
  expect(versionInForce(termsConditions, '2026-10-31')).toBeUndefined();
});
