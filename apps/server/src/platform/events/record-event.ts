import type { Queries } from '../database/driver.ts';
import type { Scope } from '../session/scope.ts';

/** What happened, without secrets and without private text: it is the audit trail and what reactions read. */
export interface EventFacts {
  /** `goal.approved`: the thing, a dot, what was done to it. */
  kind: string;
  /** The id of the thing; null where it has none. */
  subjectId: number | null;
  detail?: Record<string, unknown>;
}

/**
 * Writes an event of the acting person into the request's transaction, so that it is there exactly when what it tells of
 * is. `detail` is stored as JSON: ids, states and counts, never text that a person wrote.
 */
export async function recordEvent(
  scope: Scope,
  kind: string,
  subjectId: number | null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await recordEventIn(
    scope.db,
    { tenantId: scope.tenant.id, actorId: scope.person.id, requestId: scope.requestId, now: scope.now },
    { kind, subjectId, detail },
  );
}

/** The same without a session: sign-in and the command line know the tenant and perhaps the person. */
export async function recordEventIn(
  db: Queries,
  act: { tenantId: number; actorId: number | null; requestId: string | null; now: number },
  facts: EventFacts,
): Promise<void> {
  await db
    .insertInto('event')
    .values({
      tenant_id: act.tenantId,
      kind: facts.kind,
      subject_id: facts.subjectId,
      actor_id: act.actorId,
      request_id: act.requestId,
      detail: JSON.stringify(facts.detail ?? {}),
      created_at: new Date(act.now).toISOString(),
    })
    .execute();
}
