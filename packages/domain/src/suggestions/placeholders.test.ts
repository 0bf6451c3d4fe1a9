import { describe, expect, test } from 'vitest';
import { english } from '../locale/language.ts';
import { sentenceOf } from '../shared/said.ts';
import { placeholderRefusal, placeholders, placeholdersIn } from './placeholders.ts';

describe('placeholdersIn', () => {
  test.each([
    ['From [baseline] to [target]', ['[baseline]', '[target]']],
    ['[target] and [target] and [Target]', ['[Target]']],
    ['Reach the [target date] in [segment name]', ['[target date]', '[segment name]']],
    ['[current-baseline]', ['[current-baseline]']],
    ['Reach [TARGET]', ['[TARGET]']],
    ['[[target]]', ['[target]']],
    ['', []],
    ['Grow to 5 [1], see [link](https://example.com) [internal]', []],
    ['See the [target](https://example.com/target)', []],
    ['[targets of everybody]', []],
    ['[target', []],
    ['target', []],
    ['[]', []],
    ['[ target ]', []],
    ['[target\n]', []],
  ])('%s', (text, found) => {
    expect(placeholdersIn(text)).toEqual(found);
  });

  test('finds every placeholder of the drafter', () => {
    for (const name of Object.values(placeholders).flat())
      expect(placeholdersIn(`x [${name}].`)).toEqual([`[${name}]`]);
  });

  test('a long text of brackets takes no time', () => {
    expect(placeholdersIn('['.repeat(10_000) + 'a '.repeat(10_000))).toEqual([]);
  });
});

test('the message names the open placeholders, and is absent without any', () => {
  const told = placeholderRefusal('From [baseline] to [target]');
  expect(told && sentenceOf(told, english)).toBe('Please fill in [baseline], [target] before you submit.');
  expect(placeholderRefusal('From 3 to 4')).toBeUndefined();
});
