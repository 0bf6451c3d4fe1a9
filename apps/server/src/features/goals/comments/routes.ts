import * as comments from '@bellwether/contract/goals/comments';
import { type Route, route } from '#platform/http/route.ts';
import { addComment, deleteComment, updateComment } from './commands.ts';
import { sentencesOf } from './queries.sentences.ts';

export const routes: readonly Route[] = [
  route(comments.addComment, async (scope, { body }) =>
    addComment(scope, { type: body.Type, id: body.Id }, body.Comment),
  ),
  route(comments.updateComment, async (scope, { body }) =>
    updateComment(scope, body.CommentId, body.Comment),
  ),
  route(comments.deleteComment, async (scope, { params }) => {
    await deleteComment(scope, params.id);
    return { Id: params.id };
  }),
  route(comments.listSentences, async (scope, { body }) => ({ data: await sentencesOf(scope, body.Ids) })),
];
