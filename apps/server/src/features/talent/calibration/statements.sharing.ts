import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { cycleJoin } from '../access.cycles.ts';
import { epoch, type StandingRow, standingColumns } from '../statements.ts';

export interface SharedRow extends StandingRow {
  readonly appraisal_id: number;
  /** Epoch milliseconds. */
  readonly updated_at: number;
  /** The employee may still hand in a self review. */
  readonly self_review_is_open: boolean;
}

/** Locks these appraisals and returns them, whether the acting person may read them or not. Two statements. */
export async function lockForSharing(scope: Scope, ids: readonly number[]): Promise<SharedRow[]> {
  const { db, tenant } = scope;
  // By rising ids, so that two people who share the same ones do not wait for each other.
  await sql`select 1 from appraisal where tenant_id = ${tenant.id} and id = any(${[...ids]}::int[])
    order by id for update`.execute(db);
  const query = sql<SharedRow>`select appraisal.id as appraisal_id, ${epoch('appraisal.updated_at')} as updated_at,
      exists (select 1 from appraisal_cycle own
          left join self_review written on written.tenant_id = own.tenant_id and written.cycle_id = own.id
            and written.employee_id = appraisal.employee_id
        where own.tenant_id = appraisal.tenant_id and own.id = appraisal.cycle_id and own.self_review_opens is not null
          and (written.state = 'handed_in') is not true and employee.deactivated_at is null) as self_review_is_open,
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

/** Returns which of these people may still hand in a self review in the cycle, and whose draft has no text. */
export async function gapsOf(
  { db, tenant }: Scope,
  cycleId: number | null,
  people: readonly { readonly id: number; readonly appraisal_id: number | null }[],
): Promise<{ readonly selfReviews: ReadonlySet<number>; readonly textless: ReadonlySet<number> }> {
  const ids = people.map(({ id }) => id);
  const drafts = people.flatMap(({ appraisal_id: id }) => id ?? []);
  const query = sql<{
    self_reviews: number[];
    textless: number[];
  }>`select array(select inside.employee_id from appraisal_cycle_member inside
        join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
          and own.self_review_opens is not null
        left join self_review written on written.tenant_id = inside.tenant_id and written.cycle_id = inside.cycle_id
          and written.employee_id = inside.employee_id
        where inside.tenant_id = ${tenant.id} and inside.cycle_id = ${cycleId}::int
          and inside.employee_id = any(${ids}::int[]) and (written.state = 'handed_in') is not true) as self_reviews,
      array(select draft.id from appraisal draft where draft.tenant_id = ${tenant.id} and draft.id = any(${drafts}::int[])
        and draft.review = '') as textless`;
  const row = (await query.execute(db)).rows[0];
  return { selfReviews: new Set(row?.self_reviews), textless: new Set(row?.textless) };
}
