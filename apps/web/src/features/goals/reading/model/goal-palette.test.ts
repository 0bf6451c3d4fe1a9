import type { GoalFilter } from '@bellwether/contract/goals/reading';
import type { FoundGoal } from '@bellwether/contract/matrix';
import { afterEach, expect, test } from 'vitest';
import { type Answers, answerCalls } from '#platform/answer-calls.fixture.ts';
import { queryClient } from '#platform/query-client.ts';
import { acceptSession } from '#platform/session-store.ts';
import { ada, buildSession, nextPeriod, period } from '../../acting/components/goal-info.fixture.ts';
import { goalPalette } from './goal-palette.ts';
import { buildList, buildListed } from './goals.fixture.ts';

afterEach(() => queryClient.clear());

const last = { ...period, Id: 39, Index: period.Index - 1, Quarter: 3 };

function find(text: string, answers: Answers, profile: Parameters<typeof buildSession>[0] = {}) {
  acceptSession(buildSession(profile));
  const calls = answerCalls({
    listGoals: () => buildList([]),
    listPeriods: () => ({ data: [nextPeriod, period, last], Next: null }),
    searchMatrixGoals: () => ({ data: [], Next: null }),
    ...answers,
  });
  return { calls, found: goalPalette.find(text, new AbortController().signal) };
}

const goal = (Id: number, Title: string) => buildListed({ Id, GoalDetail: { Title } });
const foundGoal = (Id: number, Title: string, GoalPeriodId: number): FoundGoal => ({
  Id,
  Title,
  State: 'finalized',
  GoalPeriodId,
  User: { Id: ada.Id, Name: ada.Name, Avatar: null },
});

test('goals of the current quarter are found, own ones first, then those of other quarters with the quarter', async () => {
  const { found } = find('grow', {
    listGoals: ({ body }: { body: GoalFilter }) =>
      buildList(
        body.GoalSelectFilter === 'MyGoals' ? [goal(12, 'Grow')] : [goal(3, 'Grow more'), goal(12, 'Grow')],
      ),
    searchMatrixGoals: () => ({
      data: [foundGoal(3, 'Grow more', period.Id), foundGoal(9, 'Grow up', 39)],
      Next: null,
    }),
  });
  expect(await found).toEqual([
    { id: 'goal-12', label: 'Grow', description: ada.Name, place: '/v3/goals/12' },
    { id: 'goal-3', label: 'Grow more', description: ada.Name, place: '/v3/goals/3' },
    { id: 'goal-9', label: 'Grow up', description: 'Ada Larkwood · Q3 2026', place: '/v3/goals/9' },
  ]);
});

test('without a match in the current quarter, goals of other quarters are found, each with its quarter', async () => {
  const { calls, found } = find('grow', {
    listGoals: ({ body }: { body: GoalFilter }) =>
      buildList(body.AnyPeriod ? [{ ...goal(8, 'Grow, shelved'), State: 'shelved', GoalPeriodId: 41 }] : []),
    searchMatrixGoals: () => ({
      data: [foundGoal(9, 'Grow up', 39), foundGoal(8, 'Grow, shelved', 41)],
      Next: null,
    }),
  });
  expect(await found).toEqual([
    { id: 'goal-8', label: 'Grow, shelved', description: 'Ada Larkwood · Q1 2027', place: '/v3/goals/8' },
    { id: 'goal-9', label: 'Grow up', description: 'Ada Larkwood · Q3 2026', place: '/v3/goals/9' },
  ]);
  expect(calls('searchMatrixGoals')).toMatchObject([{ params: { text: 'grow' } }]);
});

test('for an observer, who owns no goals, own goals are not searched', async () => {
  const { calls, found } = find(
    'grow',
    { searchMatrixGoals: () => ({ data: [foundGoal(9, 'Grow up', 39)], Next: null }) },
    { RoleName: 'observer' },
  );
  expect(await found).toMatchObject([{ id: 'goal-9' }]);
  expect(calls('listGoals')).toMatchObject([{ body: { GoalSelectFilter: 'CompanyGoals' } }]);
});
