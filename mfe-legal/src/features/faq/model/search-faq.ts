import { toPlainText } from '../../../shared/rich-text';
import type { FaqEntry } from './faq-entry';

const IN_QUESTION = 4;
const IN_KEYWORDS = 2;
const IN_ANSWER = 1;

/**
 * Entries that contain every word of `query`, best first; all of them, in their own order, for an
 * empty query. Case, accents and punctuation do not matter, and a word matches by its beginning,
 * so that "refund" also finds "refunds".
 */
export function searchFaq(entries: readonly FaqEntry[], query: string): FaqEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [...entries];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function scoreOf(entry: FaqEntry, wanted: readonly string[]): number {
  const fields = [
    { words: wordsOf(entry.question), weight: IN_QUESTION },
    { words: wordsOf((entry.keywords ?? []).join(' ')), weight: IN_KEYWORDS },
    { words: wordsOf(entry.answer.map(toPlainText).join(' ')), weight: IN_ANSWER },
  ];
  let score = 0;
  for (const word of wanted) {
    const found = fields.filter((field) => field.words.some((each) => each.startsWith(word)));
    if (found.length === 0) return 0;
    score += Math.max(...found.map((field) => field.weight));
  }
  return score;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
