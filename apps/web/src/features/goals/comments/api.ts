import {
  addComment,
  deleteComment,
  listSentences,
  updateComment,
} from '@bellwether/contract/calls/goals/comments';
import type { Comment, GoalInfo } from '@bellwether/contract/goals/goal';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { saveSurely } from '#platform/offline/save-surely.ts';
import { useSession } from '#platform/session.ts';
import type { CommentSubject } from '../model/goal-search.ts';
import { goalKeys } from '../model/query-keys.ts';
import { type GoalEventKind, touches } from '../touches.ts';

/** The object of a comment, as the wire names it. */
export interface CommentPlace {
  readonly Id: number;
  readonly Type: CommentSubject;
}

/** The call takes this many goals. */
const mostSentences = 100;

/** What the owners of these goals say about them, by goal; only of goals whose comments the viewer reads. */
export const sentencesQuery = (goalIds: readonly number[]) => {
  const Ids = [...new Set(goalIds)].sort((one, other) => one - other).slice(0, mostSentences);
  return queryOptions({
    queryKey: [...goalKeys.sentences, Ids] as const,
    queryFn: async ({ signal }) => (await api.call(listSentences, { body: { Ids }, signal })).data,
    select: (sentences) => new Map(sentences.map((each) => [each.GoalId, each])),
    enabled: Ids.length > 0,
  });
};

/** Returns the key under which a changed comment is stored in this browser until it is saved. */
export const commentDraftKey = (commentId: number) => `comment.${commentId}`;

/** Returns a mutation for an act on comments; it reads the goal's info again before the promise resolves. */
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

/** Adds a comment to one object of the goal. On an own goal it waits on this device while the server is away. */
export function useAddComment(goalId: number, place: CommentPlace) {
  const { Profile } = useSession();
  const client = useQueryClient();
  return useCommentAct<string, Comment | undefined>('goal.commented', goalId, (text) => {
    const body = { ...place, Comment: text };
    const goal = client.getQueryData<GoalInfo>(goalKeys.info(goalId))?.Goal;
    if (goal?.User.Id !== Profile.Id) return api.call(addComment, { body });
    return saveSurely('addComment', body, { goalId, title: goal.GoalDetail.Title });
  });
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
