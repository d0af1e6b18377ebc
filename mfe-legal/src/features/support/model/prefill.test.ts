import { mergePrefill, prefillFrom } from './prefill';
import { emptyDraft } from './ticket';

const prefill = (query: string) => prefillFrom(new URLSearchParams(query));

describe('prefillFrom', () => {
  it('writes the wish to buy an amount of tokens', () => {
    expect(prefill('topic=tokens&amount=25')).toEqual({
      topic: 'tokens',
      message: 'I would like to buy 25 tokens.',
    });
    expect(prefill('topic=tokens&amount=1').message).toBe('I would like to buy 1 token.');
  });

  it.each(['0', '501', '2.5', 'many', '', '-3', '1e9'])('ignores the amount %j', (amount) => {
    expect(prefill(`topic=tokens&amount=${amount}`)).toEqual({ topic: 'tokens', message: '' });
  });

  it('names the plan asked for', () => {
    expect(prefill('topic=plan&plan=pro').message).toBe('I would like the plan: pro.');
    expect(prefill('topic=plan&plan=%3Cb%3E').message).toBe('');
  });

  it('carries the reference of a reported figure', () => {
    expect(prefill('topic=data&ref=unit%20123').message).toBe('About: unit 123\n');
  });

  it('starts empty for an unknown or absent topic', () => {
    expect(prefill('')).toEqual({ topic: 'general', message: '' });
    expect(prefill('topic=lottery&amount=25')).toEqual({ topic: 'general', message: '' });
  });
});

describe('mergePrefill', () => {
  const wish = prefill('topic=tokens&amount=25');

  it('fills an empty form', () => {
    expect(mergePrefill(emptyDraft, wish)).toEqual({ ...emptyDraft, ...wish });
  });

  it('keeps what was written before', () => {
    const merged = mergePrefill({ ...emptyDraft, name: 'Wanjiru', message: 'My question' }, wish);
    expect(merged.name).toBe('Wanjiru');
    expect(merged.message).toBe('I would like to buy 25 tokens.\nMy question');
  });

  it('does not repeat itself on reload', () => {
    const once = mergePrefill(emptyDraft, wish);
    expect(mergePrefill(once, wish)).toEqual(once);
  });

  it('leaves the draft alone without a wish', () => {
    const draft = { ...emptyDraft, topic: 'refund' as const, message: 'Please' };
    expect(mergePrefill(draft, prefill(''))).toEqual(draft);
  });
});
