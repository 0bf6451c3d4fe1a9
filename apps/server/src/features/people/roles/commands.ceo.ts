import { conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { profileReasonWords } from '../words.ts';

/** Nobody looks at a profile and replaces a ceo again within this time. */
const fewestMilliseconds = 5_000;
const nobody = 0;

/**
 * Returns a check that the company still has the ceo whom the acting person saw; run it under the tree's lock, before any
 * right is checked, because the acting person may be the ceo who was just replaced (people.14). `seenId` absent: the
 * ceo now, before the lock, unless that row is newer than anybody can have seen.
 * @throws HttpProblem 409 if there is another ceo.
 */
export async function ceoSeen(scope: Scope, seenId: number | undefined): Promise<() => Promise<void>> {
  const now = await presentCeo(scope);
  const seen = seenId ?? now.id;
  const isTooNew = seenId === undefined && now.updatedAt > scope.now - fewestMilliseconds;
  if (now.id !== seen || isTooNew) throw conflict(profileReasonWords, 'ceo_changed');
  return async () => {
    if ((await presentCeo(scope)).id !== seen) throw conflict(profileReasonWords, 'ceo_changed');
  };
}

async function presentCeo({ db, tenant }: Scope): Promise<{ id: number; updatedAt: number }> {
  const row = await db
    .selectFrom('person')
    .select(['id', 'updated_at'])
    .where('tenant_id', '=', tenant.id)
    .where('role_name', '=', 'ceo')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return { id: row?.id ?? nobody, updatedAt: row?.updated_at ?? 0 };
}
