import type { GoalFilter } from '@bellwether/contract/goals/reading';
import { listGoals } from '@bellwether/contract/goals/reading';
import {
  firstAskedWeek,
  hasEnded,
  isWithinUpdateWindow,
  latestAskedWeek,
} from '@bellwether/domain/calendar/prediction-window';
import { defaultCalendarSettings as calendar } from '@bellwether/domain/calendar/settings';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { listPriority, needsFinalization, needsReview, needsUpdate } from '@bellwether/domain/goals/badges';
import type { Relation } from '@bellwether/domain/goals/facts';
import { wasOwn } from '@bellwether/domain/goals/permission-table';
import { canSeeGoal } from '@bellwether/domain/goals/visibility';
import { describe, expect, test } from 'vitest';
import { buildGoalWorld, type WorldGoal, type WorldPerson } from '../../../testing/goal-world.ts';
import { type Answer, startTestServer } from '../../../testing/test-server.ts';
import type { Period } from '../../tenant/queries.ts';

const tuesday = '2026-11-17T18:00:00Z';
const moments = [
  // Thursday noon in Chicago: the eighth week needs a prediction, and the quarter before is out of the
  // window.
  '2026-11-19T18:00:00Z',
  // The Tuesday before: the seventh week needs a prediction, and some goals have one for the eighth already.
  tuesday,
  // The first Thursday of a year: the quarter before has ended, but its last weeks still need predictions.
  '2027-01-07T18:00:00Z',
];

