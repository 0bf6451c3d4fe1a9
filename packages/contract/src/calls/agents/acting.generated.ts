/** Written by tools/write-openapi.ts: the calls of agents/acting.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../agents/acting.ts';

export const answerAgentRequest: Call<typeof contract.answerAgentRequest> = {"method":"POST","path":"/agents/requests/{id}","who":"person","isVersioned":false,"upload":false};
export const askPrediction: Call<typeof contract.askPrediction> = {"method":"POST","path":"/agents/requests","who":"person","isVersioned":false,"upload":false};
export const getAgentRequest: Call<typeof contract.getAgentRequest> = {"method":"GET","path":"/agents/requests/{id}","who":"person","isVersioned":false,"upload":false};
export const giveAgentView: Call<typeof contract.giveAgentView> = {"method":"POST","path":"/agents/views","who":"person","isVersioned":false,"upload":false};
