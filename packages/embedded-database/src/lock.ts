import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { isErrno, processFacts } from './process-table.ts';

/** The keeper of a place: its process, and the socket for leases once it listens. */
export type LockHolder = { pid: number; start: string; address: string | null };

/** The lock of a place while this process has it. */
export type Lock = {
  /** Writes the keeper's address into the lock; returns false if another process has taken the lock. */
  publish(address: string): boolean;
  /** Releases the lock. */
  release(): void;
};

/**
 * Returns the living holder of the lock file at `path`; undefined if the lock is free or its holder is dead.
 */
export function lockHolder(path: string): LockHolder | undefined {
  const holder = readHolder(path);
  return holder && isAlive(holder) ? holder : undefined;
}

/**
 * Takes the lock file at `path` for this process; returns undefined if a living process has it. Removes a
 * dead holder's lock.
 */
export function takeLock(path: string): Lock | undefined {
  const start = processFacts(process.pid)?.start ?? '';
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, start, address: null } satisfies LockHolder));
  try {
    // A link appears with its whole content or not at all, so nobody reads a half-written lock.
    while (!linked(mine, path)) {
      if (lockHolder(path)) return undefined;
      removeDeadLock(path);
    }
  } finally {
    unlinkSync(mine);
  }
  return ownedLock(path, start);
}

function ownedLock(path: string, start: string): Lock {
  const isMine = () => {
    const holder = readHolder(path);
    return holder?.pid === process.pid && holder.start === start;
  };
  return {
    publish(address) {
      if (!isMine()) return false;
      const next = `${path}.${process.pid}`;
      writeFileSync(next, JSON.stringify({ pid: process.pid, start, address } satisfies LockHolder));
      renameSync(next, path);
      return true;
    },
    release() {
      if (isMine()) rmSync(path, { force: true });
    },
  };
}

function removeDeadLock(path: string): void {
  const aside = `${path}.${process.pid}.dead`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  // Put a living lock back: another process may have created it between the check and the rename.
  if (lockHolder(aside)) linked(aside, path);
  unlinkSync(aside);
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

function isAlive(holder: LockHolder): boolean {
  const facts = processFacts(holder.pid);
  return facts !== undefined && !facts.zombie && facts.start === holder.start;
}

function readHolder(path: string): LockHolder | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isLockHolder(found) ? found : undefined;
  } catch (error) {
    // An unreadable lock (from a full disk or a power cut) has no holder.
    if (isErrno(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isLockHolder(value: unknown): value is LockHolder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'start' in value
  );
}
