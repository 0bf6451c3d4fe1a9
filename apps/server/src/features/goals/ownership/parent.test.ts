import { createGoal, deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeParentGoal, listParentCandidates } from '@bellwether/contract/goals/ownership';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { goalMessages, parentReasonSentences } from '@bellwether/domain/goals/messages';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods } = company;

const align = (who: CastName, Id: number, GoalId: number) =>
  company.call(who, changeParentGoal, { body: { Id, GoalId } });
const approved = async (who: CastName, fields = {}) => (await company.makeApproved(who, fields)).Goal.Id;

describe('aligning', () => {
  test.each([
    ['member', 200],
    ['lead', 200],
    ['ceo', 200],
    ['goalAdmin', 200],
    ['peer', 403],
    ['orgAdmin', 403],
    ['goalManager', 403],
    ['observer', 403],
    ['foreigner', 404],
  ] as const)('by %s: %i', async (who, status) => {
    expect((await align(who, await approved('member'), await approved('ceo'))).status).toBe(status);
  });

  test('is recorded with both titles; 0 removes the parent', async () => {
    const [first, second] = [
      await approved('ceo', { Title: 'First' }),
      await approved('ceo', { Title: 'Second' }),
    ];
    const id = await approved('member', { ParentId: first });
    const moved = await align('member', id, second);
    expect(moved.body.Goal).toMatchObject({ ParentId: second, ParentGoalTitle: 'Second' });
    expect(moved.body.GoalTransitions.at(-1)).toMatchObject({
      ActionType: 1,
      Meta: first,
      FromName: 'First',
      ToName: 'Second',
    });
    const alone = await align('member', id, 0);
    expect(alone.body).toMatchObject({ Goal: { ParentId: 0 }, Ancestors: [] });
    expect((await align('member', id, 0)).status).toBe(409);
  });

  test('never forms a cycle', async () => {
    const top = await approved('member');
    const middle = await approved('member', { ParentId: top });
    const bottom = await approved('member', { ParentId: middle });
    for (const [parent, sentence] of [
      [top, parentReasonSentences.is_itself],
      [middle, parentReasonSentences.is_below],
      [bottom, parentReasonSentences.is_below],
    ] as const) {
      const answer = await align('member', top, parent);
      expect(answer.problem.errors).toEqual([{ path: 'GoalId', message: sentence }]);
    }
  });

  test('moves the whole branch', async () => {
    const [top, other] = [await approved('ceo'), await approved('ceo')];
    const middle = await approved('member', { ParentId: top });
    const bottom = await approved('member', { ParentId: middle });
    await align('member', middle, other);
    const above = await company.read((db) =>
      db
        .selectFrom('goal_path')
        .select(['ancestor_id', 'depth'])
        .where('descendant_id', '=', bottom)
        .orderBy('depth')
        .execute(),
    );
    expect(above.map((path) => path.ancestor_id)).toEqual([bottom, middle, other]);
  });

  test('treats invisible goals as absent', async () => {
    const id = await approved('peer');
    const hidden = await approved('member', { IsPrivate: true });
    const deleted = await approved('ceo');
    await company.must('ceo', deleteGoal, { params: { id: deleted } });
    for (const parent of [hidden, deleted, 2_000_000_000]) {
      const answer = await align('peer', id, parent);
      expect([answer.status, answer.problem.detail]).toEqual([400, parentReasonSentences.not_visible]);
    }
  });

  test('as goal managers is limited to goals below own goals', async () => {
    const own = await approved('goalManager');
    const below = { OwnerId: people.member.id, ParentId: own, IsDraft: false };
    const first = (await company.make('goalManager', below)).Goal.Id;
    const second = (await company.make('goalManager', below)).Goal.Id;
    expect((await align('goalManager', second, first)).status).toBe(200);
    for (const parent of [await approved('ceo'), 0]) {
      const answer = await align('goalManager', second, parent);
      expect([answer.status, answer.problem.detail]).toEqual([400, goalMessages.goalManagerParentHint]);
    }
    // The owner and the owner's manager have no such limit.
    expect((await align('lead', second, 0)).status).toBe(200);
  });

  test('also moves a pending edit that kept the old parent, and no other edit', async () => {
    const [first, second] = [await approved('ceo'), await approved('ceo')];
    const id = await approved('member', { ParentId: first });
    const save = company.save({ IsFromEdit: true, ParentId: first });
    const drafted = await company.must('member', updateGoal, { params: { id }, body: save });
    const moved = await align('lead', id, second);
    expect(moved.body.GoalEdits).toMatchObject([{ Id: drafted.GoalEdits[0]?.Id, ParentId: second }]);
    const wished = { ...save, ParentId: first };
    await company.must('member', updateGoal, { params: { id }, body: wished });
    expect((await align('lead', id, 0)).body.GoalEdits).toMatchObject([{ ParentId: first }]);
  });
});

