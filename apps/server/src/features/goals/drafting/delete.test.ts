import { deleteGoal, restoreGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeParentGoal } from '@bellwether/contract/goals/ownership';
import { getGoal, listChildGoals, listGoals } from '@bellwether/contract/goals/reading';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const remove = (who: CastName, id: number) => company.call(who, deleteGoal, { params: { id } });
const restore = (who: CastName, Id: number) => company.call(who, restoreGoal, { body: { Id } });
const look = (who: CastName, id: number) => company.call(who, getGoal, { params: { id } });

describe('deleting', () => {
  test.each([
    ['member', 200],
    ['goalAdmin', 200],
    ['ceo', 200],
    ['lead', 403],
    ['peer', 404],
    ['foreigner', 404],
  ] as const)('a draft: %s %i', async (who, status) => {
    const { Goal } = await company.make('member');
    const answer = await remove(who, Goal.Id);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body).toEqual({ Id: Goal.Id });
    expect((await look('member', Goal.Id)).status).toBe(status === 200 ? 404 : 200);
  });

  test.each([
    // The owner could delete it as a draft, so this is 409 and not 403.
    ['member', 409],
    ['peer', 403],
    ['goalAdmin', 200],
    ['ceo', 200],
  ] as const)('an approved goal: %s %i', async (who, status) => {
    const { Goal } = await company.makeApproved('member');
    expect((await remove(who, Goal.Id)).status).toBe(status);
  });

  test('a private goal is beyond goal admins', async () => {
    const { Goal } = await company.makeApproved('member', { IsPrivate: true });
    expect((await remove('goalAdmin', Goal.Id)).status).toBe(404);
    expect((await remove('ceo', Goal.Id)).status).toBe(200);
  });

  test('ends a goal manager’s reach below it', async () => {
    const own = await company.makeApproved('goalManager');
    const { Goal } = await company.make('goalManager', {
      OwnerId: people.member.id,
      ParentId: own.Goal.Id,
    });
    expect((await look('goalManager', Goal.Id)).status).toBe(200);
    await remove('ceo', own.Goal.Id);
    expect((await look('goalManager', Goal.Id)).status).toBe(404);
  });

  test('cancels the pending edit and leaves a placeholder for goals below', async () => {
    const { Goal } = await company.makeApproved('member');
    const child = await company.makeApproved('peer', { ParentId: Goal.Id });
    const body = company.save({ IsFromEdit: true });
    await company.must('member', updateGoal, { params: { id: Goal.Id }, body });
    await remove('ceo', Goal.Id);
    const below = await company.must('peer', getGoal, { params: { id: child.Goal.Id } });
    expect(below.Goal.ParentId).toBe(Goal.Id);
    expect(below.Ancestors).toMatchObject([{ Id: Goal.Id, IsDeleted: true, Title: null }]);
    const edits = await company.read((db) =>
      db.selectFrom('goal_edit').select('state').where('goal_id', '=', Goal.Id).execute(),
    );
    expect(edits).toEqual([{ state: 'canceled' }]);
  });
});

test('deleted ancestors are listed up to the nearest undeleted one', async () => {
  const top = await company.makeApproved('ceo');
  const middle = await company.makeApproved('member', { ParentId: top.Goal.Id });
  const bottom = await company.makeApproved('peer', { ParentId: middle.Goal.Id });
  const deletedAbove = async () => {
    const { body } = await look('peer', bottom.Goal.Id);
    return body.DeletedDescestors.map((node) => node.Id);
  };
  await remove('ceo', top.Goal.Id);
  expect(await deletedAbove()).toEqual([]);
  await remove('ceo', middle.Goal.Id);
  expect(await deletedAbove()).toEqual([middle.Goal.Id, top.Goal.Id]);
});

