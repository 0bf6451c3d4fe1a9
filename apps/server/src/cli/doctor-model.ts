import type { Config } from '../platform/config/config.ts';
import { operatorFetch } from '../platform/outgoing/operator-fetch.ts';
import type { Finding } from './doctor-database.ts';

const patience = 5_000;
const ok = (says: string): Finding => ({ what: 'ai', isOk: true, says });
const fix = (says: string): Finding => ({ what: 'ai', isOk: false, says });

/**
 * Asks the AI endpoint for its list of models, to check that it answers, accepts the key and has the model. Sends
 * nothing else.
 */
export async function checkModel({ ai }: Config): Promise<Finding> {
  if (!ai) return ok('drafts are written from the built-in templates; AI_BASE_URL is not set');
  const where = ai.baseUrl.host;
  try {
    const response = await operatorFetch(`${ai.baseUrl.href.replace(/\/+$/, '')}/models`, {
      headers: ai.apiKey === undefined ? {} : { authorization: `Bearer ${ai.apiKey}` },
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 401 || response.status === 403)
      return fix(`${where} does not accept AI_API_KEY (status ${response.status}).`);
    // Not every endpoint lists its models.
    if (response.status === 404 || response.status === 405)
      return ok(`${where} answers; whether it has the model ${ai.model} shows with the first draft`);
    if (!response.ok)
      return fix(`AI_BASE_URL does not work: ${where} answers with status ${response.status}.`);
    const models = namesIn(await response.text());
    if (models && !models.includes(ai.model))
      return fix(`${where} does not have the model ${ai.model}: set AI_MODEL to one that it lists.`);
    return ok(`drafts are written by ${ai.model} at ${where}`);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return fix(`AI_BASE_URL does not work: ${where} says ${reason}`);
  }
}

/** Returns the ids of a list of models; undefined if the answer is not such a list. */
function namesIn(text: string): string[] | undefined {
  try {
    const { data } = JSON.parse(text) as { data?: { id?: string }[] };
    return data?.flatMap(({ id }) => (id === undefined ? [] : [id]));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
