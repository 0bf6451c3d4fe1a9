import { parentReasonSentences } from '@bellwether/domain/goals/messages';
import { mayBePrivate } from '@bellwether/domain/goals/rules';
import { conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldGoal } from '../access.ts';
import { childrenOf } from '../drafting/access.ts';
import { privateSentences } from '../drafting/words.ts';
import { chosenParentVerdict } from '../ownership/access.ts';

/**
 * Checks what a locked goal would become by the word of an earlier day, an edit or its former state, against what is so
 * now (goals.9, goals.16).
 * @throws HttpProblem 409 if it may not be private, or not below that parent.
 */
export async function refuseImpossible(
  scope: Scope,
  goal: HeldGoal,
  next: { readonly is_private: boolean; readonly parent_id: number | null },
): Promise<void> {
  const { row, relation } = goal;
  if (next.is_private && !row.is_private) {
    const hasChildren = (await childrenOf(scope, row.id)).length > 0;
    const verdict = mayBePrivate({ hasChildren, isOwner: relation.isOwner, isInChain: relation.isInChain });
    if (!verdict.ok) throw conflict(privateSentences, verdict.reason);
  }
  if (next.parent_id !== null && next.parent_id !== row.parent_id) {
    const child = { id: row.id, period: goal.period, periods: goal.periods };
    const verdict = await chosenParentVerdict(scope, next.parent_id, child);
    if (!verdict.ok) throw conflict(parentReasonSentences, verdict.reason);
  }
}
