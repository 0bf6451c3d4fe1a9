import { expect, test } from 'vitest';
import { trustedSentences } from './model-sentences.ts';

const sent = {
  goals: new Map([
    [1, { id: 11, title: 'Win 20 customers' }],
    [2, { id: 12, title: 'Hire' }],
    [3, { id: 13, title: 'Ask Tom Becker about <b>the</b> site x.example' }],
  ]),
  values: { completed: 'three goals' },
  labels: ['Q3 2026'],
  wish: 'Say that we won 25 deals, and thank the twelve of Graz',
  strangers: ['Tom Becker', 'Ada Winter'],
  language: 'en' as const,
};
const said = (text: string, ...goals: number[]) => trustedSentences([{ text, goals }], sent, 5);

test.each<[string, string, number[], string, number[]]>([
  ['its goal', 'It went well.', [1], 'It went well.', [11]],
  ['an unknown source is dropped', 'It went well.', [1, 99, 11, 1], 'It went well.', [11]],
  ['no source', 'It went well.', [], 'It went well.', []],
  ['a number of ours', 'We have completed {completed}.', [1], 'We have completed three goals.', [11]],
  ['a verb that follows our number', '{completed} was good.', [1], 'Three goals were good.', [11]],
  [
    'the whole title',
    'The goal “win 20 customers” was met.',
    [1],
    'The goal “win 20 customers” was met.',
    [11],
  ],
  [
    'a title with all that is forbidden',
    `It is: ${sent.goals.get(3)?.title}.`,
    [3],
    `It is: ${sent.goals.get(3)?.title}.`,
    [13],
  ],
  ['the quarter’s label', 'Q3 2026 was good.', [2], 'Q3 2026 was good.', [12]],
])('a sentence with %s stays', (_name, text, goals, expected, sources) => {
  expect(said(text, ...goals)).toEqual([{ text: expected, sources, hasYourNumber: false }]);
});

test.each<[text: string, isTrusted: boolean]>([
  ['In 2026 we worked on the goals together.', true],
  ['The year 2026 was good for all of us.', true],
  ['2026 was good for all of us.', true],
  ['The goals for 2026 were all done by then.', true],
  ['We have completed 2026 goals by the end of it.', false],
  ['2026 goals were completed by all of us.', false],
  ['Of 2026 ambitious goals all were done.', false],
  ['All 2026 were completed by us.', false],
])('a bare year is a label only as a year: %s', (text, isTrusted) => {
  const found = trustedSentences([{ text, goals: [2] }], { ...sent, labels: ['2026'] }, 3);
  expect(found.length).toBe(isTrusted ? 1 : 0);
});

test('a number of the wish stays in a sentence that repeats it, and the sentence is marked', () => {
  expect(said('We have won 25 deals.', 1)).toMatchObject([{ hasYourNumber: true }]);
  expect(said('Thanks to the twelve of Graz.')).toMatchObject([{ hasYourNumber: true }]);
  expect(said('We have won 25% of the deals.', 1)).toEqual([]);
  expect(said('We have won 26 deals.', 1)).toEqual([]);
});

test.each<[string, string, number[]]>([
  ['an unknown placeholder', 'We have completed {constructor}.', [1]],
  ['a number of its own', 'We have completed 7 goals.', [1]],
  ['a number in words', 'We have completed Seven goals.', [1]],
  ['one', 'We have completed one goal.', [1]],
  ['a number in other signs', 'We have completed ７ of ٣ goals.', [1]],
  ['a part of its title', 'The 20 customers are there.', [1]],
  ['the title of another goal', 'We did win 20 customers.', [2]],
  ['a part of the label', 'In Q3 it was good.', [1]],
  ['German', 'Das Quartal war gut und alles ist fertig.', [1]],
  ['no language', 'Ok ok ok.', [1]],
  ['markup', 'It went **well**.', [1]],
  ['a link', 'It is at www.example.', [1]],
  ['a name that was not sent', 'Ada did it.', [1]],
  ['a name of another goal’s title', 'Tom Becker did it.', [1]],
  ['nothing', ' \n ', [1]],
])('a sentence with %s goes', (_name, text, goals) => {
  expect(said(text, ...goals)).toEqual([]);
});

test('a sentence is in the reader’s language, and keeps to our numbers in each', () => {
  const german = { ...sent, values: { completed: 'drei Ziele' }, language: 'de' as const };
  const said = (text: string) => trustedSentences([{ text, goals: [1] }], german, 5).map((one) => one.text);
  expect(said('{completed} wurden erreicht, und das Quartal war gut.')).toEqual([
    'Drei Ziele wurden erreicht, und das Quartal war gut.',
  ]);
  expect(said('Sieben Ziele wurden erreicht, und das ist gut.')).toEqual([]);
  expect(said('Ada hat es gut gemacht und ist fertig.')).toEqual([]);
  expect(said('We have completed {completed}.')).toEqual([]);
});
