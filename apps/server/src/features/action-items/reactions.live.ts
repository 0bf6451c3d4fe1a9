import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

const idOf = (name: string) => sql`(happened.detail ->> ${sql.lit(name)})::int`;

export const actionItemFrames: readonly FrameSource[] = [
  {
    event: 'action_item_update',
    on: [
      'action_item.assigned',
      'action_item.changed',
      'action_item.completed',
      'action_item.reopened',
      'action_item.deleted',
    ],
    carries: sql`jsonb_build_object('ActionItemId', happened.subject_id)`,
    // The item's people (action-items.1), and its former assignee or requester: the item disappears from that
    // person's list.
    to: sql`listener.role_name <> 'observer' and listener.id in (${idOf('assigneeId')}, ${idOf('requesterId')}, ${idOf('authorId')},
      ${idOf('formerAssigneeId')}, ${idOf('formerRequesterId')})`,
  },
];
