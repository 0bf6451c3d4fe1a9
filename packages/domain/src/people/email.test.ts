import { expect, test } from 'vitest';
import { emailKeyOf, isEmail, isSameEmail } from './email.ts';
import { isLinkedinUrl } from './profile.ts';

test.each([
  ['a@b.co', true],
  ['ann.o’neil+goals@team.example.com', true],
  [`${'a'.repeat(242)}@example.com`, true],
  [`${'a'.repeat(243)}@example.com`, false],
  ['nobody', false],
  ['a@b', false],
  ['a b@example.com', false],
  ['a@b@example.com', false],
  ['Ann <ann@example.com>', false],
  ['a@example.com,b@example.com', false],
  ['a@example.com\r\nBcc: b@example.com', false],
])('%s is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test('different case is the same mailbox, compatible characters are not', () => {
  expect(isSameEmail('Ann@Example.com', 'ann@example.COM')).toBe(true);
  expect(isSameEmail('ａnn@example.com', 'ann@example.com')).toBe(false);
  expect(emailKeyOf(' ａnn@Example.com')).toBe('ann@example.com');
});

test.each([
  ['linkedin.com/in/ann', true],
  ['www.linkedin.com/in/ann', true],
  ['https://www.linkedin.com/in/ann', true],
  ['https://linkedin.com/', true],
  ['linkedin.com', false],
  ['http://linkedin.com/in/ann', false],
  ['https://linkedin.com.evil.com/', false],
  ['https://evil.com/linkedin.com/', false],
  ['javascript:alert(1)//linkedin.com/', false],
])('%s is an address at LinkedIn: %s', (text, expected) => {
  expect(isLinkedinUrl(text)).toBe(expected);
});
