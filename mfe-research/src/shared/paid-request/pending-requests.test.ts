import { beginRequest, findPending, settleRequest } from './pending-requests';

const subject = { userId: 'u1', kind: 'property', key: '[["areas",["kilimani"]]]' } as const;

beforeEach(() => sessionStorage.clear());

test('the same unanswered purchase keeps its id, across reloads; after the answer it is a new one', () => {
  const first = beginRequest(subject).requestId;
  expect(beginRequest(subject).requestId).toBe(first);
  expect(sessionStorage.getItem('savanna.pending-requests')).toContain(first);
  settleRequest(subject);
  expect(findPending(subject)).toBeUndefined();
  expect(beginRequest(subject).requestId).not.toBe(first);
});

test('other filters, another kind and another user each have their own id', () => {
  const ids = [
    subject,
    { ...subject, key: '[]' },
    { ...subject, kind: 'area_report' as const },
    { ...subject, userId: 'u2' },
  ].map((each) => beginRequest(each).requestId);
  expect(new Set(ids).size).toBe(4);
  settleRequest(subject);
  expect(findPending({ ...subject, userId: 'u2' })?.requestId).toBe(ids[3]);
});

test('a damaged store counts as empty', () => {
  sessionStorage.setItem('savanna.pending-requests', '{"oops"');
  expect(findPending(subject)).toBeUndefined();
  sessionStorage.setItem('savanna.pending-requests', '[{"userId":1}]');
  expect(beginRequest(subject).requestId).toMatch(/^[0-9a-f-]{36}$/);
});
