import { actionTypes } from '@bellwether/domain/goals/history';
import { hearings } from '@bellwether/domain/notifications/telling/hearing';
import type { ShownTo } from '@bellwether/domain/notifications/telling/kind-row';
import { kindRows } from '@bellwether/domain/notifications/telling/kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import type { ActingTenant, TenantScope } from '#platform/session/scope.ts';
import { wouldSeeItem } from '../action-items/access.ts';
import { seesEdits, seesGoal, wouldSeeGoal } from '../goals/access.sight.ts';
import { type InTenant, reportsPart } from '../people/access.ts';
import { anyOf, ifHas, seesPerson, viewerAt } from '../people/access.viewer.ts';
import { takesPart } from '../talent/calibration/access.sight.ts';
import { requestWaits } from '../talent/peers/queries.reminders.ts';
import { waitsForSignature } from '../talent/queries.reminders.ts';
import { selfReviewWaits } from '../talent/self-review/queries.reminders.ts';
import { deliveryOf, readerOf } from './access.ts';
import { receiverSources } from './telling/statements.receivers.ts';

interface GoalRow {
  readonly owner_id: number;
  readonly parent_id: number | null;
  readonly title: string;
  /** The week of a prediction; null for other events. */
  readonly likelihood: number | null;
  readonly quality: number | null;
  readonly likelihood_delta: string | null;
  readonly quality_delta: string | null;
  /** The prediction before it. */
  readonly likelihood_before: number | null;
  readonly quality_before: number | null;
}

/**
 * Writes an event's notifications, one for each person: the active people of the domain's table who may see the goal
 * or the person now and have not switched the topic off, unless the kind ignores that. Two statements, whatever the number
 * of people.
 * @returns how many people are notified.
 */
export async function writeNotifications(
  scope: Pick<TenantScope, 'db'> & SettingsScope,
  event: HappenedEvent,
): Promise<number> {
  const lines = hearings[event.kind];
  if (lines === undefined || event.subjectId === null) return 0;
  const isAboutGoal = event.kind.startsWith('goal');
  const goal = isAboutGoal ? await goalOf(scope, event, event.subjectId) : undefined;
  if (isAboutGoal && !goal) return 0;
  const { tenant } = scope;
  const around = {
    event,
    goal: goal && { id: event.subjectId, ownerId: goal.owner_id, parentId: goal.parent_id },
  };
  const heard = lines.flatMap(({ kind, to }, place) => {
    const { topic, object, shownTo = 'goal' } = kindRows[kind];
    return to.map(
      (
        receiver,
      ) => sql`select person_id, ${sql.lit(place)}::int, ${sql.lit(kind)}, ${sql.lit(topic)}, ${sql.lit(object)},
        ${sql.lit(shownTo)} from (${receiverSources[receiver](scope, around)}) source`,
    );
  });
  const about = thingSeen(scope, event);
  const actsFor = event.forPersonId == null ? {} : { actsFor: event.forPersonId };
  const detail = {
    ...event.detail,
    ...actsFor,
    ...(event.kind === 'goal.predicted' && goal ? predictionOf(goal) : {}),
  };
  const statusId = event.kind === 'goal.predicted' ? event.detail.status : event.subjectId;
  // A publication opens the strategy. For screens of an older release, which do not know it, the object is its author.
  const objectId =
    event.kind === 'strategy.published' ? sql`${event.actorId ?? 0}::int` : sql`${event.subjectId}::int`;
  // A quarter or a webhook is no object that can be opened either, so it is the reader.
  const isOfReader = event.kind === 'quarter.begun' || event.kind === 'webhook.switched_off';
  const opened = isOfReader ? sql`heard.person_id` : objectId;
  const { numAffectedRows } =
    await sql`with recursive ${reportsPart({ tenant, person: { id: goal?.owner_id ?? 0 } })},
    heard (person_id, place, kind, topic, object_kind, shown_to) as (${sql.join(heard, sql` union all `)})
    insert into notification (tenant_id, person_id, event_id, kind, topic, actor_id, object_kind, object_id, goal_id,
      deleted_title, detail, created_at)
    select distinct on (heard.person_id) ${tenant.id}::int, heard.person_id, ${event.id}::bigint, heard.kind, heard.topic,
      ${event.actorId}::int, heard.object_kind,
      case heard.object_kind when 'GoalStatus' then ${statusId}::int else ${opened} end,
      ${goal ? event.subjectId : null}::int, case heard.shown_to when 'kept' then ${goal ? sql`${goal.title}::text` : keptItemTitle(scope, event)}
        when 'told' then ${toldTitle(scope, event)} end,
      ${JSON.stringify(detail)}::jsonb, ${instant(event.at)}
    from heard
    join person reader on reader.tenant_id = ${tenant.id} and reader.id = heard.person_id and reader.deactivated_at is null
    left join notification_preference preference on preference.tenant_id = reader.tenant_id
      and preference.person_id = reader.id and preference.topic = heard.topic
    where heard.person_id is distinct from ${event.actorId}::int
      and ${deliveryOf('heard.kind', 'preference.delivery')} <> 'off' and exists (select 1 from ${about})
    order by heard.person_id, heard.place
    on conflict (tenant_id, person_id, event_id) do nothing`.execute(scope.db);
  return Number(numAffectedRows ?? 0);
}

