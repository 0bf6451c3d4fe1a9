import type { Notification } from '@bellwether/contract/notifications';
import { placeOfObject } from '@bellwether/domain/notifications/reading/place';

/** Returns a notification about a prediction; `fields` override the defaults. */
export function buildNotification(fields: Partial<Notification> = {}): Notification {
  return {
    Id: 1,
    Kind: 'goal_updated',
    Subject: 'Goal Updated',
    Body: 'Ann updated “Grow”.',
    CreatedAt: '2026-11-20T08:00:00.000Z',
    IsRead: false,
    NotifiedObjectType: 'GoalStatus',
    NotifiedObjectId: 5,
    Opens: placeOfObject[fields.NotifiedObjectType ?? 'GoalStatus'],
    Actor: null,
    Goal: { Id: 7, Title: 'Grow' },
    Prediction: { Likelihood: 3, Quality: 3, LikelihoodDelta: 'worsened', QualityDelta: null },
    States: null,
    Waiting: null,
    CommentId: null,
    ...fields,
  };
}
