import { accountContact } from './account-contact';

describe('accountContact', () => {
  it('takes name, address and number from the account', () => {
    expect(
      accountContact({
        email: 'wanjiru@savanna.test',
        phone: '254700000000',
        user_metadata: { full_name: 'Wanjiru Kamau', terms_version: '1.0' },
      }),
    ).toEqual({ name: 'Wanjiru Kamau', email: 'wanjiru@savanna.test', phone: '254700000000' });
  });

  it.each([[null], [undefined], [{}], [{ email: 5, user_metadata: { full_name: ['x'] } }]])(
    'is empty for %j',
    (user) => {
      expect(accountContact(user)).toEqual({ name: '', email: '', phone: '' });
    },
  );
});
