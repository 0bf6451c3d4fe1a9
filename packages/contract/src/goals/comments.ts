import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParam, idSchema, removedSchema, requiredText } from '../wire.ts';
import { commentSchema, commentTypeSchema } from './goal.ts';

const comment = requiredText(limits.comment, said(goalMessages, 'commentRequired'), 'Comment');

export const addComment = endpoint({
  name: 'addComment',
  summary: 'Comments on a weekly status, a state change or a result. `Id` is the thing commented on.',
  method: 'POST',
  path: '/Goal/CommentAdd',
  scope: 'comments:write',
  body: z.strictObject({ Id: idSchema, Type: commentTypeSchema, Comment: comment }),
  counts: 'comment',
  reply: commentSchema,
});

export const updateComment = endpoint({
  name: 'updateComment',
  summary: 'Changes a comment. Its author only.',
  method: 'PUT',
  path: '/Goal/CommentUpdate',
  scope: 'comments:write',
  body: z.strictObject({ CommentId: idSchema, Comment: comment }),
  reply: commentSchema,
});

export const deleteComment = endpoint({
  name: 'deleteComment',
  summary: 'Deletes a comment. Its author only.',
  method: 'DELETE',
  path: '/Goal/CommentDelete/{id}',
  scope: 'comments:write',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
});
