import type { Config } from '../config/config.ts';

const longestWait = 10_000;
const largestAnswer = 1_048_576;

/** A provider of sign-ins did not answer as it should; `message` is for logs. */
export class ProviderFault extends Error {}

/** The part of the configuration that says which addresses may be asked. */
export type ProviderConfig = Pick<Config, 'environment'>;

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
 * Asks a provider. Every call to one goes through here: only allowed addresses, no redirects, at most ten seconds and 1 MiB.
 * @throws ProviderFault for everything but an answer.
 */
export async function fetchFromProvider(
  config: ProviderConfig,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  if (!isProviderAddress(address, config)) throw new ProviderFault(`not allowed: ${address}`);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(longestWait), ...(init.signal ? [init.signal] : [])]);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ProviderFault('redirected');
    }
    const body = await readBounded(response);
    // The body is decoded already, so its length and encoding headers are wrong now.
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(body, { status: response.status, headers });
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault('no answer', { cause: error });
  }
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body || response.status === 204) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body) {
    length += part.byteLength;
    if (length > largestAnswer) throw new ProviderFault('too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
