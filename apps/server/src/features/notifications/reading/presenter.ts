import type { Notification } from '@bellwether/contract/notifications';
import { type Day, dayFromNumber } from '@bellwether/domain/calendar/day';
import { quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { ReminderSubject } from '@bellwether/domain/dashboard/reminders';
import { deltas } from '@bellwether/domain/goals/badges';
import { goalStates } from '@bellwether/domain/goals/lifecycle';
import { isRating } from '@bellwether/domain/goals/rating';
import { formatDay, formatRange, type ShownFor } from '@bellwether/domain/locale/dates';
import type { Language } from '@bellwether/domain/locale/language';
import { placeOfObject } from '@bellwether/domain/notifications/reading/place';
import type { NotificationFacts, NotificationTexts } from '@bellwether/domain/notifications/telling/facts';
import { isNotificationKind, kindRows } from '@bellwether/domain/notifications/telling/kinds';
import type { NotifiedObject, OpenedPlace } from '@bellwether/domain/notifications/telling/names';
import { notificationTexts } from '@bellwether/domain/notifications/telling/texts';
import { type RoleFlag, roleFlagLabels, roleFlags } from '@bellwether/domain/people/roles/roles';
import type { LeftBehind } from '@bellwether/domain/people/status/leaving';
import { strategyTextLabels, strategyTextNames } from '@bellwether/domain/strategy/document';
import { timestamp } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';
import { peopleViewer, presentPerson } from '../../people/profile/presenter.ts';
import type { ShownPerson } from '../../people/queries.ts';
import { notificationWords } from '../words.ts';

type CommentPlace = NonNullable<Notification['Said']>['On'];

/** A notification. Its goal and title are null if the reader may not see them now. */
export interface NotificationRow {
  readonly id: number;
  readonly kind: string;
  readonly objectKind: NotifiedObject;
  readonly objectId: number;
  /** The goal that the notification is about, whether the reader sees it or not. */
  readonly goalId: number | null;
  readonly actorId: number | null;
  readonly actorName: string | null;
  /** For whom the actor acted as a deputy; null: for nobody else. */
  readonly actsForName: string | null;
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
  /** The name of a token; null if the reader may not see it now. */
  readonly tokenName: string | null;
  /** What the manager says about the result, if owner and manager disagree now; else null. */
  readonly disputeCompleted: boolean | null;
  readonly disputeFeedback: string | null;
  /** The week of an `update_asked`; null for other kinds. */
  readonly weekStart: Day | null;
  readonly weekEnd: Day | null;
  /** The comment given with a prediction, or a new comment; null if the reader may not read it. */
  readonly comment: string | null;
  /** What a new comment is on; null for other kinds, and if the reader may not read it. */
  readonly commentOn: CommentPlace | null;
  /** An appraisal waits for the reader's signature as manager. */
  readonly isYourTurn: boolean;
  /** The index of an appraisal's quarter, or of the one that the kind names; null for others. */
  readonly quarterIndex: number | null;
  /** The name of a review cycle of its own; null for kinds without one. */
  readonly cycleName: string | null;
  /** The request for peer feedback that waits for the reader's answer now; null for other kinds. */
  readonly peerRequest: number | null;
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
  const waiting = read.waiting.get(row.shownGoalId ?? 0) ?? null;
  const { tenant, person, now } = scope;
  const today = tenantDay(now, tenant.calendar.zone);
  const form = { waiting, language: scope.language, shownFor: { locale: person.locale, today } };
  const { subject, body } = textsOf(scope, row, form);
  const actor = row.actorId === null ? undefined : read.people.get(row.actorId);
  const isShown = row.shownGoalId !== null;
  return {
    Id: row.id,
    Kind: row.kind,
    Subject: subject,
    Body: body,
    CreatedAt: timestamp(row.createdAt),
    IsRead: row.isRead,
    NotifiedObjectType: row.objectKind,
    NotifiedObjectId: row.objectId,
    Opens: opensOf(row),
    Actor: actor ? presentPerson(peopleViewer(scope), actor) : null,
    Goal: row.shownGoalId === null ? null : { Id: row.shownGoalId, Title: row.title ?? '' },
    Prediction: isShown ? predictionOf(row.detail) : null,
    States: isShown ? statesOf(row.detail) : null,
    Waiting: isRequest(row.kind) ? waiting : null,
    CommentId: isShown ? commentIdOf(row) : null,
    ...saidOf(row),
    ...(row.peerRequest === null ? {} : { PeerRequestId: row.peerRequest }),
  };
}

/** Returns the words of a comment and what an answer to them is on; nothing without a comment that the reader reads. */
function saidOf(row: NotificationRow): Pick<Notification, 'Said'> {
  if (row.comment === null) return {};
  if (row.commentOn) return { Said: { Text: row.comment, On: row.commentOn } };
  return row.objectKind === 'GoalStatus'
    ? { Said: { Text: row.comment, On: { Id: row.objectId, Type: 'GoalStatus' } } }
    : {};
}

/** Returns the screen that a notification opens. */
export function opensOf({ kind, objectKind }: Pick<NotificationRow, 'kind' | 'objectKind'>): OpenedPlace {
  return isNotificationKind(kind) ? kindRows[kind].opens : placeOfObject[objectKind];
}

/** Returns the comment that a notification is about. */
export function commentIdOf({ kind, detail }: Pick<NotificationRow, 'kind' | 'detail'>): number | null {
  const { comment } = fieldsOf(detail);
  return kind === 'new_comment' && typeof comment === 'number' ? comment : null;
}

/** How the texts of a notification are made. */
interface TextForm {
  /** The part of the goal that waits for the reader's review now. */
  readonly waiting: ReminderSubject | null;
  readonly language: Language;
  readonly shownFor: ShownFor;
  /**
   * Whether the body also names the prediction: mails need it there, while screens show the prediction beside the body.
   */
  readonly withValues?: boolean;
  /** Whether the title stands above the body. */
  readonly isTitled?: boolean;
}

/** Returns subject and body for the person for whom the row was read. */
export function textsOf(
  { tenant }: Pick<Scope, 'tenant'>,
  row: NotificationRow,
  { waiting, language, shownFor, withValues = false, isTitled = false }: TextForm,
): NotificationTexts {
  if (!isNotificationKind(row.kind)) return { subject: language.words(notificationWords).other, body: '' };
  const prediction = withValues && row.shownGoalId !== null ? predictionOf(row.detail) : null;
  const facts: NotificationFacts = {
    kind: row.kind,
    actor: row.actorName,
    actsFor: row.actsForName,
    title: row.title,
    isOwnGoal: row.isOwnGoal,
    isTitled,
    isWaiting: isAsked(row, waiting),
    count: countOf(row.detail),
    prediction: prediction && {
      likelihood: prediction.Likelihood,
      quality: prediction.Quality,
      before: ratingsBefore(row.detail),
      comment: row.comment,
    },
    left: row.kind === 'person_left' ? leftOf(row.detail) : null,
    dispute:
      row.disputeCompleted === null || row.shownGoalId === null
        ? null
        : { completed: row.disputeCompleted, feedback: row.disputeFeedback ?? '' },
    person:
      row.concernedName === null
        ? null
        : {
            name: row.concernedName,
            isReader: row.isConcerned,
            isActor: row.actorId !== null && fieldsOf(row.detail).employee === row.actorId,
          },
    quarter:
      row.cycleName ??
      (row.quarterIndex === null ? null : quarterLabel(quarterByIndex(row.quarterIndex, tenant.calendar))),
    endsQuarter: row.endsQuarter,
    changed: strategyTextNames
      .filter((name) => namesOf(row.detail).includes(name))
      .map((name) => language.words(strategyTextLabels)[name]),
    token: row.tokenName,
    days: daysOf(row.detail, shownFor),
    flags: flagsOf(row.detail, language),
    week:
      row.weekStart === null || row.weekEnd === null
        ? null
        : formatRange(row.weekStart, row.weekEnd, shownFor),
  };
  return notificationTexts(facts, language);
}

/** Returns whether the notification asks the reader for something that still waits; `waiting` as in `TextForm`. */
export function isAsked(
  { kind, isYourTurn }: Pick<NotificationRow, 'kind' | 'isYourTurn'>,
  waiting: ReminderSubject | null,
): boolean {
  if (!isNotificationKind(kind)) return false;
  const part = kindRows[kind].asks;
  return part === undefined ? isYourTurn : part === waiting;
}

/** Returns the prediction before the given one; null for the first, and in rows of an older program. */
function ratingsBefore(detail: unknown) {
  const { likelihoodBefore: likelihood, qualityBefore: quality } = fieldsOf(detail);
  if (typeof likelihood !== 'number' || typeof quality !== 'number') return null;
  return isRating(likelihood) && isRating(quality) ? { likelihood, quality } : null;
}

function daysOf(detail: unknown, shownFor: ShownFor) {
  const { firstDay, lastDay } = fieldsOf(detail);
  if (typeof firstDay !== 'number' || typeof lastDay !== 'number') return null;
  const shown = (day: number) => formatDay(dayFromNumber(day), shownFor);
  return { from: shown(firstDay), until: shown(lastDay) };
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

/** Null for an event of an earlier release, which has no numbers. */
function leftOf(detail: unknown): LeftBehind | null {
  const of = fieldsOf(detail);
  const number = (name: keyof LeftBehind) => (typeof of[name] === 'number' ? of[name] : 0);
  if (of.approvals === undefined) return null;
  return {
    approvals: number('approvals'),
    reports: number('reports'),
    appraisals: number('appraisals'),
    requests: number('requests'),
    goals: number('goals'),
    items: number('items'),
  };
}

const namesOf = (detail: unknown): readonly unknown[] => {
  const { changed } = fieldsOf(detail);
  return Array.isArray(changed) ? changed : [];
};
/** Returns the labels of the flags that the person got. */
function flagsOf(detail: unknown, language: Language): string[] {
  const labels = language.words(roleFlagLabels);
  const { granted } = fieldsOf(detail);
  if (!Array.isArray(granted)) return [];
  return roleFlags.filter((flag) => granted.includes(wireFlag(flag))).map((flag) => labels[flag]);
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
