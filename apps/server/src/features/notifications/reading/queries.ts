import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listNotifications } from '@bellwether/contract/notifications';
import { type ReminderSubject, reminderSubject } from '@bellwether/domain/dashboard/reminders';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { kindNames, kindRows } from '@bellwether/domain/notifications/telling/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import type { Scope } from '#platform/session/scope.ts';
import { wouldSeeItem } from '../../action-items/access.ts';
import { readsComments } from '../../goals/access.sight.ts';
import { wasOwn } from '../../goals/access.ts';
import { isWaiting } from '../../goals/reading/access.demands.ts';
import { isDisputed, presentResults } from '../../goals/reading/access.results.ts';
import { decidesFor } from '../../people/access.absence.ts';
import { actingManagerOf, type InTenant } from '../../people/access.ts';
import { anyOf, ifHas, viewerAt } from '../../people/access.viewer.ts';
import { peopleOf } from '../../people/queries.ts';
import { readerOf } from '../access.ts';
import { shownToReader } from '../statements.ts';
import { type NotificationRow, presentNotification } from './presenter.ts';

const pageSize = 20;

/** The person whose notifications are read, for a screen or for a mail without a session. */
export interface Reader {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly person: { readonly id: number };
}

/** Returns a page of the acting person's notifications and the exact unread count (notifications.1). */
export async function notificationPage(
  scope: Scope,
  page: number,
): Promise<EndpointReplyInput<typeof listNotifications>> {
  const { unread, rows } = await readPage(scope, page * pageSize);
  const goalIds = goalsOf(rows);
  const actorIds = rows.flatMap((row) => row.actorId ?? []);
  const [people, waiting] = await Promise.all([peopleOf(scope, actorIds), waitingParts(scope, goalIds)]);
  return {
    Notifications: rows.map((row) => presentNotification(scope, row, { people, waiting })),
    UnreadCount: unread,
  };
}

/** Returns the goals of these notifications that the reader may see. */
export function goalsOf(rows: readonly NotificationRow[]): number[] {
  return rows.flatMap((row) => row.shownGoalId ?? []);
}

/** Returns the exact number of a person's unread notifications. */
export async function unreadCount({ db, tenant, person }: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notification
    where tenant_id = ${tenant.id} and person_id = ${person.id} and read_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The id of the person whom the row `told` names, by the table of kinds. */
const concernedPerson = sql`case told.kind ${sql.join(
  kindNames.flatMap((kind) => {
    const { concerns } = kindRows[kind];
    if (concerns === undefined) return [];
    const id = concerns === 'subject' ? 'told.object_id' : `(told.detail ->> '${concerns}')::int`;
    return [sql.raw(`when '${kind}' then ${id}`)];
  }),
  sql.raw(' '),
)} end`;

/**
 * Returns the facts for the texts of the notifications that `chosen` selects, newest first. Includes titles and
 * predictions only of goals and action items that the reader may see now; a deleted goal keeps its stored title.
 */
export function notificationFacts(reader: Reader, chosen: ReturnType<typeof sql>) {
  const { tenant, person } = reader;
  const ofEdits = kindNames.filter((kind) => kindRows[kind].shownTo === 'edit');
  const shownTo = sql`case when told.kind = any(${ofEdits}::text[]) then 'edit' else 'goal' end`;
  const ofQuarters = kindNames.filter((kind) => kindRows[kind].namesQuarter);
  return sql<NotificationRow>`select told.id, told.kind, told.object_kind as "objectKind", told.object_id as "objectId",
      told.goal_id as "goalId", told.actor_id as "actorId", told.detail, (extract(epoch from told.created_at) * 1000)::bigint as "createdAt",
      told.read_at is not null as "isRead", actor.name as "actorName", absent.name as "actsForName", goal.id as "shownGoalId",
      coalesce(told.deleted_title, goal.title, item.title) as title, coalesce(goal.owner_id = reader.id, false) as "isOwnGoal",
      concerned.name as "concernedName", coalesce(concerned.id = reader.id, false) as "isConcerned",
      ${tokenName({ tenant })} as "tokenName",
      ${cycleName({ tenant })} as "cycleName", ${peerRequest({ tenant })} as "peerRequest",
      appraised.index as "quarterIndex", week.start_date as "weekStart", week.end_date as "weekEnd",
      case when goal.id is null then null when told.kind = 'goal_updated' then ${commentOf({ tenant })}
        when told.kind = 'new_comment' then ${namedComment({ tenant }, sql`said.body`)} end as comment,
      case when goal.id is not null and told.kind = 'new_comment' then ${namedComment(
        { tenant },
        sql`json_build_object('Id', said.commentable_id, 'Type', said.commentable_type)`,
      )} end as "commentOn",
      case when told.kind = 'appraisal_acknowledged' then ${isYourTurn({ tenant })} else false end as "isYourTurn",
      disputed.completed as "disputeCompleted", disputed.feedback as "disputeFeedback",
      coalesce(asked_period.end_date - week.end_date <= 1, false) as "endsQuarter"
    from (${chosen}) told
    join person reader on reader.tenant_id = ${tenant.id} and reader.id = ${person.id}
    left join person actor on actor.tenant_id = ${tenant.id} and actor.id = told.actor_id
    left join person absent on absent.tenant_id = ${tenant.id} and absent.id = (told.detail ->> 'actsFor')::int
    left join goal on goal.tenant_id = ${tenant.id} and goal.id = told.goal_id and ${shownToReader(shownTo, { tenant })}
    left join lateral (
      select manager.completed, left(manager.body, 400) as feedback from (select goal.id) one ${presentResults}
      where told.kind in ('result_reviewed', 'result_review_changed') and goal.state = 'finalized' and ${isDisputed}
    ) disputed on true
    left join action_item item on item.tenant_id = ${tenant.id} and told.object_kind = 'ActionItem'
      and item.id = told.object_id and ${wouldSeeItem(readerOf({ tenant }), 'item')}
    left join goal_period appraised on appraised.tenant_id = ${tenant.id}
      and told.kind = any(${ofQuarters}::text[]) and appraised.id = (told.detail ->> 'period')::int
    left join goal_period_week week on week.tenant_id = ${tenant.id} and week.id = told.week_id
    left join goal_period asked_period on asked_period.tenant_id = ${tenant.id} and asked_period.id = week.period_id
    left join person concerned on concerned.tenant_id = ${tenant.id} and concerned.id = ${concernedPerson}
    order by told.created_at desc, told.id desc`;
}

/**
 * Selects the comment that was given with the prediction of the row `told`, if the row `reader` reads comments of the
 * row `goal`. A changed comment has its present words.
 */
function commentOf(scope: InTenant): RawBuilder<string | null> {
  return sql<string | null>`(select said.body from goal_comment said
    where said.tenant_id = ${scope.tenant.id} and said.goal_id = goal.id and said.deleted_at is null
      and said.commentable_type = 'GoalStatus' and said.commentable_id = told.object_id
      and said.author_id = told.actor_id and said.created_at = told.created_at
      and ${readsComments(readerOf(scope), 'goal')}
    order by said.id limit 1)`;
}

/** Selects `what` of the comment `said` that the row `told` names, if the row `reader` reads comments of the row `goal`. */
function namedComment(scope: InTenant, what: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${what} from goal_comment said where said.tenant_id = ${scope.tenant.id}
    and said.id = (told.detail ->> 'comment')::int and said.goal_id = goal.id and said.deleted_at is null
    and ${readsComments(readerOf(scope), 'goal')})`;
}

/** The name of the token of the row `told`, if it is the row `reader`'s own or the reader administers tokens. */
function tokenName({ tenant }: InTenant): RawBuilder<string | null> {
  return sql<string | null>`case when told.kind in ('token_ends', 'company_token_ends') then
    (select token.name from api_token token where token.tenant_id = ${tenant.id}
      and token.id = (told.detail ->> 'token')::int
      and (token.person_id = reader.id or ${anyOf(ifHas(viewerAt('reader'), 'administersPeople'))})) end`;
}

/** The name of the review cycle of its own that the row `told` is about; null for what is about a quarter. */
function cycleName({ tenant }: InTenant): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select own.name from appraisal_cycle own where own.tenant_id = ${tenant.id} and own.id = case told.object_kind
    when 'EmployeeEvaluation' then coalesce((told.detail ->> 'cycle')::int, (select appraisal.cycle_id from appraisal
      where appraisal.tenant_id = ${tenant.id} and appraisal.id = told.object_id))
    when 'Calibration' then (select session.cycle_id from calibration_session session
      where session.tenant_id = ${tenant.id} and session.id = told.object_id)
    else (told.detail ->> 'cycle')::int end)`;
}

