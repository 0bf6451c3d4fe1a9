import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal } from '@bellwether/contract/goals/drafting';
import { getGoal } from '@bellwether/contract/goals/reading';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import type { PredictionMatrix } from '@bellwether/contract/matrix';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { childOf, matrixCalls } from '../../testing/matrix-calls.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-10-07T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, periods } = company;
const { approved, predict, matrix } = matrixCalls(company);
const everybody = cast.filter((who) => who !== 'foreigner');
const titles = (found: PredictionMatrix) => found.childs.map((child) => child.Title).sort();

describe('the tree', () => {
  test('contains the goal itself as generation 0 and everything below by level', async () => {
    const top = await approved('ceo', 'top');
    const middle = await approved('lead', 'middle', top);
    const low = await approved('member', 'low', middle);
    const other = await approved('otherLead', 'other', top);
    const found = await matrix('peer', top);
    expect(found.childs.map((child) => [child.Id, child.Generation, child.ParentId])).toEqual([
      [top, 0, 0],
      [middle, 1, top],
      [other, 1, top],
      [low, 2, middle],
    ]);
    expect(found.goal).toMatchObject({ Id: top, Title: 'top', State: 'approved', ParentGoalTitle: null });
    expect(childOf(found, low).User).toEqual({
      Id: people.member.id,
      Name: people.member.name,
      Avatar: null,
    });
    expect((await matrix('peer', middle)).goal).toMatchObject({ ParentId: top, ParentGoalTitle: 'top' });
    expect((await matrix('peer', low)).childs).toHaveLength(1);
  });

  test('gives no place before the first prediction, but lists every goal', async () => {
    const top = await approved('ceo', 'top');
    expect((await matrix('ceo', top)).childs).toMatchObject([
      {
        Likelihood: null,
        Quality: null,
        IsCarried: false,
        GoalStatusId: 0,
        CommentCount: 0,
        Trail: [null, null],
      },
    ]);
  });

  test('hides drafts, private and deleted goals from people who may not see them', async () => {
    const top = await approved('ceo', 'top');
    await company.make('member', { Title: 'draft', ParentId: top });
    await company.make('member', { Title: 'in review', ParentId: top, IsDraft: false });
    await approved('member', 'private', top, { IsPrivate: true });
    const gone = await approved('member', 'deleted', top);
    await company.must('goalAdmin', deleteGoal, { params: { id: gone } });
    const readers: Record<string, readonly CastName[]> = {
      draft: ['ceo', 'lead', 'member', 'goalAdmin'],
      'in review': ['ceo', 'lead', 'member', 'goalAdmin'],
      private: ['ceo', 'lead', 'member'],
    };
    for (const who of everybody) {
      const found = await matrix(who, top);
      const expected = Object.keys(readers).filter((title) => readers[title]?.includes(who));
      expect([who, titles(found), found.gaps]).toEqual([who, [...expected, 'top'].sort(), []]);
    }
  });

  test('keeps a node without title for a deleted goal in between', async () => {
    const top = await approved('ceo', 'top');
    const gone = await approved('lead', 'gone', top);
    const low = await approved('member', 'low', gone);
    await company.must('goalAdmin', deleteGoal, { params: { id: gone } });
    const found = await matrix('peer', top);
    expect(titles(found)).toEqual(['low', 'top']);
    expect(childOf(found, low)).toMatchObject({ Generation: 2, ParentId: gone });
    expect(found.gaps).toEqual([
      { Id: gone, Generation: 1, ParentId: top, IsDeleted: true, Realignable: [] },
    ]);
    expect((await matrix('peer', low)).goal).toMatchObject({ ParentId: gone, ParentGoalTitle: null });
  });

  test('keeps a node without title for an invisible goal in between, and its title for people who see it', async () => {
    const top = await approved('ceo', 'top');
    const { Goal } = await company.make('lead', { Title: 'planned', ParentId: top });
    const low = await approved('lead', 'low', Goal.Id);
    const gap = { Id: Goal.Id, Generation: 1, ParentId: top, IsDeleted: false, Realignable: [] };
    expect(await matrix('peer', top)).toMatchObject({ gaps: [gap], childs: [{ Id: top }, { Id: low }] });
    expect(JSON.stringify(await matrix('peer', top))).not.toContain('planned');
    expect(await matrix('lead', top)).toMatchObject({
      gaps: [],
      childs: [{ Id: top }, { Id: Goal.Id, Title: 'planned' }, { Id: low, ParentId: Goal.Id }],
    });
  });

  test('leaves shelved goals out; their children count as unaligned', async () => {
    const top = await approved('ceo', 'top');
    const shelved = await approved('lead', 'shelved', top);
    const low = await approved('member', 'low', shelved);
    const lower = await approved('peer', 'lower', low);
    await company.must('ceo', shelveGoal, { body: { Id: shelved, Status: 'shelved' } });
    for (const who of ['peer', 'lead', 'ceo'] as const) {
      const found = await matrix(who, top);
      expect(found.childs.map((child) => [child.Id, child.ParentId])).toEqual([
        [top, 0],
        [low, 0],
        [lower, low],
      ]);
      expect(found.gaps).toEqual([]);
    }
    expect((await matrix('lead', shelved)).childs.map((child) => child.Id)).toEqual([low, lower]);
  });
});

