import { pointLimits, talkSigns } from '@bellwether/domain/one-to-one/points';
import { pointMessages } from '@bellwether/domain/one-to-one/words';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { daySchema, idParam, idSchema, instantSchema, requiredText } from './wire.ts';

/** Something that the two talk about. */
export const talkPointSchema = z.object({
  Id: idSchema,
  /** The line; empty for a sign of a goal. */
  Body: z.string(),
  /** The goal that fell, is silent or waits; null for a line. */
  Goal: z.nullable(z.object({ Id: idSchema, Title: z.string() })),
  Reason: z.nullable(z.enum(talkSigns)),
  Author: z.object({ Id: idSchema, Name: z.string() }),
  IsTicked: z.boolean(),
  CreatedAt: instantSchema,
});

export const oneToOneSchema = z.object({
  /** The other one. */
  Person: z.object({
    Id: idSchema,
    Name: z.string(),
    Title: z.string(),
    Avatar: z.nullable(z.string()),
  }),
  /** Whether the caller is the manager of the two. */
  IsManager: z.boolean(),
  /** The company's day before today on which they talked last; null: never. */
  LastDay: z.nullable(daySchema),
  /** Whether they talked today. */
  IsHeldToday: z.boolean(),
  /** Open lines, and what was ticked today; the oldest first, 200 at most. */
  Points: z.array(talkPointSchema),
  /** What was ticked on `LastDay`, 200 at most. */
  LastTime: z.array(talkPointSchema),
});
export type OneToOne = z.output<typeof oneToOneSchema>;

const pair = z.strictObject({ userId: idParam });

/** 404 for everybody but a manager and a direct report (people.43). */
export const getOneToOne = endpoint({
  name: 'getOneToOne',
  summary: 'What the caller and a direct report, or the caller’s manager, talk about. Both read the same.',
  method: 'GET',
  path: '/onetoone/{userId}',
  scope: 'none',
  params: pair,
  reply: oneToOneSchema,
});

export const addTalkPoint = endpoint({
  name: 'addTalkPoint',
  summary: 'Adds a line. 409 for more than 100 open lines.',
  method: 'POST',
  path: '/onetoone/{userId}',
  scope: 'none',
  params: pair,
  body: z.strictObject({ Body: requiredText(pointLimits.body, said(pointMessages, 'required'), 'Body') }),
  reply: oneToOneSchema,
  refuses: [409],
});

export const tickTalkPoint = endpoint({
  name: 'tickTalkPoint',
  summary: 'Ticks a line, or opens it again. Only what was not ticked on an earlier day.',
  method: 'PUT',
  path: '/onetoone/{userId}/{id}',
  scope: 'none',
  params: z.strictObject({ userId: idParam, id: idParam }),
  body: z.strictObject({ IsTicked: z.boolean() }),
  reply: oneToOneSchema,
});

export const tickTalkGoal = endpoint({
  name: 'tickTalkGoal',
  summary: 'Ticks a sign of a goal of the report that the caller sees, or opens it again.',
  method: 'PUT',
  path: '/onetoone/{userId}/goal/{goalId}',
  scope: 'none',
  params: z.strictObject({ userId: idParam, goalId: idParam }),
  body: z.strictObject({ Reason: z.enum(talkSigns), IsTicked: z.boolean() }),
  reply: oneToOneSchema,
});

export const removeTalkPoint = endpoint({
  name: 'removeTalkPoint',
  summary: 'Removes an own line that was not ticked on an earlier day.',
  method: 'DELETE',
  path: '/onetoone/{userId}/{id}',
  scope: 'none',
  params: z.strictObject({ userId: idParam, id: idParam }),
  reply: oneToOneSchema,
});

export const holdOneToOne = endpoint({
  name: 'holdOneToOne',
  summary: 'Notes that the two talked today.',
  method: 'POST',
  path: '/onetoone/{userId}/held',
  scope: 'none',
  params: pair,
  reply: oneToOneSchema,
});
