import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const sideOf = (kind: 'removed' | 'added', from: string, to: string) =>
  wordDiff(from, to)
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map((part) => part.text)
    .join('');

test.each([
  ['cut delivery to four days', 'cut delivery to three days', ['four'], ['three']],
  ['one two', 'one two three', [], [' three']],
  ['', 'fresh', [], ['fresh']],
  ['same text', 'same text', [], []],
  ['a b c d', 'a c d e', ['b '], [' e']],
])('%j → %j', (from, to, removed, added) => {
  const parts = wordDiff(from, to);
  expect(parts.filter((part) => part.kind === 'removed').map((part) => part.text)).toEqual(removed);
  expect(parts.filter((part) => part.kind === 'added').map((part) => part.text)).toEqual(added);
});

test('both texts can be read back, line breaks included', () => {
  const from = 'First line\n\nsecond  line, with marks';
  const to = 'First line\nsecond line with other marks\n';
  expect(sideOf('removed', from, to)).toBe(from);
  expect(sideOf('added', from, to)).toBe(to);
});

test('two long and completely different texts are shown as replaced, without delay', () => {
  const from = Array.from({ length: 3000 }, (_, word) => `old${word}`).join(' ');
  const to = Array.from({ length: 3000 }, (_, word) => `new${word}`).join(' ');
  const kinds = wordDiff(from, to).map((part) => part.kind);
  expect(kinds).toEqual(['removed', 'added']);
});
