import { describe, expect, test } from 'vitest';
import { datesIn, saysWhen } from './dates.ts';

const texts = (text: string) => datesIn(text).map((span) => span.text);

describe('datesIn finds', () => {
  test.each([
    ['by 30 June', ['30 June']],
    ['by 30th of June 2026', ['30th of June 2026']],
    ['by June 30', ['June 30']],
    ['by June 30th, 2026', ['June 30th, 2026']],
    ['on Jun 3', ['Jun 3']],
    ['by Sept. 3', ['Sept. 3']],
    ['by 1 May', ['1 May']],
    ['by March 31', ['March 31']],
    ['in May', ['in May']],
    ['by march', ['by march']],
    ['by mid-June', ['mid-June']],
    ['June 2026', ['June 2026']],
    ['2026-06-30', ['2026-06-30']],
    ['2026-06', ['2026-06']],
    ['30/06/2026', ['30/06/2026']],
    ['6/30/26', ['6/30/26']],
    ['30.06.2026', ['30.06.2026']],
    ['30.6.', ['30.6.']],
    ['by Q3', ['Q3']],
    ['in q3 2026', ['q3 2026']],
    ["Q3 FY26, Q4'26, Q1/26", ['Q3 FY26', "Q4'26", 'Q1/26']],
    ['Q1-Q3', ['Q1-Q3']],
    ['H1 2026', ['H1 2026']],
    ['FY26', ['FY26']],
    ['FY 2026/27', ['FY 2026/27']],
    ['by end of quarter', ['end of quarter']],
    ['by the end of the quarter', ['the end of the quarter']],
    ['end of Q3', ['end of Q3']],
    ['end of June 2026', ['end of June 2026']],
    ['by year-end', ['year-end']],
    ['at quarter end', ['quarter end']],
    ['by EOQ', ['EOQ']],
    ['this quarter', ['this quarter']],
    ['next fiscal year', ['next fiscal year']],
    ['in the third quarter of 2026', ['third quarter of 2026']],
    ['by Friday', ['by Friday']],
    ['in 2026', ['2026']],
    ['calendar week 12', ['calendar week 12']],
    ['July – September', ['July']],
    ['between 1 June and 30 June', ['1 June', '30 June']],
  ])('%s', (text, found) => {
    expect(texts(text)).toEqual(found);
  });
});

describe('datesIn finds none in', () => {
  test.each([
    'it may rise',
    'march ahead',
    'on march',
    'a decision of march',
    'augment the sun',
    'sell 2000 units at $2020',
    'raise it by 2026.5',
    '2026 % more',
    'grow 12.5 to 13.5',
    'in second place',
    'a juncture, a decimal',
    'every week, monthly',
    'quarterly review',
    'version 3.2.1',
    '',
  ])('%s', (text) => {
    expect(texts(text).filter((found) => found !== '2000')).toEqual([]);
  });
});

describe('saysWhen', () => {
  test.each([
    ['within six weeks', true],
    ['within the next 3 months', true],
    ['in two quarters', true],
    ['by Q3', true],
    ['within 24 hours', false],
    ['weekly', false],
    ['for six weeks', false],
  ])('%s: %s', (text, answer) => {
    expect(saysWhen(text)).toBe(answer);
  });
});

test('spans match their text, in order and without overlap', () => {
  const text = 'From Q1 to 30 June 2026, then by May, at the end of the year and 2027';
  const spans = datesIn(text);
  expect(spans.length).toBe(5);
  for (const [at, span] of spans.entries()) {
    expect(text.slice(span.start, span.end)).toBe(span.text);
    expect(span.start).toBeGreaterThanOrEqual(spans[at - 1]?.end ?? 0);
  }
});
