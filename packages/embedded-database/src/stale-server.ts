import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isErrno,
  isPostmasterOf,
  isRunning,
  processesIn,
  processFacts,
  signalProcess,
} from './process-table.ts';

/** Milliseconds that a server gets for a fast and then for an immediate shutdown before it is killed. */
export const patience = { fast: 6_000, immediate: 2_000 };

/** The content of a running server's `postmaster.pid`. */
export type PostmasterFile = { pid: number; status: string };

/** Reads `postmaster.pid`; returns undefined if it is missing or incomplete. */
export function readPostmasterFile(data: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : undefined;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Makes the data directory free for a new server. Ends a server whose keeper died, waits for back ends that
 * outlive a killed postmaster, and removes a pid file whose pid belongs to a zombie or another process,
 * because PostgreSQL itself would think that a server runs. The caller has the place's lock, so nobody uses
 * the old server.
 */
export async function endStaleServer(data: string, runDirectory: string): Promise<void> {
  const found = readPostmasterFile(data);
  if (found && isPostmasterOf(found.pid, data)) await endProcess(found.pid);
  await endLeftovers(data);
  // A socket has its own lock file, which zombies and reused pids block too.
  for (const name of readdirSync(runDirectory)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(runDirectory, name), { force: true });
  }
  const left = readPostmasterFile(data);
  // If no process has the pid, PostgreSQL removes the file itself, and the shared memory that the file names.
  if (!left || processFacts(left.pid) === undefined) return;
  rmSync(join(data, 'postmaster.pid'), { force: true });
}

/** Ends a postmaster: by a fast shutdown, else immediate (the next start recovers), else by kill. */
export async function endProcess(pid: number): Promise<void> {
  signalProcess(pid, 'SIGINT');
  if (await goneWithin(pid, patience.fast)) return;
  signalProcess(pid, 'SIGQUIT');
  if (await goneWithin(pid, patience.immediate)) return;
  signalProcess(pid, 'SIGKILL');
  await goneWithin(pid, patience.immediate);
}

// A back end without a postmaster serves nobody. Most notice at once; a back end in a long statement does
// not.
async function endLeftovers(data: string): Promise<void> {
  const start = Date.now();
  for (;;) {
    const left = processesIn(data);
    if (left.length === 0) return;
    const waited = Date.now() - start;
    if (waited > patience.immediate) for (const pid of left) signalProcess(pid, 'SIGKILL');
    if (waited > 3 * patience.immediate) throw new Error(`Processes ${left.join(', ')} still use ${data}.`);
    await sleep(20);
  }
}

async function goneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > end) return false;
    await sleep(10);
  }
  return true;
}
