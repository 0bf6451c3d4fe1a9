import { makeToken } from '@bellwether/contract/accounts/tokens';
import { approveGoal } from '@bellwether/contract/goals/approval';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { getGoalStatus, listStatusComments, predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { purgeAccounts } from '../../accounts/commands.purge.ts';
import { predictionWords } from './words.ts';

/** Wednesday of the quarter's second week. */
const early = Date.parse('2026-10-07T15:00:00Z');
const week = 7 * 86_400_000;

const server = await startTestServer({ now: early });
const company = await buildGoalCompany(server);
const { people } = company;

// Reset the clock before each test; goals are created in the second week.
beforeEach(() => company.goTo(early));

const statusOf = (goal: GoalInfo, number: number) => {
  const status = goal.GoalStatuses.find((each) => each.GoalPeriodWeek.Week === number);
  if (!status) throw new Error(`The goal has no status of week ${number}.`);
  return status.Id;
};
const predict = (who: CastName, Id: number, Likelihood: number, Quality = 2, Comment = '') =>
  company.call(who, predictGoal, { body: { Id, Likelihood, Quality, Comment } });

describe('giving a prediction', () => {
  test('stores it with author and time, and makes it the goal’s most recent', async () => {
    const goal = await company.makeApproved('member');
    const Id = statusOf(goal, 2);
    const { body } = await predict('member', Id, 4, 3);
    expect(body.GoalStatuses.find((status) => status.Id === Id)).toMatchObject({ Likelihood: 4, Quality: 3 });
    expect(body.Goal.MostRecentGoalStatus).toEqual({
      Id,
      Likelihood: 4,
      Quality: 3,
      LikelihoodDelta: null,
      QualityDelta: null,
      StartDate: '2026-10-05',
    });
    expect(body.GoalWeeklyStates).toMatchObject([
      { Likelihood: 4, Quality: 3, UserId: people.member.id, GoalPeriodWeek: { Week: 2 } },
    ]);
    expect((await company.events(body.Goal.Id)).at(-1)).toBe('goal.predicted');
    // A prediction must not change the version that an open edit form started from.
    expect(body.Goal.UpdatedAt).toBe(goal.Goal.UpdatedAt);
  });

  test('replies with the goal as it is read afterwards', async () => {
    const goal = await company.makeApproved('member');
    await company.goTo(early + 2 * week);
    await predict('member', statusOf(goal, 4), 1, 1);
    for (const [number, likelihood] of [
      [2, 4],
      [4, 3],
    ] as const) {
      const { body } = await predict('member', statusOf(goal, number), likelihood, 2, 'Said with it');
      const read = await company.call('member', getGoal, { params: { id: goal.Goal.Id } });
      expect(body).toEqual(read.body);
    }
  });

  test('a second time keeps both', async () => {
    const Id = statusOf(await company.makeApproved('member'), 2);
    await predict('member', Id, 4);
    const { body } = await predict('goalAdmin', Id, 1);
    expect(body.GoalWeeklyStates.map((state) => [state.Likelihood, state.UserId])).toEqual([
      [4, people.member.id],
      [1, people.goalAdmin.id],
    ]);
    expect(body.Goal.MostRecentGoalStatus).toMatchObject({ Likelihood: 1, LikelihoodDelta: null });
  });

  test('of an older week updates the next predicted week and keeps the most recent one', async () => {
    const goal = await company.makeApproved('member');
    await company.goTo(early + 2 * week);
    const third = await predict('member', statusOf(goal, 4), 2, 2);
    expect(third.body.Goal.MostRecentGoalStatus).toMatchObject({ LikelihoodDelta: null });
    const { body } = await predict('member', statusOf(goal, 2), 3, 2);
    expect(body.Goal.MostRecentGoalStatus).toMatchObject({
      Id: statusOf(goal, 4),
      Likelihood: 2,
      LikelihoodDelta: 'worsened',
      QualityDelta: 'same',
    });
    const between = await predict('member', statusOf(goal, 3), 1, 1);
    expect(between.body.Goal.MostRecentGoalStatus).toMatchObject({
      LikelihoodDelta: 'improved',
      QualityDelta: 'improved',
    });
  });

  // The write and the key commit together, so a browser that lost the answer, to a dead network or a killed server, may repeat.
  test('with a key is saved once, also by another session of the person and after weeks', async () => {
    const goal = await company.makeApproved('member');
    const body = { Id: statusOf(goal, 2), Likelihood: 3, Quality: 3, Comment: 'On the train' };
    const send = (key: string, who: CastName = 'member', Likelihood = body.Likelihood) =>
      company.call(who, predictGoal, {
        headers: { 'idempotency-key': key },
        body: { ...body, Likelihood },
      });
    const key = crypto.randomUUID();
    const [first, twin] = await Promise.all([send(key), send(key)]);
    expect([first.status, twin.status, twin.body]).toEqual([200, 200, first.body]);
    const token = await server.signInAs(people.member);
    const elsewhere = await server.call(predictGoal, { token, headers: { 'idempotency-key': key }, body });
    expect(elsewhere.body).toEqual(first.body);
    expect((await send(key, 'member', 1)).problem.code).toBe('key_used');
    expect((await send(key, 'goalAdmin')).status, 'a key is of one person').toBe(200);
    const saved = async () =>
      (await company.must('member', getGoal, { params: { id: goal.Goal.Id } })).GoalWeeklyStates.length;
    expect(await saved()).toBe(2);
    await company.goTo(early + 2 * 86_400_000);
    await purgeAccounts(server.context);
    expect(await send(key)).toMatchObject({ status: 409, problem: { code: 'already_done' } });
    expect(await saved()).toBe(2);
  });

  test('with a key leaves no secret of another call behind', async () => {
    const make = () =>
      company.must('member', makeToken, {
        headers: { 'idempotency-key': 'key-1' },
        body: { Name: 'Sheet', Scopes: ['goals:read'] },
      });
    expect((await make()).Token).not.toBe((await make()).Token);
    const { rows } = await server.owner.query("select from person_answer where key = 'key-1'");
    expect(rows).toEqual([]);
  });

  test('that was given later stays, in whatever order the words arrive', async () => {
    const minutes = 60_000;
    const words = async () => {
      const Id = statusOf(await company.makeApproved('member'), 2);
      await company.goTo(early + 10 * minutes);
      const send = async (Likelihood: number, given?: number) => {
        const GivenAt =
          given === undefined ? {} : { GivenAt: new Date(early + given * minutes).toISOString() };
        const sent = await company.call('member', predictGoal, {
          body: { Id, Likelihood, Quality: 2, ...GivenAt },
        });
        return sent.status === 409 ? sent.problem : sent.status;
      };
      const kept = async () =>
        (await company.must('member', getGoalStatus, { params: { id: Id } })).Likelihood;
      return { send, kept };
    };
    const newer = { code: 'newer_prediction', detail: predictionWords.newer_prediction };

    const oneDevice = await words();
    expect([await oneDevice.send(3, 5), await oneDevice.send(2, 6)]).toEqual([200, 200]);
    expect(await oneDevice.kept()).toBe(2);

    const otherDeviceFirst = await words();
    expect(await otherDeviceFirst.send(2, 6)).toBe(200);
    expect(await otherDeviceFirst.send(3, 5)).toMatchObject(newer);
    expect(await otherDeviceFirst.send(2, 5), 'the same word').toBe(200);
    expect(await otherDeviceFirst.send(3, 5), 'the same word did not make the week older').toMatchObject(
      newer,
    );
    expect(await otherDeviceFirst.kept()).toBe(2);

    const online = await words();
    expect(await online.send(3)).toBe(200);
    expect(await online.send(2, 9)).toMatchObject(newer);

    const clockAhead = await words();
    expect(await clockAhead.send(3, 600)).toBe(200);
    await company.goTo(early + 11 * minutes);
    expect(await clockAhead.send(2, 11)).toBe(200);
    expect(await clockAhead.kept()).toBe(2);

    const Id = statusOf(await company.makeApproved('member'), 2);
    const body = { Id, Likelihood: 2, Quality: 2, GivenAt: 'yesterday' };
    expect((await company.call('member', predictGoal, { body })).status).toBe(400);
  });

  test('has a comment, for people who read comments', async () => {
    const goal = await company.makeApproved('member');
    const Id = statusOf(goal, 2);
    const { body } = await predict('member', Id, 3, 3, 'Going well');
    expect(body.GoalStatuses.find((status) => status.Id === Id)).toMatchObject({
      CommentCount: 1,
      Comments: [{ Comment: 'Going well', CommentableId: Id, CommentableType: 'GoalStatus' }],
    });
    const asPeer = await company.must('peer', getGoal, { params: { id: goal.Goal.Id } });
    expect(asPeer.GoalStatuses.find((status) => status.Id === Id)).toMatchObject({
      Likelihood: 3,
      CommentCount: 0,
      Comments: [],
    });
  });

  test.each([
    ['member', 200],
    ['goalAdmin', 200],
    ['lead', 403],
    ['ceo', 403],
    ['peer', 403],
    ['observer', 403],
    ['foreigner', 404],
  ] as const)('by %s: %i', async (who, status) => {
    const Id = statusOf(await company.makeApproved('member'), 2);
    expect((await predict(who, Id, 3)).status).toBe(status);
  });

  test('is possible in open weeks: begun, within the window, and not before the goal', async () => {
    const goal = await company.makeApproved('member');
    // The goal was created in the second week, after the first had ended.
    for (const number of [1, 3])
      expect(await predict('member', statusOf(goal, number), 3)).toMatchObject({
        status: 409,
        problem: { detail: predictionWords.week_not_open },
      });
    await company.goTo(early + 2 * week);
    expect((await predict('member', statusOf(goal, 2), 3)).status).toBe(200);
    await company.goTo(early + 3 * week);
    expect((await predict('member', statusOf(goal, 2), 3)).status).toBe(409);
    expect((await predict('member', statusOf(goal, 5), 3)).status).toBe(200);
  });

  test('ends with the window after the quarter', async () => {
    const goal = await company.makeApproved('member');
    // Thursday 31 December is the quarter's last day; 14 January is in the second week after it.
    await company.goTo('2027-01-14T15:00:00Z');
    expect((await predict('member', statusOf(goal, 14), 3)).status).toBe(200);
    await company.goTo('2027-01-21T15:00:00Z');
    const late = await predict('member', statusOf(goal, 14), 3);
    expect([late.status, late.problem.detail]).toEqual([409, reasonSentences.no_open_week]);
  });

  test('needs an approved goal', async () => {
    const goal = await company.makeApproved('member');
    const outcome = { GoalId: goal.Goal.Id, Completed: true, Quality: 3, Outcome: 'Done' };
    await company.must('member', finalizeGoal, { body: outcome });
    const late = await predict('member', statusOf(goal, 2), 3);
    expect([late.status, late.problem.detail]).toEqual([409, reasonSentences.wrong_state]);
  });

  test.each([
    { Likelihood: 5, Quality: 2 },
    { Likelihood: -1, Quality: 2 },
    { Likelihood: 1.5, Quality: 2 },
    { Likelihood: '3', Quality: 2 },
    { Likelihood: 3 },
    { Likelihood: 3, Quality: null },
    { Likelihood: 3, Quality: 3, Week: 1 },
  ])('refuses %j', async (fields) => {
    const Id = statusOf(await company.makeApproved('member'), 2);
    expect((await company.call('member', predictGoal, { body: { Id, ...fields } })).status).toBe(400);
  });

  test('uses at most ten statements and one commit', async () => {
    const parent = await company.makeApproved('ceo');
    const goal = await company.makeApproved('member', { ParentId: parent.Goal.Id });
    const Id = statusOf(goal, 2);
    await predict('member', Id, 3, 3, 'First');
    const counted = await server.countStatements(() => predict('member', Id, 2, 2, 'Second'));
    expect(counted.result.status).toBe(200);
    expect(counted.tables.length).toBeLessThanOrEqual(10);
    expect(counted.frame.filter((text) => text === 'commit')).toHaveLength(1);
  });
});

describe('a status by its id', () => {
  test('returns week, goal and the readable comments', async () => {
    const goal = await company.makeApproved('member');
    const id = statusOf(goal, 2);
    await predict('member', id, 3, 2, 'Going well');
    const { body } = await company.call('lead', getGoalStatus, { params: { id } });
    expect(body).toMatchObject({
      Id: id,
      GoalId: goal.Goal.Id,
      Goal: { Id: goal.Goal.Id, Title: 'Grow' },
      Likelihood: 3,
      IsOpen: true,
      CommentCount: 1,
      GoalPeriodWeek: { Week: 2, StartDate: '2026-10-05', EndDate: '2026-10-11' },
    });
    const asPeer = await company.call('peer', getGoalStatus, { params: { id } });
    expect(asPeer.body).toMatchObject({ Likelihood: 3, CommentCount: 0, Comments: [] });
  });

  test('lists its comments oldest first to people who may read them, and own comments to everybody', async () => {
    const goal = await company.makeApproved('member');
    const id = statusOf(goal, 2);
    await predict('member', id, 3, 2, 'One');
    await predict('goalAdmin', id, 2, 2, 'Two');
    const list = async (who: CastName) => {
      const { body } = await company.call(who, listStatusComments, { params: { statusId: id } });
      expect(body.Next).toBeNull();
      return body.data.map((comment) => [comment.Name, comment.Comment]);
    };
    const both = [
      [people.member.name, 'One'],
      [people.goalAdmin.name, 'Two'],
    ];
    for (const who of ['member', 'lead', 'goalAdmin'] as const) expect(await list(who)).toEqual(both);
    for (const who of ['peer', 'ceo', 'observer'] as const) expect(await list(who)).toEqual([]);
  });

  test('excludes comments on another object of the goal with the same id', async () => {
    const id = statusOf(await company.makeApproved('member'), 2);
    await predict('member', id, 3, 2, 'On the week');
    await server.owner.query(
      `insert into goal_comment (tenant_id, goal_id, commentable_type, commentable_id, author_id, body, created_at, updated_at)
        select tenant_id, goal_id, $2, commentable_id, author_id, $3, created_at, updated_at
        from goal_comment where commentable_id = $1 and commentable_type = 'GoalStatus'`,
      [id, 'StateTransition', 'On a move'],
    );
    const { body } = await company.call('member', listStatusComments, { params: { statusId: id } });
    expect(body.data.map((comment) => comment.Comment)).toEqual(['On the week']);
  });

  test('of a private or foreign goal is 404', async () => {
    const goal = await company.makeApproved('member', { IsPrivate: true });
    const id = statusOf(goal, 2);
    for (const who of ['peer', 'goalAdmin', 'observer', 'foreigner'] as const) {
      expect((await company.call(who, getGoalStatus, { params: { id } })).status).toBe(404);
      expect((await company.call(who, listStatusComments, { params: { statusId: id } })).status).toBe(404);
      expect((await predict(who, id, 3)).status).toBe(404);
    }
    expect((await company.call('ceo', getGoalStatus, { params: { id } })).status).toBe(200);
  });
});

test('a goal published late in its quarter has all its weeks at once', async () => {
  const { Goal } = await company.make('member', { IsDraft: false });
  await company.goTo(early + 5 * week);
  const { body } = await company.call('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
  const open = body.GoalStatuses.filter((status) => status.IsOpen);
  expect(open.map((status) => status.GoalPeriodWeek.Week)).toEqual([5, 6, 7]);
});
