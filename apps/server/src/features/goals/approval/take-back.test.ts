import { approveGoal, retractGoal, takeBack } from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { changeParentGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { giveOpinion, markLooked } from '@bellwether/contract/insight/opinions';
import { parentReasonSentences, takeBackSentences } from '@bellwether/domain/goals/messages';
import { takeBackMilliseconds } from '@bellwether/domain/goals/take-back';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);

const later = () => server.clock.advance(1_000);
const back = (who: CastName | null, Id: number) => company.call(who, takeBack, { body: { Id } });
const answer = async (who: CastName, Id: number, Status: string, Comment = '') => {
  later();
  const info = await company.must(who, approveGoal, { body: { Id, Status, Comment } });
  later();
  return info;
};
const inReview = async () => (await company.make('member', { IsDraft: false })).Goal.Id;
/** Everything of a goal but its history, its version and the readers of the wire. */
const rowOf = async (id: number) =>
  company.read(async (db) => {
    const { updated_at, ...row } = await db
      .selectFrom('goal')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const ties = await db.selectFrom('goal_tie').selectAll().where('goal_id', '=', id).execute();
    const edits = await db.selectFrom('goal_edit').select('state').where('goal_id', '=', id).execute();
    const weeks = await db.selectFrom('goal_status').select('week').where('goal_id', '=', id).execute();
    return { row, ties, edits, weeks };
  });

describe('taking back brings the goal to what it was', () => {
  const shelve = (who: CastName, Id: number, Status: string, Comment = '') =>
    company.must(who, shelveGoal, { body: { Id, Status, Comment } });
  const approved = async () => (await company.makeApproved('member')).Goal.Id;
  const withEdit = async () => {
    const id = await approved();
    const parent = (await company.makeApproved('lead')).Goal.Id;
    const body = company.save({ Title: 'Anew', IsFromEdit: true, IsDraft: false, ParentId: parent });
    await company.must('member', updateGoal, { params: { id }, body });
    return id;
  };
  const finalized = async () => {
    const { Goal } = await company.makeApproved('member');
    const body = { GoalId: Goal.Id, Id: 0, Completed: true, Quality: 3, Outcome: 'Done' };
    await company.must('member', finalizeGoal, { body });
    return Goal.Id;
  };
  const askedToShelve = async () => {
    const id = await approved();
    await shelve('member', id, 'shelving_in_review');
    return id;
  };

  test.each<[string, CastName, () => Promise<number>, (id: number) => Promise<unknown>]>([
    ['an approval', 'lead', inReview, (id) => answer('lead', id, 'approved')],
    ['a request for changes', 'lead', inReview, (id) => answer('lead', id, 'draft', 'Shorter')],
    [
      'a publication',
      'goalAdmin',
      async () => (await company.make('member')).Goal.Id,
      (id) => answer('goalAdmin', id, 'approved'),
    ],
    ['an approved edit', 'lead', withEdit, (id) => answer('lead', id, 'approved')],
    ['changes asked of an edit', 'lead', withEdit, (id) => answer('lead', id, 'draft', 'Shorter')],
    ['a denied shelving', 'lead', askedToShelve, (id) => shelve('lead', id, 'denied', 'No')],
    ['an approved shelving', 'lead', askedToShelve, (id) => shelve('lead', id, 'approved')],
    ['a shelving with a waiting edit', 'goalAdmin', withEdit, (id) => shelve('goalAdmin', id, 'shelved')],
    [
      'an accepted result',
      'lead',
      finalized,
      (GoalId) =>
        company.must('lead', reviewResult, {
          body: { GoalId, Id: 0, Completed: true, Feedback: 'Well done' },
        }),
    ],
  ])('%s', async (_what, who, prepare, act) => {
    const id = await prepare();
    later();
    const before = await rowOf(id);
    await act(id);
    later();
    expect(await rowOf(id)).not.toEqual(before);
    const taken = await back(who, id);
    expect([taken.status, taken.problem?.detail]).toEqual([200, undefined]);
    expect(await rowOf(id)).toEqual(before);
    expect(taken.body.GoalTransitions.at(-1)).toMatchObject({
      ActionType: 6,
      UserId: company.people[who].id,
    });
    expect(taken.body.GoalManagerResult).toBeNull();
    expect((await back(who, id)).problem.detail).toBe(takeBackSentences.nothing_to_take_back);
    // The act can be done again.
    later();
    await act(id);
  });
});

