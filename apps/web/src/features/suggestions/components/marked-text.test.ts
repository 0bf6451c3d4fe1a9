import { expect, test } from 'vitest';
import { pieces } from './marked-text.tsx';

test.each([
  ['From [baseline] to [Target] days', ['[baseline]', '[Target]']],
  ['See [1] and [the target](https://example.com)', []],
  ['', []],
])('in “%s” is highlighted: %j', (text, open) => {
  const found = pieces(text);
  expect(found.map(({ piece }) => piece).join('')).toBe(text);
  expect(found.filter(({ isOpen }) => isOpen).map(({ piece }) => piece)).toEqual(open);
});
