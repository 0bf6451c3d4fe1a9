import { getLook } from '@bellwether/contract/insight/look';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import type { Rating } from '@bellwether/domain/goals/rating';
import { modelWithoutHistory } from '@bellwether/domain/insight/learning/chances';
import { isLow } from '@bellwether/domain/insight/look/contradictions';
import { type LookGoal, lookOf } from '@bellwether/domain/insight/look/look';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { plantGoal } from '../../../testing/planted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Wednesday of week 8 of 14; week 7 is the latest week that needs a prediction.
const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods, tenantId } = company;
const { current } = periods;
const owners = ['lead', 'member', 'peer', 'outsider'] as const;
type Owner = (typeof owners)[number];
// One owner joined in week 4, another one has left, and one was away in three weeks.
const since: Partial<Record<Owner, number>> = { outsider: 4 };
const fourth = insideWeeksOf(current)[3]?.startDate ?? '';
await company.read(async (db) => {
  await sql`update person set invitation_accepted_at = ${fourth}::timestamptz + interval '18 hours'
    where id = ${people.outsider.id}`.execute(db);
  await sql`update person set deactivated_at = ${fourth}::timestamptz where id = ${people.peer.id}`.execute(
    db,
  );
});
const excused: Partial<Record<Owner, number[]>> = { member: [4, 5, 6] };
await server.buildAbsence({
  ...{ tenantId, personId: people.member.id, isOn: false },
  from: fourth,
  until: insideWeeksOf(current)[5]?.endDate ?? '',
});

interface Planted {
  readonly owner: Owner;
  readonly isPrivate: boolean;
  readonly firstWeek: number;
  /** The place of the parent among the goals before it, counted back; 0: none. */
  readonly parent: number;
  readonly weeks: readonly (readonly [Rating, Rating] | null)[];
}
const rating = fc.constantFrom<Rating>(0, 1, 2, 3, 3, 4);
const answers = fc.oneof(
  fc.array(fc.option(fc.tuple(rating, rating), { freq: 6 }), { maxLength: 10 }),
  // Steady answers, with at most one change at the end.
  fc
    .tuple(fc.tuple(rating, rating), fc.integer({ min: 1, max: 10 }), fc.option(fc.tuple(rating, rating)))
    .map(([pair, count, last]) =>
      [...Array<readonly [Rating, Rating]>(count).fill(pair), ...(last ? [last] : [])].slice(0, 10),
    ),
);
const planted = fc.record<Planted>({
  owner: fc.constantFrom(...owners),
  isPrivate: fc.boolean(),
  firstWeek: fc.integer({ min: 0, max: 7 }),
  parent: fc.integer({ min: 0, max: 3 }),
  weeks: answers,
});

// The second time is the Wednesday of week 11, when jumps count.
test.each([
  { weeksLater: 0, week: 7 },
  { weeksLater: 3, week: 10 },
])(
  'the statement finds the goals that the rule finds, in week $week',
  { timeout: 90_000 },
  async ({ weeksLater, week }) => {
    server.clock.advance(weeksLater * 7 * 86_400_000);
    const token = await server.signInAs(people.ceo);
    await fc.assert(
      fc.asyncProperty(fc.array(planted, { minLength: 1, maxLength: 14 }), async (drawn) => {
        const ids: number[] = [];
        await company.read(async (db) => {
          await sql`delete from goal`.execute(db);
          for (const [at, goal] of drawn.entries()) {
            const parent = goal.parent === 0 ? undefined : ids[at - goal.parent];
            const id = await plantGoal(db, tenantId, {
              owner: people[goal.owner].id,
              period: current,
              isPrivate: goal.isPrivate,
              weeks: goal.weeks,
              ...(parent === undefined ? {} : { parent }),
            });
            await sql`update goal set first_week = ${goal.firstWeek} where id = ${id}`.execute(db);
            ids.push(id);
          }
        });
        const goals = drawn.map((goal, at): LookGoal => {
          const last = (one: Planted | undefined) =>
            one?.weeks.findLast((pair) => pair !== null)?.[0] ?? null;
          const parent = goal.parent === 0 ? undefined : drawn[at - goal.parent];
          const below = drawn.filter(
            (child, place) => child.parent > 0 && place - child.parent === at && !child.isPrivate,
          );
          const rated = below.flatMap((child) => last(child) ?? []);
          return {
            id: ids[at] ?? 0,
            ownerId: people[goal.owner].id,
            hasOwnerLeft: goal.owner === 'peer',
            ownerSince: since[goal.owner] ?? 0,
            isPrivate: goal.isPrivate,
            firstWeek: goal.firstWeek,
            excused: excused[goal.owner] ?? [],
            given: goal.weeks.flatMap((pair, week) =>
              pair ? [{ week: week + 1, likelihood: pair[0], quality: pair[1] }] : [],
            ),
            parentLikelihood: parent && !parent.isPrivate ? last(parent) : null,
            children: { rated: rated.length, low: rated.filter(isLow).length },
          };
        });
        const at = { week, weeks: 14, today: week + 1, model: modelWithoutHistory };
        const wanted = lookOf(goals, goals, at);
        const counted = lookOf(
          goals.filter(({ isPrivate }) => !isPrivate),
          goals,
          at,
        );
        const { body: found } = await server.call(getLook, { token, params: { scope: '2', periodId: '0' } });
        expect(found.Items.map(({ GoalId }) => GoalId)).toEqual(wanted.items.map(({ goal }) => goal.id));
        expect(found.Called.map(({ GoalId }) => GoalId)).toEqual(wanted.called.map(({ goal }) => goal.id));
        expect(found.Waiting).toBe(counted.waiting);
      }),
      { numRuns: 50 },
    );
  },
);
