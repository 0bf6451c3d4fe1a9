import {
  approveGoal,
  getApprovalRequest,
  getGoalEditReview,
  getGoalReview,
} from '@bellwether/contract/goals/approval';
import { addComment, deleteComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner, changeParentGoal, followGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal, getSingleGoal, listChildGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { stranger } from '@bellwether/domain/goals/facts';
import { goalPermissions } from '@bellwether/domain/goals/permissions';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Wednesday of the eighth week: with a window of two weeks, the sixth to the eighth are open.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, periods } = company;
const info = (who: Parameters<typeof company.must>[0], id: number) =>
  company.must(who, getGoal, { params: { id } });

const byId = [getGoal, getSingleGoal, getApprovalRequest, getGoalReview, getGoalEditReview, listChildGoals];

describe.each(byId)('$name', (endpoint) => {
  test('needs a session, a valid id, and an object of the own company', async () => {
    const { Goal } = await company.makeApproved('member');
    const params = { id: Goal.Id };
    expect((await company.call(null, endpoint, { params })).status).toBe(401);
    expect((await company.call('foreigner', endpoint, { params })).status).toBe(404);
    for (const id of ['abc', '0', '-1', '2147483648', '1.5', '%00', '99999999999999999999', "1'--"]) {
      const { status, problem } = await company.call('ceo', endpoint, { params: { id } });
      expect([id, [400, 404].includes(status), typeof problem.detail]).toEqual([id, true, 'string']);
    }
    expect((await company.call('ceo', endpoint, { params: { id: 2_147_483_647 } })).status).toBe(404);
  });

  test('gives the same reply for absent and invisible', async () => {
    const { Goal } = await company.make('member', { IsPrivate: true });
    const hidden = await company.call('peer', endpoint, { params: { id: Goal.Id } });
    const absent = await company.call('peer', endpoint, { params: { id: 2_147_483_647 } });
    expect([hidden.status, hidden.problem]).toEqual([absent.status, absent.problem]);
  });
});

