import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const percent = await buildGoalCompany(server, { goalType: 'ObjectiveResult' });
const { people, periods } = company;

type Fields = Record<string, unknown>;
const finalize = (who: CastName, GoalId: number, fields: Fields = {}, of = company) =>
  of.call(who, finalizeGoal, {
    body: { GoalId, Completed: true, Quality: 3, Outcome: 'Done', ...fields },
  });
const review = (who: CastName, GoalId: number, fields: Fields = {}, of = company) =>
  of.call(who, reviewResult, { body: { GoalId, Completed: true, Feedback: 'Well done', ...fields } });
const retract = (who: CastName, GoalId: number, Comment = '') =>
  company.call(who, retractResult, { body: { GoalId, Comment } });
const approved = async (who: CastName = 'member', of = company) => (await of.makeApproved(who)).Goal.Id;
async function inReview(): Promise<number> {
  const id = await approved();
  await finalize('member', id);
  return id;
}
async function finalized(): Promise<number> {
  const id = await inReview();
  await review('lead', id);
  return id;
}
const versions = (goalId: number) =>
  company.read((db) =>
    db
      .selectFrom('goal_result_version as version')
      .innerJoin('goal_result as result', 'result.id', 'version.result_id')
      .select(['result.kind', 'version.body', 'version.author_id'])
      .where('result.goal_id', '=', goalId)
      .orderBy('version.id')
      .execute(),
  );

describe('finalising', () => {
  test.each([
    ['member', 200],
    ['goalAdmin', 200],
    ['lead', 403],
    ['ceo', 403],
    ['peer', 403],
    ['observer', 403],
    ['foreigner', 404],
  ] as const)('by %s: %i', async (who, status) => {
    expect((await finalize(who, await approved())).status).toBe(status);
  });

  test('passes the result to the manager', async () => {
    const { body } = await finalize('member', await approved());
    expect(body.Goal.State).toBe('results_in_review');
    expect(body.GoalResult).toMatchObject({
      Completed: true,
      Quality: 3,
      Outcome: 'Done',
      ObjectiveResult: null,
    });
    expect(body.Goal.OwnerGoalResult).toMatchObject({ Completed: true });
  });

  test('of the ceo is final', async () => {
    const { body } = await finalize('ceo', await approved('ceo'));
    expect(body.Goal.State).toBe('finalized');
  });

  test('is refused before the quarter begins', async () => {
    const next = periods.byIndex(periods.current.index + 1)?.id ?? 0;
    const { Goal } = await company.makeApproved('member', { PeriodId: next });
    expect((await finalize('member', Goal.Id)).status).toBe(409);
  });

  test('names each missing field with its exact sentence, and only after every other refusal', async () => {
    const missing = await finalize('member', await approved(), { Completed: null });
    expect(missing).toMatchObject({
      status: 400,
      problem: { errors: [{ path: 'Completed', message: goalMessages.completedRequired }] },
    });
    const draft = await company.make('member');
    expect((await finalize('member', draft.Goal.Id, { Completed: null })).status).toBe(409);
    expect((await finalize('peer', await approved(), { Completed: null })).status).toBe(403);
    const empty = await finalize('member', await approved(), { Outcome: '  ' });
    expect(empty.problem.errors).toEqual([
      { path: 'Outcome', message: 'A description of result is required.' },
    ]);
    expect((await finalize('member', await approved(), { Quality: 5 })).status).toBe(400);
    const { problem } = await finalize('member', await approved(), { Quality: undefined });
    expect(problem.errors).toEqual([{ path: 'Quality', message: 'Please select quality.' }]);
  });

  test.each([0, 0.004, -1, 100.01, null])('a percentage of %s is refused', async (ObjectiveResult) => {
    const id = await approved('member', percent);
    const answer = await finalize('member', id, { Completed: null, ObjectiveResult }, percent);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'ObjectiveResult']);
  });

  test.each([0.01, 62.5, 100])('a percentage of %d is kept, Yes or No is not', async (ObjectiveResult) => {
    const id = await approved('member', percent);
    const { body } = await finalize('member', id, { Completed: true, ObjectiveResult }, percent);
    expect(body.GoalResult).toMatchObject({ ObjectiveResult, Completed: null });
  });
});

