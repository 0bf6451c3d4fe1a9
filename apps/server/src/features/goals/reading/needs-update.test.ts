import { approveGoal } from '@bellwether/contract/goals/approval';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// In Chicago, six hours behind UTC; the seventh week ends on Sunday 15 November.
const days = {
  wednesdayBefore: '2026-11-11T15:00:00Z',
  fridayBefore: '2026-11-13T15:00:00Z',
  monday: '2026-11-16T15:00:00Z',
  lastOfWednesday: '2026-11-19T05:59:59Z',
  thursday: '2026-11-19T06:00:00Z',
};

const server = await startTestServer({ now: days.wednesdayBefore });
const company = await buildGoalCompany(server);
const { people, periods } = company;

beforeEach(() => company.goTo(days.wednesdayBefore));

/**
 * The goals in list order: as the owner sees them, by class, and as a goal admin does, read from the index by
 * class.
 */
const views = [
  ['member', 'MyGoals'],
  ['lead', 'DirectReports'],
  ['goalAdmin', 'All'],
] as const;

async function listed(who: CastName, body: object) {
  const { data } = await company.must(who, listGoals, { body: { PageSize: 100, ...body } });
  return data.filter((goal) => goal.User.Id === people.member.id);
}

/**
 * Checks that every view agrees: the flag, the filter, and whether the goal comes before `newer`, which needs
 * nothing.
 */
async function asks(goal: GoalInfo, newer?: GoalInfo) {
  const said: boolean[] = [];
  for (const [who, GoalSelectFilter] of views) {
    const all = await listed(who, { GoalSelectFilter });
    const asking = await listed(who, { GoalSelectFilter, NeedsUpdate: true });
    const at = (id: number | undefined) => all.findIndex((one) => one.Id === id);
    expect(at(goal.Goal.Id)).not.toBe(-1);
    said.push(all[at(goal.Goal.Id)]?.IsNeedsUpdate === true);
    said.push(asking.some((one) => one.Id === goal.Goal.Id));
    if (newer) said.push(at(goal.Goal.Id) < at(newer.Goal.Id));
  }
  expect(new Set(said).size, JSON.stringify(said)).toBe(1);
  return said[0];
}

const predict = (goal: GoalInfo, week: number) => {
  const Id = goal.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === week)?.Id;
  return company.must('member', predictGoal, { body: { Id, Likelihood: 3, Quality: 3 } });
};

describe('a prediction of the current week', () => {
  test('does not replace the missing one of the week before, which is needed until Thursday', async () => {
    const goal = await company.makeApproved('member');
    await company.goTo(days.monday);
    const newer = await company.makeApproved('member');
    expect(await asks(goal, newer)).toBe(true);
    await predict(goal, 8);
    expect(await asks(goal, newer)).toBe(true);
    await company.goTo(days.lastOfWednesday);
    expect(await asks(goal, newer)).toBe(true);
    await company.goTo(days.thursday);
    expect(await asks(goal)).toBe(false);
    expect(await asks(newer)).toBe(true);
  });

  test('is enough once the week before is predicted too, in either order', async () => {
    const later = await company.makeApproved('member');
    const first = await company.makeApproved('member');
    await company.goTo(days.monday);
    const newer = await company.makeApproved('member');
    await predict(later, 8);
    await predict(later, 7);
    await predict(first, 7);
    expect(await asks(first, newer)).toBe(false);
    await predict(first, 8);
    for (const goal of [later, first]) expect(await asks(goal, newer)).toBe(false);
    await company.goTo(days.thursday);
    for (const goal of [later, first]) expect(await asks(goal)).toBe(false);
    expect(await asks(newer)).toBe(true);
  });
});

describe('a goal needs predictions from the first asking day after its publication', () => {
  test('created and approved on Monday: from Thursday on', async () => {
    await company.goTo(days.monday);
    const goal = await company.makeApproved('member');
    expect(await asks(goal)).toBe(false);
    await company.goTo(days.lastOfWednesday);
    expect(await asks(goal)).toBe(false);
    await company.goTo(days.thursday);
    expect(await asks(goal)).toBe(true);
    await predict(goal, 8);
    expect(await asks(goal)).toBe(false);
  });

  test('predicted on the day of its creation: the week before is not missing', async () => {
    await company.goTo(days.monday);
    const goal = await company.makeApproved('member');
    await predict(goal, 8);
    expect(await asks(goal)).toBe(false);
  });

  test('handed in on Friday and approved on Monday: from Thursday on, and the week before is not missing', async () => {
    await company.goTo(days.fridayBefore);
    const draft = await company.make('member');
    await company.goTo(days.monday);
    const goal = await publish(draft, periods.current.id);
    expect(await asks(goal)).toBe(false);
    await company.goTo(days.thursday);
    expect(await asks(goal)).toBe(true);
  });

  test('approved on the asking day, when the week was asked for already: from the next one on', async () => {
    await company.goTo('2026-11-19T15:00:00Z');
    const goal = await company.makeApproved('member');
    expect(await asks(goal)).toBe(false);
    await company.goTo('2026-11-25T15:00:00Z');
    expect(await asks(goal)).toBe(false);
    await company.goTo('2026-11-26T15:00:00Z');
    expect(await asks(goal)).toBe(true);
  });

  test('moved to another quarter as a draft: by the weeks of that quarter', async () => {
    const next = periods.byIndex(periods.current.index + 1)?.id ?? 0;
    await company.goTo(days.monday);
    const here = await publish(await company.make('member', { PeriodId: next }), periods.current.id);
    expect(await asks(here)).toBe(false);
    const there = await publish(await company.make('member'), next);
    // Thursday of the next quarter's second week.
    await company.goTo('2027-01-07T15:00:00Z');
    expect(await asks(there)).toBe(true);
  });
});

/** Saves the draft in the quarter and approves it. */
async function publish(draft: GoalInfo, PeriodId: number): Promise<GoalInfo> {
  const { Id } = draft.Goal;
  await company.must('member', updateGoal, {
    params: { id: Id },
    body: company.save({ PeriodId, IsDraft: false }),
  });
  return company.must('lead', approveGoal, { body: { Id, Status: 'approved' } });
}

describe('the week that needs a prediction', () => {
  test('is in goal info, by the tenant’s clock', async () => {
    const goal = await company.makeApproved('member');
    const askedAt = async (at: string) => {
      await company.goTo(at);
      const { AskedWeekId } = await company.must('lead', getGoal, { params: { id: goal.Goal.Id } });
      return periods.current.weekIds.indexOf(AskedWeekId) + 1;
    };
    expect(await askedAt(days.monday)).toBe(7);
    expect(await askedAt(days.lastOfWednesday)).toBe(7);
    expect(await askedAt(days.thursday)).toBe(8);
  });

  test('is none before the goal’s quarter', async () => {
    const next = periods.byIndex(periods.current.index + 1);
    const { Goal } = await company.make('member', { PeriodId: next?.id ?? 0 });
    const { AskedWeekId } = await company.must('member', getGoal, { params: { id: Goal.Id } });
    expect(AskedWeekId).toBe(0);
  });
});