describe('goal info', () => {
  test('contains texts, quarter, weeks and permissions', async () => {
    const { Goal } = await company.makeApproved('member', { Description: 'Why', Title: 'Grow' });
    const found = await info('member', Goal.Id);
    expect(found.Goal).toMatchObject({
      State: 'approved',
      GoalType: 'SMART',
      GoalPeriodId: periods.current.id,
      PeriodStartDate: periods.current.startDate,
      GoalDetail: { Title: 'Grow', Measurement: 'By ten', Description: 'Why' },
      User: { Id: people.member.id, Name: 'Mia Member', ParentId: people.lead.id, DeactivatedAt: null },
      IsManager: false,
      CreatedAt: '2026-11-18T15:00:00Z',
    });
    expect(found.Period).toMatchObject({ Id: periods.current.id, WeekStartDate: '2026-11-16' });
    const weeks = found.GoalStatuses.map((status) => status.GoalPeriodWeek.Week);
    expect(weeks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    // The goal is an hour old, so weeks that ended before its creation are not its own.
    const open = found.GoalStatuses.filter((status) => status.IsOpen);
    expect(open.map((status) => status.GoalPeriodWeek)).toMatchObject([
      { Week: 8, StartDate: '2026-11-16', EndDate: '2026-11-22', Id: periods.current.weekIds[7] },
    ]);
    expect(found.Permissions).toEqual(
      goalPermissions(
        {
          state: 'approved',
          editState: null,
          isPrivate: false,
          everPublished: true,
          isDeleted: false,
          hasOpenWeek: true,
          periodBegun: true,
          ownerHasActingManager: true,
        },
        { ...stranger, isOwner: true },
      ),
    );
  });

  test('keeps every prediction ever given, oldest first', async () => {
    const { Goal, GoalStatuses } = await company.makeApproved('member');
    const week = GoalStatuses.find((status) => status.IsOpen);
    for (const [who, Likelihood] of [
      ['member', 1],
      ['goalAdmin', 3],
    ] as const)
      await company.must(who, predictGoal, { body: { Id: week?.Id, Likelihood, Quality: 2 } });
    const found = await info('observer', Goal.Id);
    expect(found.GoalWeeklyStates).toMatchObject([
      {
        Likelihood: 1,
        Quality: 2,
        UserId: people.member.id,
        UserName: 'Mia Member',
        GoalPeriodWeek: { Week: 8 },
      },
      { Likelihood: 3, Quality: 2, UserId: people.goalAdmin.id, GoalPeriodWeek: { Week: 8 } },
    ]);
    expect(found.GoalStatuses.find((status) => status.Id === week?.Id)).toMatchObject({ Likelihood: 3 });
  });

  test('shows history in order, with the names of owners and of visible parents', async () => {
    const parent = await company.makeApproved('ceo', { Title: 'Parent' });
    const hidden = await company.makeApproved('lead', { Title: 'Soon hidden' });
    const { Goal } = await company.makeApproved('member');
    const body = { Id: Goal.Id };
    await company.must('member', changeParentGoal, { body: { ...body, GoalId: parent.Goal.Id } });
    await company.must('member', changeParentGoal, { body: { ...body, GoalId: hidden.Goal.Id } });
    await company.must('lead', changeGoalOwner, { body: { ...body, UserId: people.peer.id } });
    await company.read((db) =>
      db.updateTable('goal').set({ is_private: true }).where('id', '=', hidden.Goal.Id).execute(),
    );
    const found = await info('outsider', Goal.Id);
    const moves = found.GoalTransitions.map((row) => [row.ActionType, row.FromState, row.ToState]);
    expect(moves.slice(0, 3)).toEqual([
      [null, null, 'draft'],
      [null, 'draft', 'review'],
      [null, 'review', 'approved'],
    ]);
    expect(found.GoalTransitions.slice(3)).toMatchObject([
      {
        ActionType: 1,
        Meta: null,
        MetaTo: parent.Goal.Id,
        FromName: null,
        ToName: 'Parent',
        UserName: 'Mia Member',
      },
      { ActionType: 1, Meta: parent.Goal.Id, FromName: 'Parent', ToName: null },
      {
        ActionType: 0,
        Meta: people.member.id,
        MetaTo: people.peer.id,
        FromName: 'Mia Member',
        ToName: 'Paul Peer',
        UserId: people.lead.id,
      },
    ]);
    expect((await info('lead', Goal.Id)).GoalTransitions[4]).toMatchObject({ ToName: 'Soon hidden' });
  });

  test('shows both results with their comments', async () => {
    const { Goal } = await company.makeApproved('member');
    const result = { GoalId: Goal.Id, Completed: true };
    await company.must('member', finalizeGoal, { body: { ...result, Quality: 4, Outcome: 'Ten won' } });
    const first = await info('lead', Goal.Id);
    const about = first.GoalResult?.Id ?? 0;
    await company.must('lead', addComment, {
      body: { Id: about, Type: 'OwnerGoalResult', Comment: 'Really?' },
    });
    await company.must('lead', reviewResult, {
      body: { ...result, Completed: false, Feedback: 'Nine' },
    });
    expect(await info('lead', Goal.Id)).toMatchObject({
      GoalResult: { Completed: true, Quality: 4, Outcome: 'Ten won', Comments: [{ Comment: 'Really?' }] },
      GoalManagerResult: { Completed: false, Feedback: 'Nine', Comments: [] },
      Goal: {
        State: 'finalized',
        OwnerGoalResult: { Completed: true },
        ManagerGoalResult: { Completed: false },
      },
    });
    const peers = await info('peer', Goal.Id);
    expect([peers.GoalResult?.Outcome, peers.GoalResult?.Comments]).toEqual(['Ten won', []]);
  });

  test('shows the owner’s present result of visible ancestors', async () => {
    const top = await company.makeApproved('ceo', { Title: 'Open' });
    const hidden = await company.makeApproved('lead', { Title: 'Soon hidden', ParentId: top.Goal.Id });
    const done = await company.makeApproved('lead', { Title: 'Done', ParentId: hidden.Goal.Id });
    const low = await company.makeApproved('member', { ParentId: done.Goal.Id });
    const given = { Completed: true, Quality: 3, Outcome: 'So' };
    for (const Completed of [false, true]) {
      if (Completed)
        await company.must('lead', retractResult, { body: { GoalId: done.Goal.Id, Comment: '' } });
      await company.must('lead', finalizeGoal, { body: { ...given, GoalId: done.Goal.Id, Completed } });
    }
    await company.must('lead', finalizeGoal, { body: { ...given, GoalId: hidden.Goal.Id } });
    await company.read((db) =>
      db.updateTable('goal').set({ is_private: true }).where('id', '=', hidden.Goal.Id).execute(),
    );
    const resultsFor = async (who: Parameters<typeof info>[0]) =>
      (await info(who, low.Goal.Id)).Ancestors.map((node) => [node.Title, node.OwnerGoalResult]);
    const result = { Id: expect.any(Number), Completed: true, ObjectiveResult: null, Quality: 3 };
    expect(await resultsFor('member')).toEqual([
      ['Done', result],
      [null, null],
      ['Open', null],
    ]);
    expect(await resultsFor('lead')).toEqual([
      ['Done', result],
      ['Soon hidden', result],
      ['Open', null],
    ]);
    // A deleted goal is a placeholder without content.
    await company.must('goalAdmin', deleteGoal, { params: { id: done.Goal.Id } });
    expect((await resultsFor('lead'))[0]).toEqual([null, null]);
  });

  test('counts below a deleted ancestor only goals below the nearest undeleted ancestor', async () => {
    const top = await company.makeApproved('ceo');
    const upper = await company.makeApproved('lead', { ParentId: top.Goal.Id });
    const middle = await company.makeApproved('lead', { ParentId: upper.Goal.Id });
    const low = await company.makeApproved('member', { ParentId: middle.Goal.Id });
    await company.make('peer', { ParentId: middle.Goal.Id, Title: 'a draft' });
    for (const { Goal } of [upper, middle])
      await company.must('goalAdmin', deleteGoal, { params: { id: Goal.Id } });
    const found = await info('member', low.Goal.Id);
    expect(found.DeletedDescestors).toEqual([
      { Id: middle.Goal.Id, ParentId: upper.Goal.Id, Count: 1 },
      { Id: upper.Goal.Id, ParentId: top.Goal.Id, Count: 1 },
    ]);
    expect(found.Ancestors.map((node) => [node.Id, node.IsDeleted])).toEqual([
      [middle.Goal.Id, true],
      [upper.Goal.Id, true],
      [top.Goal.Id, false],
    ]);
    // The draft counts for people who see it.
    expect((await info('lead', low.Goal.Id)).DeletedDescestors.map((node) => node.Count)).toEqual([2, 2]);
  });

  test('shows whether the viewer follows the goal', async () => {
    const { Goal } = await company.makeApproved('member');
    await company.must('peer', followGoal, { params: { id: Goal.Id } });
    expect((await info('peer', Goal.Id)).IsFollowed).toBe(true);
    expect((await info('lead', Goal.Id)).IsFollowed).toBe(false);
  });

  test('without history leaves out the past', async () => {
    const { Goal, GoalStatuses } = await company.makeApproved('member');
    const Id = GoalStatuses.find((status) => status.IsOpen)?.Id;
    await company.must('member', predictGoal, { body: { Id, Likelihood: 1, Quality: 2, Comment: 'So' } });
    const single = await company.must('member', getSingleGoal, { params: { id: Goal.Id } });
    const whole = await info('member', Goal.Id);
    expect([
      whole.GoalTransitions.length,
      whole.GoalWeeklyStates.length,
      whole.GoalStatusComments.length,
    ]).toEqual([3, 1, 1]);
    expect(single).toMatchObject({ GoalTransitions: [], GoalWeeklyStates: [], GoalStatusComments: [] });
    expect(single.Goal).toEqual(whole.Goal);
    const commented = (found: typeof single) => found.GoalStatuses.map((status) => status.CommentCount);
    expect(commented(single)).toEqual(commented(whole));
    expect(commented(single).filter((count) => count > 0)).toEqual([1]);
    // Only readable comments are counted (goals.13).
    const peers = await company.must('peer', getSingleGoal, { params: { id: Goal.Id } });
    expect(commented(peers).filter((count) => count > 0)).toEqual([]);
    expect(single.Permissions).toEqual(whole.Permissions);
  });
});

test('a review shows every field that the pending change touches', async () => {
  const parent = await company.makeApproved('ceo', { Title: 'Parent' });
  const { Goal } = await company.makeApproved('member', { Title: 'Grow', Description: '' });
  const edit = await company.must('member', updateGoal, {
    params: { id: Goal.Id },
    body: company.save({
      Title: 'Grow more',
      Measurement: 'By twenty',
      Description: 'Because',
      ParentId: parent.Goal.Id,
      IsFromEdit: true,
      IsDraft: false,
    }),
  });
  const expected = [
    { Field: 'Title', From: 'Grow', To: 'Grow more' },
    { Field: 'Measurement', From: 'By ten', To: 'By twenty' },
    { Field: 'Description', From: '', To: 'Because' },
    { Field: 'ParentId', From: '', To: 'Parent' },
  ];
  const params = { id: Goal.Id };
  for (const endpoint of [getApprovalRequest, getGoalReview])
    expect((await company.must('lead', endpoint, { params })).Changes).toEqual(expected);
  const id = edit.GoalEdits[0]?.Id ?? 0;
  expect((await company.must('lead', getGoalEditReview, { params: { id } })).Changes).toEqual(expected);
  await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
  expect((await company.must('lead', getApprovalRequest, { params })).Changes).toEqual([]);
});

test('a review shows another parent of the same title', async () => {
  const [from, to] = [
    await company.makeApproved('ceo', { Title: 'Twin' }),
    await company.makeApproved('ceo', { Title: 'Twin' }),
  ];
  const { Goal } = await company.makeApproved('member', { ParentId: from.Goal.Id });
  const body = company.save({ ParentId: to.Goal.Id, IsFromEdit: true });
  await company.must('member', updateGoal, { params: { id: Goal.Id }, body });
  const { Changes } = await company.must('lead', getApprovalRequest, { params: { id: Goal.Id } });
  expect(Changes).toEqual([{ Field: 'ParentId', From: 'Twin', To: 'Twin' }]);
});

test('children come with their weeks, and with comments for people who read them', async () => {
  const parent = await company.makeApproved('lead');
  const { Goal, GoalStatuses } = await company.makeApproved('member', { ParentId: parent.Goal.Id });
  const Id = GoalStatuses.find((status) => status.IsOpen)?.Id;
  await company.must('member', predictGoal, {
    body: { Id, Likelihood: 4, Quality: 2, Comment: 'Going well' },
  });
  for (const [who, count] of [
    ['lead', 1],
    ['member', 1],
    ['goalAdmin', 1],
    ['peer', 0],
    ['ceo', 0],
    ['observer', 0],
  ] as const) {
    const { data } = await company.must(who, listChildGoals, { params: { id: parent.Goal.Id } });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ Id: Goal.Id, MostRecentGoalStatus: { Id, Likelihood: 4 } });
    const status = data[0]?.GoalStatuses.find((one) => one.Id === Id);
    expect([who, status?.CommentCount, status?.Comments.length, status?.Likelihood]).toEqual([
      who,
      count,
      count,
      4,
    ]);
  }
  const commentsFor = async (token: string) => {
    const { body } = await server.call(listChildGoals, { token, params: { id: parent.Goal.Id } });
    return body.data[0]?.GoalStatuses.flatMap((one) => one.Comments) ?? [];
  };
  // A label grants nothing to an observer.
  const onlooker = await server.buildPerson(
    { id: company.tenantId },
    { role: 'observer', flags: ['isGoalAdmin'] },
  );
  expect(await commentsFor(await server.signInAs(onlooker))).toEqual([]);
  const lead = await server.signInAs(people.lead);
  const [comment] = await commentsFor(lead);
  await company.must('member', deleteComment, { params: { id: comment?.Id ?? 0 } });
  expect(await commentsFor(lead)).toEqual([]);
});

test('goal info takes three statements with the session’s, for any goal', async () => {
  const parent = await company.makeApproved('ceo', { Title: 'Parent' });
  const { Goal, GoalStatuses } = await company.makeApproved('member', { ParentId: parent.Goal.Id });
  await company.must('member', changeParentGoal, { body: { Id: Goal.Id, GoalId: 0 } });
  const Id = GoalStatuses.find((status) => status.IsOpen)?.Id;
  await company.must('member', predictGoal, { body: { Id, Likelihood: 1, Quality: 2, Comment: 'So' } });
  await info('member', Goal.Id);
  for (const who of ['member', 'lead', 'peer', 'goalManager'] as const) {
    for (const endpoint of [getGoal, getSingleGoal]) {
      const { tables } = await server.countStatements(() =>
        company.must(who, endpoint, { params: { id: Goal.Id } }),
      );
      expect([who, endpoint.name, tables.length]).toEqual([who, endpoint.name, 3]);
    }
  }
});
