import type { GoalFacts, Relation } from '@bellwether/domain/goals/facts';
import {
  canReadComments,
  canSeeGoal,
  canSeePendingEdit,
  exposureOf,
  exposures,
} from '@bellwether/domain/goals/visibility';
import { capabilitiesOf } from '@bellwether/domain/people/roles/capabilities';
import { roleNames } from '@bellwether/domain/people/roles/roles';
import type { AppEvent, EventKind } from '@bellwether/domain/shared/events';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { livePlan } from '../../live-plan.ts';
import type { Queries } from '../../platform/database/driver.ts';
import { inTenant } from '../../platform/database/transaction.ts';
import { recordEventIn } from '../../platform/events/record-event.ts';
import { type Delivery, frameReader } from '../../platform/live/frames.ts';
import { asPerson, asTenant } from '../../platform/session/gate.ts';
import type { Scope } from '../../platform/session/scope.ts';
import { buildGoalWorld, type WorldGoal, type WorldPerson } from '../../testing/goal-world.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { isPublicRunning } from '../insight/learning/statements.running.ts';
import { newsOfDigest } from '../notifications/mails/queries.digest.ts';
import { goalsOf, notificationFacts } from '../notifications/reading/queries.ts';
import { writeNotifications } from '../notifications/statements.ts';
import { actingViewer, sightCapabilities, viewerAt } from '../people/access.viewer.ts';
import { goalPlaces } from '../reports/statements.ts';
import { summarisedGoals } from '../summaries/statements.ts';
import { factsOf as happenedFacts } from '../webhooks/queries.facts.ts';
import { publicGoal, readsComments, seesGoal } from './access.sight.ts';
import { visibleGoal, visibleOfMany } from './access.ts';
import { periodFacts, visibleEdits } from './reading/access.ts';

// Every audience that sees goals, compared with the domain for every person and goal of a random company.

const server = await startTestServer();
const world = await buildGoalWorld(server, 150, { absences: true });
const viewers = [...world.people.values()].filter((one) => one.isActive);
const tenantId = viewers[0]?.person.tenantId ?? 0;
const now = server.clock.now();
const request = { tenantId, now, requestId: 'sight' };

type Rule = (goal: WorldGoal, facts: GoalFactsSeen, relation: Relation) => boolean;
type GoalFactsSeen = Pick<GoalFacts, 'everPublished' | 'isPrivate' | 'isDeleted'>;
/** The goals that each person is shown, by the person's id. */
type Shown = ReadonlyMap<number, readonly number[]>;

interface Audience {
  readonly name: string;
  readonly rule: Rule;
  readonly shown: () => Promise<Shown>;
}

const factsOf = (goal: WorldGoal): GoalFactsSeen => ({ ...goal, everPublished: goal.isPublished });
const seen: Rule = (_goal, facts, relation) => canSeeGoal(facts, relation);
const edits: Rule = (_goal, facts, relation) => canSeePendingEdit(facts, relation);
const comments: Rule = (_goal, facts, relation) => canReadComments(facts, relation);
const kept: Rule = (_goal, facts, relation) => canSeeGoal({ ...facts, isDeleted: false }, relation);

/** An audience of acting persons: what `read` returns for each of them. */
function acting(
  name: string,
  rule: Rule,
  read: (scope: Scope, of: WorldPerson) => Promise<number[]>,
): Audience {
  return {
    name,
    rule,
    shown: async () => {
      const shown = new Map<number, number[]>();
      for (const of of viewers) {
        const personId = of.person.id;
        shown.set(
          personId,
          await asPerson(server.context, { ...request, personId }, (scope) => read(scope, of)),
        );
      }
      return shown;
    },
  };
}

const idsWhere = async (scope: { readonly db: Queries }, condition: RawBuilder<SqlBool>) =>
  (
    await sql<{
      id: number;
    }>`select goal.id from goal where goal.tenant_id = ${tenantId} and ${condition}`.execute(scope.db)
  ).rows.map(({ id }) => id);

/** An audience of many people in one statement. */
function many(
  name: string,
  rule: Rule,
  read: (db: Queries) => Promise<readonly { personId: number; goalId: number }[]>,
): Audience {
  return {
    name,
    rule,
    shown: async () => {
      const rows = await inTenant(server.context.pool, tenantId, read);
      return new Map(
        viewers.map(({ person }) => [
          person.id,
          rows.filter(({ personId }) => personId === person.id).map(({ goalId }) => goalId),
        ]),
      );
    },
  };
}

const act = { tenantId, actorId: null, requestId: null, now };

async function recordForEach(db: Queries, kind: EventKind, detail: object): Promise<number[]> {
  for (const { id } of world.goals) await recordEventIn(db, act, { kind, subjectId: id, detail } as AppEvent);
  const rows = await db.selectFrom('event').select('id').where('kind', '=', kind).execute();
  return rows.map((row) => Number(row.id));
}

