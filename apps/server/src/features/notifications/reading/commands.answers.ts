import type { OpenedThing } from '@bellwether/domain/notifications/reading/opened';
import { kindNames, kindRows, type NotificationKind } from '@bellwether/domain/notifications/telling/kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { wasOwn } from '../../goals/access.ts';
import { isWaiting } from '../../goals/reading/access.demands.ts';
import { missesUpdate } from '../../goals/reading/access.figures.ts';
import { decidesFor } from '../../people/access.absence.ts';
import type { InTenant } from '../../people/access.ts';
import { requestWaits } from '../../talent/peers/queries.reminders.ts';
import { readUnread } from './statements.unread.ts';

/**
 * Reads the actor's unread notifications about the thing of the event, because the actor has dealt with it
 * (notifications.10). Also reads the weekly ask if no goal misses its week any more, and fallen approvals if nothing
 * waits any more.
 */
export async function readAnswered(scope: TenantScope, event: HappenedEvent): Promise<void> {
  const { actorId: person, subjectId } = event;
  if (person === null || subjectId === null) return;
  const at = instant(event.at);
  // It asked every admin, and one of them has answered for all.
  if (event.kind === 'people_file.taken') return readForEverybody(scope, ofPeopleFile(subjectId), at);
  const which = sql`told.person_id = ${person}::int and told.created_at <= ${at}
    and (${aboutSubject(scope, event, subjectId)}
      or (told.kind = 'update_asked' and not ${missesWeek(scope, person)})
      or (told.kind = 'approvals_fell' and not ${hasWaiting(scope, person)}))`;
  const { numAffectedRows } = await readUnread(scope, which, at).execute(scope.db);
  if (Number(numAffectedRows ?? 0) === 0) return;
  await recordEvent(scope, { kind: 'notification.read', subjectId: null, detail: { person } });
}

const ofPeopleFile = (id: number) =>
  sql<SqlBool>`(told.kind = 'people_file_waits' and told.object_id = ${id}::int)`;

async function readForEverybody(
  scope: TenantScope,
  which: RawBuilder<SqlBool>,
  at: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ person_id: number }>`${readUnread(scope, which, at)}
    returning notification.person_id`.execute(scope.db);
  for (const person of new Set(rows.map(({ person_id }) => person_id)))
    await recordEvent(scope, { kind: 'notification.read', subjectId: null, detail: { person } });
}

function aboutSubject({ tenant }: InTenant, event: HappenedEvent, subjectId: number): RawBuilder<SqlBool> {
  const { kind } = event;
  if (event.kind === 'talent.peer_accepted' || event.kind === 'talent.peer_declined')
    return sql<SqlBool>`(told.kind = 'peer_asked' and (told.detail ->> 'cycle')::int = ${event.detail.cycle}::int
      and (told.detail ->> 'employee')::int = ${event.detail.employee}::int)`;
  if (event.kind === 'talent.self_review_handed_in')
    return sql<SqlBool>`(told.kind = 'self_review_due' and (told.detail ->> 'cycle')::int = ${event.detail.cycle}::int)`;
  // The event does not tell about whom it was, so ask which requests of the cycle still wait.
  if (event.kind === 'talent.peer_handed_in')
    return sql<SqlBool>`(told.kind in ('peer_asked', 'peer_feedback_due')
      and (told.detail ->> 'cycle')::int = ${event.detail.cycle}::int
      and not ${requestWaits(tenant.id, { giver: sql`told.person_id`, cycle: idIn('cycle'), employee: idIn('employee') })})`;
  const object = (name: 'ActionItem' | 'EmployeeEvaluation') =>
    sql<SqlBool>`(told.object_kind = ${name} and told.object_id = ${subjectId}::int)`;
  if (kind.startsWith('action_item')) return object('ActionItem');
  if (kind.startsWith('appraisal')) return object('EmployeeEvaluation');
  return sql<SqlBool>`told.goal_id = ${subjectId}::int`;
}

/** An id in the detail of the row `told`. */
const idIn = (name: 'cycle' | 'employee') => sql<number>`(told.detail ->> ${sql.lit(name)})::int`;

/** Whether a goal of the person still misses a prediction for the week of the row `told`. */
function missesWeek({ tenant }: InTenant, person: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from goal_period_week week
    join goal on goal.tenant_id = week.tenant_id and goal.period_id = week.period_id and goal.owner_id = ${person}::int
    where week.tenant_id = ${tenant.id} and week.id = told.week_id and goal.deleted_at is null
      and ${missesUpdate('goal', sql`week.week`)})`;
}

/** Whether a part of a goal waits for the person's review. */
function hasWaiting(scope: InTenant, person: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from goal where goal.tenant_id = ${scope.tenant.id}
    and goal.deleted_at is null and ${isWaiting('goal')}
    and ${decidesFor(scope, sql.ref('goal.owner_id'), sql`${person}::int`)}
    and not ${wasOwn({ ...scope, person: { id: person } }, 'goal')})`;
}

/** Kinds that open another screen than the profile. */
const elsewhere = kindNames.filter((kind) => kindRows[kind].opens !== 'profile');
const ofPeers = kindNames.filter((kind) => kindRows[kind].opens === 'peer_feedback');
const ofConnections = kindNames.filter((kind) => kindRows[kind].opens === 'connections');
const kindIs = (kind: NotificationKind) => sql<SqlBool>`told.kind = ${kind}`;

const conditions: Readonly<Record<OpenedThing, (id: number) => RawBuilder<SqlBool>>> = {
  Goal: (id) => sql<SqlBool>`told.goal_id = ${id}::int`,
  Person: (id) =>
    sql<SqlBool>`(told.object_kind = 'User' and told.object_id = ${id}::int and told.kind <> all(${elsewhere}::text[]))`,
  ActionItems: () => sql<SqlBool>`told.object_kind = 'ActionItem'`,
  Appraisal: (id) => sql<SqlBool>`(told.object_kind = 'EmployeeEvaluation' and told.object_id = ${id}::int)`,
  Strategy: () => kindIs('strategy_published'),
  Views: () => kindIs('views_asked'),
  WaitingGoals: () => kindIs('approvals_fell'),
  PeerFeedback: () => sql<SqlBool>`told.kind = any(${ofPeers}::text[])`,
  Calibration: (id) => sql<SqlBool>`(told.object_kind = 'Calibration' and told.object_id = ${id}::int)`,
  Connections: () => sql<SqlBool>`told.kind = any(${ofConnections}::text[])`,
  Tokens: () => kindIs('token_ends'),
  // The page without a file shows that one could not be read.
  PeopleFile: (id) => (id === 0 ? kindIs('people_file_failed') : ofPeopleFile(id)),
};

/** Reads the acting person's notifications about a thing that they have opened (notifications.10). */
export async function readOpened(scope: Scope, thing: OpenedThing, id: number): Promise<void> {
  const { db, person, now } = scope;
  const which = sql`told.person_id = ${person.id} and ${conditions[thing](id)}`;
  await readUnread(scope, which, instant(now)).execute(db);
}
