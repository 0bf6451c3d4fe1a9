/** Written by tools/write-openapi.ts: the calls of agents/scores.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../agents/scores.ts';

export const getAgentScores: Call<typeof contract.getAgentScores> = {"method":"GET","path":"/insight/agents","who":"person","isVersioned":false,"upload":false};
