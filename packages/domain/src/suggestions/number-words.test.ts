import { describe, expect, test } from 'vitest';
import { numberWords, saidNumbers } from './number-words.ts';

const lines = Object.entries(numberWords).flatMap(([language, words]) =>
  [...new Set(words)].map((word) => [language, word] as const),
);
/** Number words of another language that are ordinary words in English. */
const ordinary = ['media', 'tiers'];

describe('a number word is found in a sentence', () => {
  test.each(lines.filter(([, word]) => !ordinary.includes(word)))('%s: %s', (_language, word) => {
    expect(saidNumbers(`It was ${word} of them.`).length).toBeGreaterThan(0);
    expect(saidNumbers(`${word.toUpperCase()}!`).length).toBeGreaterThan(0);
  });

  // The lists above cannot lack these without being noticed.
  test.each(
    `zero one sixteen seventeen eighteen nineteen twenty-one half halves halved dozen dozens first second third twentieth
    twice double tripled both pair percent hundred thousands null eins sechzehn siebzehn achtzehn neunzehn
    einundzwanzig hälfte viertel drittel dutzend dutzende erste zweiten dritter doppelt prozent hundert zéro deux seize
    dix-sept dix-huit dix-neuf vingt-et-un moitié demi quart douzaine première deuxième troisième double pourcent cero
    uno dieciséis diecisiete dieciocho diecinueve veintiuno mitad medio cuartos docena primero segunda tercer doble
    ciento`
      .trim()
      .split(/\s+/),
  )('%s', (word) => {
    expect(saidNumbers(`So ${word} it is`)).not.toEqual([]);
  });
});

test.each(
  `hundertzwanzig zweihundertfünfzig zweieinhalb dreieinhalbmal dreiviertel zweidrittel Dreifache dreifachen vervierfacht
    verdreifachte verdoppeln Verdoppelung halbierte halbieren zwanzigmal hundertprozentige einundzwanzigste
    zweitausendsechsundzwanzig dreißig siebzig hundertfach zehnfache fünfundvierzigste doppelter doscientas quinientas
    cuádruple duplicar duplicaron triplicaron quadruplé quintuplé doublent quadrupling`
    .trim()
    .split(/\s+/),
)('%s is a number', (word) => {
  expect(saidNumbers(`So ${word} it is`)).not.toEqual([]);
});

test.each([
  'Wir haben einfache Wege gefunden und vieles vereinfacht.',
  'Eine achtsame Planung, die alle beachten, mit eigenen und mehrfach geprüften Schritten.',
  'Ein einziges Team hat vielfach geholfen, zehrend und dreist.',
  'El equipo publicó y aplicó lo que explicaba.',
  'Le troupeau et le trouble ont semblé simples.',
])('no number in other words: %s', (text) => {
  expect(saidNumbers(text)).toEqual([]);
});

test.each([
  ['3', 1],
  ['4.5', 1],
  ['1,000', 1],
  ['50%', 1],
  ['½', 1],
  ['②', 1],
  ['٣', 1],
  ['७', 1],
  ['７', 1],
  ['三', 1],
  ['3/4', 1],
  ['十二', 1],
  ['XII', 1],
  ['IV', 1],
  ['x²', 1],
  ['a quarter of the goals', 1],
  ['three quarters of them', 2],
  ['grew by a quarter', 1],
  ['ten per cent', 3],
  ['se\u00adven', 1],
  ['se\u200bven', 1],
  ['40 %', 1],
])('%s is a number', (text, count) => {
  expect(saidNumbers(`We say ${text}.`)).toHaveLength(count);
});

test.each([
  'The quarter ended well for everybody.',
  'Social media and price tiers were decided.',
  'I did it, and nobody complained.',
  'Someone asked for more; none of it came.',
  'An ID for everybody',
])('no number: %s', (text) => {
  expect(saidNumbers(text)).toEqual([]);
});
