import type { ReminderSubject } from '@bellwether/domain/dashboard/reminders';
import type { ShownFor } from '@bellwether/domain/locale/dates';
import type { Language } from '@bellwether/domain/locale/language';
import { lastWords } from '@bellwether/domain/notifications/mails/digest';
import { placeOf } from '@bellwether/domain/notifications/reading/place';
import type { Standing } from '@bellwether/domain/notifications/reading/standing';
import { isNotificationKind, kindRows, stillHolds } from '@bellwether/domain/notifications/telling/kinds';
import { firstWords } from '@bellwether/domain/shared/first-words';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { deliveryOf } from '../access.ts';
import { commentIdOf, isAsked, type NotificationRow, opensOf, textsOf } from '../reading/presenter.ts';
import { goalsOf, notificationFacts, waitingParts } from '../reading/queries.ts';
import { lockedUnread } from '../reading/statements.unread.ts';
import { wantsMails } from './access.ts';

/** The last word about a thing, as a line of a digest. */
export interface DigestThing {
  readonly title: string;
  /** The sentence below the title. */
  readonly says: string;
  /** The sentence with a short title, for the subject. */
  readonly sentence: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The path of the screen that it opens. */
  readonly path: string;
  readonly isAboutGoal: boolean;
}

/** Who reads a digest, and how. */
interface DigestReader {
  readonly personId: number;
  readonly requestedAt: number;
  readonly language: Language;
  readonly shownFor: ShownFor;
}

/** The unread notifications of a digest. */
interface DigestNews {
  /** Newest first. */
  readonly things: readonly DigestThing[];
  /** What asks for a review or a signature that still waits, newest first. */
  readonly asked: readonly DigestThing[];
  /** What asks the reader for a self review or for feedback about a peer, newest first. */
  readonly own: readonly DigestThing[];
}

const titled = ['Goal', 'Comment', 'GoalStatus', 'ActionItem'];
const titleLength = 60;

/**
 * Returns the content of a digest at the moment of sending: the unread notifications that its request marked, and newer
 * ones. Marks the newer ones, too, so that each retry of the mail has the same content. Returns nothing if the person
 * wants no mails now. Leaves out goals and action items that the person may not see now, what was taken back or answered
 * meanwhile, and what waits for the person, because the mail says that apart.
 */
export async function newsOfDigest(
  scope: TenantScope,
  { personId, requestedAt, language, shownFor }: DigestReader,
): Promise<DigestNews> {
  const { db, tenant } = scope;
  const at = instant(requestedAt);
  const unmailed = sql`told.person_id = ${personId} and told.mailed_at is null`;
  await sql`update notification set mailed_at = ${at} from (${lockedUnread(scope, unmailed)}) locked
    where notification.tenant_id = locked.tenant_id and notification.id = locked.id`.execute(db);
  const chosen = sql`select waiting.* from notification waiting
    join person wanting on wanting.tenant_id = ${tenant.id} and wanting.id = waiting.person_id
      and ${wantsMails(scope, 'wanting', 'notifications')} and wanting.invitation_accepted_at is not null
    left join notification_preference preference on preference.tenant_id = ${tenant.id}
      and preference.person_id = waiting.person_id and preference.topic = waiting.topic
    where waiting.tenant_id = ${tenant.id} and waiting.person_id = ${personId} and waiting.read_at is null
      and waiting.mailed_at = ${at} and waiting.event_id is not null
      and ${deliveryOf('waiting.kind', 'preference.delivery')} = 'app_and_mail'`;
  const reader = { db, tenant, person: { id: personId } };
  const { rows } = await notificationFacts(reader, chosen).execute(db);
  const shown = rows.filter(isShown);
  const waiting = await waitingParts(reader, goalsOf(shown));
  const standings = await standingsOf(scope, chosen);
  const asks = (row: NotificationRow) =>
    isAsked(row, waitingIn(waiting, row)) || asksEmployee(row, standings.get(row.id));
  const listOf = (row: NotificationRow) => (waits(row) ? 'own' : asks(row) ? 'asked' : 'things');
  const told = shown.map((row) => ({ kind: row.kind, thing: thingOf(row), row, list: listOf(row) }));
  const wordsOf = (list: (typeof told)[number]['list']) =>
    lastWords(
      told.filter((one) => one.list === list),
      ({ row }) => holds(row, standings.get(row.id)),
    ).map(({ row }) => thingIn(scope, row, { waiting: waitingIn(waiting, row), language, shownFor }));
  return { things: wordsOf('things'), asked: wordsOf('asked'), own: wordsOf('own') };
}

