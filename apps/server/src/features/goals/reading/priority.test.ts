import type { GoalFilter } from '@bellwether/contract/goals/reading';
import { listGoals } from '@bellwether/contract/goals/reading';
import {
  hasEnded,
  isWithinUpdateWindow,
  latestAskedWeek,
} from '@bellwether/domain/calendar/prediction-window';
import { defaultCalendarSettings as calendar } from '@bellwether/domain/calendar/settings';
import {
  type Delta,
  deltas,
  listPriority,
  needsFinalization,
  needsReview,
  needsUpdate,
} from '@bellwether/domain/goals/badges';
import type { Relation } from '@bellwether/domain/goals/facts';
import { type GoalState, goalStates } from '@bellwether/domain/goals/lifecycle';
import { canSeeGoal } from '@bellwether/domain/goals/visibility';
import { actingManager, isInChain, type ManagerMap } from '@bellwether/domain/people/org-tree';
import type { RoleName } from '@bellwether/domain/people/roles';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#platform/database/transaction.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { type Answer, startTestServer } from '../../../testing/test-server.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';

interface Somebody {
  person: TestPerson;
  token: string;
  manager: number | null;
  isActive: boolean;
  isGoalAdmin: boolean;
  isGoalManager: boolean;
}

interface Made {
  id: number;
  owner: number;
  parent: number | null;
  period: Period;
  state: GoalState;
  edit: 'draft' | 'review' | null;
  isPrivate: boolean;
  isPublished: boolean;
  isDeleted: boolean;
  week: number;
  delta: Delta | null;
  title: string;
}

const madeArb = fc.record({
  owner: fc.nat(),
  parent: fc.nat(),
  hasParent: fc.boolean(),
  period: fc.constantFrom(-1, 0, 0, 0, 1),
  state: fc.constantFrom(...goalStates, 'approved', 'approved', 'approved'),
  edit: fc.constantFrom('draft', 'review', null, null),
  isPrivate: fc.boolean(),
  wasPublished: fc.boolean(),
  isDeleted: fc.constantFrom(true, false, false, false, false, false),
  week: fc.nat({ max: 9 }),
  delta: fc.constantFrom(...deltas, null, null),
  likelihood: fc.nat({ max: 4 }),
});

/** Thursday noon in Chicago: the eighth week of the quarter is asked for, and the quarter before is out of the window. */
const now = '2026-11-19T18:00:00Z';

