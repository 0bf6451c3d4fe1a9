import { expect, test } from 'vitest';
import { cleanEmail, emailKeyOf, isEmail, isSameEmail } from './email.ts';
import { isLinkedinUrl } from './profile.ts';
import { asciiLabel } from './punycode.ts';

test.each([
  ['a@b.co', true],
  ['ann.o’neil+goals@team.example.com', true],
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
  [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}`, true],
  [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(61)}`, false],
  [`a@${'b'.repeat(64)}.example`, false],
  ["o'brien@example.com", true],
  ['"ann smith"@example.com', true],
  ['"ann\\"smith"@example.com', true],
  ['"ann"smith"@example.com', false],
  ['üñî@example.com', true],
  ['ann@münchen.example', true],
  ['ann@xn--mnchen-3ya.example', true],
  ['用户@例え.テスト', true],
  ['ann@col·lecció.cat', true],
  ['.ann@example.com', false],
  ['ann.@example.com', false],
  ['ann..smith@example.com', false],
  ['ann@-example.com', false],
  ['ann@example-.com', false],
  ['ann@exam_ple.com', false],
  ['ann@example..com', false],
  ['ann@example.com.', false],
  ['ann@192.0.2.1', false],
  ['ann@[192.0.2.1]', false],
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
  ['Ann Smith <ann@example.com>', 'ann@example.com'],
  ['"Smith, Ann" <ann@example.com>', 'ann@example.com'],
  ['Smith, Ann <ann@example.com>', 'ann@example.com'],
  ["'ann@example.com' <ann@example.com>", 'ann@example.com'],
  ['<ann@example.com>', 'ann@example.com'],
  ['mailto:ann@example.com?subject=Hello', 'ann@example.com'],
  ['MAILTO:ann%2Bgoals@example.com', 'ann+goals@example.com'],
  ['Ann <mailto:ann@example.com>', 'ann@example.com'],
  [' ann\u200b@example.com\r\n', 'ann@example.com'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['ann@例え。テスト', 'ann@例え.テスト'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['"ann"@example.com', 'ann@example.com'],
  ['"ann smith"@example.com', '"ann smith"@example.com'],
])('%j is stored as %s', (typed, stored) => {
  expect(cleanEmail(typed)).toBe(stored);
  expect(cleanEmail(stored)).toBe(stored);
  expect(isEmail(stored)).toBe(true);
});

test.each([
  'a@example.com, Ann <b@example.com>',
  'a@example.com <b@example.com>',
  'a@example.com,b@example.com',
  'Ann <a@example.com> <b@example.com>',
  'a@example.com\r\nBcc: b@example.com',
])('%j stays a refused text: nobody knows which address was meant', (typed) => {
  expect(isEmail(cleanEmail(typed))).toBe(false);
});

test.each([
  ['ann@münchen.example', 'ANN@MÜNCHEN.example', 'ann@xn--mnchen-3ya.example', 'ann@mu\u0308nchen.example'],
  ['zoë@example.com', 'zoe\u0308@example.com', 'ＺＯË@example.com', 'Zoë <zoë@example.com>'],
  ["o'neil@example.com", 'O’Neil@example.com', '"o\'neil"@example.com', "mailto:o'neil@example.com"],
])('the spellings of %s are one address', (...spellings) => {
  expect(new Set(spellings.map(emailKeyOf)).size).toBe(1);
});

test.each([
  ['münchen', 'xn--mnchen-3ya'],
  ['bücher', 'xn--bcher-kva'],
  ['例え', 'xn--r8jz45g'],
  ['правда', 'xn--80aafi6cg'],
  ['他们为什么不说中文', 'xn--ihqwcrb4cv8a8dqg056pqjye'],
  ['3年b組金八先生', 'xn--3b-ww4c5e180e575a65lsy2b'],
  ['i❤', 'xn--i-7iq'],
  ['example', 'example'],
])('the label %s is %s', (label, ascii) => {
  expect(asciiLabel(label)).toBe(ascii);
});

test.each([
  ['linkedin.com/in/ann', true],
  ['www.linkedin.com/in/ann', true],
  ['https://www.linkedin.com/in/ann', true],
  ['https://linkedin.com/', true],
  ['de.linkedin.com/in/ann', true],
  ['https://UK.LinkedIn.com/in/ann', true],
  ['https://evil.de.linkedin.com.example/', false],
  ['https://evil.com/de.linkedin.com/', false],
  ['xde.linkedin.com/in/ann', false],
  ['linkedin.com', false],
  ['http://linkedin.com/in/ann', false],
  ['https://linkedin.com.evil.com/', false],
  ['https://evil.com/linkedin.com/', false],
  ['javascript:alert(1)//linkedin.com/', false],
])('%s is an address at LinkedIn: %s', (text, expected) => {
  expect(isLinkedinUrl(text)).toBe(expected);
});
