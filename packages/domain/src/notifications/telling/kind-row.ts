import type { ReminderSubject } from '../../dashboard/reminders.ts';
import type { EventKind } from '../../shared/events.ts';
import type { Standing } from '../reading/standing.ts';
import type { NotificationTopic, NotifiedObject, OpenedPlace } from './names.ts';
import type { Receiver } from './receivers.ts';

/**
 * The object that a reader must see before the goal's title and values are shown: the goal, or its pending edit.
 * `kept` needs nothing, because the title was stored when the goal was deleted (notifications.2), or when the action
 * item was given to somebody else. `told` needs nothing either: whoever was told of an act learns that it is over, with the
 * title that they were told (goals.36).
 */
export type ShownTo = 'goal' | 'edit' | 'kept' | 'told';

/** What a kind of notification is; its subject and its sentence are in `writer.en.ts`. */
export interface KindRow {
  readonly topic: NotificationTopic;
  /** The object of the wire. */
  readonly object: NotifiedObject;
  /** Absent: `goal`. */
  readonly shownTo?: ShownTo;
  readonly opens: OpenedPlace;
  /** Where the id of the person is whom the sentence names: the event's subject, or a field of its detail. */
  readonly concerns?: 'subject' | 'to' | 'former' | 'only' | 'assigneeId' | 'employee' | 'asker';
  /** Whether the sentence names the quarter of the event's detail; a cycle of the detail is always named. */
  readonly namesQuarter?: boolean;
  /** The part of the goal whose review it asks of the owner's acting manager. */
  readonly asks?: ReminderSubject;
  /** It asks the reader to write something. Writing it marks the notification as read, so an unread one still waits. */
  readonly waits?: true;
  /** It is written also for who has switched its topic off: whoever could be harmed must learn of it (personal-data.8). */
  readonly ignoresOff?: true;
  /** Whether it still says what is so; absent: it always does (notifications.10). */
  readonly holds?: (standing: Standing) => boolean;
  /** The kind that takes it back: both in one digest say nothing. */
  readonly undoneBy?: string;
  /** The events that write it, and who gets it then. */
  readonly heard: { readonly [Kind in EventKind]?: readonly Receiver[] };
}
