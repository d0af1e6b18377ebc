import { passwordStrength } from './password-strength';

test('nothing typed has no rating', () => {
  expect(passwordStrength('')).toEqual({ score: 0, label: '', hint: '' });
});

test.each([
  ['abc', 1],
  ['password1234', 1],
  ['aaaaaaaaaaaa', 1],
  ['qwertyuiop', 1],
  ['12345678', 1],
  ['kilimani7', 2],
  ['blue lamp 42', 3],
  ['correct horse battery staple', 4],
  ['g7#Kp2!vQx9$', 4],
])('%s scores %i', (password, score) => expect(passwordStrength(password).score).toBe(score));

test('the hint names the missing characters, then the weakness', () => {
  expect(passwordStrength('abcx').hint).toBe('4 more to reach 8 characters');
  expect(passwordStrength('password1234').hint).toBe('Avoid well-known words');
  expect(passwordStrength('aaaaaaaaaaaa').hint).toBe('Avoid repeats and keyboard runs');
  expect(passwordStrength('correct horse battery staple').hint).toBe('');
});

test('a password made of the own name or address is weaker', () => {
  const alone = passwordStrength('wangari-otieno');
  const known = passwordStrength('wangari-otieno', ['Wangari Otieno', 'w.otieno@example.test']);
  expect(known.score).toBeLessThan(alone.score);
  expect(known.hint).toBe('Leave out your name and address');
});

test('adding a character never lowers the score of an ordinary phrase', () => {
  const phrase = 'mango tree by the river 9';
  const scores = [...phrase].map((_, i) => passwordStrength(phrase.slice(0, i + 1)).score);
  expect(scores).toEqual(scores.toSorted());
});
