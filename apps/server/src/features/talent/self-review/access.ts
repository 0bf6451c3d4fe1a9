import { mayReadSelfReview } from '@bellwether/domain/talent/privacy/table';
import {
  mayWriteSelfReview,
  type SelfReviewFacts,
  type SelfReviewState,
} from '@bellwether/domain/talent/self-review/rules';
import { sql } from 'kysely';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { dueAfterAbsence, lockReview } from '../access.cycles.ts';
import { demandTalent, todayOf } from '../access.ts';
import { type CycleRow, cycleColumns } from '../cycles/statements.ts';
import {
  type EmployeeRow,
  employeeColumns,
  relationOf,
  type StandingRow,
  standingColumns,
} from '../statements.ts';
import { selfReviewWords } from './words.ts';

declare const held: unique symbol;

/** The self review of a person in a running cycle that the acting person may read. */
export interface HeldSelfReview {
  readonly [held]: true;
  readonly cycle: CycleRow & { readonly selfReview: NonNullable<CycleRow['selfReview']> };
  readonly employee: EmployeeRow;
  readonly facts: SelfReviewFacts;
  /** The employee's due day. */
  readonly due: string;
  /** Epoch milliseconds. */
  readonly handedInAt: number | null;
  readonly savedAt: number | null;
}

/** A person in a cycle. */
interface SelfReviewPlace {
  readonly cycleId: number;
  readonly personId: number;
}

interface FoundRow {
  readonly own: CycleRow;
  readonly review_state: Exclude<SelfReviewState, 'none'> | null;
  readonly handed_in_at: number | null;
  readonly saved_at: number | null;
  readonly due: string;
}

/**
 * Reads a person's self review. With `lock`, the membership stays locked until the transaction ends, so that two hands on
 * one review follow each other, also before its first save.
 * @throws HttpProblem 404 if the person is not in the cycle, the cycle has no self reviews, or the acting person may not
 *   read it: before it is handed in, everybody but the employee (talent.20).
 */
export async function holdSelfReview(
  scope: Scope,
  place: SelfReviewPlace,
  options: { lock?: boolean } = {},
): Promise<HeldSelfReview> {
  demandTalent(scope);
  if (options.lock) await lockReview(scope, place);
  const found = await readSelfReview(scope, place);
  if (!found) throw notFound();
  return found;
}

/** Whether the acting person may read a self review that is handed in. Without one, the screen asks for none. */
export async function hasSelfReview(scope: Scope, place: SelfReviewPlace): Promise<boolean> {
  return (await readSelfReview(scope, place))?.facts.state === 'handed_in';
}

/** Returns the self review; undefined if there is none that the acting person may read. */
async function readSelfReview(
  scope: Scope,
  { cycleId, personId }: SelfReviewPlace,
): Promise<HeldSelfReview | undefined> {
  const { db, tenant } = scope;
  const query = sql<EmployeeRow & StandingRow & FoundRow>`
    select ${employeeColumns('employee')}, ${standingColumns(scope)}, to_jsonb(own) as own,
      written.state as review_state, (extract(epoch from written.handed_in_at) * 1000)::bigint as handed_in_at,
      (extract(epoch from written.updated_at) * 1000)::bigint as saved_at,
      ${dueAfterAbsence(tenant.id, sql`inside.employee_id`, sql`(own."selfReview" ->> 'due')::date`)}::text as due
    from appraisal_cycle_member inside
      join lateral (select ${cycleColumns} from appraisal_cycle own
        where own.tenant_id = inside.tenant_id and own.id = inside.cycle_id and own.self_review_opens is not null) own on true
      join person employee on employee.tenant_id = inside.tenant_id and employee.id = inside.employee_id
      left join self_review written on written.tenant_id = inside.tenant_id and written.cycle_id = inside.cycle_id
        and written.employee_id = inside.employee_id
      left join appraisal on appraisal.tenant_id = inside.tenant_id and appraisal.cycle_id = inside.cycle_id
        and appraisal.employee_id = inside.employee_id
      left join person reviewer on reviewer.tenant_id = inside.tenant_id and reviewer.id = appraisal.reviewer_id
    where inside.tenant_id = ${tenant.id} and inside.cycle_id = ${cycleId} and inside.employee_id = ${personId}`;
  const row = (await query.execute(db)).rows[0];
  if (!row?.own.selfReview) return undefined;
  const state = row.review_state ?? 'none';
  if (!mayReadSelfReview(state, relationOf(scope, row))) return undefined;
  const review: Omit<HeldSelfReview, typeof held> = {
    cycle: { ...row.own, selfReview: row.own.selfReview },
    employee: row,
    facts: {
      state,
      appraisal: row.state ?? 'none',
      opens: row.own.selfReview.opens,
      today: todayOf(scope),
      employeeHasLeft: row.is_deactivated,
    },
    due: row.due,
    handedInAt: row.handed_in_at,
    savedAt: row.saved_at,
  };
  return review as HeldSelfReview;
}

/** @throws HttpProblem 409 with the reason if the review cannot be written now. */
export function demandWriting({ facts }: HeldSelfReview): void {
  const verdict = mayWriteSelfReview(facts);
  if (!verdict.ok) throw conflict(selfReviewWords, verdict.reason);
}