/** A company with the settings that decide what its people are told. */
interface SettingsScope {
  readonly tenant: Pick<ActingTenant, 'id' | 'hasTalent' | 'isStrategyEnabled'>;
}

/** A source of one row if the condition is true, which a setting decides. */
const given = (condition: boolean) => sql`(select 1 where ${condition}::boolean) given`;

/** Selects the object of an event from its table, if `reader` may see it now. */
function thingSeen(scope: SettingsScope, event: HappenedEvent): RawBuilder<unknown> {
  const { kind, subjectId } = event;
  const of = (alias: string) =>
    sql`${sql.ref(`${alias}.tenant_id`)} = ${scope.tenant.id} and ${sql.ref(`${alias}.id`)} = ${subjectId}`;
  // Between the reading of what is due and this statement the part may have been handed in.
  const reader = sql<number>`reader.id`;
  if (event.kind === 'talent.self_review_due')
    return sql`(select 1 where ${selfReviewWaits(scope.tenant.id, { person: reader, cycle: event.detail.cycle })}) waiting`;
  if (event.kind === 'talent.peer_feedback_due')
    return sql`(select 1 where ${requestWaits(scope.tenant.id, { ...bound(event.detail), giver: reader })}) waiting`;
  if (event.kind === 'talent.signature_due')
    return sql`(select 1 where ${waitsForSignature(scope.tenant.id, { appraisal: event.subjectId ?? 0, person: reader })}) waiting`;
  const [area] = kind.split('.');
  switch (area) {
    case 'goal':
    case 'goal_edit':
      return sql`goal where ${of('goal')} and ${shownToReader(sql`heard.shown_to`, scope)}`;
    case 'action_item':
      // A former assignee no longer sees the item, and is told who has it now.
      return sql`action_item item where ${of('item')}
        and (${wouldSeeItem(readerOf(scope), 'item')} or (heard.shown_to = 'kept' and reader.role_name <> 'observer'))`;
    case 'appraisal':
      // The domain's table names only people who may read the appraisal, and the appraisal may be deleted by now. So
      // only the setting is checked.
      return given(scope.tenant.hasTalent);
    case 'calibration':
      return sql`calibration_session session where ${of('session')} and ${takesPart(readerOf(scope))}
        and ${scope.tenant.hasTalent}::boolean`;
    case 'people_file':
      return sql`person_import waiting where ${of('waiting')} and waiting.from_inbox and reader.role_name <> 'observer'
        and ${anyOf(ifHas(viewerAt('reader'), 'administersPeople'))}`;
    case 'quarter':
    case 'webhook':
      return given(true);
    case 'strategy':
      return given(scope.tenant.isStrategyEnabled);
    default:
      return sql`person someone where ${of('someone')} and ${seesPerson(readerOf(scope), 'someone')}`;
  }
}

