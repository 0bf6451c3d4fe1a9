import { expect, test } from 'vitest';
import type { Sheet } from './deck.ts';
import { drawSheet } from './draw-sheet.ts';
import { type DrawnItem, deckPage } from './drawn-deck.ts';

const look = {
  colour: '#2f5fd0',
  onColour: '#ffffff',
  footer: 'Larkwood',
  labels: { language: 'en', distribution: '', movers: '', noMovers: '', inFull: '', leads: [] },
};
const sentence = 'In its last week 69 to 73 of 122 goals were expected (8 chances in 10).';
const weeks = Array.from({ length: 14 }, (_, at) => ({
  label: `Week ${at + 1}`,
  says: '49–83',
  goals: 122,
  expected: 66,
  low: 49,
  high: 83,
}));
const table = {
  head: ['Department', 'Goals', 'With a final result', 'Achieved'],
  rows: Array.from({ length: 12 }, (_, at) => [`Department ${at}`, '8', '7', '4']),
};
const note = { heading: 'From us', text: 'We said so in May. '.repeat(60) };
const none = { heading: '', text: '' };
const sheet = (more: Partial<Sheet>): Sheet => ({
  heading: 'Forecast',
  paragraphs: [sentence],
  table: null,
  weeks: [],
  note: none,
  ...more,
});

type Text = Extract<DrawnItem, { kind: 'text' }>;
const isText = (item: DrawnItem): item is Text => item.kind === 'text';
const wordsOf = ({ paragraphs }: Text) => paragraphs.flatMap((runs) => runs.map((run) => run.text)).join(' ');

/** Returns the smaller side, in millimetres, of the area that two texts share; negative if they share none. */
function shared(one: Text, other: Text): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return Math.min(across, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
}

test.each([
  ['a table', { table }],
  ['a table without a sentence', { table, paragraphs: [] }],
  ['a table and an own text', { table, note }],
  ['weeks', { weeks }],
  ['weeks below two sentences', { weeks, paragraphs: [sentence, sentence] }],
  ['weeks and an own text', { weeks, note, paragraphs: [sentence, sentence] }],
  ['one week', { weeks: weeks.slice(0, 1) }],
  ['many sentences', { paragraphs: Array.from({ length: 9 }, () => sentence) }],
])('no text of a sheet with %s lies on another one or leaves the slide', (_name, more) => {
  const texts = drawSheet(sheet(more), look).items.filter(isText);
  expect(texts.length).toBeGreaterThan(1);
  for (const [at, text] of texts.entries()) {
    expect(text.x + text.width, wordsOf(text)).toBeLessThanOrEqual(deckPage.width);
    expect(text.y + text.height, wordsOf(text)).toBeLessThanOrEqual(deckPage.height);
    for (const other of texts.slice(at + 1))
      expect(shared(text, other), `${wordsOf(text)} | ${wordsOf(other)}`).toBeLessThan(1.2);
  }
});
