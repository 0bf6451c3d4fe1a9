import type { Config } from '#platform/config/config.ts';
import type { Outcome } from '#platform/delivery/delivery-kind.ts';
import { withoutKey } from '#platform/delivery/without-key.ts';
import { postToCustomer } from '#platform/outgoing/customer-call.ts';
import { OutgoingFault } from '#platform/outgoing/outgoing-fault.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { unseal } from '#platform/secrets/seal.ts';

/** The longest time of a post, in milliseconds. */
export const postWithin = 15_000;
const readBytes = 200;
/** A chat answers so for an address that was removed. */
const goneStatuses = [404, 410];

/** Posts a message to a channel. Never throws for what the chat does. The chat's answer is not kept: it may name a secret. */
export async function postToChannel(
  config: Config,
  sealedUrl: string,
  body: string,
  gone: AbortSignal,
): Promise<Outcome> {
  const started = performance.now();
  const outcome = (fault: string | undefined, status?: number): Outcome => ({
    fault,
    isFinal: status !== undefined && goneStatuses.includes(status),
    status,
    milliseconds: performance.now() - started,
    answer: '',
  });
  const url = openedUrl(config, sealedUrl);
  if (url === undefined) return withoutKey;
  try {
    const { status } = await postToCustomer(
      {
        url,
        headers: { 'content-type': 'application/json', 'user-agent': 'Bellwether/1' },
        body,
        longestMilliseconds: postWithin,
        gone,
        readBytes,
      },
      config.customerAddresses,
    );
    return outcome(status >= 200 && status < 300 ? undefined : 'status', status);
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    return outcome(error.kind, error.status);
  }
}

/** Returns the address; undefined if the server does not have the key. */
function openedUrl(config: Config, sealed: string): string | undefined {
  try {
    return unseal(config, sealed);
  } catch (error) {
    if (error instanceof HttpProblem) return undefined;
    throw error;
  }
}
