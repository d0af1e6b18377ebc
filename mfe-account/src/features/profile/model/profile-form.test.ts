import { profileFormSchema, toColumns, withCurrent } from './profile-form';

const valid = {
  full_name: 'Ada Otieno',
  phone: '',
  locale: 'en-KE',
  currency: 'KES',
  area_unit: 'sqm' as const,
};

test('a phone may be left out, but not be wrong', () => {
  expect(profileFormSchema.safeParse(valid).success).toBe(true);
  expect(profileFormSchema.safeParse({ ...valid, phone: '+254 712 345 678' }).success).toBe(true);
  const wrong = profileFormSchema.safeParse({ ...valid, phone: '0712' });
  expect(wrong.error?.issues[0]?.path).toEqual(['phone']);
});

test('the columns hold null or an international number', () => {
  expect(toColumns(valid).phone).toBeNull();
  expect(toColumns({ ...valid, phone: '+254 712 345 678' }).phone).toBe('+254712345678');
});

test('an option that is stored but not listed stays selectable', () => {
  const options = [{ value: 'KES', label: 'KES' }];
  expect(withCurrent(options, 'KES')).toEqual(options);
  expect(withCurrent(options, null)).toEqual(options);
  expect(withCurrent(options, 'USD').map(({ value }) => value)).toEqual(['USD', 'KES']);
});
