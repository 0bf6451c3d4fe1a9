import { limits } from '@bellwether/domain/goals/messages';
import { looksCompared } from '@bellwether/domain/insight/opinions/looking';
import { insightMessages, opinionReasons } from '@bellwether/domain/insight/opinions/opinions';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { askedLevel } from '../goals/goal.ts';
import { idParam, idSchema, instantSchema, textSchema } from '../wire.ts';
import { labelSchema, tenthsSchema } from './insight.ts';

/** The signed-in person’s second view of a goal in a week. */
export const opinionSchema = z.object({
  /** The status: it names goal and week. */
  Id: idSchema,
  GoalId: idSchema,
  Week: z.int(),
  Likelihood: labelSchema,
  /** Given before the owner’s answer of that week. Others are kept and never counted. */
  IsBlind: z.boolean(),
  CreatedAt: instantSchema,
});
export type Opinion = z.output<typeof opinionSchema>;

export const giveOpinion = endpoint({
  name: 'giveOpinion',
  summary:
    'Gives or changes a second view of a goal in the running week. `Id` is the status. 409 for a change after the owner’s answer.',
  method: 'POST',
  path: '/insight/opinion',
  scope: 'predictions:write',
  body: z.strictObject({ Id: idSchema, Likelihood: askedLevel(said(insightMessages, 'likelihood')) }),
  reply: opinionSchema,
});

export const getOpinions = endpoint({
  name: 'getOpinions',
  summary:
    'The second views of a goal: the latest week that is shown, and the viewer’s own of the running week.',
  method: 'GET',
  path: '/insight/opinions/{goalId}',
  scope: 'insight:read',
  params: z.strictObject({ goalId: idParam }),
  reply: z.object({
    /** The week that is shown: the latest one with second views that the owner has answered, or that is over. */
    Week: z.nullable(z.int()),
    /** The owner’s answer of that week; null without one. */
    Owner: z.nullable(labelSchema),
    Manager: z.nullable(
      z.object({
        Name: z.string(),
        Likelihood: labelSchema,
        /** Given before the owner’s answer: "said Unsure before seeing it". */
        IsBlind: z.boolean(),
      }),
    ),
    /** Pooled, from three on; blind ones only. */
    Peers: z.nullable(z.object({ Count: z.int(), Tenths: tenthsSchema })),
    /** Owner, manager and peers together; null without the owner’s answer or without anybody else. */
    Together: z.nullable(tenthsSchema),
    /** Owner and manager are two labels apart or more. */
    IsApart: z.boolean(),
    /** The running week’s status, for `giveOpinion`; null if none is asked for. */
    StatusId: z.nullable(idSchema),
    /** The viewer’s own second view of the running week. */
    Own: z.nullable(opinionSchema),
    /** The talks about the goal, the latest first, ten at most; only for the owner and the people above. */
    Looks: z.array(
      z.object({
        Id: idSchema,
        Name: z.string(),
        Week: z.int(),
        HasNote: z.boolean(),
        CreatedAt: instantSchema,
      }),
    ),
    Permissions: z.object({
      /** Absent: never this person. */
      Give: z.optional(z.union([z.literal(true), z.enum(opinionReasons)])),
      Look: z.optional(z.literal(true)),
      /** Present if the person may add a note. */
      Note: z.optional(z.literal(true)),
    }),
  }),
  isVersioned: true,
});

export const markLooked = endpoint({
  name: 'markLooked',
  summary: 'Says that a goal was talked about; the owner and the people above. A note becomes a comment.',
  method: 'POST',
  path: '/insight/looked',
  scope: 'none',
  body: z.strictObject({
    GoalId: idSchema,
    Note: z._default(textSchema(limits.comment, 'Note'), ''),
  }),
  reply: z.object({
    Id: idSchema,
    GoalId: idSchema,
    Week: z.int(),
    /** The comment that the note became; null without a note. */
    CommentId: z.nullable(idSchema),
  }),
});

export const getLooking = endpoint({
  name: 'getLooking',
  summary:
    'What became of the goals that the signed-in person talked about, beside goals in the same spot that nobody marked.',
  method: 'GET',
  path: '/insight/looking',
  scope: 'insight:read',
  reply: z.object({
    /** How many talks can be compared with goals without a talk. */
    Looked: z.int(),
    /** How many goals rose after a talk; null below ten talks. */
    Rose: z.nullable(z.int()),
    /** How many would have risen in the same spot without a talk. */
    Comparable: z.nullable(z.number()),
    Word: z.nullable(z.enum(looksCompared)),
  }),
  isVersioned: true,
});