function frames(kind: EventKind, rule: Rule, detail: object, isGone = false): Audience {
  return many(`live frames of ${kind}`, rule, async (db) => {
    const eventIds = await recordForEach(db, kind, detail);
    const personIds = [...world.people.keys()];
    const told: Delivery[] = [];
    // More frames at once become one message to fetch everything.
    for (let at = 0; at < eventIds.length; at += 90) {
      const part = eventIds.slice(at, at + 90);
      told.push(
        ...(await frameReader(livePlan)(db, { tenantId, eventIds: part, personIds, programIds: [] })).frames,
      );
    }
    return told.flatMap(({ frame, personIds: heard }) => {
      const data = JSON.parse(String(frame.data)) as { GoalId: number; Gone?: true };
      return (data.Gone ?? false) === isGone
        ? heard.map((personId) => ({ personId, goalId: data.GoalId }))
        : [];
    });
  });
}

/** Everybody follows every goal, so the sight of the goal alone decides who is notified. */
function notified(kind: 'goal.restored' | 'goal.deleted', rule: Rule): Audience {
  return many(`receivers of notifications of ${kind}`, rule, async (db) => {
    await sql`insert into goal_follow (tenant_id, goal_id, person_id, created_at)
      select goal.tenant_id, goal.id, person.id, ${new Date(now)} from goal join person on true
      on conflict do nothing`.execute(db);
    for (const { id } of world.goals) {
      const event = { id: id + (kind === 'goal.deleted' ? 1_000_000 : 0), kind, subjectId: id, detail: {} };
      await writeNotifications({ db, tenant: { id: tenantId, hasTalent: false, isStrategyEnabled: false } }, {
        ...event,
        tenantId,
        actorId: null,
        at: now,
      } as never);
    }
    const { rows } = await sql<{ personId: number; goalId: number }>`select person_id as "personId",
      goal_id as "goalId" from notification where kind in ('goal_restored', 'goal_deleted', 'parent_goal_deleted')`.execute(
      db,
    );
    await sql`delete from notification`.execute(db);
    return rows;
  });
}

/** Gives a person, and somebody else, a notification about every goal. Returns what `read` finds, and deletes them. */
async function withPlanted<T>(
  db: Queries,
  kind: string,
  personId: number,
  read: () => Promise<T>,
): Promise<T> {
  const other = viewers.map(({ person }) => person.id).find((id) => id !== personId);
  await sql`insert into notification (tenant_id, person_id, event_id, kind, topic, object_kind, object_id, goal_id, detail, created_at)
    select goal.tenant_id, person.id, goal.id + 2000000, ${kind}, 'reviews', 'Goal', goal.id, goal.id, '{}', ${new Date(now)}
    from goal join person on person.id in (${personId}, ${other})`.execute(db);
  const result = await read();
  await sql`delete from notification`.execute(db);
  return result;
}

function listed(kind: string, rule: Rule): Audience {
  return acting(`notifications of ${kind} on a screen`, rule, (scope) =>
    withPlanted(scope.db, kind, scope.person.id, async () => {
      const chosen = sql`select * from notification where tenant_id = ${tenantId} and person_id = ${scope.person.id}`;
      return goalsOf((await notificationFacts(scope, chosen).execute(scope.db)).rows);
    }),
  );
}

const digests: Audience = {
  name: 'digests by mail',
  rule: seen,
  shown: async () => {
    const shown = new Map<number, number[]>();
    for (const { person } of viewers) {
      const titles = await asTenant(server.context, request, (scope) =>
        withPlanted(scope.db, 'goal_updated', person.id, async () => {
          await sql`update person set invitation_accepted_at = created_at`.execute(scope.db);
          const shownFor = { locale: 'en-US', zone: scope.tenant.calendar.zone } as never;
          const news = await newsOfDigest(scope, {
            personId: person.id,
            requestedAt: now,
            language: scope.languageOf('en-US'),
            shownFor,
          });
          return [...news.things, ...news.asked].map(({ title }) => title);
        }),
      );
      shown.set(
        person.id,
        world.goals.filter((goal) => titles?.includes(goal.title)).map((goal) => goal.id),
      );
    }
    return shown;
  },
};

const periods = [...new Map(world.goals.map(({ period }) => [period.id, period])).values()];
const periodIds = periods.map(({ id }) => id);

/** A test-only audience: other people's rows under another name, and no SQL of its own for the rule. */
const planted = many('a planted audience', seen, async (db) => {
  const { rows } = await sql<{ personId: number; goalId: number }>`
    select subscriber.id as "personId", goal.id as "goalId"
    from (select * from person where deactivated_at is null) subscriber
    join goal on goal.tenant_id = subscriber.tenant_id and ${seesGoal(viewerAt('subscriber'), 'goal')}`.execute(
    db,
  );
  return rows;
});

