export const faqCategories = [
  { id: 'tokens', label: 'Tokens and searches' },
  { id: 'plans', label: 'Plans, payment and refunds' },
  { id: 'data', label: 'Data and figures' },
  { id: 'account', label: 'Account and security' },
] as const;

type FaqCategory = (typeof faqCategories)[number]['id'];

export interface FaqEntry {
  /** The anchor of the entry: part of public links, so it never changes once published. */
  id: string;
  category: FaqCategory;
  question: string;
  /** Paragraphs, with links as `[text](/path)`. */
  answer: readonly string[];
  /** Words a reader may type that the text does not contain. */
  keywords?: readonly string[];
}
