import type { giveToSeveral as giveToSeveralCall, goalSaveSchema } from '@bellwether/contract/goals/drafting';
import { sentenceOf } from '@bellwether/domain/shared/said';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { createGoal, periodOf, refuseTexts } from './commands.ts';

type GoalSave = z.output<typeof goalSaveSchema>;
type Outcome = z.output<(typeof giveToSeveralCall)['reply']>;

/**
 * Creates the same goal for each of the owners, with the giver's rights checked for each (goals.35). An owner who may not
 * get it is named with the reason; the others get theirs. An owner who is named twice gets one.
 * @throws HttpProblem 400 if the goal itself is not valid, so that nobody could get it.
 */
export async function giveToSeveral(
  scope: Scope,
  save: GoalSave,
  ownerIds: readonly number[],
): Promise<Outcome> {
  refuseTexts(save, scope.tenant.goalType);
  periodOf(await periodsOf(scope), save.PeriodId);
  const outcome: Outcome = { Given: [], Refused: [] };
  for (const ownerId of new Set(ownerIds)) {
    // A refusal may come after the first rows of this goal.
    await sql`savepoint one_owner`.execute(scope.db);
    try {
      outcome.Given.push({
        OwnerId: ownerId,
        GoalId: await createGoal(scope, { ...save, OwnerId: ownerId }),
      });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      await sql`rollback to savepoint one_owner`.execute(scope.db);
      outcome.Refused.push({ OwnerId: ownerId, Reason: reasonOf(error, scope) });
    }
  }
  return outcome;
}

/** The sentence about the field says more than the one about the whole call. */
function reasonOf({ errors, said }: HttpProblem, { language }: Scope): string {
  return sentenceOf(errors?.[0] ?? said, language);
}
