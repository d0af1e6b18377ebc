import { forgetPendingContact, keepPendingContact, readPendingContact } from './pending-contact';

beforeEach(() => sessionStorage.clear());

test('a contact survives a reload of the tab and is forgotten on request', () => {
  const contact = { channel: 'email', address: 'ada@example.test', sentAt: 5 } as const;
  keepPendingContact(contact);
  expect(readPendingContact()).toEqual(contact);
  forgetPendingContact();
  expect(readPendingContact()).toBeNull();
});

test.each(['', 'not json', '{"channel":"fax"}'])('stored %j counts as absent', (stored) => {
  sessionStorage.setItem('savanna.pending-contact', stored);
  expect(readPendingContact()).toBeNull();
});
