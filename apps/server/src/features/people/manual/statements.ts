import type { Selectable } from 'kysely';
import type { Assessment, ManualEntry } from '#platform/database/database-types.ts';
import type { Queries } from '#platform/database/driver.ts';
import type { Scope } from '#platform/session/scope.ts';

export type AssessmentRow = Selectable<Assessment>;
export type ManualEntryRow = Selectable<ManualEntry>;

/** The company, the transaction and the time of a statement here. */
interface Act {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
}

export async function readAssessment(act: Act, personId: number): Promise<AssessmentRow | undefined> {
  return act.db
    .selectFrom('assessment')
    .selectAll()
    .where('tenant_id', '=', act.tenant.id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function readEntry(act: Act, personId: number): Promise<ManualEntryRow | undefined> {
  return act.db
    .selectFrom('manual_entry')
    .selectAll()
    .where('tenant_id', '=', act.tenant.id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Returns the assessment with this public key, without checking who may see it. */
export async function assessmentByKey(scope: Scope, publicKey: string): Promise<AssessmentRow | undefined> {
  return scope.db
    .selectFrom('assessment')
    .selectAll()
    .where('tenant_id', '=', scope.tenant.id)
    .where('public_key', '=', publicKey)
    .executeTakeFirst();
}

/** Sets the DISC letters on the profile. Its `updated_at` stays, so that an open form does not become stale. */
export async function setDisc(act: Act, personId: number, disc: string | null): Promise<void> {
  await act.db
    .updateTable('person')
    .set({ disc })
    .where('tenant_id', '=', act.tenant.id)
    .where('id', '=', personId)
    .execute();
}
