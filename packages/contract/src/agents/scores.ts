import { calibrationWords } from '@bellwether/domain/insight/calibration/calibration';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const scoreSchema = z.object({
  /** The mean squared distance between what was said and what happened: 0 is always right. */
  Brier: z.number(),
  /** Said less happened: 0.12 is 12 points too hopeful. */
  Bias: z.number(),
  Word: z.nullable(z.enum(calibrationWords)),
});

const agentScoreSchema = z.object({
  Agent: z.string(),
  /** The finished goals that both the agent and their owners said something about, in the same weeks. */
  Goals: z.int(),
  Views: z.int(),
  Theirs: scoreSchema,
  Owners: scoreSchema,
  /** Goals where the agent’s side of even was right and the owner’s was not, and the other way round. */
  AgentRightOwnerNot: z.int(),
  OwnerRightAgentNot: z.int(),
  BothRight: z.int(),
  NeitherRight: z.int(),
  /** Who knew better; `alike` if the difference may be chance. */
  Better: z.enum(['agent', 'owners', 'alike']),
});
export type AgentScore = z.output<typeof agentScoreSchema>;

export const getAgentScores = endpoint({
  name: 'getAgentScores',
  summary:
    'How well agents knew, beside the owners of the same goals, for each agent with 20 finished goals or more. Empty unless the company lets agents be scored; 404 for people who do not see the company’s calibration.',
  method: 'GET',
  path: '/insight/agents',
  scope: 'insight:read',
  reply: z.object({ data: z.array(agentScoreSchema) }),
});
