import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

export const notificationFrames: readonly FrameSource[] = [
  {
    event: 'notification',
    on: ['notification.written', 'notification.asked', 'notification.read'],
    // The count is read when the frame is sent, so several frames in a row carry the same number.
    carries: {
      UnreadCount: sql`(select count(*)::int from notification unread
        where unread.tenant_id = listener.tenant_id and unread.person_id = listener.id and unread.read_at is null)`,
    },
    to: sql`listener.id = (happened.detail ->> 'person')::int or exists (select 1 from notification told where told.tenant_id = listener.tenant_id
      and told.person_id = listener.id and (told.event_id = (happened.detail ->> 'event')::bigint
        or told.week_id = (happened.detail ->> 'week')::int))`,
  },
];