describe('restoring', () => {
  test('restores a goal unchanged, for goal admins', async () => {
    const { Goal } = await company.makeApproved('member');
    await remove('ceo', Goal.Id);
    const { status, body } = await restore('goalAdmin', Goal.Id);
    expect([status, body.Goal.State]).toEqual([200, 'approved']);
    expect(body.GoalTransitions.slice(-2).map((row) => row.ActionType)).toEqual([4, 5]);
    expect((await look('member', Goal.Id)).status).toBe(200);
    expect((await restore('goalAdmin', Goal.Id)).status).toBe(409);
  });

  test.each(['ceo', 'lead', 'member', 'observer'] as const)('%s cannot, whatever the id', async (who) => {
    const { Goal } = await company.makeApproved('member');
    await remove('goalAdmin', Goal.Id);
    expect((await restore(who, Goal.Id)).status).toBe(403);
    expect((await restore(who, 2_000_000_000)).status).toBe(403);
  });

  test('a goal admin without the right to act cannot, for any id', async () => {
    const flags = { role: 'observer', flags: ['isGoalAdmin'] } as const;
    const onlooker = await server.buildPerson(
      { id: company.tenantId },
      { ...flags, flags: [...flags.flags] },
    );
    const token = await server.signInAs(onlooker);
    const { Goal } = await company.makeApproved('member', { IsPrivate: true });
    await remove('ceo', Goal.Id);
    for (const Id of [Goal.Id, 2_000_000_000])
      expect((await server.call(restoreGoal, { token, body: { Id } })).status).toBe(403);
  });

  test('a private goal outside the chain is 404', async () => {
    const { Goal } = await company.makeApproved('member', { IsPrivate: true });
    await remove('ceo', Goal.Id);
    expect((await restore('goalAdmin', Goal.Id)).status).toBe(404);
  });

  test('below a deleted parent it keeps the placeholder, below a private parent it becomes a root', async () => {
    const gone = await company.makeApproved('ceo');
    const first = await company.makeApproved('member', { ParentId: gone.Goal.Id });
    await remove('ceo', first.Goal.Id);
    await remove('ceo', gone.Goal.Id);
    expect((await restore('goalAdmin', first.Goal.Id)).body.Goal.ParentId).toBe(gone.Goal.Id);

    const hidden = await company.makeApproved('ceo');
    const second = await company.makeApproved('member', { ParentId: hidden.Goal.Id });
    await remove('ceo', second.Goal.Id);
    const body = company.save({ IsFromEdit: true, IsPrivate: true, IsDraft: false });
    await company.must('ceo', updateGoal, { params: { id: hidden.Goal.Id }, body });
    expect((await restore('goalAdmin', second.Goal.Id)).body.Goal.ParentId).toBe(0);
  });

  test('below a parent that became private and was then deleted it becomes a root', async () => {
    const hidden = await company.makeApproved('ceo');
    const below = await company.makeApproved('member', { ParentId: hidden.Goal.Id });
    await remove('ceo', below.Goal.Id);
    const body = company.save({ IsFromEdit: true, IsPrivate: true, IsDraft: false });
    await company.must('ceo', updateGoal, { params: { id: hidden.Goal.Id }, body });
    await remove('ceo', hidden.Goal.Id);
    expect((await restore('goalAdmin', below.Goal.Id)).body.Goal.ParentId).toBe(0);
  });
});

describe('a deleted goal with living goals below it counts as a child of its parent', () => {
  const children = (who: CastName, id: number) => company.must(who, listChildGoals, { params: { id } });
  const countOf = async (who: CastName, id: number) => {
    const { data } = await company.must(who, listGoals, {
      body: { GoalSelectFilter: 'CompanyGoals', PageSize: 100 },
    });
    const counts = [data.find((goal) => goal.Id === id)?.ChildCount];
    return [...counts, (await company.must(who, getGoal, { params: { id } })).Goal.ChildCount];
  };
  /** Creates the ceo's goal, a deleted goal of the lead below it, and goals below that. */
  async function tree(below: { private?: boolean } = {}) {
    const top = (await company.makeApproved('ceo')).Goal.Id;
    const gone = (await company.makeApproved('lead', { ParentId: top })).Goal.Id;
    const fields = { ParentId: gone, IsPrivate: below.private ?? false };
    const low = (await company.makeApproved('member', fields)).Goal.Id;
    await remove('ceo', gone);
    return { top, gone, low };
  }

  test('for everybody who sees a goal below it, until that goal is aligned anew', async () => {
    const { top, gone, low } = await tree();
    for (const who of ['ceo', 'member', 'outsider', 'observer'] as const) {
      expect([who, await countOf(who, top)]).toEqual([who, [1, 1]]);
      const { data, Deleted } = await children(who, top);
      expect(data).toEqual([]);
      expect(Deleted).toMatchObject([{ Id: gone, Goals: [{ Id: low, GoalStatuses: { length: 14 } }] }]);
    }
    await company.must('member', changeParentGoal, { body: { Id: low, GoalId: top } });
    expect(await countOf('ceo', top)).toEqual([1, 1]);
    expect(await children('ceo', top)).toMatchObject({ data: [{ Id: low }], Deleted: [] });
  });

  test('offers the new alignment to people with the right', async () => {
    const { top, low } = await tree();
    const offered = async (who: CastName) => (await children(who, top)).Deleted[0]?.Realignable;
    for (const who of ['member', 'lead', 'ceo', 'goalAdmin'] as const)
      expect([who, await offered(who)]).toEqual([who, [low]]);
    for (const who of ['peer', 'outsider', 'observer', 'orgAdmin'] as const)
      expect([who, await offered(who)]).toEqual([who, []]);
  });

  test('but not if the viewer sees nothing below it', async () => {
    const { top } = await tree({ private: true });
    for (const who of ['peer', 'outsider', 'observer', 'goalAdmin'] as const) {
      expect([who, await countOf(who, top)]).toEqual([who, [0, 0]]);
      expect((await children(who, top)).Deleted).toEqual([]);
    }
    expect(await countOf('lead', top)).toEqual([1, 1]);
  });

  test('also through deleted goals in between, and not once everything below is deleted', async () => {
    const { top, gone, low } = await tree();
    const lowest = (await company.makeApproved('peer', { ParentId: low })).Goal.Id;
    await remove('ceo', low);
    expect(await countOf('peer', top)).toEqual([1, 1]);
    expect((await children('peer', top)).Deleted).toMatchObject([{ Id: gone, Goals: [{ Id: lowest }] }]);
    await remove('ceo', lowest);
    expect(await countOf('peer', top)).toEqual([0, 0]);
  });
});
