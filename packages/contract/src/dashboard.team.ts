import { reminderSubjects } from '@bellwether/domain/dashboard/reminders';
import { teamItemKinds } from '@bellwether/domain/dashboard/team-week';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { levelSchema } from './goals/goal.ts';
import { idSchema } from './wire.ts';

/** One line of a manager's week: something that waits, a goal that moved, or a person who is silent. */
export const teamItemSchema = z.object({
  Kind: z.enum(teamItemKinds),
  /** The goal to open. `silent`: one of the person's goals without a prediction. */
  Goal: z.object({ Id: idSchema, Title: z.string() }),
  /** The goal's owner. */
  User: z.object({
    Id: idSchema,
    Name: z.string(),
    Avatar: z.nullable(z.string()),
    HasLeft: z.boolean(),
  }),
  /** `waits`: the part that waits for the manager's answer. Else null. */
  About: z.nullable(z.enum(reminderSubjects)),
  /** `moved`: the likelihood before and now. Else null. */
  From: z.nullable(levelSchema),
  To: z.nullable(levelSchema),
  /** `moved`: the owner's latest sentence with the prediction; null without any. */
  Sentence: z.nullable(z.string()),
  /** `silent`: how many of the person's approved goals have no prediction of the week. Else 0. */
  Missing: z.int(),
});
export type TeamItem = z.output<typeof teamItemSchema>;

export const teamWeekSchema = z.object({
  /** `Week 7 · ends Sun 15 Nov`: the latest week that needs a prediction; null before the first. */
  WeekLabel: z.nullable(z.string()),
  /** What waits, what moved (falls first), who is silent; at most 20 of each. */
  Items: z.array(teamItemSchema),
  /** The numbers of all of them. */
  Waits: z.int(),
  Moved: z.int(),
  Silent: z.int(),
});
export type TeamWeek = z.output<typeof teamWeekSchema>;

export const getTeamWeek = endpoint({
  name: 'getTeamWeek',
  summary:
    'The week of the people who report to the caller: what waits for the caller, which likelihoods moved, and who gave no prediction. `Team` is null for people without reports.',
  method: 'GET',
  path: '/dashboard/team',
  scope: 'goals:read',
  who: 'readsCompliance',
  reply: z.object({ Team: z.nullable(teamWeekSchema) }),
});
