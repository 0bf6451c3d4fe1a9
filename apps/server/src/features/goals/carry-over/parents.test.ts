import { approveGoal } from '@bellwether/contract/goals/approval';
import { carryOverGoals, getCarryOver } from '@bellwether/contract/goals/carry-over';
import { deleteGoal } from '@bellwether/contract/goals/drafting';
import { changeParentGoal } from '@bellwether/contract/goals/ownership';
import { getGoal, listPeriods } from '@bellwether/contract/goals/reading';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const lastWeek = '2026-09-29T15:00:00Z';
const server = await startTestServer({ now: lastWeek });
const company = await buildGoalCompany(server);
const { periods } = company;
const next = periods.byIndex(periods.current.index + 1) ?? periods.current;

beforeEach(() => company.goTo(lastWeek));

const approved = async (who: CastName, fields: Parameters<typeof company.save>[0] = {}) =>
  (await company.makeApproved(who, fields)).Goal.Id;
const carry = async (who: CastName, ...GoalIds: number[]) => {
  const { data } = await company.must(who, carryOverGoals, { body: { GoalIds } });
  return new Map(data.map((goal) => [goal.CarriedFromId, goal]));
};
const offered = async (who: CastName, id: number) => {
  const { data } = await company.must(who, getCarryOver);
  return data.find((goal) => goal.Id === id);
};
const parentOf = async (id: number | undefined) =>
  (await company.must('member', getGoal, { params: { id: id ?? 0 } })).Goal.ParentId;

describe('in the same fiscal year', () => {
  test('the parent stays, and the offer shows it beforehand', async () => {
    const parent = await approved('lead', { Title: 'The whole' });
    const id = await approved('member', { ParentId: parent });
    const expected = {
      ParentFate: 'same',
      NewParentId: parent,
      NewParentTitle: 'The whole',
      ParentReason: null,
    };
    expect(await offered('member', id)).toMatchObject({
      ...expected,
      ParentId: parent,
      ParentTitle: 'The whole',
      TogetherWithId: 0,
    });
    const made = (await carry('member', id)).get(id);
    expect(made).toMatchObject(expected);
    expect(await parentOf(made?.Id)).toBe(parent);
  });

  test('a goal does not become its own parent if it lies below the goal it came from', async () => {
    await company.goTo('2026-06-30T15:00:00Z');
    const { data } = await company.must('member', listPeriods);
    const PeriodId = data.find((period) => period.WeekId !== 0)?.Id ?? 0;
    const old = await approved('member', { PeriodId });
    const id = (await carry('member', old)).get(old)?.Id ?? 0;
    await company.must('member', changeParentGoal, { body: { Id: id, GoalId: old } });
    await company.goTo(lastWeek);
    expect(await offered('member', id)).toMatchObject({ ParentId: old, TogetherWithId: 0 });
  });

  test.each([
    ['shelved', 'Its parent goal is shelved.'],
    ['finalized', 'Its parent goal is finalized.'],
    ['deleted', 'Its parent goal is not available any more.'],
  ] as const)('a %s parent is left behind, with the reason', async (what, ParentReason) => {
    const parent = await approved('ceo');
    const id = await approved('member', { ParentId: parent });
    if (what === 'shelved')
      await company.must('ceo', shelveGoal, { body: { Id: parent, Status: 'shelved' } });
    if (what === 'finalized')
      await company.must('ceo', finalizeGoal, {
        body: { GoalId: parent, Completed: true, Quality: 3, Outcome: 'Done' },
      });
    if (what === 'deleted') await company.must('ceo', deleteGoal, { params: { id: parent } });
    const expected = { ParentFate: 'dropped', NewParentId: 0, NewParentTitle: null, ParentReason };
    expect(await offered('member', id)).toMatchObject(expected);
    const made = (await carry('member', id)).get(id);
    expect(made).toMatchObject(expected);
    expect(await parentOf(made?.Id)).toBe(0);
  });

  test('a visible successor of the parent takes the parent’s place', async () => {
    const parent = await approved('ceo');
    const [first, second] = [
      await approved('member', { ParentId: parent }),
      await approved('member', { ParentId: parent }),
    ];
    const successor = (await carry('ceo', parent)).get(parent)?.Id ?? 0;
    // The successor is still the ceo's draft, which people below cannot see.
    expect(await offered('member', first)).toMatchObject({ ParentFate: 'same', NewParentId: parent });
    expect((await carry('member', first)).get(first)).toMatchObject({
      ParentFate: 'same',
      NewParentId: parent,
    });
    await company.must('ceo', approveGoal, { body: { Id: successor, Status: 'approved' } });
    expect(await offered('member', second)).toMatchObject({
      ParentFate: 'successor',
      NewParentId: successor,
    });
    const made = (await carry('member', second)).get(second);
    expect(made).toMatchObject({ ParentFate: 'successor', NewParentId: successor });
    expect(await parentOf(made?.Id)).toBe(successor);
  });

  test('own goals carried together keep their tree, in any order of ids', async () => {
    const top = await approved('member', { Title: 'Top' });
    const middle = await approved('member', { ParentId: top, Title: 'Middle' });
    const leaf = await approved('member', { ParentId: middle });
    expect(await offered('member', leaf)).toMatchObject({ ParentFate: 'same', TogetherWithId: middle });
    const made = await carry('member', leaf, top, middle);
    expect(made.get(leaf)).toMatchObject({
      ParentFate: 'together',
      NewParentId: made.get(middle)?.Id,
      NewParentTitle: 'Middle',
    });
    expect(await parentOf(made.get(leaf)?.Id)).toBe(made.get(middle)?.Id);
    expect(await parentOf(made.get(middle)?.Id)).toBe(made.get(top)?.Id);
    const paths = await company.read((db) =>
      db
        .selectFrom('goal_path')
        .select(['ancestor_id', 'depth'])
        .where('descendant_id', '=', made.get(leaf)?.Id ?? 0)
        .orderBy('depth')
        .execute(),
    );
    expect(paths).toEqual([
      { ancestor_id: made.get(leaf)?.Id, depth: 0 },
      { ancestor_id: made.get(middle)?.Id, depth: 1 },
      { ancestor_id: made.get(top)?.Id, depth: 2 },
    ]);
  });

  test('a tree whose newest goal is the root keeps its shape, too', async () => {
    const low = await approved('member');
    const high = await approved('member');
    await company.must('member', changeParentGoal, { body: { Id: low, GoalId: high } });
    const made = await carry('member', low, high);
    expect(await parentOf(made.get(low)?.Id)).toBe(made.get(high)?.Id);
    expect(await parentOf(made.get(high)?.Id)).toBe(0);
  });
});