describe('taking back is refused', () => {
  const older = company.makeApproved('peer').then(({ Goal }) => Goal.Id);

  test.each([
    ['lead', 200],
    ['member', 409],
    ['goalAdmin', 403],
    ['peer', 403],
    ['foreigner', 404],
    [null, 401],
  ] as const)('to others than the one who acted: %s %s', async (who, status) => {
    const id = await inReview();
    await answer('lead', id, 'approved');
    expect((await back(who, id)).status).toBe(status);
  });

  test('after an hour', async () => {
    const id = await inReview();
    await answer('lead', id, 'approved');
    await company.goTo(server.clock.now() + takeBackMilliseconds);
    expect((await back('lead', id)).problem.detail).toBe(takeBackSentences.take_back_too_late);
  });

  test.each<[string, (info: GoalInfo) => Promise<unknown>]>([
    [
      'a prediction',
      ({ GoalStatuses }) => {
        const Id = GoalStatuses.find(({ IsOpen }) => IsOpen)?.Id ?? 0;
        return company.must('member', predictGoal, { body: { Id, Likelihood: 2, Quality: 2 } });
      },
    ],
    [
      'a comment',
      ({ GoalTransitions }) => {
        const Id = GoalTransitions.at(-1)?.Id ?? 0;
        return company.must('member', addComment, { body: { Id, Type: 'StateTransition', Comment: 'Oh' } });
      },
    ],
    [
      'another act',
      ({ Goal: { Id } }) =>
        company.must('member', shelveGoal, { body: { Id, Status: 'shelving_in_review', Comment: '' } }),
    ],
    [
      'a second view',
      async ({ GoalStatuses }) => {
        const Id = GoalStatuses.findLast(({ IsOpen }) => IsOpen)?.Id ?? 0;
        await company.must('peer', giveOpinion, { body: { Id, Likelihood: 2 } });
      },
    ],
    [
      'a view of an agent',
      async ({ Goal, GoalStatuses }) => {
        const status = GoalStatuses.findLast(({ IsOpen }) => IsOpen)?.Id ?? 0;
        await server.owner.query(
          `insert into agent_view (tenant_id, goal_id, status_id, author_id, agent, likelihood, evidence, created_at)
            select tenant_id, id, $2, owner_id, 'Agent', 2, 'Seen', $3 from goal where id = $1`,
          [Goal.Id, status, new Date(server.clock.now())],
        );
      },
    ],
    [
      'a word that the goal was talked about',
      ({ Goal }) => company.must('lead', markLooked, { body: { GoalId: Goal.Id, Note: '' } }),
    ],
    ['a new goal below it', ({ Goal: { Id } }) => company.make('peer', { ParentId: Id })],
    [
      'another goal that was aligned below it',
      async ({ Goal }) => {
        const Id = await older;
        await company.must('peer', changeParentGoal, { body: { Id, GoalId: Goal.Id } });
      },
    ],
  ])('after %s', async (_what, act) => {
    const id = await inReview();
    await act(await answer('lead', id, 'approved'));
    later();
    expect((await back('lead', id)).problem.detail).toBe(takeBackSentences.acted_since);
  });
});

describe('taking back asks whether the goal may be again what it was', () => {
  const editedFrom = async (before: object, after: object) => {
    const id = (await company.makeApproved('member', before)).Goal.Id;
    const body = company.save({ Title: 'Anew', IsFromEdit: true, IsDraft: false, ...after });
    await company.must('member', updateGoal, { params: { id }, body });
    await answer('lead', id, 'approved');
    return id;
  };

  test('and it does not become private above a contributing goal', async () => {
    const id = await editedFrom({ IsPrivate: true }, { IsPrivate: false });
    await company.make('peer', { ParentId: id });
    expect((await back('lead', id)).status).toBe(409);
    expect((await rowOf(id)).row.is_private).toBe(false);
  });

  test.each<[string, (parent: number) => Promise<unknown>, string]>([
    [
      'shelved',
      (Id) => company.must('goalAdmin', shelveGoal, { body: { Id, Status: 'shelved', Comment: '' } }),
      parentReasonSentences.is_shelved,
    ],
    [
      'deleted',
      (id) => company.must('goalAdmin', deleteGoal, { params: { id } }),
      parentReasonSentences.not_visible,
    ],
  ])('and it does not go below a goal that was %s since', async (_what, act, sentence) => {
    const parent = (await company.makeApproved('lead')).Goal.Id;
    const id = await editedFrom({ ParentId: parent }, { ParentId: 0 });
    await act(parent);
    later();
    expect((await back('lead', id)).problem.detail).toBe(sentence);
    expect((await rowOf(id)).row.parent_id).toBeNull();
  });
});

test('whoever was told of the act is told that it was taken back, although the goal is hidden from them again', async () => {
  const notified = new Notified(company);
  const ParentId = (await company.makeApproved('outsider')).Goal.Id;
  const id = (await company.make('lead', { Title: 'Secret', ParentId, IsDraft: false })).Goal.Id;
  const told = await notified.after(() => answer('ceo', id, 'approved'));
  expect(Object.keys(told).toSorted()).toEqual(['lead', 'member', 'outsider', 'peer']);
  const toldAgain = await notified.after(() => back('ceo', id));
  const words = Object.entries(toldAgain).map(([who, list]) => [who, list.map(({ Body }) => Body)]);
  const others = ['Cleo Chief took back what was just done to “Secret”.'];
  expect(Object.fromEntries(words)).toEqual({
    lead: ['Cleo Chief took back what was just done to your goal “Secret”.'],
    member: others,
    outsider: others,
    peer: others,
  });
  // What the owner writes from now on is not for them.
  const body = company.save({ Title: 'More secret', ParentId });
  await company.must('lead', retractGoal, { body: { Id: id, Comment: 'Wait' } });
  await company.must('lead', updateGoal, { params: { id }, body });
  const [last] = await notified.of('outsider');
  expect([last?.Body, last?.Goal]).toEqual([...others, null]);
});
