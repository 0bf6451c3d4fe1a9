import { callOf } from '@bellwether/contract/endpoint';
import { endpoints } from '@bellwether/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { buildDashboard, buildReminder } from '#features/dashboard/model/dashboard.fixture.ts';
import { buildInfo, buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { buildListed } from '#features/goals/reading/model/goals.fixture.ts';
import { answerKeyOf, keptCallOf, keptCalls } from './kept-calls.ts';

const me = 7;
const namesKept = endpoints.filter((each) => keptCallOf(callOf(each))).map(({ name }) => name);

describe('of the whole contract', () => {
  test('these calls are stored on a device, and no other', () => {
    expect(namesKept.sort()).toEqual([
      'countWaitingGoals',
      'getDashboard',
      'getGoal',
      'listGoals',
      'listPeriods',
      'restoreSession',
      'summarizeGoals',
    ]);
    expect(keptCalls).toHaveLength(namesKept.length);
  });

  // The list above may grow; these may never be on it.
  test('no call about appraisals, notes, one-to-ones, opinions, people or secrets is stored', () => {
    const never =
      /^\/(talent|note|one-?to-?one|people|profile|user|manual|audit|insight|agents?|report|token)|apprais|review|opinion|password|secret/i;
    const ofOthers = endpoints.filter(({ name, path }) => never.test(path) || never.test(name));
    expect(ofOthers.length).toBeGreaterThan(50);
    for (const { name } of ofOthers) expect(namesKept).not.toContain(name);
  });

  test('no call that writes is stored', () => {
    for (const { name, counts } of endpoints.filter((each) => namesKept.includes(each.name)))
      expect(counts, name).toBe('nothing');
  });
});

const keep = (name: string, reply: unknown, input: object = {}) => {
  const rule = keptCalls.find(({ call }) => endpoints.find((each) => each.name === name)?.path === call.path);
  return rule?.keep(reply, input, me);
};
const someone = { Id: 8, Name: 'Bo', Title: '', Avatar: null, HasLeft: false };

describe('of a reply', () => {
  test('the token of a session is left out', () => {
    expect(keep('restoreSession', buildSession())).toMatchObject({ Token: '', Profile: { Id: 7 } });
  });

  test('a goal is stored only if it is the own one', () => {
    const own = buildInfo();
    expect(keep('getGoal', own)).toBe(own);
    expect(
      keep('getGoal', { ...own, Goal: { ...own.Goal, User: { ...own.Goal.User, Id: 8 } } }),
    ).toBeUndefined();
  });

  test('a list is stored only of the own goals, from its beginning', () => {
    const list = { data: [buildListed(), buildListed({ Id: 13, User: { ...buildListed().User, Id: 8 } })] };
    expect(keep('listGoals', list, { body: { GoalSelectFilter: 'MyGoals' } })).toEqual({
      data: [buildListed()],
    });
    expect(keep('listGoals', list, { body: { GoalSelectFilter: 'DirectReports' } })).toBeUndefined();
    expect(keep('listGoals', list, { body: { NeedsReview: true, AnyPeriod: true } })).toBeUndefined();
    expect(keep('listGoals', list, { body: { GoalSelectFilter: 'MyGoals', Cursor: 'x' } })).toBeUndefined();
  });

  test('the dashboard is stored without what it tells of other people, appraisals and reviews', () => {
    const dashboard = buildDashboard({
      Reminders: [
        buildReminder(),
        buildReminder({ Type: 'review', Title: 'Theirs', User: someone }),
        buildReminder({ Type: 'update', Title: 'Theirs', User: someone }),
        buildReminder({ Type: 'appraisal_write', Title: 'Theirs' }),
        buildReminder({ Type: 'self_review', Title: 'Mine' }),
      ],
    });
    const kept = keep('getDashboard', dashboard) as typeof dashboard;
    expect(kept.Reminders).toEqual([buildReminder()]);
    expect(kept.ReminderGroups?.map(({ Type }) => Type)).toEqual(['update']);
    expect(JSON.stringify(kept)).not.toMatch(/Theirs|Mine|apprais|review/);
    expect(keep('getDashboard', dashboard, { query: { after: 'x' } })).toBeUndefined();
  });
});

test('an answer is named by its call and its whole input', () => {
  const [one, other] = keptCalls.map(({ call }) => call);
  if (!one || !other) throw new Error('No call is stored.');
  const names = [
    answerKeyOf(one, { params: undefined, body: undefined }),
    answerKeyOf(other, { params: undefined, body: undefined }),
    answerKeyOf(one, { params: { id: '1' } as never, body: undefined }),
    answerKeyOf(one, { params: undefined, body: { a: 1 } as never }),
  ];
  expect(new Set(names).size).toBe(names.length);
});