describe('at the end of the fiscal year', () => {
  test('a parent of the old year is left behind, unless it is carried, too', async () => {
    await company.goTo('2026-12-29T15:00:00Z');
    const inQ4 = { PeriodId: next.id };
    const parent = await approved('lead', inQ4);
    const top = await approved('member', { ...inQ4, ParentId: parent });
    const leaf = await approved('member', { ...inQ4, ParentId: top });
    const dropped = {
      ParentFate: 'dropped',
      ParentReason: 'Its parent goal belongs to another fiscal year.',
    };
    expect(await offered('member', top)).toMatchObject(dropped);
    expect(await offered('member', leaf)).toMatchObject({ ...dropped, TogetherWithId: top });
    const made = await carry('member', top, leaf);
    expect(made.get(top)).toMatchObject(dropped);
    expect(made.get(leaf)).toMatchObject({ ParentFate: 'together' });
    expect(await parentOf(made.get(top)?.Id)).toBe(0);
    expect(await parentOf(made.get(leaf)?.Id)).toBe(made.get(top)?.Id);
  });
});

describe('over several quarters', () => {
  test('a child finds the latest goal of its parent’s line', async () => {
    // The parent stays in the third quarter; its child is of the fourth.
    const parent = await approved('ceo');
    const successor = (await carry('ceo', parent)).get(parent)?.Id ?? 0;
    await company.goTo('2026-10-07T15:00:00Z');
    await company.must('ceo', approveGoal, { body: { Id: successor, Status: 'approved' } });
    const id = await approved('member', { PeriodId: next.id, ParentId: parent });
    await company.goTo('2026-12-29T15:00:00Z');
    // By now both quarters belong to the old fiscal year.
    expect(await offered('member', id)).toMatchObject({ ParentFate: 'dropped' });
    const last = (await carry('ceo', successor)).get(successor)?.Id ?? 0;
    await company.must('ceo', approveGoal, { body: { Id: last, Status: 'approved' } });
    expect(await offered('member', id)).toMatchObject({ ParentFate: 'successor', NewParentId: last });
    expect((await carry('member', id)).get(id)).toMatchObject({ ParentFate: 'successor', NewParentId: last });
  });
});
