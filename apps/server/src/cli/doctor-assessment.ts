import type { Config } from '../platform/config/config.ts';
import { operatorFetch } from '../platform/outgoing/operator-fetch.ts';
import type { Finding } from './doctor-database.ts';

const patience = 5_000;
/** A key that no person has. */
const probeKey = 'doctor-probe';

const ok = (says: string): Finding => ({ what: 'assessment', isOk: true, says });
const fix = (says: string): Finding => ({ what: 'assessment', isOk: false, says });

/**
 * Asks the assessment service for the status of an unknown key, to check that the service answers and accepts the API
 * key.
 */
export async function checkAssessment({ assessment }: Config): Promise<Finding> {
  if (!assessment)
    return ok('user manuals come from the built-in questionnaire; ASSESSMENT_BASE_URL is not set');
  const { baseUrl, apiKey } = assessment;
  const where = baseUrl.host;
  try {
    const { ok: isOk, status } = await operatorFetch(
      `${baseUrl.href.replace(/\/+$/, '')}/isexist/${probeKey}`,
      {
        headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
        signal: AbortSignal.timeout(patience),
      },
    );
    if (status === 401 || status === 403)
      return fix(`${where} does not accept ASSESSMENT_API_KEY (status ${status}).`);
    if (!isOk && status !== 404)
      return fix(`ASSESSMENT_BASE_URL does not work: ${where} answers with status ${status}.`);
    return ok(`user manuals come from ${where}`);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return fix(`ASSESSMENT_BASE_URL does not work: ${where} says ${reason}`);
  }
}
