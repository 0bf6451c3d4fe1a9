import { expect, test } from 'vitest';
import type { Rating } from '../goals/rating.ts';
import { type ChildGoal, fallenOf } from './fallen.ts';

const child = (id: number, likelihood: Rating, changes: Partial<ChildGoal> = {}): ChildGoal => ({
  id,
  likelihood,
  likelihoodDelta: 'worsened',
  recentWeek: 7,
  state: 'approved',
  isPrivate: false,
  ...changes,
});

test.each<[string, ChildGoal[], number, [count: number, named: number[]]]>([
  ['nothing', [], 7, [0, []]],
  ['the least likely first, two at most', [child(1, 2), child(2, 0), child(3, 1)], 7, [3, [2, 3]]],
  ['the older goal first of equals', [child(9, 1), child(4, 1)], 7, [2, [4, 9]]],
  ['in the week after the asked-for one, too', [child(1, 2, { recentWeek: 8 })], 7, [1, [1]]],
  ['not in an earlier week', [child(1, 2, { recentWeek: 6 })], 7, [0, []]],
  ['not before the first asked-for week', [child(1, 2, { recentWeek: 1 })], 0, [0, []]],
  ['not if it rose', [child(1, 2, { likelihoodDelta: 'improved' })], 7, [0, []]],
  ['not after its first prediction', [child(1, 2, { likelihoodDelta: null })], 7, [0, []]],
  ['not a private goal', [child(1, 2, { isPrivate: true })], 7, [0, []]],
  ['not a shelved goal', [child(1, 2, { state: 'shelved' })], 7, [0, []]],
])('fallen: %s', (_, children, week, [count, named]) => {
  const found = fallenOf(children, week);
  expect([found.count, found.named.map(({ id }) => id)]).toEqual([count, named]);
});