const audiences: readonly Audience[] = [
  acting('one reader', seen, (scope) => idsWhere(scope, visibleGoal(scope, 'goal'))),
  acting('one reader of very many goals', seen, (scope) => idsWhere(scope, visibleOfMany(scope, 'goal'))),
  acting('one reader of edits', edits, (scope) => idsWhere(scope, visibleEdits(scope, 'goal'))),
  acting('one reader of comments', comments, (scope) =>
    idsWhere(scope, readsComments(actingViewer(scope), 'goal')),
  ),
  frames('goal.updated', seen, {}),
  frames('goal_edit.updated', edits, { edit: 1 }),
  frames('goal.comment_updated', comments, { comment: 1 }),
  frames('goal.deleted', (goal, facts, relation) => goal.isDeleted && kept(goal, facts, relation), {}, true),
  notified('goal.restored', seen),
  notified('goal.deleted', kept),
  listed('goal_updated', seen),
  listed('goal_edits_submitted', edits),
  digests,
  acting('reports', seen, async (scope) =>
    (await goalPlaces(scope, { periodIds }, 10_000)).map(({ id }) => id),
  ),
  acting(
    'summaries',
    // Private goals only in one's own summary (summaries.3).
    (goal, facts, relation) =>
      canSeeGoal(facts, relation) &&
      goal.isPublished &&
      !['draft', 'review', 'shelved'].includes(goal.state) &&
      (!goal.isPrivate || relation.isOwner),
    async (scope) => {
      const asked = periods.map((period) => periodFacts(scope, period, now));
      const ids: number[] = [];
      for (const id of world.people.keys()) {
        const subject = { id, isSelf: id === scope.person.id, ceoId: null } as never;
        ids.push(...(await summarisedGoals(scope, subject, asked)).goals.map((goal) => goal.id));
      }
      return ids;
    },
  ),
  acting(
    'insight about everybody',
    (goal, facts) =>
      !goal.isDeleted &&
      exposureOf(facts) === exposures.everybody &&
      ['approved', 'shelving_in_review', 'results_in_review'].includes(goal.state),
    (scope) => idsWhere(scope, isPublicRunning('goal')),
  ),
  acting(
    'whatever everybody sees',
    (goal, facts) => !goal.isDeleted && exposureOf(facts) === exposures.everybody,
    (scope) => idsWhere(scope, publicGoal('goal')),
  ),
  acting(
    'webhooks, also of goals that were deleted since',
    (_goal, facts) => exposureOf(facts) === exposures.everybody,
    async (scope) => {
      const at = scope.now + 1;
      const events = world.goals.map(
        ({ id }) => ({ id, kind: 'goal.updated', subjectId: id, actorId: null, at, detail: {} }) as const,
      );
      return (await happenedFacts(scope, events)).flatMap(({ goal }) => (goal ? [goal.Id] : []));
    },
  ),
  planted,
];

describe('every audience sees the goals that the domain names', () => {
  test.each(audiences.map((audience) => [audience.name, audience] as const))(
    '%s',
    async (_name, { rule, shown }) => {
      const found = await shown();
      let count = 0;
      for (const viewer of viewers) {
        const expected = world.goals
          .filter((goal) => rule(goal, factsOf(goal), world.relationOf(viewer, goal)))
          .map((goal) => goal.id);
        count += expected.length;
        expect([
          viewer.person.name,
          ...(found.get(viewer.person.id) ?? []).toSorted((a, b) => a - b),
        ]).toEqual([viewer.person.name, ...expected]);
      }
      expect(count).toBeGreaterThan(0);
    },
    60_000,
  );
});

test('what everybody sees is seen by everybody', () => {
  for (const goal of world.goals) {
    if (goal.isDeleted || exposureOf(factsOf(goal)) !== exposures.everybody) continue;
    for (const viewer of viewers)
      expect(canSeeGoal(factsOf(goal), world.relationOf(viewer, goal))).toBe(true);
  }
});

test('the stored exposure of a goal is the domain’s', async () => {
  const rows = await inTenant(server.context.pool, tenantId, (db) =>
    db.selectFrom('goal').select(['id', 'exposure']).orderBy('id').execute(),
  );
  expect(rows).toEqual(world.goals.map((goal) => ({ id: goal.id, exposure: exposureOf(factsOf(goal)) })));
});

test('a row of a person has the domain’s capabilities, whatever the role and the flags', async () => {
  const people = roleNames.flatMap((role) =>
    Array.from({ length: 16 }, (_, bits) => ({
      role,
      isOrgAdmin: (bits & 1) > 0,
      isGoalAdmin: (bits & 2) > 0,
      isGoalManager: (bits & 4) > 0,
      isHrAdmin: (bits & 8) > 0,
    })),
  );
  const { has } = viewerAt('someone');
  const columns = sightCapabilities.map((name) => sql`${has(name)} as ${sql.ref(name)}`);
  const values = people.map(
    (one) =>
      sql`(${one.role}::text, ${one.isOrgAdmin}::boolean, ${one.isGoalAdmin}::boolean, ${one.isGoalManager}::boolean, ${one.isHrAdmin}::boolean)`,
  );
  const { rows } = await inTenant(server.context.pool, tenantId, (db) =>
    sql`select ${sql.join(columns)} from (values ${sql.join(values)})
      someone (role_name, is_org_admin, is_goal_admin, is_goal_manager, is_hr_admin)`.execute(db),
  );
  expect(rows).toEqual(
    people.map((one) => {
      const capabilities = capabilitiesOf(one);
      return Object.fromEntries(sightCapabilities.map((name) => [name, capabilities[name]]));
    }),
  );
});