describe('changing one’s result', () => {
  test('keeps state, manager’s result and every version', async () => {
    const id = await finalized();
    const Id = await resultId(id, 'owner');
    const { body } = await finalize('member', id, { Id, Completed: false, Outcome: 'Not quite' });
    expect(body.Goal.State).toBe('finalized');
    expect(body.GoalResult).toMatchObject({ Id, Completed: false, Outcome: 'Not quite' });
    expect(body.GoalManagerResult).toMatchObject({ Completed: true });
    expect(body.GoalTransitions.at(-1)).toMatchObject({ ActionType: 2, FromState: 'finalized' });
    expect(await versions(id)).toEqual([
      { kind: 'owner', body: 'Done', author_id: people.member.id },
      { kind: 'manager', body: 'Well done', author_id: people.lead.id },
      { kind: 'owner', body: 'Not quite', author_id: people.member.id },
    ]);
  });

  test('needs the result’s own id: another goal’s id is 404, id 0 is a conflict', async () => {
    const [id, other] = [await inReview(), await inReview()];
    expect((await finalize('member', id, { Id: await resultId(other, 'owner') })).status).toBe(404);
    expect((await finalize('member', id, { Id: 2_000_000_000 })).status).toBe(404);
    // A person without the right learns nothing by trying ids.
    for (const Id of [await resultId(id, 'owner'), 2_000_000_000]) {
      expect((await finalize('peer', id, { Id })).status).toBe(403);
      expect((await review('peer', id, { Id })).status).toBe(403);
    }
    expect((await finalize('member', id)).status).toBe(409);
    const managers = await finalized();
    expect((await finalize('member', managers, { Id: await resultId(managers, 'manager') })).status).toBe(
      404,
    );
  });

  test('is refused if it started from an older version', async () => {
    const id = await inReview();
    const Id = await resultId(id, 'owner');
    const first = await finalize('member', id, { Id, Outcome: 'More' });
    const UpdatedAt = first.body.GoalResult?.UpdatedAt;
    expect((await finalize('goalAdmin', id, { Id, UpdatedAt })).status).toBe(200);
    expect((await finalize('member', id, { Id, UpdatedAt })).status).toBe(409);
  });
});

describe('reviewing', () => {
  test.each([
    ['lead', 200],
    ['goalAdmin', 200],
    ['member', 403],
    ['ceo', 403],
    ['peer', 403],
    ['foreigner', 404],
  ] as const)('by %s: %i', async (who, status) => {
    expect((await review(who, await inReview())).status).toBe(status);
  });

  test('finalises, and may differ from the owner’s result', async () => {
    const { body } = await review('lead', await inReview(), { Completed: false });
    expect(body.Goal.State).toBe('finalized');
    expect(body.GoalManagerResult).toMatchObject({ Completed: false, Feedback: 'Well done' });
    const row = await company.read((db) =>
      db
        .selectFrom('goal_result')
        .select('quality')
        .where('id', '=', body.GoalManagerResult?.Id ?? 0)
        .executeTakeFirstOrThrow(),
    );
    expect(row.quality).toBeNull();
  });

  test('can be changed afterwards by its id', async () => {
    const id = await finalized();
    expect((await review('lead', id)).status).toBe(409);
    const Id = await resultId(id, 'manager');
    const { body } = await review('lead', id, { Id, Feedback: 'On second thought' });
    expect(body.GoalManagerResult?.Feedback).toBe('On second thought');
    expect(body.GoalTransitions.at(-1)?.ActionType).toBe(3);
    expect((await review('member', id, { Id })).status).toBe(403);
  });

  test('needs feedback and Yes or No, once a result exists', async () => {
    expect((await review('lead', await approved(), { Completed: null })).status).toBe(409);
    const missing = await review('lead', await inReview(), { Completed: null });
    expect(missing.problem.errors).toEqual([{ path: 'Completed', message: goalMessages.completedRequired }]);
    const empty = await review('lead', await inReview(), { Feedback: '' });
    expect(empty.problem.errors).toEqual([
      { path: 'Feedback', message: 'A description of result is required.' },
    ]);
    expect((await review('lead', await inReview(), { Quality: 3 })).status).toBe(400);
  });

  test('of a result that changed meanwhile is refused', async () => {
    const id = await approved();
    const first = await finalize('member', id);
    const UpdatedAt = first.body.GoalResult?.UpdatedAt;
    const second = await finalize('member', id, { Id: first.body.GoalResult?.Id, Outcome: 'More' });
    expect((await review('lead', id, { UpdatedAt })).status).toBe(409);
    const present = { UpdatedAt: second.body.GoalResult?.UpdatedAt };
    expect((await review('lead', id, present)).status).toBe(200);
  });
});

describe('retracting the result', () => {
  test('is the owner’s right until the manager has answered; the next result starts empty', async () => {
    const id = await inReview();
    expect((await retract('lead', id)).status).toBe(403);
    const Id = await resultId(id, 'owner');
    const { body } = await retract('member', id, 'Too early');
    expect(body).toMatchObject({ GoalResult: null, Goal: { State: 'approved', OwnerGoalResult: null } });
    expect(body.GoalTransitions.at(-1)?.Comments).toMatchObject([{ Comment: 'Too early' }]);
    expect((await finalize('member', id, { Id })).status).toBe(409);
    expect((await finalize('member', id)).body.GoalResult?.Id).not.toBe(Id);
    await review('lead', id);
    expect((await retract('member', id)).status).toBe(409);
  });
});

async function resultId(goalId: number, kind: 'owner' | 'manager'): Promise<number> {
  const row = await company.read((db) =>
    db
      .selectFrom('goal_result')
      .select('id')
      .where('goal_id', '=', goalId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}
