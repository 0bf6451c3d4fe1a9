import type { OpenPart } from '@bellwether/domain/talent/calibration/sharing';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { cycleJoin } from '../access.cycles.ts';
import { todayOf } from '../access.ts';
import { epoch, type StandingRow, standingColumns } from '../statements.ts';
import { openParts } from './statements.open-parts.ts';

export interface SharedRow extends StandingRow {
  readonly appraisal_id: number;
  /** Epoch milliseconds. */
  readonly updated_at: number;
  readonly open_parts: readonly OpenPart[];
}

const openPartsOfAppraisal = (scope: Scope) =>
  openParts({
    tenantId: scope.tenant.id,
    cycleId: sql.ref('appraisal.cycle_id'),
    employeeId: sql.ref('appraisal.employee_id'),
    today: todayOf(scope),
  });

/** Returns the parts that the sharing of an appraisal would end, or leave unread. */
export async function openPartsOf(scope: Scope, appraisalId: number): Promise<readonly OpenPart[]> {
  const query = sql<{ parts: OpenPart[] }>`select ${openPartsOfAppraisal(scope)} as parts from appraisal
    where appraisal.tenant_id = ${scope.tenant.id} and appraisal.id = ${appraisalId}`;
  return (await query.execute(scope.db)).rows[0]?.parts ?? [];
}

/** Locks these appraisals and returns them, whether the acting person may read them or not. Two statements. */
export async function lockForSharing(scope: Scope, ids: readonly number[]): Promise<SharedRow[]> {
  const { db, tenant } = scope;
  // By rising ids, so that two people who share the same ones do not wait for each other.
  await sql`select 1 from appraisal where tenant_id = ${tenant.id} and id = any(${[...ids]}::int[])
    order by id for update`.execute(db);
  const query = sql<SharedRow>`select appraisal.id as appraisal_id, ${epoch('appraisal.updated_at')} as updated_at,
      ${openPartsOfAppraisal(scope)} as open_parts,
      ${standingColumns(scope)}
    from appraisal
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where appraisal.tenant_id = ${tenant.id} and appraisal.id = any(${[...ids]}::int[])`;
  return (await query.execute(db)).rows;
}

/** Shares these drafts with history and events. One statement. */
export async function shareDrafts(scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { db, tenant, person, now } = scope;
  const at = timestamp(now);
  const events = eventClausesOf(
    scope,
    sql`given join appraisal on appraisal.tenant_id = ${tenant.id} and appraisal.id = given.id ${cycleJoin}`,
    [
      {
        kind: 'appraisal.shared',
        subjectId: sql`given.id`,
        detail: {
          employee: sql<number>`given.employee_id`,
          reviewer: person.id,
          period: sql<number>`cycle.closing_id`,
        },
      },
    ],
    sql`given.id`,
  );
  await sql`with given as (
      update appraisal set state = 'shared', shared_at = ${at}::timestamptz, reviewer_id = ${person.id},
        updated_at = greatest(${at}::timestamptz, updated_at + interval '1 millisecond')
      where tenant_id = ${tenant.id} and id = any(${[...ids]}::int[]) returning id, employee_id
    ), noted as (
      insert into appraisal_transition (tenant_id, appraisal_id, move, to_state, author_id, created_at)
      select ${tenant.id}, id, 'shareAppraisal', 'shared', ${person.id}, ${at}::timestamptz from given order by id
    ), ${events}
    select 1`.execute(db);
}

interface GapsRow {
  readonly id: number;
  readonly parts: readonly OpenPart[];
  readonly is_textless: boolean;
}

/** Returns the open parts of these people's reviews in the cycle, and whose draft has no text, by person. One statement. */
export async function gapsOf(
  scope: Scope,
  cycleId: number | null,
  people: readonly { readonly id: number; readonly appraisal_id: number | null }[],
): Promise<ReadonlyMap<number, GapsRow>> {
  const place = {
    tenantId: scope.tenant.id,
    cycleId: sql`${cycleId}::int`,
    employeeId: sql.ref('asked.id'),
    today: todayOf(scope),
  };
  const query = sql<GapsRow>`select asked.id, ${openParts(place)} as parts,
      exists (select 1 from appraisal draft where draft.tenant_id = ${scope.tenant.id} and draft.id = asked.appraisal_id
        and draft.review = '') as is_textless
    from unnest(${people.map(({ id }) => id)}::int[], ${people.map(({ appraisal_id: id }) => id ?? 0)}::int[])
      asked (id, appraisal_id)`;
  return new Map((await query.execute(scope.db)).rows.map((row) => [row.id, row]));
}
