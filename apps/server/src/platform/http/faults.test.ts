import { listActionItems } from '@bellwether/contract/action-items';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { listGoals } from '@bellwether/contract/goals/reading';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);

test.each([
  [{ PageSize: '10' }, 'PageSize', 'This must be a number.'],
  [{ PageSize: 1.5 }, 'PageSize', 'This must be a whole number.'],
  [{ PageSize: 0 }, 'PageSize', 'This must be at least 1.'],
  [{ PageSize: 101 }, 'PageSize', 'This can be at most 100.'],
  [{ NeedsUpdate: 'yes' }, 'NeedsUpdate', 'This must be true or false.'],
  [{ Users: 7 }, 'Users', 'This must be a list.'],
  [{ Likelihood: [0, 1, 2, 3, 4, 4] }, 'Likelihood', 'At most 5 values are taken.'],
  [{ Title: 7 }, 'Title', 'This must be text.'],
  [{ Users: [1, '2'] }, 'Users', 'This must be a number.'],
  [
    { GoalSelectFilter: 'Mine' },
    'GoalSelectFilter',
    'This must be one of: MyGoals, DirectReports, CompanyGoals, ManagerAndPeers, All.',
  ],
  [{ GoalStates: ['lost'] }, 'GoalStates', 'This value is not valid.'],
])('%j is refused with a description of the fault', async (body, path, message) => {
  const { status, problem } = await company.call('member', listGoals, { body });
  expect([status, problem.detail]).toEqual([400, message]);
  expect(problem.errors).toEqual([{ path, message }]);
});

test('a missing field is named; a sentence of the contract takes precedence', async () => {
  const { problem } = await company.call('member', createGoal, { body: { Title: 7, IsDraft: 'no' } });
  expect(problem.errors).toEqual(
    expect.arrayContaining([
      { path: 'Title', message: 'This must be text.' },
      { path: 'PeriodId', message: goalMessages.quarterRequired },
      { path: 'IsDraft', message: 'This must be true or false.' },
    ]),
  );
});

test('null in a list request is no filter', async () => {
  const nothing = {
    GoalSelectFilter: 'MyGoals',
    Users: null,
    Title: null,
    NeedsUpdate: null,
    PageSize: null,
  };
  const { status, body } = await company.call('member', listGoals, { body: nothing });
  const { body: all } = await company.call('member', listGoals, { body: { GoalSelectFilter: 'MyGoals' } });
  expect([status, body]).toEqual([200, all]);
  const items = await company.call('member', listActionItems, { body: { Filters: { AssigneeId: null } } });
  expect(items.status).toBe(200);
  const wrong = await company.call('member', listActionItems, { body: { Filters: { AssigneeId: 7 } } });
  expect(wrong.problem.errors).toEqual([{ path: 'AssigneeId', message: 'This must be a list.' }]);
});

test('null in a save is the default of its field, and refused without one', async () => {
  const save = {
    Title: 'A goal',
    Measurement: 'Counted',
    PeriodId: company.periods.current.id,
    OwnerId: null,
    ParentId: null,
  };
  expect((await company.call('member', createGoal, { body: { ...save, ReportingMemo: null } })).status).toBe(
    200,
  );
  const { problem } = await company.call('member', createGoal, { body: { ...save, UpdatedAt: null } });
  expect(problem.errors).toEqual([{ path: 'UpdatedAt', message: 'This must be text.' }]);
});
