import { expect, it } from 'vitest';
import { lostValues, missingForms } from './suspicious-words.ts';

const english = {
  plain: 'Goals',
  count: (count: number) => (count === 1 ? '1 goal' : `${count} goals`),
  inner: { of: ({ name, day }: { name: string; day: string }) => `${name} until ${day}` },
  shout: (name: string) => name.toUpperCase(),
  strict: (names: readonly string[]) => names.map((name) => name).join(', '),
};

it('accepts a translation that says every value', () => {
  const german = {
    ...english,
    count: (count: number) => (count === 1 ? 'ein Ziel' : `${count} Ziele`),
    inner: { of: ({ name, day }: { name: string; day: string }) => `bis ${day}: ${name}` },
  };
  expect(lostValues(english, german)).toEqual([]);
});

it('finds a value that is lost', () => {
  const german = { ...english, inner: { of: ({ name }: { name: string }) => `${name} bis bald` } };
  expect(lostValues(english, german).map(({ key }) => key)).toEqual(['inner.of']);
});

it('finds a translation that says one as it says many', () => {
  const german = { ...english, count: (count: number) => `${count} Ziele` };
  expect(missingForms(english, german)).toEqual([{ key: 'count', english: '# goal', translated: '# Ziele' }]);
});

it('accepts a translation with a form for one, and one that says no number for it', () => {
  const number = (one: string) => (count: number) => (count === 1 ? one : `${count} Ziele`);
  for (const one of ['1 Ziel', 'ein Ziel']) {
    expect(missingForms(english, { ...english, count: number(one) })).toEqual([]);
  }
});
