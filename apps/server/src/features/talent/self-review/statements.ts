import type { QuestionKind } from '@bellwether/domain/talent/cycles/rules';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isAskedOfEmployee, questionColumns } from '../cycles/statements.ts';

export interface AnsweredQuestion {
  readonly id: number;
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly kind: QuestionKind;
  readonly levels: readonly string[];
  readonly isAsked: boolean;
  readonly answer: string;
}

/** Returns the questions of a cycle with a person's answers. A question that was removed is left out without an answer. */
export async function answersOf(
  { db, tenant }: Scope,
  { cycleId, personId }: { readonly cycleId: number; readonly personId: number },
): Promise<AnsweredQuestion[]> {
  const query = sql<AnsweredQuestion>`select ${questionColumns},
      asked.removed_at is null and ${isAskedOfEmployee} as "isAsked", coalesce(given.answer, '') as answer
    from appraisal_question asked
      join person employee on employee.tenant_id = asked.tenant_id and employee.id = ${personId}
      left join self_review_answer given on given.tenant_id = asked.tenant_id and given.question_id = asked.id
        and given.cycle_id = asked.cycle_id and given.employee_id = ${personId}
    where asked.tenant_id = ${tenant.id} and asked.cycle_id = ${cycleId} and asked.part = 'self_review'
      and ((asked.removed_at is null and ${isAskedOfEmployee}) or given.answer is not null)
    order by asked.place, asked.id`;
  return (await query.execute(db)).rows;
}