describe('comments', () => {
  let top = 0;
  let low = 0;
  beforeAll(async () => {
    top = await approved('ceo', 'top');
    low = await approved('member', 'low', top);
    const status = await predict('member', low, 2, 2, 2);
    for (const who of ['member', 'lead', 'goalAdmin'] as const)
      await company.must(who, addComment, { body: { Id: status, Type: 'GoalStatus', Comment: 'Well …' } });
    // Comments on another week and another object do not count.
    const { GoalStatuses, GoalTransitions } = await company.must('member', getGoal, { params: { id: low } });
    const elsewhere = [
      { Id: GoalStatuses[0]?.Id, Type: 'GoalStatus' },
      { Id: GoalTransitions[0]?.Id, Type: 'StateTransition' },
    ];
    for (const about of elsewhere)
      await company.must('member', addComment, { body: { ...about, Comment: 'Elsewhere' } });
  });

  test.each(everybody)('of the shown prediction are counted as far as %s reads them', async (who) => {
    const readers: readonly CastName[] = ['member', 'lead', 'goalAdmin'];
    expect(childOf(await matrix(who, top), low).CommentCount).toBe(readers.includes(who) ? 3 : 0);
  });

  test('of oneself still count after other people’s comments became invisible', async () => {
    await server.owner.query('select set_config($1, $2, false)', ['app.tenant_id', String(company.tenantId)]);
    await server.owner.query('update person set is_goal_admin = false where id = $1', [people.goalAdmin.id]);
    expect(childOf(await matrix('goalAdmin', top), low).CommentCount).toBe(1);
    await server.owner.query('update person set is_goal_admin = true where id = $1', [people.goalAdmin.id]);
  });
});

test('the own goals of the quarter are listed: approved and not shelved, the oldest first', async () => {
  const first = await approved('outsider', 'first');
  await company.make('outsider', { Title: 'draft' });
  const shelved = await approved('outsider', 'shelved');
  await company.must('otherLead', shelveGoal, { body: { Id: shelved, Status: 'shelved' } });
  const later = periods.byIndex(periods.current.index + 1) ?? expect.fail();
  await approved('outsider', 'elsewhere', 0, { PeriodId: later.id });
  const second = await approved('outsider', 'private', 0, { IsPrivate: true });
  expect((await matrix('outsider', second)).owngoals).toEqual([first, second]);
  expect((await matrix('observer', first)).owngoals).toEqual([]);
});

test('takes three statements with the session’s, for every viewer', async () => {
  const top = await approved('ceo', 'top');
  for (const who of everybody) {
    const { tables } = await server.countStatements(() => matrix(who, top));
    expect([who, tables.length]).toEqual([who, 3]);
  }
});
