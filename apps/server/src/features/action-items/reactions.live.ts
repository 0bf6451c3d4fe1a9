import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';
import { anyOf, ifHas, viewerAt } from '../people/access.viewer.ts';
import { wouldSeeItem } from './access.ts';

const listener = viewerAt('listener');
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
    from: sql`join action_item item on item.tenant_id = happened.tenant_id and item.id = happened.subject_id`,
    carries: { ActionItemId: sql`happened.subject_id` },
    // The people who see the item, and its former assignee or requester: the item disappears from that person's list.
    to: anyOf(
      ifHas(
        listener,
        'keepsActionItems',
        sql`listener.id in (${idOf('formerAssigneeId')}, ${idOf('formerRequesterId')})`,
      ),
      wouldSeeItem(listener, 'item'),
    ),
  },
];
