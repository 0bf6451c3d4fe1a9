import { describe, expect, test } from 'vitest';
import { isEasyToGuess } from './password.ts';

const owner = {
  companyName: 'Blue Gorge Ltd',
  personName: 'Zoë Müller-Ng',
  email: 'z.castle77@gmail.example',
};
const common = new Set(['p@ssw0rd', 'sasha_007']);
const isEasy = (password: string, more: Partial<typeof owner> = {}) =>
  isEasyToGuess(password, { ...owner, ...more }, common);

describe('a password is easy to guess', () => {
  test.each([
    ['P@ssw0rd', 'common, in another case'],
    [' sasha_007 ', 'common, as it is kept'],
    ['My-BLUE-house-1', 'a word of the company'],
    ['gorge-Path-22', 'another word of the company'],
    ['Muller-2026', 'the person, without the accent'],
    ['xMÜLLERx-1', 'the person, inside'],
    ['Castle-77-up', 'the mailbox'],
  ])('%s: %s', (password) => {
    expect(isEasy(password)).toBe(true);
  });

  test.each([
    ['Correct-horse-1', 'none of it'],
    ['P@ssw0rd-and-more', 'more than a common one'],
    ['Ltd-and-Zoe-Ng-1', 'words of fewer than four letters'],
    ['Gmail-Example-1', 'what stands behind the @'],
  ])('but not %s: %s', (password) => {
    expect(isEasy(password)).toBe(false);
  });

  test('words of other alphabets count; an address without @ has no name part', () => {
    expect(isEasy('Иванова-Дом-1', { personName: 'Анна ИВАНОВА' })).toBe(true);
    expect(isEasy('Castle-77-up', { email: 'castle' })).toBe(false);
    expect(isEasy('Correct-horse-1', { companyName: '', personName: '', email: '' })).toBe(false);
  });
});
