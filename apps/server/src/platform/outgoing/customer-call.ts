import dns from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressCheck, type CustomerAddresses, checkOf } from './customer-addresses.ts';
import { OutgoingFault } from './outgoing-fault.ts';

/** What is posted to an address that a customer has entered. */
export interface CustomerPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The time limit of the whole call: resolving, connecting, sending and reading. */
  readonly longestMilliseconds: number;
  /** Ends the call before. */
  readonly gone?: AbortSignal | undefined;
  /** The number of bytes of the answer that are read; the rest is not. */
  readonly readBytes: number;
}

export interface CustomerAnswer {
  readonly status: number;
  /** The beginning of the body, read as UTF-8. */
  readonly text: string;
}

/**
 * Posts to an address that a customer has entered. Every address of the host is checked before the call and again by the
 * connection's own look-up, whose result is the address that is connected to, so a name that changes in between reaches
 * nothing. Follows no redirect, uses no proxy, and shares no connection.
 * @throws OutgoingFault
 */
export async function postToCustomer(
  post: CustomerPost,
  allowed: CustomerAddresses,
): Promise<CustomerAnswer> {
  const late = AbortSignal.timeout(post.longestMilliseconds);
  const signal = post.gone ? AbortSignal.any([late, post.gone]) : late;
  try {
    const check = checkOf(allowed);
    const url = await checkedUrl(post.url, check, signal);
    return await send(url, post, { signal, lookup: checkingLookup(check, url) });
  } catch (error) {
    throw faultOf(error, signal);
  }
}

/**
 * Checks an address that a customer enters, without calling it.
 * @throws OutgoingFault `forbidden`, or `unreachable` for a name without an address.
 */
export async function checkCustomerUrl(
  text: string,
  allowed: CustomerAddresses,
  longestMilliseconds: number,
): Promise<void> {
  const signal = AbortSignal.timeout(longestMilliseconds);
  try {
    await checkedUrl(text, checkOf(allowed), signal);
  } catch (error) {
    throw faultOf(error, signal);
  }
}

async function checkedUrl(text: string, check: AddressCheck, signal: AbortSignal): Promise<URL> {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '' || !/^https?:$/.test(url.protocol))
    throw new OutgoingFault('forbidden');
  // `URL` has turned every way of writing an IPv4 address (decimal, octal, hexadecimal) into its usual form.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) > 0 ? [host] : await addressesOf(host, signal);
  if (!allowsAll(url, check, addresses)) throw new OutgoingFault('forbidden');
  return url;
}

function allowsAll(url: URL, check: AddressCheck, addresses: readonly string[]): boolean {
  const allows = url.protocol === 'https:' ? check.allows : check.allowsPlain;
  return addresses.length > 0 && addresses.every(allows);
}

/** A look-up cannot be aborted, so it is left behind when the time is over. */
async function addressesOf(host: string, signal: AbortSignal): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  dns.lookup(host, { all: true }, (error, found) => {
    if (error) reject(error);
    else resolve(found.map(({ address }) => address));
  });
  return promise;
}

/** The look-up of the connection: the addresses that it returns are those that are connected to. */
function checkingLookup(check: AddressCheck, url: URL): LookupFunction {
  return (host, options, done) => {
    dns.lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      const addresses = found.map(({ address }) => address);
      if (!first || !allowsAll(url, check, addresses)) return done(new OutgoingFault('forbidden'), '');
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

async function send(
  url: URL,
  { headers, body, readBytes }: CustomerPost,
  options: Pick<RequestOptions, 'signal' | 'lookup'>,
): Promise<CustomerAnswer> {
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const call = request(url, { ...options, method: 'POST', agent: false, headers });
  const answer = await answerOf(call, body);
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    call.destroy();
    throw new OutgoingFault('redirected', { status });
  }
  try {
    return { status, text: await beginningOf(answer, readBytes) };
  } finally {
    call.destroy();
  }
}

function answerOf(call: ClientRequest, body: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Stays on, because an error after the answer must not end the process.
  call.on('error', reject);
  call.on('response', resolve);
  call.end(body);
  return promise;
}

async function beginningOf(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8');
}

function faultOf(error: unknown, signal: AbortSignal): OutgoingFault {
  if (error instanceof OutgoingFault) return error;
  if (signal.aborted) return new OutgoingFault('too_slow');
  // Every error of the network and of TLS has a code; any other error is our own fault.
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') throw error;
  return new OutgoingFault('unreachable', { code });
}