describe('candidates for a parent', () => {
  const list = (
    who: CastName,
    options: { user?: number; period?: number; goal?: number; scope?: string; query?: object },
  ) =>
    company.call(who, listParentCandidates, {
      params: {
        userId: options.user ?? 0,
        periodId: options.period ?? 0,
        goalId: options.goal ?? 0,
        scope: options.scope ?? '1',
      },
      query: { ...options.query },
    });

  test('are all visible goals with the reason against them, or only the possible ones', async () => {
    const Title = 'Candidate';
    const id = await approved('member', { Title });
    const below = await approved('peer', { Title, ParentId: id });
    const good = await approved('ceo', { Title });
    const shelved = await approved('ceo', { Title });
    await company.must('ceo', shelveGoal, { body: { Id: shelved, Status: 'shelved' } });
    const finalized = await approved('ceo', { Title });
    const result = { GoalId: finalized, Completed: true, Quality: 4, Outcome: 'Done' };
    await company.must('ceo', finalizeGoal, { body: result });
    const own = await approved('member', { Title, IsPrivate: true });
    const others = await approved('lead', { Title, IsPrivate: true });
    const draft = (await company.make('peer', { Title })).Goal.Id;

    const all = await list('member', { goal: id, query: { Search: 'candidate' } });
    expect(all.body.data.map((each) => [each.Id, each.Disabled, each.Reason])).toEqual([
      [own, true, parentReasonSentences.is_private],
      [finalized, true, parentReasonSentences.is_finalized],
      [shelved, true, parentReasonSentences.is_shelved],
      [good, false, null],
      [below, true, parentReasonSentences.is_below],
      [id, true, parentReasonSentences.is_itself],
    ]);
    const choosable = await list('member', { goal: id, scope: '0', query: { Search: 'candidate' } });
    expect(choosable.body.data.map((each) => each.Id)).toEqual([good]);
    const ids = all.body.data.map((each) => each.Id);
    expect(ids).not.toContain(others);
    expect(ids).not.toContain(draft);
    const owned = await list('member', { goal: id, user: people.peer.id, query: { Search: 'candidate' } });
    expect(owned.body.data.map((each) => each.Id)).toEqual([below]);
    // Everybody who sees the goal sees the list, but no invisible goals in it.
    expect((await list('foreigner', { goal: id })).status).toBe(404);
    expect((await list('peer', { goal: own })).status).toBe(404);
  });

  test('are in the fiscal year up to the goal’s quarter, or in one quarter', async () => {
    const at = (step: number) => periods.byIndex(periods.current.index + step)?.id ?? 0;
    const Title = 'Yearly';
    // The current quarter is the last of 2026, the next three are the first of 2027.
    const [before, first, second, third] = [
      await approved('ceo', { Title }),
      await approved('ceo', { Title, PeriodId: at(1) }),
      await approved('ceo', { Title, PeriodId: at(2) }),
      await approved('ceo', { Title, PeriodId: at(3) }),
    ];
    const goal = await approved('member', { PeriodId: at(2) });
    const found = async (options: Parameters<typeof list>[1]) =>
      (await list('member', { ...options, query: { Search: Title } })).body.data.map((each) => [
        each.Id,
        each.Reason,
      ]);
    expect(await found({ goal })).toEqual([
      [second, null],
      [first, null],
    ]);
    expect(await found({ goal, period: at(3) })).toEqual([[third, parentReasonSentences.later_period]]);
    expect(await found({ goal, period: at(0) })).toEqual([[before, parentReasonSentences.other_year]]);
    expect(await found({ goal, period: at(3), scope: '0' })).toEqual([]);
    expect(await found({ period: at(2) })).toEqual([
      [second, null],
      [first, null],
    ]);
    expect(await found({})).toEqual([[before, null]]);
    expect(await found({ goal, period: 2_000_000_000 })).toEqual([]);
  });

  test('of a goal manager are in the own tree', async () => {
    const own = await approved('goalManager', { Title: 'Tree' });
    const outside = await approved('ceo', { Title: 'Tree' });
    const { Goal } = await company.make('goalManager', { OwnerId: people.member.id, ParentId: own });
    const query = { Search: 'Tree' };
    const all = await list('goalManager', { goal: Goal.Id, query });
    expect(all.body.data.map((each) => [each.Id, each.Reason])).toEqual([
      [outside, parentReasonSentences.outside_own_goals],
      [own, null],
    ]);
    const choosable = await list('goalManager', { goal: Goal.Id, scope: '0', query });
    expect(choosable.body.data.map((each) => each.Id)).toEqual([own]);
  });

  test('of a draft are the ones that a save accepts: for others a goal manager’s own tree', async () => {
    const Title = 'Drafted';
    const own = await approved('goalManager', { Title });
    const outside = await approved('ceo', { Title });
    const choosable = async (who: CastName, DraftedFor?: number, goal = 0) => {
      const query = {
        Search: Title,
        ...(DraftedFor === undefined ? {} : { DraftedFor: String(DraftedFor) }),
      };
      const all = await list(who, { goal, query });
      return all.body.data.filter((each) => !each.Disabled).map((each) => each.Id);
    };
    expect(await choosable('goalManager')).toEqual([outside, own]);
    expect(await choosable('goalManager', 0)).toEqual([outside, own]);
    expect(await choosable('goalManager', people.goalManager.id)).toEqual([outside, own]);
    expect(await choosable('goalManager', people.member.id)).toEqual([own]);
    expect(await choosable('goalAdmin', people.member.id)).toEqual([outside, own]);

    const save = { OwnerId: people.member.id, ParentId: outside };
    expect((await company.call('goalManager', createGoal, { body: company.save(save) })).status).toBe(400);
    const { Goal } = await company.make('goalManager', { ...save, ParentId: own });
    expect(await choosable('goalManager', people.goalManager.id, Goal.Id)).toEqual([outside, own]);
    expect(await choosable('goalManager', people.member.id, Goal.Id)).toEqual([own]);
  });

  test('are read page by page, newest first', async () => {
    for (let at = 0; at < 52; at += 1) await approved('ceo', { Title: `Page ${at}` });
    const first = await list('member', { query: { Search: 'Page' } });
    expect(first.body.data).toHaveLength(50);
    const second = await list('member', { query: { Search: 'Page', Cursor: String(first.body.Next) } });
    expect(second.body.data.map((each) => each.Title)).toEqual(['Page 1', 'Page 0']);
    expect(second.body.Next).toBeNull();
    for (const Cursor of ['x', '-1', '0', '99999999999', "1' or 1=1"])
      expect((await list('member', { query: { Cursor } })).status).toBe(400);
  });
});
