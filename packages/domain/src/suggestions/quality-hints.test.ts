import { describe, expect, test } from 'vitest';
import { type HintCode, isSameTitle, qualityHints } from './quality-hints.ts';

const good = {
  title: 'Reduce churn to 5% by 30 June',
  measurement: 'Monthly churn falls from 8% to 5%',
  parentId: 7,
  ownTitles: ['Launch the portal'],
};
const codes = (goal: Partial<Parameters<typeof qualityHints>[0]>) =>
  qualityHints({ ...good, ...goal }).map((hint) => hint.code);

describe('a goal with a verb, a number and a date gets no hint', () => {
  test.each([
    [good.title, good.measurement],
    ['Launch the billing portal', 'Live for 40 customers by end of quarter'],
    ['Sign ten partners', 'Ten signed contracts in the register by Q3'],
    ['Win back lost customers', 'Half of the lost customers are back by 2026-12-31'],
    ['Grow revenue', '€1.2m of new revenue this quarter'],
    ['Cut the close to five days', 'Books are closed within five working days, from June on, by 30 June'],
    ['Hire engineers', '1. 5 offers accepted by Sept 30\n2. 90% stay through probation'],
    ['Keep uptime above 99.9%', '99.9 % measured by the status page until year-end'],
    ['Answer tickets faster', 'Median first answer below 4 hours, by 31 October'],
    ['Onboarding 5 clients', 'Five clients are live within six weeks'],
    ['Umsatz mit Bestandskunden um 10 % erhöhen', '10 % mehr Umsatz bis 30.06. auf der Plattform'],
    ['Увеличить выручку компании', 'Выручка выросла на 10 %'],
  ])('%s / %s', (title, measurement) => {
    expect(codes({ title, measurement })).toEqual([]);
  });
});

describe('a missing part gives a hint', () => {
  test.each<[string, string, HintCode[]]>([
    ['Better customer happiness', 'NPS of 45 by Q3', ['no_verb']],
    ['Reduce churn', 'Customers stay longer, by 30 June', ['no_number']],
    ['Reduce churn', 'Churn falls from 8% to 5%', ['no_date']],
    ['Reduce churn', 'Customers stay longer', ['no_number', 'no_date']],
    ['Customer happiness first', 'Customers are happier', ['no_verb', 'no_number', 'no_date']],
    ['Launch the portal', 'Live for 4 teams by Q3', ['duplicate']],
    ['Certify the company', 'ISO 27001 certificate by 30 June', ['no_number']],
    ['Answer tickets', 'All tickets are answered within 24 hours', ['no_date']],
    ['Launch', 'Launched on 30 June 2026', ['no_number']],
  ])('%s / %s: %j', (title, measurement, expected) => {
    expect(codes({ title, measurement })).toEqual(expected);
  });
});

describe('an empty text gives no hint', () => {
  test.each<[string, Partial<typeof good>, HintCode[]]>([
    ['nothing written', { title: '', measurement: '', parentId: 0 }, []],
    ['spaces', { title: '  ', measurement: ' \n', parentId: 0 }, []],
    ['a title begun', { title: 'Churn', measurement: '' }, []],
    ['a measurement alone', { title: '', measurement: 'Churn of 5% by Q3', parentId: 0 }, []],
    ['a placeholder stands for the number', { measurement: 'From [baseline] to [target] by Q3' }, []],
  ])('%s', (_name, goal, expected) => {
    expect(codes(goal)).toEqual(expected);
  });
});

test('a missing parent gives a hint, but not for people at the top', () => {
  expect(codes({ parentId: 0 })).toEqual(['no_parent']);
  expect(codes({ parentId: 0, standsAlone: true })).toEqual([]);
});

test('a number only in the title gives its own hint', () => {
  const hints = (title: string) => qualityHints({ ...good, title, measurement: 'Signed contracts by Q3' });
  expect(hints('Sign five partners').map((hint) => [hint.code, hint.sentence])).toEqual([
    ['no_number', expect.stringMatching(/^Only the title holds a number/)],
  ]);
  expect(hints('Sign partners')[0]?.sentence).toMatch(/^The measurement holds no number/);
});

test('every hint has its own sentence', () => {
  const hints = qualityHints({
    title: 'Customer first',
    measurement: 'Better',
    parentId: 0,
    ownTitles: ['customer first'],
  });
  expect(hints.map((hint) => hint.code)).toEqual([
    'no_verb',
    'duplicate',
    'no_number',
    'no_date',
    'no_parent',
  ]);
  expect(new Set(hints.map((hint) => hint.sentence)).size).toBe(5);
  for (const { sentence } of hints) expect(sentence).toMatch(/\.$/);
});

describe('isSameTitle', () => {
  test.each([
    ['Launch the portal', 'launch  Portal.', true],
    ['Grow café sales', 'Grow cafe sales', true],
    ['Grow to 5%', 'Grow to 6%', false],
    ['Grow to 1.5', 'Grow to 15', false],
    ['Grow sales', 'Grow sales in France', false],
    ['', '', false],
    ['!', '?', false],
    ['売上を伸ばす', '売上を伸ばす', true],
  ])('%s = %s: %s', (one, other, same) => {
    expect(isSameTitle(one, other)).toBe(same);
  });
});
