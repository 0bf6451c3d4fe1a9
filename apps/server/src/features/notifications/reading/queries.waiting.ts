import { type ReminderSubject, reminderSubject } from '@bellwether/domain/dashboard/reminders';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { sql } from 'kysely';
import type { TenantScope } from '#platform/session/scope.ts';
import { wasOwn } from '../../goals/access.ts';
import { hasWorsened, isWaiting } from '../../goals/reading/access.demands.ts';
import { stoodInFor } from '../../people/access.absence.ts';
import { reportsPart } from '../../people/access.ts';
import { appraisalsToSign, ownCycleOf } from '../../talent/queries.reminders.ts';

/** A person to whom a mail goes. */
interface Addressee {
  readonly id: number;
  readonly role: RoleName;
}

interface WaitingGoals {
  readonly count: number;
  /** The goal at which the review run begins; undefined without one. */
  readonly first: { readonly id: number; readonly part: ReminderSubject } | undefined;
}

/** Returns the goals that wait for a person's review, as the dashboard's reminders count and order them. */
export async function waitingGoals({ db, tenant }: TenantScope, person: Addressee): Promise<WaitingGoals> {
  const reader = { tenant, person };
  const { rows } = await sql<{
    id: number;
    count: number;
    state: GoalState;
    edit: PendingEditState | null;
  }>`with recursive ${reportsPart(reader)}, decided (id) as (select id from report union ${stoodInFor(reader)})
    select goal.id, goal.state, goal.edit_state as edit, count(*) over ()::int as count
    from decided cross join lateral (select * from goal where goal.tenant_id = ${tenant.id}
      and goal.owner_id = decided.id and goal.deleted_at is null and ${isWaiting('goal')} offset 0) goal
    join goal_period period on period.tenant_id = goal.tenant_id and period.id = goal.period_id
    where not ${wasOwn(reader, 'goal')}
    order by period.index, ${hasWorsened('goal')} desc, goal.id desc limit 1`.execute(db);
  const [row] = rows;
  const part = row && reminderSubject('review', row.state, row.edit);
  return { count: row?.count ?? 0, first: row && part ? { id: row.id, part } : undefined };
}

/** An appraisal that waits for a signature. */
export interface WaitingAppraisal {
  readonly id: number;
  /** The name of the employee; empty for the own one. */
  readonly title: string;
  readonly isOwn: boolean;
  /** The index of its quarter. */
  readonly quarterIndex: number;
  /** The name of its review cycle; null for the appraisal of a quarter. */
  readonly cycle: string | null;
  /** Whether that cycle has signatures; null for a quarter, which has them. */
  readonly hasSignatures: boolean | null;
}

/** Returns the appraisals that wait for a person's signature or acknowledgement; the mail sorts them by its language. */
export async function waitingAppraisals(
  { db, tenant }: TenantScope,
  person: Addressee,
): Promise<WaitingAppraisal[]> {
  const { rows } = await sql<WaitingAppraisal>`with recursive ${reportsPart({ tenant, person })}
    select waiting.id, waiting.title, waiting.person_id = ${person.id} as "isOwn", period.index as "quarterIndex",
      own.cycle_name as cycle, own.has_signatures as "hasSignatures"
    from (${appraisalsToSign({ tenant, person })}) waiting
    join goal_period period on period.tenant_id = ${tenant.id} and period.id = waiting.period_id
    left join lateral (${ownCycleOf(tenant.id, sql.ref('waiting.id'))}) own on true
    order by waiting.id`.execute(db);
  return rows;
}
