import type { QuestionKind } from '@bellwether/domain/talent/cycles/rules';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isAskedOfEmployee, questionColumns } from '../cycles/statements.ts';

/** A question of a review's template, with the manager's answer; empty: not answered. */
export interface AnsweredReviewQuestion {
  readonly id: number;
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly kind: QuestionKind;
  readonly levels: readonly string[];
  readonly answer: string;
}

/**
 * Returns the questions that a cycle asks the manager about a person, in order, with the answers of the appraisal if there
 * is one. Answers keep their questions: one that was removed, or is asked about others now, stays for whom it was answered.
 */
export async function reviewQuestionsOf(
  { db, tenant }: Scope,
  place: { readonly cycleId: number; readonly personId: number; readonly appraisalId?: number },
): Promise<AnsweredReviewQuestion[]> {
  const query = sql<AnsweredReviewQuestion>`select ${questionColumns}, coalesce(given.answer, '') as answer
    from appraisal_question asked
      join person employee on employee.tenant_id = asked.tenant_id and employee.id = ${place.personId}
      left join appraisal_answer given on given.tenant_id = asked.tenant_id and given.question_id = asked.id
        and given.appraisal_id = ${place.appraisalId ?? 0}
    where asked.tenant_id = ${tenant.id} and asked.cycle_id = ${place.cycleId} and asked.part = 'review'
      and ((asked.removed_at is null and ${isAskedOfEmployee}) or given.answer is not null)
    order by asked.place, asked.id`;
  return (await query.execute(db)).rows;
}
