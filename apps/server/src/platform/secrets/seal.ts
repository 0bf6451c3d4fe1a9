import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { platformProblem } from '../refusal/problem.ts';
import type { SealedColumn } from './sealed-columns.ts';

type Keys = Pick<Config, 'connectionKeys' | 'databaseUrl' | 'home'>;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/**
 * Returns `text` in a form that only the keys of this installation open, for a secret of another service that must be
 * read again. Never for a secret that we only compare: that one is hashed. `_place`: where it is kept; `link`: in an address
 * that somebody is given.
 * @throws HttpProblem 409 if the server has no key.
 */
export function seal(config: Keys, _place: SealedColumn | 'link', text: string): string {
  const [key] = keysOf(config);
  if (!key) throw platformProblem(409, 'no_connection_key');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nameOf(key), Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')].join('.');
}

/**
 * Returns the text that `seal` was given.
 * @throws HttpProblem 409 if the server has no key, or not this one any more; Error if the sealed text was changed.
 */
export function unseal(config: Keys, sealed: string): string {
  const [name = '', body = ''] = sealed.split('.');
  const keys = keysOf(config);
  const key = keys.find((each) => nameOf(each) === name);
  if (!key) throw platformProblem(409, keys.length === 0 ? 'no_connection_key' : 'other_connection_key');
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}

/** Whether this server can keep secrets of other services. */
export function canSeal(config: Keys): boolean {
  return keysOf(config).length > 0;
}

/** Returns the names of the keys that this server has. */
export function keyNames(config: Keys): string[] {
  return keysOf(config).map(nameOf);
}

/** Tells which key sealed a text, and nothing else about the key. */
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);

function keysOf(config: Keys): Buffer[] {
  if (config.connectionKeys.length > 0) return config.connectionKeys.map((key) => Buffer.from(key, 'hex'));
  // Several nodes of one database need one key, which a file of each node would not be.
  return config.databaseUrl === undefined ? [keyOfHome(config.home)] : [];
}

function keyOfHome(home: string): Buffer {
  const path = join(home, 'connection.key');
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
    if (key.length === keyBytes) return key;
    throw new Error(
      `${path} holds no key of 64 hexadecimal digits: put it back from a backup, or delete it if nothing needs it.`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(home, { recursive: true });
  const key = randomBytes(keyBytes);
  writeFileSync(path, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
