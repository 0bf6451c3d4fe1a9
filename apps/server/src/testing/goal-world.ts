import { firstAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { defaultCalendarSettings as calendar } from '@bellwether/domain/calendar/settings';
import { endOfDay, tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { type Delta, deltas, hasRecentGap } from '@bellwether/domain/goals/badges';
import type { Relation } from '@bellwether/domain/goals/facts';
import { type GoalState, goalStates } from '@bellwether/domain/goals/lifecycle';
import { deciderOf, type Presence, standInOf } from '@bellwether/domain/people/absence/absence';
import { actingManager, isInChain } from '@bellwether/domain/people/organisation/org-tree';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import fc from 'fast-check';
import { type Period, periodsOf } from '../features/tenant/queries.ts';
import { inTenant } from '../platform/database/transaction.ts';
import type { TestPerson } from './factory.ts';
import type { TestServer } from './test-server.ts';

export interface WorldPerson {
  person: TestPerson;
  token: string;
  manager: number | null;
  isActive: boolean;
  isGoalAdmin: boolean;
  isGoalManager: boolean;
}

export interface WorldGoal {
  id: number;
  owner: number;
  parent: number | null;
  period: Period;
  state: GoalState;
  edit: 'draft' | 'review' | null;
  isPrivate: boolean;
  isPublished: boolean;
  isDeleted: boolean;
  createdAt: number;
  /** The weeks with a prediction, in ascending order. */
  weeks: readonly number[];
  delta: Delta | null;
  title: string;
  /** The present manager, if they owned the goal when it or its edit was submitted; null if the owner did. */
  submittedBy: number | null;
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
  /** How many weeks old the latest prediction is. */
  behind: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 20),
  skipsOneBefore: fc.boolean(),
  daysOld: fc.constantFrom(0, 1, 3, 6, 9, 20, 100, 100, 100),
  delta: fc.constantFrom(...deltas, null, null),
});

export interface GoalWorld {
  readonly people: ReadonlyMap<number, WorldPerson>;
  readonly goals: readonly WorldGoal[];
  readonly current: Period;
  readonly former: Period;
  goalOf(id: number | null): WorldGoal | undefined;
  actingManagerOf(person: number): number | null;
  /** Returns a person's relation to a goal, from the facts alone. */
  relationOf(viewer: WorldPerson, goal: WorldGoal): Relation;
}

/** Returns the weeks that could be predicted by `now`: begun, and not before the goal. */
function predictedWeeks(
  drawn: { behind: number; skipsOneBefore: boolean },
  goal: { period: Period; createdAt: number; now: number },
): number[] {
  const today = tenantDay(goal.now, calendar.zone);
  const begun = insideWeeksOf(goal.period).filter((week) => week.startDate <= today);
  const recent = begun.length - drawn.behind;
  return begun
    .filter((week) => goal.createdAt < endOfDay(week.endDate, calendar.zone))
    .map((week) => week.week)
    .filter((week) => week <= recent && !(drawn.skipsOneBefore && week === recent - 1));
}

/**
 * Creates a company with people of every role and flag above, below and beside each other, some deactivated, and
 * random goals in every state. Tests compare statements with the domain in it. The random seed is fixed. With `absences`
 * people are away today, with deputies who can stand in and deputies who cannot.
 */
