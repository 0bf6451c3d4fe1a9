import { addComment, deleteComment, updateComment } from '@bellwether/contract/goals/comments';
import type { Comment } from '@bellwether/contract/goals/goal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import type { CommentSubject } from '../model/goal-search.ts';
import { type GoalEventKind, touches } from '../touches.ts';

/** What a comment is about, as the wire names it. */
export interface CommentPlace {
  readonly Id: number;
  readonly Type: CommentSubject;
}

/** Under which name a change of a comment is kept in this browser until it is saved. */
export const commentDraftKey = (commentId: number) => `comment.${commentId}`;

/** One act on comments: once it is done the goal's info is read again, before the promise resolves. */
function useCommentAct<Input, Answer>(
  kind: GoalEventKind,
  goalId: number,
  send: (input: Input) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all(touches[kind](goalId).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Comments on one thing of the goal. */
export function useAddComment(goalId: number, place: CommentPlace) {
  return useCommentAct<string, Comment>('goal.commented', goalId, (text) =>
    api.call(addComment, { body: { ...place, Comment: text } }),
  );
}

/** Changes the text of an own comment. */
export function useUpdateComment(goalId: number, commentId: number) {
  return useCommentAct<string, Comment>('goal.comment_updated', goalId, (text) =>
    api.call(updateComment, { body: { CommentId: commentId, Comment: text } }),
  );
}

/** Deletes an own comment. */
export function useDeleteComment(goalId: number, commentId: number) {
  return useCommentAct<void, { Id: number }>('goal.comment_deleted', goalId, () =>
    api.call(deleteComment, { params: { id: String(commentId) } }),
  );
}