describe.each(moments)('the list against the domain at %s', async (now) => {
  const server = await startTestServer({ now });
  const { people, goals, current, former, goalOf, actingManagerOf, relationOf } = await buildGoalWorld(
    server,
    120,
  );

  /**
   * Repeats the rule of predictions.5 from the weeks themselves: the latest week that needs a prediction has none.
   */
  function isMissing({ period, createdAt, weeks }: WorldGoal): boolean {
    if (!isWithinUpdateWindow(period, Date.parse(now), calendar)) return false;
    const asked = insideWeeksOf(period)[latestAskedWeek(period, Date.parse(now), calendar) - 1];
    // The goals of this world are published when they are made.
    if (!asked || asked.week < firstAskedWeek(period, createdAt, calendar)) return false;
    return !weeks.includes(asked.week);
  }

  const wasOwnOf = (goal: WorldGoal, relation: Relation) =>
    wasOwn({ state: goal.state, everPublished: goal.isPublished }, relation);

  /**
   * Returns all visible goals of the period, in the domain's order; `demands`: of every quarter, the oldest
   * quarter first.
   */
  function expected(
    viewer: WorldPerson,
    isInScope: (goal: WorldGoal, relation: Relation) => boolean,
    span?: Period | 'any' | 'demands',
  ) {
    return goals
      .filter((goal) => typeof span === 'string' || goal.period.id === (span ?? current).id)
      .map((goal) => {
        const relation = relationOf(viewer, goal);
        const { isOwner, isManager } = relation;
        const periodEnded = hasEnded(goal.period, Date.parse(now), calendar);
        const wasOwn = wasOwnOf(goal, relation);
        const facts = { state: goal.state, editState: goal.edit, isManager, wasOwn, isOwner, periodEnded };
        const priority = listPriority({
          state: goal.state,
          likelihoodDelta: goal.delta,
          needsReview: needsReview(facts),
          needsUpdate: needsUpdate({ ...facts, isUpdateAsked: isMissing(goal) }),
          needsFinalization: needsFinalization(facts),
          isOwner,
          hasPendingEdits: goal.edit !== null,
        });
        const everPublished = goal.isPublished;
        return { goal, relation, priority, isVisible: canSeeGoal({ ...goal, everPublished }, relation) };
      })
      .filter((one) => one.isVisible && isInScope(one.goal, one.relation))
      .sort(
        (a, b) =>
          (span === 'demands' ? a.goal.period.index - b.goal.period.index : 0) ||
          a.priority - b.priority ||
          b.goal.id - a.goal.id,
      )
      .map((one) => one.goal.id);
  }

  async function listed(viewer: WorldPerson, body: GoalFilter): Promise<number[]> {
    const found: number[] = [];
    let Cursor: string | null = null;
    do {
      const answer: Answer<typeof listGoals> = await server.call(listGoals, {
        token: viewer.token,
        body: { PeriodId: current.id, PageSize: 9, ...body, Cursor },
      });
      expect([answer.status, answer.problem.detail]).toEqual([200, undefined]);
      found.push(...answer.body.data.map((goal) => goal.Id));
      Cursor = answer.body.Next;
    } while (Cursor !== null && found.length < 1_000);
    return found;
  }

  const active = () => [...people.values()].filter((one) => one.isActive);
  const ceoOf = () => [...people.values()].find((one) => one.person.role === 'ceo')?.person.id;
  const isCompany = (goal: WorldGoal) =>
    goal.owner === ceoOf() && goal.parent === null && !goal.isPrivate && goal.isPublished;

  test('has goals of every class', () => {
    const found = new Set(goals.map((goal) => `${goal.state} ${goal.edit}`));
    expect(found.size).toBeGreaterThan(8);
    const approved = goals.filter((goal) => goal.state === 'approved' && goal.period.id === current.id);
    expect(approved.some((goal) => isMissing(goal))).toBe(true);
    // Goals that were published after the asking day are not asked for, so they miss nothing.
    expect(approved.some((goal) => goal.weeks.length === 0 && !isMissing(goal))).toBe(true);
    // From Thursday on no goal has a prediction of a later week than the one that needs it.
    const isBefore = now === tuesday;
    expect(approved.some((goal) => goal.weeks.includes(8) && isMissing(goal))).toBe(isBefore);
  });

  test('MyGoals: own goals, class by class, newest first', async () => {
    for (const viewer of active().filter((one) => one.person.role !== 'observer')) {
      expect(await listed(viewer, { GoalSelectFilter: 'MyGoals' })).toEqual(
        expected(viewer, (_, relation) => relation.isOwner),
      );
      expect(await listed(viewer, { AnyPeriod: true })).toEqual(
        expected(viewer, (_, relation) => relation.isOwner, 'any'),
      );
    }
  });

  test('DirectReports: goals of people whose acting manager the person is; others get their own goals', async () => {
    for (const viewer of active().filter((one) => one.person.role !== 'observer')) {
      const isBoss = viewer.person.role === 'manager' || viewer.person.role === 'ceo';
      expect(await listed(viewer, { GoalSelectFilter: 'DirectReports' })).toEqual(
        expected(viewer, (_, relation) => (isBoss ? relation.isManager : relation.isOwner)),
      );
    }
  });

  test('CompanyGoals for everybody, and nothing else for observers', async () => {
    for (const viewer of active()) {
      expect(await listed(viewer, { GoalSelectFilter: 'CompanyGoals' })).toEqual(expected(viewer, isCompany));
    }
    const observer = active().find((one) => one.person.role === 'observer');
    for (const GoalSelectFilter of [
      'MyGoals',
      'DirectReports',
      'ManagerAndPeers',
      'All',
      undefined,
    ] as const) {
      if (observer)
        expect(await listed(observer, { GoalSelectFilter })).toEqual(expected(observer, isCompany));
    }
  });

  test('ManagerAndPeers: goals of manager, acting manager and people with the same manager', async () => {
    for (const viewer of active().filter((one) => one.person.role !== 'observer')) {
      const { id, role } = viewer.person;
      const acting = actingManagerOf(id);
      const isNear = (owner: number) =>
        owner !== id &&
        (owner === viewer.manager ||
          owner === acting ||
          (viewer.manager !== null && people.get(owner)?.manager === viewer.manager));
      expect(await listed(viewer, { GoalSelectFilter: 'ManagerAndPeers' })).toEqual(
        expected(viewer, (goal, relation) => (role === 'ceo' ? relation.isOwner : isNear(goal.owner))),
      );
    }
  });

  test('All: every visible goal for goal admins and goal managers, own goals for others', async () => {
    for (const viewer of active().filter((one) => one.person.role !== 'observer')) {
      const mayAll = viewer.isGoalAdmin || viewer.isGoalManager;
      expect(await listed(viewer, { GoalSelectFilter: 'All' })).toEqual(
        expected(viewer, (_, relation) => mayAll || relation.isOwner),
      );
    }
  });

  test('the former quarter: its last open weeks need predictions, its owner must finalize', async () => {
    for (const viewer of active().filter((one) => one.person.role === 'manager' || one.isGoalAdmin)) {
      if (viewer.person.role === 'observer') continue;
      const isBoss = viewer.person.role === 'manager';
      const PeriodId = former.id;
      expect(await listed(viewer, { GoalSelectFilter: 'DirectReports', PeriodId })).toEqual(
        expected(viewer, (_, relation) => (isBoss ? relation.isManager : relation.isOwner), former),
      );
      expect(await listed(viewer, { GoalSelectFilter: 'All', PeriodId })).toEqual(
        expected(viewer, () => true, former),
      );
    }
  });

  test('NeedsReview over every quarter: what waits for the person, and nothing for observers', async () => {
    for (const viewer of active()) {
      expect(await listed(viewer, { NeedsReview: true, AnyPeriod: true })).toEqual(
        expected(
          viewer,
          (goal, relation) =>
            !relation.isObserver &&
            needsReview({
              ...goal,
              editState: goal.edit,
              isManager: relation.isManager,
              wasOwn: wasOwnOf(goal, relation),
            }),
          'demands',
        ),
      );
    }
  });

  test('each filter narrows its scope', async () => {
    const parentIsLiving = (goal: WorldGoal) => goalOf(goal.parent)?.isDeleted === false;
    const cases: [GoalFilter, (goal: WorldGoal, relation: Relation) => boolean][] = [
      [{ GoalStates: ['draft', 'shilving_in_review'] }, (goal) => /^draft|^shelving/.test(goal.state)],
      [{ NeedsUpdate: true }, (goal) => goal.state === 'approved' && isMissing(goal)],
      [
        { NeedsReview: true },
        (goal, relation) =>
          needsReview({
            ...goal,
            editState: goal.edit,
            isManager: relation.isManager,
            wasOwn: wasOwnOf(goal, relation),
          }),
      ],
      [{ TrendingUp: true }, (goal) => goal.delta === 'improved'],
      [
        { TrendingUp: true, TrendingDown: true },
        (goal) => goal.delta === 'improved' || goal.delta === 'worsened',
      ],
      [{ TopLevelGoals: true }, (goal) => goal.parent === null],
      [{ Aligned: true }, parentIsLiving],
      [{ Unaligned: true }, (goal) => !parentIsLiving(goal)],
      [{ Aligned: true, Unaligned: true }, () => true],
      [{ ExcludePrivate: true }, (goal) => !goal.isPrivate],
      [{ DeactivatedUsers: true }, (goal) => people.get(goal.owner)?.isActive === false],
      [{ Users: [ceoOf() ?? 0] }, (goal) => goal.owner === ceoOf()],
      [{ Title: 'ELAN goal 1' }, (goal) => goal.title.includes('1')],
      [{ Title: '100%' }, () => true],
      [{ Title: '100_' }, () => false],
      [{ Depts: ['Corporate'] }, () => true],
      [{ Depts: ['Nowhere'] }, () => false],
      [{ FollowedGoals: true }, () => false],
      [
        { GoalStates: ['draft'], TopLevelGoals: true },
        (goal) => goal.state === 'draft' && goal.parent === null,
      ],
    ];
    for (const viewer of active().filter((one) => one.isGoalAdmin && one.person.role !== 'observer')) {
      for (const [filter, holds] of cases) {
        const found = await listed(viewer, { GoalSelectFilter: 'All', ...filter });
        expect([filter, found]).toEqual([filter, expected(viewer, holds)]);
        const own = await listed(viewer, { GoalSelectFilter: 'MyGoals', ...filter });
        expect([filter, own]).toEqual([
          filter,
          expected(viewer, (goal, to) => to.isOwner && holds(goal, to)),
        ]);
      }
    }
  });

  test('Deleted: goals that a goal admin would see, and nothing for everybody else', async () => {
    for (const viewer of active()) {
      const isAdmin = viewer.isGoalAdmin && viewer.person.role !== 'observer';
      const restorable = goals
        .filter((goal) => goal.isDeleted && goal.period.id === current.id)
        .filter((goal) =>
          canSeeGoal(
            { ...goal, everPublished: goal.isPublished, isDeleted: false },
            relationOf(viewer, goal),
          ),
        )
        .map((goal) => goal.id)
        .reverse();
      expect(await listed(viewer, { Deleted: true })).toEqual(isAdmin ? restorable : []);
    }
  });
});
