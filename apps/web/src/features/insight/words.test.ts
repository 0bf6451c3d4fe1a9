import { describe, expect, it } from 'vitest';
import {
  lookingSentences,
  ownSentence,
  ownWords,
  shelvedSentence,
  skillSentence,
  verdictSentence,
} from './calibration/words.ts';
import { changeOf } from './forecast/model/change.ts';
import { buildForecast, buildOpinions } from './model/insight.fixture.ts';
import { viewsSentences } from './words.goal.ts';

describe('second views', () => {
  const manager = { Name: 'Priya Raman', Likelihood: 2, IsBlind: true };

  it.each([
    [
      'to the owner',
      { Owner: 3, Manager: manager, Together: 5 },
      true,
      'You say Likely, your manager said Unsure before seeing it. Together: about 5 in 10.',
    ],
    [
      'to others, given late',
      { Owner: 3, Manager: { ...manager, IsBlind: false } },
      false,
      'The owner says Likely, Priya Raman said Unsure after seeing it.',
    ],
    [
      'of colleagues, who are told together alone',
      { Owner: 3, Peers: { Count: 3, Tenths: 4 }, Together: 4 },
      true,
      'You say Likely. 3 colleagues together: about 4 in 10. Together: about 4 in 10.',
    ],
    [
      'without an answer of the owner',
      { Owner: null, Manager: manager },
      false,
      'The owner gave no answer in week 7, Priya Raman said Unsure before seeing it.',
    ],
  ])('%s', (_who, changes, isOwn, sentence) => {
    expect(viewsSentences(buildOpinions({ Week: 7, ...changes }), isOwn)).toEqual([sentence]);
  });

  it('of nobody are no sentence', () => {
    expect(viewsSentences(buildOpinions({ Week: 7, Owner: 3 }), true)).toEqual([]);
  });
});

describe('the change since last week', () => {
  it.each([
    [30.6, 'As many as last week', []],
    [34, 'Three more than last week', [142]],
    [29, 'Two fewer than last week', [111, 141]],
  ])('to %d', (Expected, words, goals) => {
    const History = [{ Week: 7, Goals: 52, Expected: 31.2, Low: 24, High: 38 }];
    const change = changeOf(buildForecast({ Expected, History }));
    expect([change?.words, change?.goals.map(({ GoalId }) => GoalId)]).toEqual([words, goals]);
  });

  it('is not told before the second week', () => {
    expect(changeOf(buildForecast({ History: [] }))).toBeUndefined();
  });
});

it.each([
  ['too_hopeful', 'Over 14 goals you were about 12 points too hopeful (give or take 9).'],
  ['even', 'Over 14 goals you were neither too hopeful nor too careful (give or take 9 points).'],
  [null, 'Over 14 goals there is no verdict yet; from ten on there is one.'],
] as const)('an own word of %s', (Word, sentence) => {
  expect(ownSentence({ Goals: 14, Bias: 0.12, BiasError: 0.09, Word })).toBe(sentence);
});

it.each([
  [0.18, '18% better'],
  [-0.06, '6% worse'],
  [0.001, 'no better, no worse'],
])('a skill of %d', (Skill, how) => {
  expect(skillSentence({ Skill })).toBe(`Compared with always guessing the average: ${how}.`);
});

it('every hit rate names the shelved goals, unless too few people own them', () => {
  expect(shelvedSentence({ Shelved: 6, ShelvedUnlikely: 1 })).toBe(
    '6 goals were shelved beside these; 1 of them was called unlikely by then.',
  );
  expect(shelvedSentence({ Shelved: null, ShelvedUnlikely: null })).toBeUndefined();
});

it('the outcome of talks is never called an effect, and needs ten talks', () => {
  expect(lookingSentences({ Looked: 12, Rose: 8, Comparable: 3.4, Word: 'about_as_many' })).toEqual([
    'Of 12 goals you talked about, 8 rose within three weeks; of goals in the same spot that nobody marked, 3 in 10 did. That is about as many as there.',
    'This does not prove that talking did it: people choose what they talk about.',
  ]);
  expect(lookingSentences({ Looked: 4, Rose: null, Comparable: null, Word: null })).toHaveLength(1);
});

describe('how well I know', () => {
  const label = (Label: number, Said: number, Happened: number | null, Goals: number) => ({
    Label,
    Said,
    Happened,
    Low: null,
    High: null,
    Goals,
  });
  const Labels = [label(1, 0.25, 0.2, 3), label(3, 0.7, 0.9, 8), label(4, 0.9, null, 0)];

  it.each([
    ['too_careful', -0.1, 'A little too careful: your Likely came true 9 of 10 times.'],
    ['too_hopeful', 0.2, 'Too hopeful: your Not sure came true 2 of 10 times.'],
    ['too_careful', -0.4, 'Much too careful: your Likely came true 9 of 10 times.'],
    ['even', 0, 'Neither too hopeful nor too careful: your Likely came true 9 of 10 times.'],
  ] as const)('%s by %s', (Word, Bias, sentence) => {
    expect(verdictSentence({ Word, Bias, Labels })).toBe(sentence);
  });

  it('is one sentence under ten goals', () => {
    expect(ownWords.tooFew(7)).toBe(
      'From 10 finished goals on, this says how well you know how a goal ends; so far there are 7.',
    );
    expect(ownWords.tooFew(null)).not.toContain('so far');
  });
});