describe('the list against the domain', async () => {
  const server = await startTestServer({ now });
  const people = new Map<number, Somebody>();
  const goals: Made[] = [];
  let managers: ManagerMap;
  let current: Period;

  beforeAll(async () => {
    const tenant = await server.buildTenant();
    const add = async (person: TestPerson, manager: TestPerson | null, more: Partial<Somebody> = {}) => {
      people.set(person.id, {
        person,
        token: await server.signInAs(person),
        manager: manager?.id ?? null,
        isActive: true,
        isGoalAdmin: false,
        isGoalManager: false,
        ...more,
      });
      return person;
    };
    const hire = async (manager: TestPerson | null, role: RoleName, more: Partial<Somebody> = {}) => {
      const flags = [
        ...(more.isGoalAdmin ? (['isGoalAdmin'] as const) : []),
        ...(more.isGoalManager ? (['isGoalManager'] as const) : []),
      ];
      const deactivated = more.isActive === false;
      return add(await server.buildPerson(tenant, { role, manager, flags, deactivated }), manager, more);
    };
    const ceo = await add(tenant.ceo, null);
    const head = await hire(ceo, 'manager', { isGoalManager: true });
    const gone = await hire(head, 'manager', { isActive: false });
    await hire(gone, 'contributor');
    await hire(gone, 'contributor', { isGoalAdmin: true });
    const other = await hire(ceo, 'manager', { isGoalAdmin: true });
    await hire(other, 'contributor');
    await hire(other, 'contributor', { isActive: false });
    await hire(head, 'contributor', { isGoalManager: true });
    await hire(null, 'contributor');
    await hire(null, 'observer', { isGoalAdmin: true });
    managers = new Map([...people].map(([id, one]) => [id, one.manager]));

    await inTenant(server.context.pool, tenant.id, async (db) => {
      const reader = {
        db,
        now: Date.parse(now),
        cache: server.context.cache,
        tenant: { id: tenant.id, calendar },
      };
      const periods = await periodsOf(reader);
      current = periods.current;
      const ids = [...people.keys()];
      for (const [at, drawn] of fc.sample(madeArb, { numRuns: 260, seed: 20 }).entries()) {
        const { state, week, delta } = drawn;
        const period = periods.byIndex(current.index + drawn.period) ?? current;
        const isYoung = state === 'draft' || state === 'review';
        const isPublished = !isYoung && (drawn.wasPublished || state !== 'shelved');
        const open = goals.filter((goal) => !goal.isPrivate);
        const parent = drawn.hasParent ? (open[drawn.parent % open.length] ?? null) : null;
        const made: Omit<Made, 'id'> = {
          owner: ids[drawn.owner % ids.length] ?? 0,
          parent: parent?.id ?? null,
          period,
          state,
          edit: state === 'approved' || state === 'shelving_in_review' ? drawn.edit : null,
          isPrivate: drawn.isPrivate && at % 3 === 0,
          isPublished,
          isDeleted: drawn.isDeleted,
          week: isPublished ? week : 0,
          delta: isPublished && week > 1 ? delta : null,
          title: `Goal ${at} ${at % 2 ? 'Élan' : 'élAn'} 100%`,
        };
        const at0 = new Date(Date.parse(now) - 86_400_000).toISOString();
        const { id } = await db
          .insertInto('goal')
          .values({
            tenant_id: tenant.id,
            owner_id: made.owner,
            author_id: made.owner,
            period_id: period.id,
            parent_id: made.parent,
            state,
            goal_type: 'SMART',
            is_private: made.isPrivate,
            title: made.title,
            measurement: 'By ten',
            published_at: isPublished ? at0 : null,
            edit_state: made.edit,
            recent_week: made.week,
            recent_likelihood_delta: made.delta,
            created_at: at0,
            updated_at: at0,
            deleted_at: made.isDeleted ? at0 : null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        goals.push({ id, ...made });
      }
    });
  });

  const byId = (id: number | null) => goals.find((goal) => goal.id === id);

  function relationOf(viewer: Somebody, goal: Made): Relation {
    const { id, role } = viewer.person;
    const above: Made[] = [];
    for (let node = byId(goal.parent); node; node = byId(node.parent)) above.push(node);
    return {
      isOwner: goal.owner === id,
      isManager: actingManager(managers, goal.owner, (one) => people.get(one)?.isActive ?? false) === id,
      isInChain: isInChain(managers, goal.owner, id),
      isCeo: role === 'ceo',
      isOrgAdmin: false,
      isGoalAdmin: viewer.isGoalAdmin,
      isGoalManager: viewer.isGoalManager,
      isGoalManagerAbove: viewer.isGoalManager && above.some((one) => one.owner === id && !one.isDeleted),
      isObserver: role === 'observer',
    };
  }

  /** Everything of the period that the viewer sees, in the order of the domain. */
  function expected(
    viewer: Somebody,
    isInScope: (goal: Made, relation: Relation) => boolean,
    anyPeriod = false,
  ) {
    return goals
      .filter((goal) => anyPeriod || goal.period.id === current.id)
      .map((goal) => {
        const relation = relationOf(viewer, goal);
        const { isOwner, isManager } = relation;
        const periodEnded = hasEnded(goal.period, Date.parse(now), calendar);
        const asked = isWithinUpdateWindow(goal.period, Date.parse(now), calendar)
          ? latestAskedWeek(goal.period, Date.parse(now), calendar)
          : 0;
        const facts = { state: goal.state, editState: goal.edit, isManager, isOwner, periodEnded };
        const priority = listPriority({
          state: goal.state,
          likelihoodDelta: goal.delta,
          needsReview: needsReview(facts),
          needsUpdate: needsUpdate({ ...facts, isUpdateAsked: goal.week < asked }),
          needsFinalization: needsFinalization(facts),
          isOwner,
          hasPendingEdits: goal.edit !== null,
        });
        const everPublished = goal.isPublished;
        return { goal, relation, priority, isVisible: canSeeGoal({ ...goal, everPublished }, relation) };
      })
      .filter((one) => one.isVisible && isInScope(one.goal, one.relation))
      .sort((a, b) => a.priority - b.priority || b.goal.id - a.goal.id)
      .map((one) => one.goal.id);
  }

  async function listed(viewer: Somebody, body: GoalFilter): Promise<number[]> {
    const found: number[] = [];
    let Cursor: string | null = null;
    do {
      const answer: Answer<typeof listGoals> = await server.call(listGoals, {
        token: viewer.token,
        body: { PeriodId: current.id, PageSize: 7, ...body, Cursor },
      });
      expect([answer.status, answer.problem.detail]).toEqual([200, undefined]);
      found.push(...answer.body.data.map((goal) => goal.Id));
      Cursor = answer.body.Next;
    } while (Cursor !== null && found.length < 1_000);
    return found;
  }

  const active = () => [...people.values()].filter((one) => one.isActive);
  const ceoOf = () => [...people.values()].find((one) => one.person.role === 'ceo')?.person.id;
  const isCompany = (goal: Made) =>
    goal.owner === ceoOf() && goal.parent === null && !goal.isPrivate && goal.isPublished;

  test('has something of every class to order', () => {
    const found = new Set(goals.map((goal) => `${goal.state} ${goal.edit}`));
    expect(found.size).toBeGreaterThan(8);
  });

  test('MyGoals: own goals, class by class, newest first', async () => {
    for (const viewer of active().filter((one) => one.person.role !== 'observer')) {
      expect(await listed(viewer, { GoalSelectFilter: 'MyGoals' })).toEqual(
        expected(viewer, (_, relation) => relation.isOwner),
      );
      expect(await listed(viewer, { AnyPeriod: true })).toEqual(
        expected(viewer, (_, relation) => relation.isOwner, true),
      );
    }
  });

  test('DirectReports: those whose acting manager the person is; others get their own goals', async () => {
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

  test('ManagerAndPeers: manager, acting manager and those with the same manager', async () => {
    for (const viewer of active().filter((one) => one.person.role !== 'observer')) {
      const { id, role } = viewer.person;
      const acting = actingManager(managers, id, (one) => people.get(one)?.isActive ?? false);
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

  test('All: everything visible for goal admins and goal managers, own goals for the rest', async () => {
    for (const viewer of active().filter((one) => one.person.role !== 'observer')) {
      const mayAll = viewer.isGoalAdmin || viewer.isGoalManager;
      expect(await listed(viewer, { GoalSelectFilter: 'All' })).toEqual(
        expected(viewer, (_, relation) => mayAll || relation.isOwner),
      );
    }
  });

  test('NeedsReview over every quarter: what waits for the person, and for observers nothing', async () => {
    for (const viewer of active()) {
      expect(await listed(viewer, { NeedsReview: true, AnyPeriod: true })).toEqual(
        expected(
          viewer,
          (goal, relation) =>
            !relation.isObserver &&
            needsReview({ ...goal, editState: goal.edit, isManager: relation.isManager }),
          true,
        ),
      );
    }
  });

  test('each filter narrows what the scope holds', async () => {
    const asked = latestAskedWeek(current, Date.parse(now), calendar);
    const parentIsLiving = (goal: Made) => byId(goal.parent)?.isDeleted === false;
    const cases: [GoalFilter, (goal: Made, relation: Relation) => boolean][] = [
      [{ GoalStates: ['draft', 'shilving_in_review'] }, (goal) => /^draft|^shelving/.test(goal.state)],
      [{ NeedsUpdate: true }, (goal) => goal.state === 'approved' && goal.week < asked],
      [
        { NeedsReview: true },
        (goal, { isManager }) => needsReview({ ...goal, editState: goal.edit, isManager }),
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

  test('Deleted: for goal admins what they would see, for everybody else nothing', async () => {
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
