import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows } from '#platform/database/rows.ts';
import type { NoteStory } from './story.ts';

const day = 86_400_000;

export interface NotesToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly idOf: (key: string) => number;
  readonly notes: readonly NoteStory[];
}

/** Writes private notes. */
export async function writeNotes(db: Queries, { tenantId, now, idOf, notes }: NotesToWrite): Promise<void> {
  const at = (daysAgo: number) => timestamp(now - daysAgo * day);
  const rows = notes.map((note) => ({
    tenant_id: tenantId,
    author_id: idOf(note.author),
    person_id: idOf(note.about),
    title: note.title,
    body: note.body,
    created_at: at(note.daysAgo),
    updated_at: at(note.changedDaysAgo ?? note.daysAgo),
  }));
  await insertRows(db, 'note', rows);
}
