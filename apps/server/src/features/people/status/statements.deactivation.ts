import type { LeftBehind } from '@bellwether/domain/people/status/leaving';
import { type SqlBool, sql } from 'kysely';
import { endedPrograms } from '#platform/accounts/programs.ts';
import { instant } from '#platform/database/instant.ts';
import { partsOf } from '#platform/database/rows.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { readLeavingOf } from './statements.leaving.ts';

/** Each statement must stay far below the time limit. */
const peopleAtOnce = 100;

/**
 * Deactivates people whose rows the caller has locked: their sessions, own tokens and open links end, everything else stays
 * (people.16), also *This was not me*: whoever changed an address may deactivate its person, too (accounts.10). Nothing happens
 * for those who are deactivated already. Returns how many were active.
 */
export async function deactivatePeople(scope: Scope, ids: readonly number[]): Promise<number> {
  let count = 0;
  for (const part of partsOf(ids, peopleAtOnce)) count += await deactivateSome(scope, part);
  return count;
}

async function deactivateSome(scope: Scope, ids: readonly number[]): Promise<number> {
  const now = instant(scope.now);
  // All goals count, because only the acting managers of these people read the numbers.
  const leaving = await readLeavingOf(scope, ids, sql`true`);
  const query = sql<{ id: number }>`update person set deactivated_at = ${now}, unconfirmed_email = null,
      updated_at = greatest(${now}, updated_at + interval '1 millisecond')
    where tenant_id = ${scope.tenant.id} and id = any(${ids}::int[]) and deactivated_at is null returning id`;
  const gone = (await query.execute(scope.db)).rows.map(({ id }) => id);
  if (gone.length === 0) return 0;
  const theirs = sql<SqlBool>`tenant_id = ${scope.tenant.id} and person_id = any(${gone}::int[])`;
  const counts = gone.map((id) => ({ id, ...leaving.get(id) }));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
    as r (id int, approvals int, reports int, appraisals int, requests int, goals int, items int)`;
  const of = (field: keyof LeftBehind) => sql<number>`${sql.ref(`r.${field}`)}`;
  const detail = {
    approvals: of('approvals'),
    reports: of('reports'),
    appraisals: of('appraisals'),
    requests: of('requests'),
    goals: of('goals'),
    items: of('items'),
  };
  const event = { kind: 'person.deactivated', subjectId: sql`r.id`, detail } as const;
  await sql`with
    sessions as (update session set ended_at = ${now} where ${theirs} and ended_at is null),
    ${endedPrograms(theirs, scope.now)},
    invitations as (update invitation set replaced_at = ${now}
      where ${theirs} and used_at is null and replaced_at is null),
    links as (update account_link set replaced_at = ${now}
      where ${theirs} and used_at is null and replaced_at is null),
    ${eventClausesOf(scope, rows, [event], sql`r.id`)}
    select 1`.execute(scope.db);
  return gone.length;
}
