import type { FaqEntry } from '../model/faq-entry';
import { accountEntries } from './account-entries';
import { dataEntries } from './data-entries';
import { planEntries } from './plan-entries';
import { tokenEntries } from './token-entries';

export const faqEntries: readonly FaqEntry[] = [
  ...tokenEntries,
  ...planEntries,
  ...dataEntries,
  ...accountEntries,
];
