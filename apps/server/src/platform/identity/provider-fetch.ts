import type { Config } from '../config/config.ts';
import { fetchFromCustomer } from '../outgoing/customer-call.ts';
import { OutgoingFault } from '../outgoing/outgoing-fault.ts';

const longestWait = 10_000;
const largestAnswer = 1_048_576;

/** A provider of sign-ins did not answer as it should; `message` is for logs. */
export class ProviderFault extends Error {}

/** The part of the configuration that says which addresses may be asked. */
export type ProviderConfig = Pick<Config, 'environment' | 'customerAddresses'>;

/**
 * Returns whether a provider may have this address: https, and outside of production also http on this machine, for tests
 * and development.
 */
export function isProviderAddress(text: string, { environment }: ProviderConfig): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return (
    protocol === 'https:' || (protocol === 'http:' && environment !== 'production' && isLoopback(hostname))
  );
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Asks a provider. Every call to one goes through here: only addresses that a customer may name, no redirects, at most ten
 * seconds and 1 MiB.
 * @throws ProviderFault for everything but an answer.
 */
export async function fetchFromProvider(
  config: ProviderConfig,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  if (!isProviderAddress(address, config)) throw new ProviderFault(`not allowed: ${address}`);
  const { method = 'GET', body, signal } = init;
  // The body is a form or a text; a stream would be sent only once, and nobody sends one here.
  const sent = body === undefined || body === null ? undefined : await new Response(body).text();
  const asked = {
    url: address,
    method,
    headers: Object.fromEntries(new Headers(init.headers)),
    body: sent,
    longestMilliseconds: longestWait,
    gone: signal ?? undefined,
    mostBytes: largestAnswer,
  };
  try {
    return await fetchFromCustomer(asked, config.customerAddresses);
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    throw new ProviderFault(error.message, { cause: error });
  }
}
