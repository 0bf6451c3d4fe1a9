import type { Comment } from '@bellwether/contract/goals/goal';
import { decideGoalAct } from '@bellwether/domain/goals/decide';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { actingFor, attachComment, nextVersion, refused } from '../commands.ts';
import { type CommentableType, holdGoalOf, holdOwnComment } from './access.ts';
import { presentOwnComment } from './presenter.ts';

/** Comments on a weekly status, a state change or a result; for owner, acting manager and goal admins (goals.13). */
export async function addComment(
  scope: Scope,
  about: { readonly type: CommentableType; readonly id: number },
  body: string,
): Promise<Comment> {
  const goal = await holdGoalOf(scope, about.type, about.id);
  const verdict = decideGoalAct('Comment', goal.facts, goal.relation);
  if (!verdict.ok) throw refused(verdict);
  const acting = actingFor(scope, goal, 'Comment');
  const id = await attachComment(acting, goal.row.id, about.type, about.id, body);
  await recordEvent(acting, {
    kind: 'goal.commented',
    subjectId: goal.row.id,
    detail: { comment: id, type: about.type, about: about.id },
  });
  return presentOwnComment(scope, {
    id,
    type: about.type,
    about: about.id,
    via: scope.principal.via,
    body,
    created_at: scope.now,
    updated_at: scope.now,
  });
}

/** Changes the text of a comment, for its author only. */
export async function updateComment(scope: Scope, commentId: number, body: string): Promise<Comment> {
  const held = await holdOwnComment(scope, commentId);
  const row = await scope.db
    .updateTable('goal_comment')
    .set({ body, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', held.id)
    .returning(['via', 'body', 'created_at', 'updated_at'])
    .executeTakeFirstOrThrow();
  await recordEvent(scope, {
    kind: 'goal.comment_updated',
    subjectId: held.goalId,
    detail: { comment: held.id },
  });
  return presentOwnComment(scope, { ...held, ...row });
}

/** Deletes a comment for everyone, for its author only; the row stays, hidden. */
export async function deleteComment(scope: Scope, commentId: number): Promise<void> {
  const held = await holdOwnComment(scope, commentId);
  await scope.db
    .updateTable('goal_comment')
    .set({ deleted_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', held.id)
    .execute();
  await recordEvent(scope, {
    kind: 'goal.comment_deleted',
    subjectId: held.goalId,
    detail: { comment: held.id },
  });
}
