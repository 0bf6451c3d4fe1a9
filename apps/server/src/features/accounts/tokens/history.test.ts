import { makeToken } from '@bellwether/contract/accounts/tokens';
import { addComment } from '@bellwether/contract/goals/comments';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { plantGoal } from '../../../testing/planted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';

test('the history of a goal names the token of each move, prediction and comment', async () => {
  const server = await startTestServer();
  const goals = await buildGoalCompany(server);
  const by = await goals.must('member', makeToken, {
    body: { Name: 'Sheet', Scopes: ['goals:write', 'predictions:write', 'comments:write'] },
  });
  const token = `Bearer ${by.Token}`;
  const goal = await goals.read((db) =>
    plantGoal(db, goals.tenantId, { owner: goals.people.member.id, period: goals.periods.current }),
  );
  const read = () => goals.must('member', getGoal, { params: { id: goal } });
  const [status] = (await read()).GoalStatuses.filter(({ IsOpen }) => IsOpen);
  const body = { Id: status?.Id ?? 0, Likelihood: 2, Quality: 3, Comment: 'By the sheet' };
  expect((await server.call(predictGoal, { token, body })).status).toBe(200);
  const { GoalTransitions, GoalWeeklyStates, GoalStatusComments } = await read();
  expect(GoalWeeklyStates.map(({ Via }) => Via)).toEqual(['Sheet']);
  expect(GoalStatusComments.map(({ Via }) => Via)).toEqual(['Sheet']);
  expect(GoalTransitions).toEqual([]);
  const place = { Id: status?.Id ?? 0, Type: 'GoalStatus', Comment: 'Hm' };
  const commented = await server.call(addComment, { token, body: place });
  expect(commented.body.Via).toBe('Sheet');
  const shelving = { Id: goal, Status: 'shelving_in_review', Comment: 'No budget' };
  expect((await server.call(shelveGoal, { token, body: shelving })).status).toBe(200);
  expect((await read()).GoalTransitions.map(({ Via }) => Via)).toEqual(['Sheet']);
});