const bound = ({ cycle, employee }: { readonly cycle: number; readonly employee: number }) => ({
  cycle: sql<number>`${cycle}::int`,
  employee: sql<number>`${employee}::int`,
});

/**
 * Selects the title of an action item that leaves its assignee, as the assignee knew it. Null if the title is newer: it
 * came with the event's change or with a later one.
 */
function keptItemTitle({ tenant }: InTenant, event: HappenedEvent): RawBuilder<unknown> {
  if (event.kind !== 'action_item.assigned' || event.detail.isTitleNew) return sql`null`;
  // The version of a change is at most a millisecond after its event.
  return sql`(select item.title from action_item item where item.tenant_id = ${tenant.id}
    and item.id = ${event.subjectId}::int and item.updated_at <= ${instant(event.at + 1)})`;
}

/** Selects the title that a goal had at an act that is taken back, for a `reader` who does not see the goal any more. */
function toldTitle(scope: InTenant, event: HappenedEvent): RawBuilder<unknown> {
  if (event.kind !== 'goal.taken_back') return sql`null`;
  return sql`(select moved.goal_name from goal join goal_transition moved on moved.tenant_id = goal.tenant_id
      and moved.goal_id = goal.id and moved.action_type = ${actionTypes.takenBack} and moved.created_at = ${instant(event.at)}
    where goal.tenant_id = ${scope.tenant.id} and goal.id = ${event.subjectId}::int
      and (${seesGoal(readerOf(scope), 'goal')}) is not true)`;
}

/**
 * Whether `reader` may see the part of the row `goal` that `shownTo` names now. `kept` skips the check of deletion,
 * for the event of the deletion itself.
 */
export function shownToReader(shownTo: RawBuilder<unknown>, scope: InTenant): RawBuilder<SqlBool> {
  const reader = readerOf(scope);
  const named = (name: ShownTo) => sql.lit(name);
  return sql<SqlBool>`case ${shownTo} when ${named('kept')} then ${wouldSeeGoal(reader, 'goal')}
    when ${named('told')} then true
    when ${named('edit')} then ${seesEdits(reader, 'goal')} else ${seesGoal(reader, 'goal')} end`;
}

async function goalOf(
  { db, tenant }: Pick<TenantScope, 'db'> & InTenant,
  event: HappenedEvent,
  goalId: number,
): Promise<GoalRow | undefined> {
  const statusId = event.kind === 'goal.predicted' ? event.detail.status : null;
  const { rows } =
    await sql<GoalRow>`select goal.owner_id, goal.parent_id, goal.title, status.likelihood, status.quality,
      status.likelihood_delta, status.quality_delta, former.likelihood as likelihood_before,
      former.quality as quality_before
    from goal left join goal_status status on status.tenant_id = goal.tenant_id and status.id = ${statusId}::int
      and status.goal_id = goal.id
    left join lateral (select earlier.likelihood, earlier.quality from goal_status earlier
      where earlier.tenant_id = goal.tenant_id and earlier.goal_id = goal.id and earlier.week < status.week
        and earlier.likelihood is not null
      order by earlier.week desc limit 1) former on true
    where goal.tenant_id = ${tenant.id} and goal.id = ${goalId}`.execute(db);
  return rows[0];
}

function predictionOf(goal: GoalRow): object {
  const { likelihood, quality } = goal;
  return {
    likelihood,
    quality,
    likelihoodDelta: goal.likelihood_delta,
    qualityDelta: goal.quality_delta,
    likelihoodBefore: goal.likelihood_before,
    qualityBefore: goal.quality_before,
  };
}
