/** A run of plain text, or a link when `to` is set. */
export interface TextRun {
  text: string;
  to?: string;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits content written as `see the [FAQ](/faq)` into runs; text without links is one run. */
export function parseRichText(source: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of source.matchAll(LINK)) {
    const [whole, text = '', to = ''] = match;
    if (match.index > end) runs.push({ text: source.slice(end, match.index) });
    runs.push({ text, to });
    end = match.index + whole.length;
  }
  if (end < source.length) runs.push({ text: source.slice(end) });
  return runs;
}

/** What a reader sees, without the link targets: for search and for plain-text output. */
export function toPlainText(source: string): string {
  return parseRichText(source)
    .map((run) => run.text)
    .join('');
}
