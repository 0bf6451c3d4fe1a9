import { agentLimits } from '@bellwether/domain/agents/limits';
import { agentMessages } from '@bellwether/domain/agents/words';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { askedLevel, levelSchema, periodWeekSchema } from '../goals/goal.ts';
import { idParam, idSchema, instantSchema, requiredText, textSchema } from '../wire.ts';

// What agents do beside the calls of programs. The calls for agents have no other callers: they are made by the tools of
// `/api/mcp`, and nobody reaches them over HTTP.

export const askPrediction = endpoint({
  name: 'askPrediction',
  summary: 'Prepares an own prediction, which waits for the person’s yes at a page.',
  method: 'POST',
  path: '/agents/requests',
  scope: 'predictions:write',
  callers: ['agent'],
  body: z.strictObject({
    StatusId: idSchema,
    Likelihood: askedLevel(said(goalMessages, 'likelihoodAndQualityRequired')),
    Quality: askedLevel(said(goalMessages, 'likelihoodAndQualityRequired')),
    Comment: z._default(textSchema(limits.comment, 'Comment'), ''),
  }),
  reply: z.object({ Id: idSchema, ExpiresAt: instantSchema }),
});

export const agentRequestStates = ['waiting', 'confirmed', 'refused', 'expired'] as const;

const agentRequestSchema = z.object({
  Id: idSchema,
  /** The agent’s name. */
  Agent: z.string(),
  State: z.enum(agentRequestStates),
  Goal: z.object({ Id: idSchema, Title: z.string() }),
  Week: periodWeekSchema,
  Likelihood: levelSchema,
  Quality: levelSchema,
  Comment: z.string(),
  /** What the week says now; null without a prediction. */
  Present: z.nullable(z.object({ Likelihood: levelSchema, Quality: levelSchema })),
  CreatedAt: instantSchema,
});
export type AgentRequest = z.output<typeof agentRequestSchema>;

export const getAgentRequest = endpoint({
  name: 'getAgentRequest',
  summary: 'A prediction that an agent prepared for the signed-in person. 404 for everybody else.',
  method: 'GET',
  path: '/agents/requests/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: agentRequestSchema,
});

export const answerAgentRequest = endpoint({
  name: 'answerAgentRequest',
  summary:
    'Says yes or no to a prediction that an agent prepared. A yes gives the prediction. 409 once it is answered or expired.',
  method: 'POST',
  path: '/agents/requests/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ IsConfirmed: z.boolean() }),
  reply: agentRequestSchema,
});

export const giveAgentView = endpoint({
  name: 'giveAgentView',
  summary:
    'Gives or changes an agent’s own likelihood of a goal in the running week, with its evidence. 409 after the owner’s answer, 404 unless the company lets agents be scored.',
  method: 'POST',
  path: '/agents/views',
  scope: 'predictions:write',
  callers: ['agent'],
  body: z.strictObject({
    GoalId: idSchema,
    Likelihood: askedLevel(said(goalMessages, 'likelihoodAndQualityRequired')),
    Evidence: requiredText(agentLimits.evidence, said(agentMessages, 'evidenceRequired'), 'Evidence'),
  }),
  reply: z.object({ Id: idSchema, GoalId: idSchema, Week: z.int(), Likelihood: levelSchema }),
});
