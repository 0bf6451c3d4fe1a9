import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

export interface AnsweredQuestion {
  readonly id: number;
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly isAsked: boolean;
  readonly answer: string;
}

/** Returns the questions of a cycle with a person's answers. A question that was removed is left out without an answer. */
export async function answersOf(
  { db, tenant }: Scope,
  { cycleId, personId }: { readonly cycleId: number; readonly personId: number },
): Promise<AnsweredQuestion[]> {
  const query = sql<AnsweredQuestion>`select asked.id, asked.question, asked.help, asked.is_required as "isRequired",
      asked.removed_at is null as "isAsked", coalesce(given.answer, '') as answer
    from appraisal_question asked
      left join self_review_answer given on given.tenant_id = asked.tenant_id and given.question_id = asked.id
        and given.cycle_id = asked.cycle_id and given.employee_id = ${personId}
    where asked.tenant_id = ${tenant.id} and asked.cycle_id = ${cycleId}
      and (asked.removed_at is null or given.answer is not null)
    order by asked.place, asked.id`;
  return (await query.execute(db)).rows;
}
