import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/** Closes the guide of the acting person for good. No event: it concerns nobody else. */
export async function dismissGuide({ db, tenant, person, now }: Scope): Promise<void> {
  await db
    .updateTable('person')
    .set({ guide_dismissed_at: sql<string>`coalesce(guide_dismissed_at, ${instant(now)})` })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', person.id)
    .execute();
}
