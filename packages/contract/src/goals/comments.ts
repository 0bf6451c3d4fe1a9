import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { daySchema, idOrNoneSchema, idParam, idSchema, removedSchema, requiredText } from '../wire.ts';
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

/** What the owner of a doubtful or fallen goal says about it (goals.37). */
export const sentenceSchema = z.object({
  GoalId: idSchema,
  /** The owner's latest comment since the goal became doubtful; null if there is none. */
  Text: z.nullable(z.string()),
  /** The day of the comment; null without one. */
  Day: z.nullable(daySchema),
  /** The status of the latest prediction, to comment on. */
  StatusId: idOrNoneSchema,
  /** Whether the goal is the viewer's own. Others may ask the owner. */
  IsOwn: z.boolean(),
});
export type Sentence = z.output<typeof sentenceSchema>;

export const listSentences = endpoint({
  name: 'listSentences',
  summary:
    "The owners' latest sentences about goals that are Unsure or below, or have fallen. Only goals whose comments the caller reads; others are left out.",
  method: 'POST',
  path: '/Goal/sentences',
  scope: 'goals:read',
  body: z.strictObject({ Ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({ data: z.array(sentenceSchema) }),
});
