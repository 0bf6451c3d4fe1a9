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

/** A call whose whole answer is needed. */
export interface CustomerCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly longestMilliseconds: number;
  readonly gone?: AbortSignal | undefined;
  /** The largest answer, in bytes. */
  readonly mostBytes: number;
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
  const { status, bytes } = await call({ ...post, method: 'POST' }, post.readBytes, allowed);
  return { status, text: bytes.subarray(0, post.readBytes).toString('utf8') };
}

/**
 * Calls an address that a customer has entered, with the same checks, and returns the whole answer.
 * @throws OutgoingFault, also for a longer answer.
 */
export async function fetchFromCustomer(asked: CustomerCall, allowed: CustomerAddresses): Promise<Response> {
  const { status, headers, bytes } = await call(asked, asked.mostBytes + 1, allowed);
  if (bytes.length > asked.mostBytes) throw new OutgoingFault('too_large', { status });
  const isEmpty = bytes.length === 0 || status === 204;
  return new Response(isEmpty ? null : new Uint8Array(bytes), { status, headers });
}

type Asked = Pick<CustomerCall, 'url' | 'method' | 'headers' | 'longestMilliseconds' | 'gone'> & {
  readonly body: string | undefined;
};

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

async function call(asked: Asked, readBytes: number, allowed: CustomerAddresses): Promise<Answer> {
  const late = AbortSignal.timeout(asked.longestMilliseconds);
  const signal = asked.gone ? AbortSignal.any([late, asked.gone]) : late;
  try {
    const check = checkOf(allowed);
    const url = await checkedUrl(asked.url, check, signal);
    return await send(url, asked, readBytes, { signal, lookup: checkingLookup(check, url) });
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

/** How long people wait for the check of an address that they enter, in milliseconds. */
const enteredWithin = 3_000;

/**
 * Returns whether people may enter an address. A name that cannot be resolved now is taken, because each call checks the
 * address again.
 */
export async function mayBeEntered(url: string, allowed: CustomerAddresses): Promise<boolean> {
  try {
    await checkCustomerUrl(url, allowed, enteredWithin);
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    return error.kind !== 'forbidden' && /^https:/i.test(url);
  }
  return true;
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
  { method, headers, body }: Asked,
  readBytes: number,
  options: Pick<RequestOptions, 'signal' | 'lookup'>,
): Promise<Answer> {
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const sent = request(url, { ...options, method, agent: false, headers });
  const answer = await answerOf(sent, body);
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    sent.destroy();
    throw new OutgoingFault('redirected', { status });
  }
  try {
    return { status, headers: headersOf(answer), bytes: await beginningOf(answer, readBytes) };
  } finally {
    sent.destroy();
  }
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const pairs = Object.entries(headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  return new Headers(pairs);
}

function answerOf(call: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Stays on, because an error after the answer must not end the process.
  call.on('error', reject);
  call.on('response', resolve);
  call.end(body);
  return promise;
}

async function beginningOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

function faultOf(error: unknown, signal: AbortSignal): OutgoingFault {
  if (error instanceof OutgoingFault) return error;
  if (signal.aborted) return new OutgoingFault('too_slow');
  // Every error of the network and of TLS has a code; any other error is our own fault.
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') throw error;
  return new OutgoingFault('unreachable', { code });
}