export async function buildGoalWorld(
  server: TestServer,
  count: number,
  options: { readonly absences?: boolean } = {},
): Promise<GoalWorld> {
  const now = server.clock.now();
  const people = new Map<number, WorldPerson>();
  const goals: WorldGoal[] = [];
  const tenant = await server.buildTenant({ withoutTalent: true });
  const add = async (person: TestPerson, manager: TestPerson | null, more: Partial<WorldPerson> = {}) => {
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
  const hire = async (manager: TestPerson | null, role: RoleName, more: Partial<WorldPerson> = {}) => {
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
  const observer = await hire(null, 'observer', { isGoalAdmin: true });
  const away = new Map<number, number | null>();
  if (options.absences) {
    const aide = await hire(other, 'contributor');
    const third = await hire(ceo, 'manager');
    const report = await hire(third, 'contributor');
    const fourth = await hire(third, 'manager');
    await hire(fourth, 'contributor');
    away
      .set(head.id, aide.id)
      // The deputy is a report, whose own goals fall to the ceo.
      .set(other.id, aide.id)
      // The deputy is away too, and the third manager's is an observer.
      .set(fourth.id, report.id)
      .set(report.id, aide.id)
      .set(third.id, observer.id);
    for (const [personId, deputyId] of away)
      await server.buildAbsence({ personId, deputyId, tenantId: tenant.id });
  }
  const managers = new Map([...people].map(([id, one]) => [id, one.manager]));

  const presence: Presence = {
    managers,
    isActive: (one) => people.get(one)?.isActive ?? false,
    isObserver: (one) => people.get(one)?.person.role === 'observer',
    absenceOf: (one) => (away.has(one) ? { deputyId: away.get(one) ?? null } : undefined),
  };
  const actingManagerOf = (person: number) =>
    actingManager(managers, person, (one) => people.get(one)?.isActive ?? false);

  const { current, former } = await inTenant(server.context.pool, tenant.id, async (db) => {
    const reader = {
      db,
      now: now,
      cache: server.context.cache,
      tenant: { id: tenant.id, calendar },
    };
    const periods = await periodsOf(reader);
    const { current } = periods;
    const ids = [...people.keys()];
    for (const [at, drawn] of fc.sample(madeArb, { numRuns: count, seed: 20 }).entries()) {
      const { state, delta } = drawn;
      const period = periods.byIndex(current.index + drawn.period) ?? current;
      const createdAt = now - drawn.daysOld * 86_400_000 - 1;
      const isYoung = state === 'draft' || state === 'review';
      const isPublished = !isYoung && (drawn.wasPublished || state !== 'shelved');
      const open = goals.filter((goal) => !goal.isPrivate);
      const parent = drawn.hasParent ? (open[drawn.parent % open.length] ?? null) : null;
      const weeks = isPublished ? predictedWeeks(drawn, { period, createdAt, now }) : [];
      const firstWeek = firstAskedWeek(period, createdAt, calendar);
      const made: Omit<WorldGoal, 'id'> = {
        owner: ids[drawn.owner % ids.length] ?? 0,
        parent: parent?.id ?? null,
        period,
        state,
        edit: state === 'approved' || state === 'shelving_in_review' ? drawn.edit : null,
        isPrivate: drawn.isPrivate && at % 3 === 0,
        isPublished,
        isDeleted: drawn.isDeleted,
        createdAt,
        weeks,
        delta: weeks.length > 1 ? delta : null,
        title: `Goal ${at} ${at % 2 ? 'Élan' : 'élAn'} 100%`,
        submittedBy: null,
      };
      const kind = state === 'approved' ? 'owned_edit' : 'owned_submission';
      const isWaiting =
        state === 'approved' ? drawn.edit === 'review' : state !== 'draft' && state !== 'shelved';
      if (isWaiting && at % 4 === 0) made.submittedBy = actingManagerOf(made.owner);
      const at0 = new Date(createdAt).toISOString();
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
          recent_week: weeks.at(-1) ?? 0,
          recent_gap: hasRecentGap(weeks, firstWeek),
          first_week: firstWeek,
          recent_likelihood_delta: made.delta,
          created_at: at0,
          updated_at: at0,
          deleted_at: made.isDeleted ? at0 : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      goals.push({ id, ...made });
      if (made.submittedBy !== null)
        await db
          .insertInto('goal_tie')
          .values({
            tenant_id: tenant.id,
            goal_id: id,
            person_id: made.submittedBy,
            kind,
            created_at: at0,
          })
          .execute();
    }
    return { current, former: periods.byIndex(current.index - 1) ?? current };
  });
  const goalOf = (id: number | null) => goals.find((goal) => goal.id === id);

  function relationOf(viewer: WorldPerson, goal: WorldGoal): Relation {
    const { id, role } = viewer.person;
    const above: WorldGoal[] = [];
    for (let node = goalOf(goal.parent); node; node = goalOf(node.parent)) above.push(node);
    return {
      isOwner: goal.owner === id,
      isManager: actingManagerOf(goal.owner) === id,
      standsIn:
        deciderOf(presence, goal.owner)?.personId === id && deciderOf(presence, goal.owner)?.forId !== null,
      isDeputy: standInOf(presence, goal.owner) === id,
      isInChain: isInChain(managers, goal.owner, id),
      isCeo: role === 'ceo',
      isOrgAdmin: false,
      isGoalAdmin: viewer.isGoalAdmin,
      isGoalManager: viewer.isGoalManager,
      isGoalManagerAbove: viewer.isGoalManager && above.some((one) => one.owner === id && !one.isDeleted),
      isObserver: role === 'observer',
      ownedSubmission: goal.state !== 'approved' && goal.submittedBy === id,
      ownedSubmittedEdit: goal.state === 'approved' && goal.submittedBy === id,
    };
  }

  return { people, goals, current, former, goalOf, actingManagerOf, relationOf };
}
