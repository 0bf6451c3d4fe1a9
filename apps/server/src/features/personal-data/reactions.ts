import { type RawBuilder, sql } from 'kysely';
import { reaction } from '#platform/events/reaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { TenantScope } from '#platform/session/scope.ts';

/** Tells a person who is active again who asked for a file of their data meanwhile (personal-data.8). */
export const tellOfAskedData = reaction({
  on: ['person.activated'],
  async react(scope, { subjectId }) {
    if (subjectId === null) return;
    const { rows } = await askersSinceLeaving(scope, subjectId).execute(scope.db);
    for (const { asker } of rows)
      await recordEvent(scope, { kind: 'person.data_ask_told', subjectId, detail: { asker } });
  },
});

function askersSinceLeaving({ tenant }: TenantScope, personId: number): RawBuilder<{ asker: number }> {
  const about = (kind: string) =>
    sql`tenant_id = ${tenant.id} and subject_id = ${personId} and kind = ${kind}`;
  return sql<{ asker: number }>`select distinct actor_id as asker from event
    where ${about('person.data_asked')} and actor_id <> ${personId}
      and id > coalesce((select max(id) from event where ${about('person.deactivated')}), 0)`;
}
