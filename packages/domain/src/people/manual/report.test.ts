import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../locale/language.ts';
import {
  countAnswers,
  type ManualChoice,
  manualSteps,
  noAnswers,
  phrasesOf,
  sharesOf,
  stageOf,
} from './answers.ts';
import { type DiscLetter, discLetters, discTypes, lettersOf } from './disc.ts';
import { manualCounts, manualLimits } from './manual.ts';
import { describeType, writeReport } from './report.ts';
import { manualItems } from './words.items.ts';
import { manualQuestions } from './words.questions.ts';
import { typeTexts } from './words.texts.ts';

const choice = fc.tuple(fc.constantFrom(...discLetters), fc.integer({ min: 1, max: 3 })).map(
  ([most, step]): ManualChoice => ({
    most,
    least: discLetters[(discLetters.indexOf(most) + step) % 4] ?? 'D',
  }),
);
const answered = fc.array(choice, { minLength: 28, maxLength: 28 });

describe('the questionnaire', () => {
  test('has 28 items with one phrase for each letter, and ten questions with four answers', () => {
    expect(manualCounts).toEqual({ items: 28, questions: 10 });
    expect(manualItems).toHaveLength(28);
    for (const item of manualItems) expect(Object.keys(item).toSorted()).toEqual(['C', 'D', 'I', 'S']);
    const phrases = manualItems.flatMap((item) => Object.values(item));
    expect(new Set(phrases).size).toBe(112);
    expect(Math.max(...phrases.map((phrase) => phrase.length))).toBeLessThanOrEqual(60);
    expect(manualQuestions).toHaveLength(10);
    for (const { choices } of manualQuestions) expect(new Set(choices).size).toBe(4);
  });

  test('puts each letter about equally often at each place, so that a place means no letter', () => {
    for (const letter of discLetters) {
      for (const place of [0, 1, 2, 3]) {
        const times = manualItems.filter((item) => phrasesOf(item)[place]?.[0] === letter).length;
        expect([letter, place, times >= 5 && times <= 9]).toEqual([letter, place, true]);
      }
    }
  });

  test('is partially complete when only the own questions are left', () => {
    const choices = manualItems.map(() => ({ most: 'D', least: 'S' }) as const);
    expect([countAnswers(noAnswers), stageOf(noAnswers)]).toEqual([0, 2]);
    expect(stageOf({ ...noAnswers, choices: choices.with(27, null as never) })).toBe(2);
    expect(stageOf({ ...noAnswers, choices })).toBe(3);
    const questions = manualQuestions.map(() => 0);
    expect(countAnswers({ choices, questions })).toBe(manualSteps);
  });
});

describe('the shares', () => {
  const all = (most: DiscLetter, least: DiscLetter) => manualItems.map(() => ({ most, least }));

  test.each<[ManualChoice[], number[]]>([
    [all('D', 'S'), [50, 25, 0, 25]],
    [all('C', 'I'), [25, 0, 25, 50]],
    [
      [...all('D', 'S').slice(0, 14), ...all('S', 'D').slice(0, 14)],
      [25, 25, 25, 25],
    ],
    [all('D', 'S').with(0, { most: 'I', least: 'C' }), [49, 26, 1, 24]],
    [[], [25, 25, 25, 25]],
  ])('of the answers of case %# are %o', (choices, shares) => {
    expect(Object.values(sharesOf(choices))).toEqual(shares);
  });

  test('add to 100, and more points never give a smaller share', () => {
    fc.assert(
      fc.property(answered, (choices) => {
        const shares = sharesOf(choices);
        const points = (letter: DiscLetter) =>
          choices.filter(({ most }) => most === letter).length -
          choices.filter(({ least }) => least === letter).length;
        expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(100);
        for (const one of discLetters)
          for (const other of discLetters)
            if (points(one) > points(other)) expect(shares[one]).toBeGreaterThanOrEqual(shares[other]);
      }),
    );
  });
});

describe('the report', () => {
  const answers = manualQuestions.map((_, at) => at % 4);

  test('has a text for everything, whatever was answered', () => {
    fc.assert(
      fc.property(answered, fc.boolean(), (choices, withLeading) => {
        const report = writeReport(sharesOf(choices), answers, { withLeading, language: english });
        const texts = [
          report.title,
          report.text,
          ...report.scales.flatMap(({ name, text }) => [name, text]),
          ...report.questions.flatMap(({ question, answer }) => [question, answer]),
          ...report.details.flatMap(({ title, text }) => [title, text]),
        ];
        expect(texts.every((text) => text.length > 3)).toBe(true);
        expect(
          report.scales.every(({ name, total }) => /^\w+\/\w+$/.test(name) && total >= 0 && total <= 100),
        ).toBe(true);
        expect(report.details).toHaveLength(withLeading ? 10 : 6);
      }),
    );
  });

  test('reads each scale from its letters', () => {
    const { scales } = writeReport({ D: 40, I: 25, S: 10, C: 25 }, answers, {
      withLeading: false,
      language: english,
    });
    expect(scales.map(({ name, total }) => [name, total])).toEqual([
      ['Active/Reflective', 65],
      ['Task/People', 65],
      ['Direct/Patient', 80],
      ['Spontaneous/Precise', 50],
    ]);
    const none = writeReport({ D: 0, I: 50, S: 0, C: 50 }, answers, {
      withLeading: false,
      language: english,
    });
    expect(none.scales.map(({ total }) => total)).toEqual([50, 50, 50, 50]);
  });

  test('says what a second letter adds', () => {
    const first = (shares: Parameters<typeof writeReport>[0]) =>
      writeReport(shares, answers, { withLeading: false, language: english }).details[0]?.text;
    expect(first({ D: 40, I: 20, S: 20, C: 20 })).not.toContain('laugh');
    expect(first({ D: 30, I: 28, S: 22, C: 20 })).toContain('laugh');
  });

  test('each type has its own title, text and description', () => {
    const texts = Object.values(typeTexts);
    expect(new Set(texts.map(({ title }) => title)).size).toBe(12);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(12);
    const described = discTypes.map((type) => describeType(type, english));
    expect(new Set(described).size).toBe(12);
    expect(Math.max(...described.map((text) => text.length))).toBeLessThan(manualLimits.description);
    expect(discTypes.map((type) => lettersOf(type).join(''))).toEqual(discTypes);
  });
});
