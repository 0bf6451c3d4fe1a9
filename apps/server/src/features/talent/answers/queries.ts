import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listReviewQuestions } from '@bellwether/contract/talent/answered';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { begunPeriods, holdEmployee } from '../access.ts';
import { cycleOf } from '../cycles/statements.ts';
import { presentTalentPeriod } from '../presenter.ts';
import { hasSelfReview } from '../self-review/access.ts';
import { presentAnswer } from './presenter.ts';
import { reviewQuestionsOf } from './statements.ts';

/**
 * Returns the questions that a running cycle asks the manager about a person, unanswered.
 * @throws HttpProblem 404 for people who are neither above the person nor read all appraisals.
 */
export async function askedQuestions(
  scope: Scope,
  { cycleId, personId }: { readonly cycleId: number; readonly personId: number },
): Promise<EndpointReplyInput<typeof listReviewQuestions>> {
  const { standing } = await holdEmployee(scope, personId);
  const isReader = standing.is_above_employee || scope.capabilities.readsAllAppraisals;
  if (personId === scope.person.id || !isReader) throw notFound();
  const cycle = await cycleOf(scope, cycleId);
  if (!cycle?.isRunning) throw notFound();
  const questions = await reviewQuestionsOf(scope, { cycleId, personId });
  return {
    Questions: questions.map(presentAnswer),
    Periods: begunPeriods(await periodsOf(scope), cycle.quarters).map(presentTalentPeriod),
    HasSelfReview: await hasSelfReview(scope, { cycleId, personId }),
  };
}
