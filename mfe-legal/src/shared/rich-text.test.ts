import { parseRichText, toPlainText } from './rich-text';

describe('rich text', () => {
  it('keeps text without links as one run', () => {
    expect(parseRichText('1 search = 1 token')).toEqual([{ text: '1 search = 1 token' }]);
  });

  it('splits links from the text around them', () => {
    expect(parseRichText('See the [FAQ](/faq#refund) or [write](/support).')).toEqual([
      { text: 'See the ' },
      { text: 'FAQ', to: '/faq#refund' },
      { text: ' or ' },
      { text: 'write', to: '/support' },
      { text: '.' },
    ]);
  });

  it('leaves brackets that are no link alone', () => {
    expect(toPlainText('NOI [a year] / P (price)')).toBe('NOI [a year] / P (price)');
  });

  it('drops only the targets in plain text', () => {
    expect(toPlainText('Read the [terms](/terms-conditions) first')).toBe('Read the terms first');
  });
});
