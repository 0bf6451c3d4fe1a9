import { expect, it } from 'vitest';
import { mayRemind, remindedOf } from './reminding.ts';

const person = (role: 'ceo' | 'manager' | 'contributor' | 'observer', isOrgAdmin = false) => ({
  role,
  isOrgAdmin,
  isGoalAdmin: false,
  isGoalManager: false,
  isHrAdmin: false,
});

it('a manager reminds the own people, the ceo and org admins everybody, others nobody', () => {
  const scopes = [1, 2, 3] as const;
  const of = (...who: Parameters<typeof person>) =>
    scopes.filter((scope) => mayRemind(person(...who), scope));
  expect(of('ceo')).toEqual([1, 2, 3]);
  expect(of('manager')).toEqual([1, 2]);
  expect(of('contributor')).toEqual([]);
  expect(of('contributor', true)).toEqual([3]);
  expect(of('observer', true)).toEqual([]);
});

it('only those who owe something themselves are reminded', () => {
  expect(remindedOf('lastweekgoals', 'open')).toBe('update');
  expect(remindedOf('goals', 'draft')).toBe('goal');
  expect(remindedOf('lastgoals', 'open')).toBe('result');
  expect(remindedOf('lastgoals', 'waiting')).toBeUndefined();
  expect(remindedOf('lastweekgoals', 'done')).toBeUndefined();
});
