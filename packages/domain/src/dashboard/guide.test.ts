import { expect, test } from 'vitest';
import { type GuideFacts, guideOf, guideSteps } from './guide.ts';

const day = 86_400_000;
const facts = (given: Partial<GuideFacts>): GuideFacts => ({
  role: 'contributor',
  since: 0,
  now: day,
  isDismissed: false,
  done: [],
  ...given,
});

test.each<[string, Partial<GuideFacts>, string | null]>([
  ['a new ceo', { role: 'ceo' }, 'company'],
  ['a new manager', { role: 'manager' }, 'person'],
  ['a new contributor', {}, 'person'],
  ['an observer', { role: 'observer' }, null],
  ['somebody who closed it', { isDismissed: true }, null],
  ['somebody on the last day', { now: 60 * day }, 'person'],
  ['somebody who came long ago', { now: 60 * day + 1 }, null],
  ['somebody with every step', { done: guideSteps.person }, null],
  ['somebody whose profile lacks everything', { done: ['manager_goals', 'first_goal'] }, null],
  ['somebody with only a profile', { done: ['profile'] }, 'person'],
  ['a ceo with the steps of others', { role: 'ceo', done: guideSteps.person }, 'company'],
])('%s', (_name, given, kind) => {
  expect(guideOf(facts(given))?.kind ?? null).toBe(kind);
});

test('ticks the steps that are done', () => {
  expect(guideOf(facts({ done: ['first_goal'] }))?.steps.map(({ isDone }) => isDone)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
