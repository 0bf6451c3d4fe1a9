import {
  type ComplianceAnswer,
  type ComplianceFigure,
  type CompliancePerson,
  type ComplianceScope,
  getCompliance,
  listCompliancePeople,
} from '@bellwether/contract/dashboard';
import { addDays, type Day, mondayOf } from '@bellwether/domain/calendar/day';
import { firstAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { defaultCalendarSettings as calendar } from '@bellwether/domain/calendar/settings';
import { startOfDay, tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeeksOf, type Week } from '@bellwether/domain/calendar/week';
import { complianceAnswers, figureAnswers } from '@bellwether/domain/dashboard/compliance';
import { hasRecentGap } from '@bellwether/domain/goals/badges';
import { type GoalState, goalStates } from '@bellwether/domain/goals/lifecycle';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import type { TestPerson } from '../../testing/factory.ts';
import { type Answer, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';

// Compare the statements with a count, person by person and goal by goal, over random companies.

interface Somebody {
  readonly person: TestPerson;
  readonly manager: number | null;
  readonly isActive: boolean;
  readonly token: string;
}

interface SomeGoal {
  readonly owner: number;
  readonly period: Period;
  readonly state: GoalState;
  readonly isPrivate: boolean;
  readonly isPublished: boolean;
  readonly isDeleted: boolean;
  readonly createdAt: number;
  readonly weeks: readonly number[];
}

const personArb = fc.record({
  role: fc.constantFrom<RoleName>(
    'manager',
    'manager',
    'contributor',
    'contributor',
    'contributor',
    'observer',
  ),
  boss: fc.nat(),
  isAlone: fc.constantFrom(true, false, false, false, false, false, false, false),
  isActive: fc.constantFrom(false, true, true, true, true),
  isOrgAdmin: fc.constantFrom(true, false, false, false),
});
const goalArb = fc.record({
  owner: fc.nat(),
  period: fc.constantFrom(-2, -1, -1, -1, 0, 0, 0, 0, 1),
  state: fc.constantFrom(...goalStates, 'approved', 'approved', 'approved', 'finalized', 'finalized'),
  isPrivate: fc.constantFrom(true, false, false),
  wasPublished: fc.boolean(),
  isDeleted: fc.constantFrom(true, false, false, false, false, false),
  daysOld: fc.constantFrom(0, 2, 5, 9, 40, 120, 120, 120),
  missed: fc.constantFrom<readonly number[]>([], [], [], [0], [1], [0, 1], [2], [0, 1, 2, 3, 4]),
});
const companyArb = fc.record({
  people: fc.array(personArb, { minLength: 12, maxLength: 24 }),
  goals: fc.array(goalArb, { minLength: 70, maxLength: 120 }),
});
type Drawn = typeof companyArb extends fc.Arbitrary<infer T> ? T : never;

interface Company {
  readonly people: ReadonlyMap<number, Somebody>;
  readonly goals: readonly SomeGoal[];
  readonly current: Period;
  readonly previous: Period;
}

async function build(server: TestServer, drawn: Drawn): Promise<Company> {
  const now = server.clock.now();
  const tenant = await server.buildTenant();
  const people = new Map<number, Somebody>();
  const add = async (person: TestPerson, manager: number | null, isActive: boolean) =>
    people.set(person.id, { person, manager, isActive, token: await server.signInAs(person) });
  await add(tenant.ceo, null, true);
  for (const one of drawn.people) {
    const bosses = [...people.values()].filter(
      ({ person }) => person.role === 'manager' || person.role === 'ceo',
    );
    const boss = bosses[one.boss % bosses.length]?.person ?? tenant.ceo;
    const manager = one.role === 'observer' || one.isAlone ? null : boss;
    const person = await server.buildPerson(tenant, {
      role: one.role,
      manager,
      deactivated: !one.isActive,
      flags: one.isOrgAdmin ? ['isOrgAdmin'] : [],
    });
    await add(person, manager?.id ?? null, one.isActive);
  }
  return inTenant(server.context.pool, tenant.id, async (db) => {
    const cache = server.context.cache;
    const periods = await periodsOf({ db, now, cache, tenant: { id: tenant.id, calendar } });
    const ids = [...people.keys()];
    const periodOf = (shift: number) => periods.byIndex(periods.current.index + shift) ?? periods.current;
    const goals = drawn.goals.map((one): SomeGoal => {
      const period = periodOf(one.period);
      const createdAt = now - one.daysOld * 86_400_000 - 1;
      const isYoung = one.state === 'draft' || one.state === 'review';
      const isPublished = !isYoung && (one.state !== 'shelved' || one.wasPublished);
      const today = tenantDay(now, calendar.zone);
      const possible = insideWeeksOf(period).filter(
        (week) => week.startDate <= today && isAskedIn(createdAt, week),
      );
      const weeks = possible
        .filter((_, at) => !one.missed.includes(possible.length - 1 - at))
        .map((week) => week.week);
      const { state, isPrivate, isDeleted } = one;
      const owner = ids[one.owner % ids.length] ?? 0;
      return {
        owner,
        period,
        state,
        isPrivate,
        isDeleted,
        isPublished,
        createdAt,
        weeks: isPublished ? weeks : [],
      };
    });
    for (const goal of goals) {
      const at = new Date(goal.createdAt).toISOString();
      const firstWeek = firstAskedWeek(goal.period, goal.createdAt, calendar);
      await db
        .insertInto('goal')
        .values({
          tenant_id: tenant.id,
          owner_id: goal.owner,
          author_id: goal.owner,
          period_id: goal.period.id,
          state: goal.state,
          goal_type: 'SMART',
          is_private: goal.isPrivate,
          title: 'Grow',
          measurement: 'By ten',
          published_at: goal.isPublished ? at : null,
          recent_week: goal.weeks.at(-1) ?? 0,
          recent_gap: hasRecentGap(goal.weeks, firstWeek),
          first_week: firstWeek,
          created_at: at,
          updated_at: at,
          deleted_at: goal.isDeleted ? at : null,
        })
        .execute();
    }
    return { people, goals, current: periods.current, previous: periodOf(-1) };
  });
}

/** Returns the day from which the week is asked for; none of these weeks has one day at the end of a quarter. */
function askingDay(week: Week): Day {
  const isCut = addDays(week.startDate, 6) !== week.endDate;
  return isCut ? week.startDate : addDays(mondayOf(week.startDate), 3);
}

/** Whether a goal that was published then is asked for in the week: its asking day began afterwards, or later. */
function isAskedIn(publishedAt: number, week: Week): boolean {
  return publishedAt <= startOfDay(askingDay(week), calendar.zone);
}

/** Returns everyone above a person, nearest first. */
function bossesOf({ people }: Company, id: number): Somebody[] {
  const boss = people.get(people.get(id)?.manager ?? 0);
  return boss ? [boss, ...bossesOf({ people } as Company, boss.person.id)] : [];
}

/** Returns the people of a scope, counted one by one. */
function peopleIn(company: Company, viewer: Somebody, scope: ComplianceScope): Somebody[] {
  const me = viewer.person.id;
  return [...company.people.values()].filter((one) => {
    if (!one.isActive || one.person.role === 'observer') return false;
    const bosses = bossesOf(company, one.person.id);
    if (scope === 1) return bosses.find((boss) => boss.isActive)?.person.id === me;
    return scope === 3 || bosses.some((boss) => boss.person.id === me);
  });
}

/** Returns the latest week of this or the former quarter that needs a prediction. */
function latestAsked({ current, previous }: Company, today: Day): { period: Period; week: Week } | undefined {
  return [previous, current]
    .flatMap((period) => insideWeeksOf(period).map((week) => ({ period, week })))
    .findLast(({ week }) => askingDay(week) <= today);
}

interface Behind {
  readonly answer: ComplianceAnswer;
  readonly goals: number;
  readonly open: number;
}

/** Returns a person's goals behind a figure, without private ones in the company's; undefined: does not count. */
function goalsBehind(
  company: Company,
  scope: ComplianceScope,
  owner: number,
  figure: ComplianceFigure,
  today: Day,
): Behind | undefined {
  const theirs = company.goals.filter(
    (goal) => goal.owner === owner && !goal.isDeleted && !(goal.isPrivate && scope === 3),
  );
  const seen = theirs.filter((goal) => goal.isPublished && goal.state !== 'shelved');
  if (figure === 'goals') {
    const present = theirs.filter((goal) => goal.period === company.current);
    const handedIn = present.filter((goal) => goal.state === 'review' || seen.includes(goal)).length;
    const hasDraft = present.some((goal) => goal.state === 'draft');
    return { answer: handedIn > 0 ? 'done' : hasDraft ? 'draft' : 'open', goals: handedIn, open: 0 };
  }
  if (figure === 'lastgoals') {
    const ended = seen.filter((goal) => goal.period === company.previous);
    if (ended.length === 0) return undefined;
    const open = ended.filter((goal) => goal.state !== 'finalized').length;
    const isMissing = ended.some((goal) => goal.state === 'approved');
    return { answer: isMissing ? 'open' : open > 0 ? 'waiting' : 'done', goals: ended.length, open };
  }
  const asked = latestAsked(company, today);
  if (!asked) return undefined;
  const due = seen.filter(
    (goal) =>
      goal.period === asked.period && goal.state === 'approved' && isAskedIn(goal.createdAt, asked.week),
  );
  if (due.length === 0) return undefined;
  const open = due.filter((goal) => !goal.weeks.includes(asked.week.week)).length;
  return { answer: open > 0 ? 'open' : 'done', goals: due.length, open };
}

const figures: readonly ComplianceFigure[] = ['goals', 'lastweekgoals', 'lastgoals'];

/** Computes everybody's figure a second time, from the plain rows. */
function counted(
  company: Company,
  viewer: Somebody,
  scope: ComplianceScope,
  figure: ComplianceFigure,
  today: Day,
) {
  const lists: Record<ComplianceAnswer, Map<number, Behind>> = {
    done: new Map(),
    waiting: new Map(),
    draft: new Map(),
    open: new Map(),
  };
  for (const { person } of peopleIn(company, viewer, scope)) {
    const behind = goalsBehind(company, scope, person.id, figure, today);
    if (behind) lists[behind.answer].set(person.id, behind);
  }
  return lists;
}

async function listed(server: TestServer, token: string, params: Record<string, string | number>) {
  const found: CompliancePerson[] = [];
  let Cursor: string | null = null;
  do {
    const query: Record<string, string> = Cursor === null ? {} : { Cursor };
    const answer: Answer<typeof listCompliancePeople> = await server.call(listCompliancePeople, {
      token,
      params,
      query,
    });
    expect([answer.status, answer.problem.detail]).toEqual([200, undefined]);
    found.push(...answer.body.data);
    Cursor = answer.body.Next;
  } while (Cursor !== null);
  return found;
}

const moments = [
  // Wednesday and Thursday of an ordinary week.
  '2026-11-18T18:00:00Z',
  '2026-11-19T18:00:00Z',
  // Three days: the first day of a quarter that begins on a Friday, so its first week needs predictions at
  // once; the last day of the quarter before; the second day of a quarter that begins on a Monday, which
  // needs none yet.
  '2027-01-01T18:00:00Z',
  '2026-12-31T18:00:00Z',
  '2029-01-02T18:00:00Z',
];

describe.each(moments)('compliance equals a manual count at %s', async (now) => {
  const server = await startTestServer({ now });
  const today = tenantDay(Date.parse(now), calendar.zone);
  const companies: Company[] = [];
  for (const drawn of fc.sample(companyArb, { numRuns: 4, seed: Date.parse(now) % 1_000_003 }))
    companies.push(await build(server, drawn));

  test('has people on both sides of every figure', () => {
    const sides = new Set<string>();
    for (const company of companies)
      for (const viewer of company.people.values())
        for (const figure of figures)
          for (const [side, found] of Object.entries(counted(company, viewer, 3, figure, today)))
            if (found.size > 0) sides.add(`${figure} ${side}`);
    expect(sides.size).toBe(8);
  });

  test('every figure of every scope, for everybody who may see it', async () => {
    for (const company of companies) {
      for (const viewer of company.people.values()) {
        if (!viewer.isActive) continue;
        for (const scope of [1, 2, 3] as const) {
          const { role } = viewer.person;
          const mayRead = role !== 'observer' && (role !== 'contributor' || scope === 3);
          const { token } = viewer;
          const answer = await server.call(getCompliance, { token, params: { scope } });
          expect([role, scope, answer.status]).toEqual([role, scope, mayRead ? 200 : 403]);
          if (!mayRead) continue;
          const { body } = answer;
          expect(body.users).toBe(peopleIn(company, viewer, scope).length);
          for (const figure of figures) {
            const { done, waiting, draft, open } = counted(company, viewer, scope, figure, today);
            const between = waiting.size + draft.size;
            const all = done.size + between + open.size;
            const Percent = all === 0 ? null : Math.round((100 * done.size) / all);
            expect([role, scope, figure, body[figure]]).toEqual([
              role,
              scope,
              figure,
              { Done: done.size, Between: between, Open: open.size, Percent },
            ]);
          }
        }
      }
    }
  });

  test('the people behind each number, with their goals', async () => {
    for (const company of companies.slice(0, 2)) {
      for (const viewer of company.people.values()) {
        if (!viewer.isActive || viewer.person.role === 'observer') continue;
        for (const scope of viewer.person.role === 'contributor' ? ([3] as const) : ([1, 2, 3] as const)) {
          for (const figure of figures) {
            const lists = counted(company, viewer, scope, figure, today);
            for (const answer of figureAnswers[figure]) {
              const found = await listed(server, viewer.token, { scope, figure, answer });
              const said = found.map((one) => [
                one.Id,
                { answer, goals: one.GoalCount, open: one.OpenCount },
              ]);
              expect(said.length).toBe(lists[answer].size);
              expect(Object.fromEntries(said)).toEqual(Object.fromEntries(lists[answer]));
            }
          }
        }
      }
    }
  });

  test('an answer that a figure does not have is 404', async () => {
    const token = [...(companies[0]?.people.values() ?? [])][0]?.token ?? '';
    for (const figure of figures) {
      const own: readonly ComplianceAnswer[] = figureAnswers[figure];
      for (const answer of complianceAnswers.filter((one) => !own.includes(one))) {
        const params = { scope: 3 as const, figure, answer };
        expect((await server.call(listCompliancePeople, { token, params, query: {} })).status).toBe(404);
      }
    }
  });

  test('the week and the quarters of the figures', async () => {
    for (const company of companies) {
      const [viewer] = company.people.values();
      const { body } = await server.call(getCompliance, { token: viewer?.token ?? '', params: { scope: 3 } });
      const asked = latestAsked(company, today);
      expect(body.LastWeekId).toBe(asked?.period.weekIds[asked.week.week - 1]);
      expect([body.CurrentId, body.LastId]).toEqual([company.current.id, company.previous.id]);
      const runsNow = asked !== undefined && asked.week.startDate <= today && today <= asked.week.endDate;
      expect(body.IsCurrentWeek).toBe(runsNow);
    }
  });
});
