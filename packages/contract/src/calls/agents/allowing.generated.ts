/** Written by tools/write-openapi.ts: the calls of agents/allowing.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../agents/allowing.ts';

export const addAgentClient: Call<typeof contract.addAgentClient> = {"method":"POST","path":"/tenant/agents","who":"administersPeople","isVersioned":false,"upload":false};
export const answerAgentConsent: Call<typeof contract.answerAgentConsent> = {"method":"POST","path":"/agents/consent","who":"person","isVersioned":false,"upload":false};
export const endAgent: Call<typeof contract.endAgent> = {"method":"DELETE","path":"/User/Agents/{id}","who":"person","isVersioned":false,"upload":false};
export const getAgentConsent: Call<typeof contract.getAgentConsent> = {"method":"GET","path":"/agents/consent","who":"person","isVersioned":false,"upload":false};
export const listAgentClients: Call<typeof contract.listAgentClients> = {"method":"GET","path":"/tenant/agents","who":"administersPeople","isVersioned":false,"upload":false};
export const listAgents: Call<typeof contract.listAgents> = {"method":"GET","path":"/User/Agents","who":"person","isVersioned":false,"upload":false};
export const removeAgentClient: Call<typeof contract.removeAgentClient> = {"method":"DELETE","path":"/tenant/agents/{id}","who":"administersPeople","isVersioned":false,"upload":false};
