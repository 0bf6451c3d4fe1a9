import { draftGoal } from '@bellwether/contract/suggestions';
import { buildGoalCompany, type CastName } from './goal-company.ts';
import { startModelServer } from './model-server.ts';
import { startTestServer, type TestServerOptions } from './test-server.ts';

/** The payload of a draft. */
export const draftBody = { Category: 'Sales', MoreContext: 'a very private context' };

/** An answer of the model that becomes a draft of two goals. */
export const draftedGoals = {
  goals: [
    { title: 'Delight customers', measurement: '1. NPS of [target]\n2. Churn of [target]' },
    { title: 'Win back', measurement: '1. [number] customers back' },
  ],
  description: 'Why it matters.',
};

/** Starts a model and a server that drafts with it, for a company whose goals are OKRs. */
export async function startDraftingCompany(options: Pick<TestServerOptions, 'log'> = {}) {
  const endpoint = await startModelServer();
  const server = await startTestServer({
    env: { AI_BASE_URL: endpoint.url, AI_MODEL: 'test-model', AI_API_KEY: 'secret-key' },
    ...options,
  });
  const company = await buildGoalCompany(server, { goalType: 'OKR' });
  const draft = (who: CastName, fields: object = {}) =>
    company.call(who, draftGoal, { body: { ...draftBody, ...fields } });
  return { endpoint, server, company, draft };
}