/** The request for peer feedback of the row `told`, if it waits for the answer of the row `reader`. */
function peerRequest({ tenant }: InTenant): RawBuilder<number | null> {
  return sql<number | null>`case when told.kind = 'peer_asked' then (select given.id from peer_feedback given
    where given.tenant_id = ${tenant.id} and given.giver_id = reader.id and given.state = 'asked'
      and given.cycle_id = (told.detail ->> 'cycle')::int and given.employee_id = (told.detail ->> 'employee')::int) end`;
}

/** Whether the appraisal of the row `told` waits for the signature of the row `reader`: the acting manager. */
function isYourTurn(scope: InTenant): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from appraisal where appraisal.tenant_id = ${scope.tenant.id}
    and appraisal.id = told.object_id and appraisal.state = 'acknowledged'
    and ${actingManagerOf(scope, sql.ref('appraisal.employee_id'))} = reader.id)`;
}

async function readPage(
  scope: Reader,
  offset: number,
): Promise<{ unread: number; rows: readonly NotificationRow[] }> {
  const { tenant, person } = scope;
  const chosen = sql`select * from notification where tenant_id = ${tenant.id} and person_id = ${person.id}
    order by created_at desc, id desc limit ${sql.lit(pageSize)} offset ${offset}::bigint`;
  // One statement, so that the count and the page belong to the same moment.
  const query = sql<{ unread: number } & { [K in keyof NotificationRow]: NotificationRow[K] | null }>`
    select counted.unread, page.* from (select count(*)::int as unread from notification
      where tenant_id = ${tenant.id} and person_id = ${person.id} and read_at is null) counted
    left join (${notificationFacts(scope, chosen)}) page on true
    order by page."createdAt" desc, page.id desc`;
  const { rows } = await query.execute(scope.db);
  return {
    unread: rows[0]?.unread ?? 0,
    rows: rows.filter((row): row is { unread: number } & NotificationRow => row.id !== null),
  };
}

/** Returns the parts of these goals that wait for the reader's review now; a review run opens them. */
export async function waitingParts(
  scope: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReminderSubject | null>> {
  if (ids.length === 0) return new Map();
  const query = sql<{ id: number; state: GoalState; edit: PendingEditState | null }>`
    select goal.id, goal.state, goal.edit_state as edit from goal
    where goal.tenant_id = ${scope.tenant.id} and goal.id = any(${[...new Set(ids)]}::int[]) and goal.deleted_at is null
      and ${isWaiting('goal')} and ${decidesFor(scope, sql.ref('goal.owner_id'), sql`${scope.person.id}::int`)}
      and not ${wasOwn(scope, 'goal')}`;
  const { rows } = await query.execute(scope.db);
  return new Map(rows.map(({ id, state, edit }) => [id, reminderSubject('review', state, edit)]));
}
