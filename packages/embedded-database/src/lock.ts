import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { isErrno, processFacts } from './process-table.ts';

/** Who keeps the database of a place: the keeper's process, and the socket where leases are taken once it listens. */
export type LockHolder = { pid: number; start: string; address: string | null };

/** The lock of a place while it is ours. */
export type Lock = {
  /** Writes the keeper's address into the lock; false when the lock was lost to another process. */
  publish(address: string): boolean;
  /** Gives the lock up. */
  release(): void;
};

/** The living holder of the lock file at `path`; undefined when it is free or its holder is gone. */
export function lockHolder(path: string): LockHolder | undefined {
  const holder = readHolder(path);
  return holder && isAlive(holder) ? holder : undefined;
}

/** Takes the lock file at `path` for this process; undefined when a living process holds it. A dead holder's lock is removed. */
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
  // Between the look and the move another process may have put a living lock there: it goes back.
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
    // An unreadable lock (a disk that was full, a power cut) has no holder.
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
