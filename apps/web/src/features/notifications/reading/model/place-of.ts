import type { Notification } from '@bellwether/contract/notifications';
import { placeOf as pathOf } from '@bellwether/domain/notifications/reading/place';
import { linkOptions } from '@tanstack/react-router';

/** Returns the link of a notification (notifications.4), which is the same as in a mail. */
export function placeOf(told: Notification) {
  const path = pathOf({
    opens: told.Opens,
    objectId: told.NotifiedObjectId,
    commentId: told.CommentId,
    waiting: told.Waiting,
  });
  const [to = '', search] = path.split('?');
  return linkOptions({ to, search: Object.fromEntries(new URLSearchParams(search)) });
}
