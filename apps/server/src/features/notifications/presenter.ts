import type { Notification } from '@bellwether/contract/notifications';
import { quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import type { ReminderSubject } from '@bellwether/domain/dashboard/reminders';
import { deltas } from '@bellwether/domain/goals/badges';
import { goalStates } from '@bellwether/domain/goals/lifecycle';
import { isRating } from '@bellwether/domain/goals/rating';
import { isNotificationKind, kindRows, type NotifiedObject } from '@bellwether/domain/notifications/kinds';
import { type NotificationTexts, notificationTexts } from '@bellwether/domain/notifications/texts';
import { type RoleFlag, roleFlagLabels, roleFlags } from '@bellwether/domain/people/roles';
import { strategyTextLabels, strategyTextNames } from '@bellwether/domain/strategy/document';
import { timestamp } from '#platform/http/version.ts';
import type { Scope } from '#platform/session/scope.ts';
import { peopleViewer, presentPerson } from '../people/presenter.ts';
import type { ShownPerson } from '../people/queries.ts';

/** A notification. Its goal and title are null if the reader may not see them now. */
export interface NotificationRow {
  readonly id: number;
  readonly kind: string;
  readonly objectKind: NotifiedObject;
  readonly objectId: number;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly detail: unknown;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly isRead: boolean;
  /** Null if the reader does not see the goal now. */
  readonly shownGoalId: number | null;
  /** The title of the action item or of the goal. A deleted goal has the title that was kept. */
  readonly title: string | null;
  readonly isOwnGoal: boolean;
  readonly concernedName: string | null;
  readonly isConcerned: boolean;
  /** The index of an appraisal's quarter, or of the one that the kind names; null for others. */
  readonly quarterIndex: number | null;
  /** Whether the week of a weekly reminder is the last of its quarter. */
  readonly endsQuarter: boolean;
}

/**
 * Returns a notification as the contract describes it. `people` are the actors; `waiting` holds by goal what waits
 * for the reader's review.
 */
export function presentNotification(
  scope: Scope,
  row: NotificationRow,
  read: {
    readonly people: ReadonlyMap<number, ShownPerson>;
    readonly waiting: ReadonlyMap<number, ReminderSubject | null>;
  },
): Notification {
  const { subject, body } = textsOf(scope, row, { withValues: false });
  const actor = row.actorId === null ? undefined : read.people.get(row.actorId);
  const isShown = row.shownGoalId !== null;
  return {
    Id: row.id,
    Subject: subject,
    Body: body,
    CreatedAt: timestamp(row.createdAt),
    IsRead: row.isRead,
    NotifiedObjectType: row.objectKind,
    NotifiedObjectId: row.objectId,
    Actor: actor ? presentPerson(peopleViewer(scope), actor) : null,
    Goal: row.shownGoalId === null ? null : { Id: row.shownGoalId, Title: row.title ?? '' },
    Prediction: isShown ? predictionOf(row.detail) : null,
    States: isShown ? statesOf(row.detail) : null,
    Waiting: isRequest(row.kind) ? (read.waiting.get(row.shownGoalId ?? 0) ?? null) : null,
  };
}

/**
 * Returns subject and body for the person for whom the row was read. With `withValues` the body also names the
 * prediction: mails need it there, while screens show the prediction beside the body.
 */
export function textsOf(
  { tenant }: Pick<Scope, 'tenant'>,
  row: NotificationRow,
  { withValues }: { readonly withValues: boolean },
): NotificationTexts {
  if (!isNotificationKind(row.kind)) return { subject: 'Notification', body: '' };
  const prediction = withValues && row.shownGoalId !== null ? predictionOf(row.detail) : null;
  return notificationTexts({
    kind: row.kind,
    actor: row.actorName,
    title: row.title,
    isOwnGoal: row.isOwnGoal,
    count: countOf(row.detail),
    prediction: prediction && { likelihood: prediction.Likelihood, quality: prediction.Quality },
    person:
      row.concernedName === null
        ? null
        : {
            name: row.concernedName,
            isReader: row.isConcerned,
            isActor: row.actorId !== null && fieldsOf(row.detail).employee === row.actorId,
          },
    quarter:
      row.quarterIndex === null ? null : quarterLabel(quarterByIndex(row.quarterIndex, tenant.calendar)),
    endsQuarter: row.endsQuarter,
    changed: strategyTextNames
      .filter((name) => namesOf(row.detail).includes(name))
      .map((name) => strategyTextLabels[name]),
    flags: flagsOf(row.detail),
  });
}

function countOf(detail: unknown): number | null {
  const { count } = fieldsOf(detail);
  return typeof count === 'number' ? count : null;
}

function predictionOf(detail: unknown) {
  const { likelihood, quality, likelihoodDelta, qualityDelta } = fieldsOf(detail);
  if (typeof likelihood !== 'number' || typeof quality !== 'number') return null;
  if (!isRating(likelihood) || !isRating(quality)) return null;
  return {
    Likelihood: likelihood,
    Quality: quality,
    LikelihoodDelta: deltas.find((delta) => delta === likelihoodDelta) ?? null,
    QualityDelta: deltas.find((delta) => delta === qualityDelta) ?? null,
  };
}

const namesOf = (detail: unknown): readonly unknown[] => {
  const { changed } = fieldsOf(detail);
  return Array.isArray(changed) ? changed : [];
};
/** Returns the labels of the flags that the person got. */
function flagsOf(detail: unknown): string[] {
  const { granted } = fieldsOf(detail);
  if (!Array.isArray(granted)) return [];
  return roleFlags.filter((flag) => granted.includes(wireFlag(flag))).map((flag) => roleFlagLabels[flag]);
}

const wireFlag = (flag: RoleFlag) => `${flag.charAt(0).toUpperCase()}${flag.slice(1)}`;

const isRequest = (kind: string) => isNotificationKind(kind) && kindRows[kind].topic === 'requests';

/** The states of an edit are left out, because the screen would show them as states of the goal. */
function statesOf(detail: unknown): Notification['States'] {
  const { from, to, edit } = fieldsOf(detail);
  const before = goalStates.find((state) => state === from);
  const after = goalStates.find((state) => state === to);
  return edit === undefined && before && after && before !== after ? { From: before, To: after } : null;
}

const fieldsOf = (detail: unknown) => (detail ?? {}) as Readonly<Record<string, unknown>>;
