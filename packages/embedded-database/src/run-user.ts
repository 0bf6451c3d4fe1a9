import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { isErrno } from './process-table.ts';

/** The user that PostgreSQL runs as; undefined: the application's own user. */
export type RunUser = { uid: number; gid: number } | undefined;

const isRoot = () => process.getuid?.() === 0;

/**
 * Returns the user that PostgreSQL runs as. PostgreSQL refuses root, so root's database belongs to `postgres`
 * or else `nobody`. An existing cluster keeps its owner, also if root starts what an ordinary user made.
 *
 * @throws one sentence when the machine has neither user.
 */
export function runUserFor(data: string, passwd = '/etc/passwd'): RunUser {
  if (!isRoot()) return undefined;
  return ownerOf(data) ?? unprivilegedUser(passwd);
}

/** Returns spawn options that run a child as this user, in a folder that every user can enter. */
export function asUser(user: RunUser): { uid?: number; gid?: number; cwd: string } {
  return user ? { uid: user.uid, gid: user.gid, cwd: '/' } : { cwd: '/' };
}

/**
 * Returns whether the user can enter this folder. Asks the kernel as that user, because mode bits are not the
 * whole truth.
 */
export function canEnter(directory: string, user: RunUser): boolean {
  if (!user) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$0"', directory], asUser(user));
  return status === 0;
}

function ownerOf(data: string): RunUser {
  try {
    const { uid, gid } = statSync(data);
    return uid === 0 ? undefined : { uid, gid };
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function unprivilegedUser(passwd: string): RunUser {
  const rows = readFileSync(passwd, 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = rows.find((row) => row.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'The embedded database does not run as root, and this machine has neither a user postgres nor nobody: start Bellwether as an ordinary user, or set DATABASE_URL.',
  );
}
