import { expect, test } from 'vitest';
import { english, languageOf, translation } from '../locale/language.ts';
import { fieldError, said, sentenceOf } from './said.ts';

const words = {
  left: 'This person has left.',
  taken: (name: string) => `${name} is taken.`,
  columns: { name: 'Name' },
} as const;
const { columns: _, ...sentences } = words;

const german = languageOf(
  'en-GB',
  new Map([
    translation(words, { left: 'x', taken: (name) => name, columns: { name: 'Name (deutsch)' } }),
    translation(sentences, { left: 'Diese Person ist gegangen.', taken: (name) => `${name} ist vergeben.` }),
  ]),
);

test('one sentence is made in each language, of the same code and values', () => {
  const told = [said(sentences, 'left'), fieldError('Email', sentences, 'taken', 'a@b.example')];
  expect(told.map((one) => sentenceOf(one, english))).toEqual([
    'This person has left.',
    'a@b.example is taken.',
  ]);
  expect(told.map((one) => sentenceOf(one, german))).toEqual([
    'Diese Person ist gegangen.',
    'a@b.example ist vergeben.',
  ]);
});

test('a value that is a word itself is said in the same language', () => {
  const labels = { email: 'Email' };
  const long = {
    too_long: ({ label, most }: { label: string; most: number }) => `${label}: at most ${most}.`,
  };
  const spoken = languageOf('en-GB', new Map([translation(labels, { email: 'E-Mail-Adresse' })]));
  const told = said(long, 'too_long', { label: said(labels, 'email'), most: 3 });
  expect([english, spoken].map((language) => sentenceOf(told, language))).toEqual([
    'Email: at most 3.',
    'E-Mail-Adresse: at most 3.',
  ]);
  const unknown = said(sentences, 'taken', said(labels, 'email'));
  expect(sentenceOf(unknown, spoken)).toBe('E-Mail-Adresse is taken.');
});

test('words of any shape have a translation, and stay English without one', () => {
  expect(german.words(words).columns.name).toBe('Name (deutsch)');
  expect(german.words({ title: 'People' }).title).toBe('People');
});
