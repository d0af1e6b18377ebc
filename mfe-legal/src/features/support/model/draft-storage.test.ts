import { readDraft, writeDraft } from './draft-storage';
import { emptyDraft } from './ticket';

beforeEach(() => sessionStorage.clear());

describe('support draft', () => {
  it('comes back as it was left, but never with consent given', () => {
    const draft = { ...emptyDraft, name: 'Wanjiru', message: 'Half a sen', consent: true };
    writeDraft(sessionStorage, draft);
    expect(readDraft(sessionStorage)).toEqual({ ...draft, consent: false });
  });

  it('is absent at first, and after a value it cannot read', () => {
    expect(readDraft(sessionStorage)).toBeUndefined();
    sessionStorage.setItem('savanna.support.draft', '{"topic":"lottery"}');
    expect(readDraft(sessionStorage)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not break the form when storage is full', () => {
    const full = {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(() => writeDraft(full, emptyDraft)).not.toThrow();
  });
});
