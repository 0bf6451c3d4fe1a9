import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { cleanEmail } from '@bellwether/domain/people/profile/email';

/** A wrong environment. The message is one sentence that names the variable. */
export class ConfigError extends Error {}

/** The requirement that a value breaks, as the end of the sentence "NAME must be …". */
interface Refused {
  mustBe: string;
}

type Reader<T> = (text: string) => T | Refused;

function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'mustBe' in value;
}

/** Reads variables one by one; an empty value counts as absent. */
export class Settings {
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  read<T>(name: string, reader: Reader<T>): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = reader(text);
    // Keep the value out of the sentence, because a database address contains its password.
    if (isRefused(value)) throw this.refusal(name, `must be ${value.mustBe}`);
    return value;
  }

  refusal(name: string, sentence: string): ConfigError {
    return new ConfigError(`${name} ${sentence}.`);
  }

  /** Refuse unknown names with our prefix: a misspelt name would be ignored silently. */
  refuseUnknown(known: readonly string[]): void {
    for (const name of Object.keys(this.#env).sort()) {
      if (!name.startsWith('BELLWETHER_') || known.includes(name)) continue;
      throw this.refusal(name, `is not a setting of Bellwether; known are ${known.join(', ')}`);
    }
  }
}

/** Reads the path of a folder that exists; returns it absolute. */
export const readFolder: Reader<string> = (text) => {
  const path = resolve(text);
  return statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? path
    : { mustBe: 'the path of a folder that exists' };
};

export const readPort: Reader<number> = (text) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : { mustBe: 'a port number from 0 to 65535' };
};

/** Reads a whole number from `least` to `most`. */
export function readWhole(least: number, most: number): Reader<number> {
  return (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : { mustBe: `a whole number from ${least} to ${most}` };
  };
}

/** Reads keys of 32 bytes, separated by commas. */
export const readKeys: Reader<string[]> = (text) => {
  const keys = text.split(',').map((key) => key.trim().toLowerCase());
  return keys.every((key) => /^[0-9a-f]{64}$/.test(key))
    ? keys
    : { mustBe: 'made of 64 hexadecimal digits, as “openssl rand -hex 32” prints them' };
};

export const readSwitch: Reader<boolean> = (text) => {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : { mustBe: '1 or 0' };
};

const instantPattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Reads an instant with its offset, or a day, which means the start of that day in UTC. */
export const readInstant: Reader<number> = (text) => {
  const day = Date.parse(text.slice(0, 10));
  // `Date.parse` turns the 30th of February into a day of March.
  const exists = !Number.isNaN(day) && text.startsWith(new Date(day).toISOString().slice(0, 10));
  const instant = exists && instantPattern.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? { mustBe: 'an instant such as 2026-11-20T08:26:00Z' } : instant;
};

export const subdomainPattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

export const readSubdomain: Reader<string> = (text) =>
  subdomainPattern.test(text.toLowerCase())
    ? text.toLowerCase()
    : { mustBe: 'a subdomain of letters, digits and hyphens' };

/** A bare e-mail address; it becomes a link. */
export const readMailAddress: Reader<string> = (text) => {
  const address = cleanEmail(text);
  return /^[^\s@<>"?&%]+@[^\s@<>"?&%]+$/.test(address)
    ? address
    : { mustBe: 'an e-mail address, such as help@example.com' };
};

/** A URL with one of these protocols (`https:`), written with its two slashes. */
export function readUrl(...protocols: string[]): Reader<URL> {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    // Without the slashes, the text after the colon would become a path or disappear.
    if (url && protocols.includes(url.protocol) && /^\w+:\/\//.test(text)) return url;
    return { mustBe: `an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}` };
  };
}

/**
 * Returns the text unchanged: `postgres://user@/database?host=/folder` names a socket, but is not a valid
 * URL.
 */
export const readDatabaseUrl: Reader<string> = (text) => {
  if (!/^postgres(ql)?:\/\/\S+$/.test(text))
    return { mustBe: 'an address that begins with postgres:// or postgresql://' };
  if (namesSeveralHosts(text))
    return {
      mustBe:
        'the address of one host: Bellwether does not look for the primary among several, so name the proxy or pooler that does',
    };
  const named = text.replace('@/', '@socket/');
  const url = URL.canParse(named) ? new URL(named) : undefined;
  // A slash in the password ends the host too early, so the rest of the password would be shown as the
  // database's name.
  if (!url || /@/.test(url.pathname + url.hash)) {
    return {
      mustBe:
        'a whole address, such as postgres://user:password@host:5432/database, in which a slash of the password is written %2F',
    };
  }
  // A pooler drops start-up options. Bellwether sets its options in each transaction instead.
  return url.searchParams.has('options')
    ? { mustBe: 'an address without options: Bellwether sets what it needs in each transaction' }
    : text;
};

/** `h1,h2:5433` or `?host=h1,h2`, as libpq takes them. */
function namesSeveralHosts(text: string): boolean {
  const [, host = '', query = ''] = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)[^?]*\??(.*)$/.exec(text) ?? [];
  return host.includes(',') || /,|%2C/i.test(new URLSearchParams(query).get('host') ?? '');
}

/** Reads exactly one of these words. */
export function readChoice<const T extends string>(choices: readonly T[]): Reader<T> {
  return (text) => choices.find((choice) => choice === text) ?? { mustBe: `one of ${choices.join(', ')}` };
}

const addressGroups = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads addresses and networks (`10.0.0.0/8`), separated by commas. */
export const readAddresses: Reader<string[]> = (text) => {
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isNetwork)
    ? addresses
    : { mustBe: 'addresses or networks separated by commas, such as 10.0.0.0/8, 192.168.1.7' };
};

/** Reads addresses and networks like `readAddresses`, without names of groups. */
export const readNetworks: Reader<string[]> = (text) => {
  const networks = text.split(',').map((network) => network.trim());
  return networks.every((network) => !addressGroups.includes(network) && isNetwork(network))
    ? networks
    : { mustBe: 'networks separated by commas, such as 10.0.0.0/8, fd12::/48' };
};

function isNetwork(text: string): boolean {
  if (addressGroups.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
