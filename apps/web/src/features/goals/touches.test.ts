import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { buildInfo } from './acting/components/goal-info.fixture.ts';
import { afterAct, afterDelete } from './model/after-act.ts';
import { goalKeys } from './model/query-keys.ts';
import { touches } from './touches.ts';

const keys = {
  list: goalKeys.list({}),
  waiting: goalKeys.waiting,
  dashboard: [...goalKeys.dashboard, 'page'],
  carryOver: goalKeys.carryOver,
  children: goalKeys.children(3),
  parent: goalKeys.info(3),
  goal: goalKeys.info(12),
  periods: goalKeys.periods,
};

it('an act invalidates the queries that show the goal, except the goal it returned', () => {
  const client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData([...key], {});
  const info = buildInfo();
  expect(info.Goal.Id).toBe(12);
  afterAct(client, 'goal.approved', info);
  const stale = Object.entries(keys)
    .filter(([, key]) => client.getQueryState([...key])?.isInvalidated)
    .map(([name]) => name);
  expect(stale).toEqual(['list', 'waiting', 'dashboard', 'carryOver', 'children', 'parent']);
  expect(client.getQueryData(goalKeys.info(12))).toEqual(info);
});

it('a deletion invalidates what shows other goals, and reads nothing of the deleted goal again', () => {
  const client = new QueryClient();
  const others = { ...keys, forecast: [...goalKeys.outlook, 'forecast', 'company', 12] };
  const own = [goalKeys.info(12), goalKeys.children(12), goalKeys.opinions(12), goalKeys.outlookOf(12)];
  for (const key of [...Object.values(others), ...own]) client.setQueryData([...key], {});
  afterDelete(client, 12);
  const stale = Object.entries(others)
    .filter(([, key]) => client.getQueryState([...key])?.isInvalidated)
    .map(([name]) => name);
  expect(stale).toEqual(['list', 'waiting', 'dashboard', 'carryOver', 'children', 'parent', 'forecast']);
  for (const key of own) expect(client.getQueryData([...key])).toBeUndefined();
});

it('a comment invalidates its goal, and what names or shows the newest comment', () => {
  expect(touches['goal.commented'](12)).toEqual([
    goalKeys.info(12),
    goalKeys.summaries,
    goalKeys.sentences,
    goalKeys.dashboard,
  ]);
});
