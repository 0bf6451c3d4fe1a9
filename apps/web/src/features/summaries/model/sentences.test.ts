import { expect, test } from 'vitest';
import { sourcedPieces, unsourced } from './sentences.ts';

const goal = (Id: number, Title: string) =>
  [Id, { Id, GoalDetail: { Title, Measurement: '', Description: '' } }] as const;
const goals = new Map([goal(1, 'Ship release 5.'), goal(2, 'Hire two engineers')]);
const drafted = [
  { Text: '“Ship release 5.” reached its target in week 12.', Sources: [1], HasYourNumber: false },
  { Text: 'Hiring fell behind in both of the last weeks.', Sources: [2], HasYourNumber: false },
  { Text: 'We expect more next quarter.', Sources: [], HasYourNumber: false },
];
const found = (text: string) =>
  sourcedPieces(text, drafted, goals)
    .filter(({ isGap }) => !isGap)
    .map(({ text: words, sources }) => [words, sources]);

test.each([
  [
    'drafted sentences stay whole',
    drafted.map(({ Text }) => Text).join(' '),
    drafted.map((d) => [d.Text, d.Sources]),
  ],
  [
    'a small change keeps the goals',
    'Hiring fell behind in both of the last two weeks.',
    [['Hiring fell behind in both of the last two weeks.', [2]]],
  ],
  [
    'a new sentence rests on the goals that it names',
    'We will hire two engineers.',
    [['We will hire two engineers.', [2]]],
  ],
  [
    'other new sentences rest on nothing',
    'All is well. So it is.',
    [
      ['All is well.', []],
      ['So it is.', []],
    ],
  ],
  ['nothing', '', []],
])('%s', (_what, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('the pieces join to the text, and sentences without a source are counted', () => {
  const text = `  ${drafted[2]?.Text}\n\nNew words here.  End`;
  const pieces = sourcedPieces(text, drafted, goals);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(unsourced(pieces)).toBe(3);
});
