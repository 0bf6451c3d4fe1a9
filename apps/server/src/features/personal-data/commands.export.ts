import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOnProfile, holdProfile } from '../people/profile/access.ts';
import { exportQueue } from './jobs.queue.ts';

/**
 * Asks for a file with the data of the acting person, or of a deactivated one. While a file of the person waits, its id is
 * returned.
 * @throws HttpProblem 404, 403 and 409 in the order of wire.1; 409 that asks for a proof of presence.
 */
export async function askForData(scope: Scope, personId: number): Promise<number> {
  const { db, tenant, person, now } = scope;
  const profile = await holdProfile(scope, personId, { lock: true });
  if (personId !== person.id) demandOnProfile(profile, 'ExportData');
  demandFreshProof(scope);
  const waiting = await db
    .selectFrom('personal_export')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', personId)
    .where('author_id', '=', person.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) return waiting.id;
  const { id } = await db
    .insertInto('personal_export')
    .values({
      tenant_id: tenant.id,
      person_id: personId,
      author_id: person.id,
      state: 'waiting',
      created_at: timestamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(scope, exportQueue, { tenantId: tenant.id, exportId: id });
  await recordEvent(scope, { kind: 'person.data_asked', subjectId: personId, detail: { export: id } });
  return id;
}
