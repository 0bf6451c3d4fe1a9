import type { Notification } from '@bellwether/contract/notifications';

/** Returns a notification about a prediction; `fields` override the defaults. */
export function buildNotification(fields: Partial<Notification> = {}): Notification {
  return {
    Id: 1,
    Subject: 'Goal Updated',
    Body: 'Ann updated “Grow”.',
    CreatedAt: '2026-11-20T08:00:00.000Z',
    IsRead: false,
    NotifiedObjectType: 'GoalStatus',
    NotifiedObjectId: 5,
    Actor: null,
    Goal: { Id: 7, Title: 'Grow' },
    Prediction: { Likelihood: 3, Quality: 3, LikelihoodDelta: 'worsened', QualityDelta: null },
    States: null,
    Waiting: null,
    CommentId: null,
    ...fields,
  };
}
