import { type AuditKind, auditedKinds, auditKinds } from '@bellwether/domain/audit/kinds';
import type { AuditObject } from '@bellwether/domain/audit/objects';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { eventPage } from '#platform/events/event-rows.ts';
import type { Scope } from '#platform/session/scope.ts';
import { publicGoal } from '../goals/access.sight.ts';

/** What is asked of the log; the times are epoch milliseconds, `to` not included. */
export interface AuditQuestion {
  readonly kinds: readonly AuditKind[];
  readonly person: number | undefined;
  /** The id of what it is about. */
  readonly subject: number | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** Where a page begins: at the newest row, before a row, or after a row, oldest first. */
export type AuditPlace = { readonly before: number | null } | { readonly after: number };

export interface AuditEventRow {
  readonly id: number;
  readonly kind: AuditKind;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  /** The absent person in whose place the actor acted (people.36). */
  readonly for_person_id: number | null;
  readonly for_name: string | null;
  readonly subject_id: number | null;
  /** Null where the log does not tell it. */
  readonly subject_name: string | null;
  readonly via: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly request_id: string | null;
  readonly detail: Record<string, unknown>;
  /** The names of what the event is about; null without one, and for what was removed. */
  readonly provider: string | null;
  readonly token: string | null;
  readonly agent: string | null;
  readonly channel: string | null;
  readonly webhook: { readonly url: string; readonly description: string } | null;
  /** The reason of a legal hold. */
  readonly reason: string | null;
  /** No other transaction was running, so no event with a lower id can come after this read. */
  readonly is_quiet: boolean;
}

const kindsAbout = (object: AuditObject) =>
  sql.join(auditKinds.filter((kind) => auditedKinds[kind][1] === object).map((kind) => sql.lit(kind)));

/** Selects `name` of the row of a table that events, whose kinds begin so, are about; `id` leads to it. */
function thingOf(
  area: 'account' | 'agent' | 'channel' | 'webhook',
  {
    table,
    id,
    name = sql`thing.name`,
  }: { table: string; id: RawBuilder<unknown>; name?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const kinds = auditKinds.filter((kind) => kind.startsWith(`${area}.`)).map((kind) => sql.lit(kind));
  return sql`case when event.kind in (${sql.join(kinds)}) then (select ${name} from ${sql.table(table)} thing
    where thing.tenant_id = event.tenant_id and thing.id = ${id}) end`;
}

const idIn = (field: string) => sql`(event.detail ->> ${sql.lit(field)})::int`;
const clientId = sql`coalesce(${idIn('client')}, (select allowed.client_id from agent_grant allowed
  where allowed.tenant_id = event.tenant_id and allowed.id = ${idIn('grant')}))`;
const things = sql`${thingOf('account', { table: 'sign_in_provider', id: idIn('provider') })} as provider,
  ${thingOf('account', { table: 'api_token', id: idIn('token') })} as token,
  ${thingOf('agent', { table: 'agent_client', id: clientId })} as agent,
  ${thingOf('channel', { table: 'channel', id: sql`event.subject_id` })} as channel,
  ${thingOf('webhook', {
    table: 'webhook',
    id: sql`event.subject_id`,
    name: sql`jsonb_build_object('url', thing.url, 'description', thing.description)`,
  })} as webhook`;

/** A person's own events have the person as subject. */
const aboutPerson = sql<SqlBool>`event.kind in (${kindsAbout('person')})`;

/** A changed signature and an edit without a move are no moves of an appraisal. */
const isNoMove = sql<SqlBool>`(event.kind = 'appraisal.edited' and event.detail ->> 'from' = event.detail ->> 'to')
  or (event.kind = 'appraisal.acknowledged' and (event.detail ->> 'isChange')::boolean)`;

const concernsObserver = sql<SqlBool>`exists (select from person observer where observer.tenant_id = event.tenant_id
  and observer.role_name = 'observer'
  and (observer.id in (event.actor_id, event.for_person_id) or (${aboutPerson} and observer.id = event.subject_id)))`;

/**
 * Returns rows of the log with the names of their people and things, in one statement. A goal has its title only if
 * everybody sees the goal (audit.3).
 */
export async function readAudit(
  scope: Scope,
  { kinds, person, subject, from, to }: AuditQuestion,
  place: AuditPlace,
  limit: number,
): Promise<AuditEventRow[]> {
  const { tenant } = scope;
  const isForward = 'after' in place;
  const conditions: RawBuilder<SqlBool>[] = [
    sql`event.kind = any(${kinds}::text[])`,
    sql`not (${isNoMove})`,
    // Who finds no observers reads nothing of theirs (people.5).
    ...(scope.capabilities.seesObservers ? [] : [sql<SqlBool>`not ${concernsObserver}`]),
    ...(person === undefined
      ? []
      : [
          sql<SqlBool>`(event.actor_id = ${person} or event.for_person_id = ${person} or (${aboutPerson} and event.subject_id = ${person}))`,
        ]),
    ...(subject === undefined ? [] : [sql<SqlBool>`event.subject_id = ${subject}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`event.created_at >= ${instant(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`event.created_at < ${instant(to)}`]),
    ...(isForward
      ? [sql<SqlBool>`event.id > ${place.after}::bigint`]
      : place.before === null
        ? []
        : [sql<SqlBool>`event.id < ${place.before}::bigint`]),
  ];
  const nameOf = (object: AuditObject, name: RawBuilder<unknown>) =>
    sql`when event.kind in (${kindsAbout(object)}) then ${name}`;
  const page = eventPage(tenant.id, conditions, { oldestFirst: isForward, limit });
  const { rows } = await sql<AuditEventRow>`
    with page as materialized (${page})
    select event.id, event.kind, event.at, event.actor_id,
      actor.name as actor_name, event.for_person_id, stood_in.name as for_name, event.subject_id, event.via, event.address, event.device, event.request_id, event.detail,
      case ${nameOf('person', sql`someone.name`)} ${nameOf('goal', sql`goal.title`)}
        ${nameOf('appraisal', sql`employee.name`)} ${nameOf('group', sql`members.name`)} end as subject_name,
      ${things}, hold.reason, pg_snapshot_xmin(running) = pg_snapshot_xmax(running) as is_quiet
    from page event cross join pg_current_snapshot() running
    left join person actor on actor.tenant_id = event.tenant_id and actor.id = event.actor_id
    left join person stood_in on stood_in.tenant_id = event.tenant_id and stood_in.id = event.for_person_id
    left join person someone on ${aboutPerson} and someone.tenant_id = event.tenant_id and someone.id = event.subject_id
    left join goal on event.kind in (${kindsAbout('goal')}) and goal.tenant_id = event.tenant_id
      and goal.id = event.subject_id and ${publicGoal('goal')}
    left join person employee on event.kind in (${kindsAbout('appraisal')}) and employee.tenant_id = event.tenant_id
      and employee.id = (event.detail ->> 'employee')::int
    left join scim_group members on event.kind in (${kindsAbout('group')}) and members.tenant_id = event.tenant_id
      and members.id = event.subject_id
    left join legal_hold hold on event.kind in ('person.held', 'person.hold_lifted') and hold.tenant_id = event.tenant_id
      and hold.id = (event.detail ->> 'hold')::int
    order by event.id ${isForward ? sql`asc` : sql`desc`}`.execute(scope.db);
  return rows;
}

/** Returns the names of people by their ids. */
export async function namesOf(scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from person
    where tenant_id = ${scope.tenant.id} and id = any(${ids}::int[])
      and (role_name <> 'observer' or ${scope.capabilities.seesObservers}::boolean)`.execute(scope.db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