type WaitingParts = ReadonlyMap<number, ReminderSubject | null>;

function waitingIn(waiting: WaitingParts, { shownGoalId }: NotificationRow): ReminderSubject | null {
  return waiting.get(shownGoalId ?? 0) ?? null;
}

/** Whether an own appraisal waits for the reader's signature. */
function asksEmployee({ kind }: NotificationRow, standing: Standing | undefined): boolean {
  return (kind === 'appraisal_shared' || kind === 'appraisal_reopened') && standing?.appraisal === 'shared';
}

function waits({ kind }: NotificationRow): boolean {
  return isNotificationKind(kind) && kindRows[kind].waits === true;
}

function holds({ kind }: NotificationRow, standing: Standing | undefined): boolean {
  return standing === undefined || !isNotificationKind(kind) || stillHolds(kind, standing);
}

/** What a notification is about. About people each kind is a thing of its own: a new role does not replace a new manager. */
function thingOf({ kind, objectKind, objectId, goalId }: NotificationRow): string {
  if (goalId !== null) return `goal ${goalId}`;
  return objectKind === 'User' ? `${kind} ${objectId}` : `${objectKind} ${objectId}`;
}

function thingIn(
  { tenant }: TenantScope,
  row: NotificationRow,
  form: Pick<DigestReader, 'language' | 'shownFor'> & { readonly waiting: ReminderSubject | null },
): DigestThing {
  const { subject, body } = textsOf({ tenant }, row, { ...form, withValues: true, isTitled: true });
  const brief = { ...row, comment: null, title: row.title && firstWords(row.title, titleLength) };
  const object = { opens: opensOf(row), objectId: row.objectId, commentId: commentIdOf(row) };
  return {
    title: row.title ?? subject,
    says: body,
    sentence: textsOf({ tenant }, brief, { ...form, withValues: true }).body,
    at: row.createdAt,
    isAboutGoal: row.goalId !== null,
    path: placeOf({ ...object, waiting: isAsked(row, form.waiting) ? form.waiting : null }),
  };
}

/**
 * Leave out a notification whose goal or action item has no title for the reader: nothing else in it may be shown.
 */
function isShown({ objectKind, title }: NotificationRow): boolean {
  return !titled.includes(objectKind) || title !== null;
}

/** Returns the present states of the things of the notifications that `chosen` selects, by notification. */
async function standingsOf(
  { db, tenant }: TenantScope,
  chosen: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, Standing>> {
  const { rows } = await sql<{ id: number } & Standing>`
    select told.id, goal.state as goal, goal.edit_state as edit, item.state = 'completed' as "isItemCompleted",
      appraisal.state as appraisal, coalesce(goal.deleted_at, item.deleted_at) is not null as "isDeleted"
    from (${chosen}) told
    left join goal on goal.tenant_id = ${tenant.id} and goal.id = told.goal_id
    left join action_item item on item.tenant_id = ${tenant.id} and told.object_kind = 'ActionItem'
      and item.id = told.object_id
    left join appraisal on appraisal.tenant_id = ${tenant.id} and told.object_kind = 'EmployeeEvaluation'
      and appraisal.id = told.object_id`.execute(db);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
