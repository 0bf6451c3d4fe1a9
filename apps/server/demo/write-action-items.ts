import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows } from '#platform/database/rows.ts';
import type { ActionItemStory } from './story.ts';

const day = 86_400_000;

export interface ActionItemsToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly idOf: (key: string) => number;
  readonly items: readonly ActionItemStory[];
}

/** Writes action items. Their days are those of the zone UTC, a day from the company's at most. */
export async function writeActionItems(
  db: Queries,
  { tenantId, now, idOf, items }: ActionItemsToWrite,
): Promise<void> {
  const at = (daysAgo: number) => timestamp(now - daysAgo * day);
  const rows = items.map((item) => ({
    tenant_id: tenantId,
    title: item.title,
    due_date: at(-item.dueIn).slice(0, 10),
    state: item.doneDaysAgo === undefined ? 'in_progress' : 'completed',
    assignee_id: idOf(item.assignee),
    requester_id: idOf(item.requester),
    author_id: idOf(item.author ?? item.requester),
    completed_at: item.doneDaysAgo === undefined ? null : at(item.doneDaysAgo),
    created_at: at(item.daysAgo),
    updated_at: at(item.doneDaysAgo ?? item.daysAgo),
  }));
  await insertRows(db, 'action_item', rows);
}
