import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { easyMessages, judgePassword } from './password.ts';

const owner = {
  companyName: 'Blue Gorge Ltd',
  personName: 'Zoë Müller-Ng',
  email: 'z.castle77@gmail.example',
};
const judge = (password: string, more: Partial<typeof owner> = {}) =>
  judgePassword(password, { ...owner, ...more }, commonPasswords);
const why = (password: string, more: Partial<typeof owner> = {}) => judge(password, more).easy;

describe('a password is easy to guess', () => {
  test.each([
    ['Password1!', 'common'],
    ['Qwerty123!', 'common'],
    ['Welcome1!', 'common'],
    ['Passw0rd!', 'common'],
    ['P@$$w0rd', 'common'],
    ['  pASSWORD2026?! ', 'common'],
    ['Dragon-99', 'common'],
    ['Francisc0!', 'common'],
    ['Iloveyou2!', 'common'],
    ['L3tm3in!!', 'common'],
    ['Ｐassword1!', 'common'],
    ['My-BLUE-house-1', 'company'],
    ['gorge-Path-22', 'company'],
    ['G0rge-Path-22', 'company'],
    ['Muller-2026', 'person'],
    ['xMÜLLERx-1', 'person'],
    ['Mu11er-and-1', 'person'],
    ['Castle-77-up', 'mailbox'],
    ['C@st1e-77-up', 'mailbox'],
  ])('%s: %s', (password, reason) => {
    expect(why(password)).toBe(reason);
  });

  test.each([
    ['Correct-horse-1', 'none of it'],
    ['Bellwether-demo-1', 'the password of the demo company'],
    ['Bellwether-test-1', 'the password of the tests'],
    ['Password-of-mine-7', 'more than a common one'],
    ['Ltd-and-Zoe-Ng-1', 'words of fewer than four letters'],
    ['Gmail-Example-1', 'what stands behind the @'],
  ])('but not %s: %s', (password) => {
    expect(why(password)).toBeUndefined();
    expect(judge(password).strength).toBe('Strong');
  });

  test('words of other alphabets count; an address without @ has no name part; unknown names are empty', () => {
    expect(why('Иванова-Дом-1', { personName: 'Анна ИВАНОВА' })).toBe('person');
    expect(why('Castle-77-up', { email: 'castle' })).toBeUndefined();
    expect(why('Correct-horse-1', { companyName: '', personName: '', email: '' })).toBeUndefined();
  });

  test('every reason has a sentence that begins like the refusal', () => {
    for (const sentence of Object.values(easyMessages))
      expect(sentence).toMatch(/^This password is too easy to guess\. It /);
  });
});

test.each([
  ['', ''],
  ['aaaaaaaaaaaa-', 'Moderate'],
  ['zzqx', ''],
  ['zzqxvbwp', 'Easy'],
  ['Zzqxvbwp', 'Moderate'],
  ['Zzqxvbwp1', 'Moderate'],
  ['Zzqxvbwp1-', 'Strong'],
])('the strength of "%s" is "%s"', (password, strength) => {
  expect(judge(password).strength).toBe(strength);
});

test('a strong password is never refused, and one that is not refused is never weak', () => {
  const alphabet = fc.constantFrom(
    'P',
    'a',
    's',
    'w',
    '0',
    'r',
    'd',
    '1',
    '!',
    '$',
    '@',
    'Z',
    'q',
    '-',
    ' ',
    'blue',
  );
  const password = fc.oneof(
    fc.array(alphabet, { maxLength: 12 }).map((signs) => signs.join('')),
    fc
      .tuple(fc.constantFrom(...commonPasswords), fc.constantFrom('1!', 'A1-', '2026!'))
      .map(([word, end]) => `${word.charAt(0).toUpperCase()}${word.slice(1)}${end}`),
  );
  fc.assert(
    fc.property(password, (typed) => {
      const { met, easy, strength } = judge(typed);
      const isRefused = easy !== undefined || !Object.values(met).every(Boolean);
      expect(strength === 'Strong').toBe(!isRefused);
    }),
  );
});
