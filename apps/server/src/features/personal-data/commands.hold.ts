import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOnProfile, holdProfile } from '../people/profile/access.ts';

/**
 * Sets a legal hold on a person, changes its reason, or lifts it (personal-data.5). The same choice again changes nothing.
 * @throws HttpProblem 404, 403 and 409 in the order of wire.1; 409 for an erased person.
 */
export async function setHold(scope: Scope, personId: number, reason: string | null): Promise<void> {
  demandOnProfile(await holdProfile(scope, personId), 'Hold');
  demandOnProfile(await holdProfile(scope, personId, { lock: true }), 'Hold');
  const { db, tenant, person, now } = scope;
  const present = await db
    .selectFrom('legal_hold')
    .select(['id', 'reason'])
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', personId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if ((present?.reason ?? null) === reason) return;
  if (present) {
    await db
      .updateTable('legal_hold')
      .set({ lifted_at: timestamp(now) })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', present.id)
      .execute();
    if (reason === null)
      await recordEvent(scope, {
        kind: 'person.hold_lifted',
        subjectId: personId,
        detail: { hold: present.id },
      });
  }
  await db
    .updateTable('person')
    .set({ held_at: reason === null ? null : timestamp(now) })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', personId)
    .execute();
  if (reason === null) return;
  const { id } = await db
    .insertInto('legal_hold')
    .values({
      tenant_id: tenant.id,
      person_id: personId,
      reason,
      author_id: person.id,
      created_at: timestamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(scope, { kind: 'person.held', subjectId: personId, detail: { hold: id } });
}
