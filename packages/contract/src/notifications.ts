import { reminderSubjects } from '@bellwether/domain/dashboard/reminders';
import {
  notificationDeliveries,
  notificationTopics,
  notifiedObjects,
  openedPlaces,
} from '@bellwether/domain/notifications/telling/names';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { commentTypeSchema, deltaSchema, goalStateSchema, levelSchema } from './goals/goal.ts';
import { unreadShape } from './notifications/unread.ts';
import { personSchema } from './people.ts';
import { idOrNoneParam, idOrNoneSchema, idSchema, instantSchema } from './wire.ts';

/** A notification. Its texts are made when it is read (notifications.2). */
export const notificationSchema = z.object({
  Id: idSchema,
  /** The kind by its name, which stays as it is; a newer program may have more kinds. */
  Kind: z.string(),
  /** In the reader's language. */
  Subject: z.string(),
  Body: z.string(),
  CreatedAt: instantSchema,
  IsRead: z.boolean(),
  NotifiedObjectType: z.enum(notifiedObjects),
  /** 0: the goal list. */
  NotifiedObjectId: idOrNoneSchema,
  /** The screen that it opens. */
  Opens: z.enum(openedPlaces),
  /** Who acted; null: the application. */
  Actor: z.nullable(personSchema),
  /** Null without a goal, and if the reader may not see it now. */
  Goal: z.nullable(z.object({ Id: idSchema, Title: z.string() })),
  /** The given prediction; null for other kinds, and without `Goal`. */
  Prediction: z.nullable(
    z.object({
      Likelihood: levelSchema,
      Quality: levelSchema,
      LikelihoodDelta: deltaSchema,
      QualityDelta: deltaSchema,
    }),
  ),
  /** The goal's change of state; null for other kinds, and without `Goal`. */
  States: z.nullable(z.object({ From: goalStateSchema, To: goalStateSchema })),
  /** The part of the goal that waits for the reader's review now, if the notification asked for it; else null. */
  Waiting: z.nullable(z.enum(reminderSubjects)),
  /** The comment that the notification is about; null for other kinds, and without `Goal`. */
  CommentId: z.nullable(idSchema),
  /**
   * The words of a new comment, or those given with a prediction, and what an answer is on; absent if the reader may not read
   * them.
   */
  Said: z.optional(z.object({ Text: z.string(), On: z.object({ Id: idSchema, Type: commentTypeSchema }) })),
  /** The request for peer feedback that waits for the reader's answer now; absent for all others. */
  PeerRequestId: z.optional(idSchema),
});
export type Notification = z.output<typeof notificationSchema>;

export const listNotifications = endpoint({
  name: 'listNotifications',
  summary:
    'The own notifications, newest first, 20 a page. Pages begin at 0; a page past the end is empty. `UnreadCount` is exact.',
  method: 'GET',
  path: '/notification/{page}',
  scope: 'goals:read',
  params: z.strictObject({ page: idOrNoneParam }),
  reply: z.object({ Notifications: z.array(notificationSchema), ...unreadShape }),
});

export const notificationTopicSchema = z.enum(notificationTopics);
export const notificationDeliverySchema = z.enum(notificationDeliveries);

const preferencesSchema = z.object({
  data: z.array(z.object({ Topic: notificationTopicSchema, Delivery: notificationDeliverySchema })),
});

export const listNotificationPreferences = endpoint({
  name: 'listNotificationPreferences',
  summary: 'How the caller is told about each topic; the e-mail switch of the profile stands above them.',
  method: 'GET',
  path: '/notification/Preferences',
  scope: 'none',
  reply: preferencesSchema,
});

export const saveNotificationPreference = endpoint({
  name: 'saveNotificationPreference',
  summary: 'Changes how the caller is told about one topic, and answers all topics.',
  method: 'PUT',
  path: '/notification/Preferences',
  scope: 'none',
  body: z.strictObject({ Topic: notificationTopicSchema, Delivery: notificationDeliverySchema }),
  reply: preferencesSchema,
});
