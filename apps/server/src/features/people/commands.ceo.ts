import { sql } from 'kysely';
import { conflict } from '#platform/http/problem.ts';
import { timestamp } from '#platform/http/version.ts';
import type { Scope } from '#platform/session/scope.ts';
import { profileReasonWords } from './words.ts';

/** Nobody looks at a profile and replaces a ceo again within this time. */
const fewestMilliseconds = 5_000;

/**
 * Returns a check that the company still has the ceo whom the acting person saw; run it under the tree's lock, before any
 * right is checked, because the acting person may be the ceo who was just replaced (decisions-3 A5). `seenId` absent: the
 * ceo now, before the lock, unless that one is newer than anybody can have seen.
 * @throws HttpProblem 409 if there is another ceo.
 */
export async function ceoSeen(scope: Scope, seenId: number | undefined): Promise<() => Promise<void>> {
  const seen = seenId ?? (await ceoOf(scope));
  const refuse = async () => {
    if ((await ceoOf(scope)) !== seen) throw conflict(profileReasonWords, 'ceo_changed');
  };
  await refuse();
  if (seenId === undefined && (await isJustChanged(scope))) throw conflict(profileReasonWords, 'ceo_changed');
  return refuse;
}

async function ceoOf({ db, tenant }: Scope): Promise<number> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('role_name', '=', 'ceo')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function isJustChanged({ db, tenant, now }: Scope): Promise<boolean> {
  const query = sql`select 1 from event where tenant_id = ${tenant.id} and kind = 'person.role_changed'
    and detail ->> 'to' = 'ceo' and created_at > ${timestamp(now - fewestMilliseconds)}::timestamptz limit 1`;
  return (await query.execute(db)).rows.length > 0;
}
