import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { spawnAs } from './child.ts';
import { complaintOf } from './refusal.ts';
import type { RunUser } from './run-user.ts';
import { endProcess, readPostmasterFile } from './stale-server.ts';

/** A PostgreSQL server that accepts connections. */
export type PostgresProcess = {
  pid: number;
  /** Settles when the server ends, for whatever reason. */
  exited: Promise<void>;
  /** Shuts the server down and waits for its end; running transactions are rolled back. */
  stop(): Promise<void>;
};

const longestLog = 5_000_000;

/**
 * Starts `postgres` and waits until it accepts connections, however long recovery takes. An aborted signal
 * ends it.
 *
 * @throws its last message when it ends before that.
 */
export async function launchPostgres(options: {
  binaries: Binaries;
  args: string[];
  data: string;
  log: string;
  user: RunUser;
  signal: AbortSignal;
}): Promise<PostgresProcess> {
  const { data, signal } = options;
  const log = openLog(options.log, options.user);
  const logStart = fstatSync(log).size;
  const child = spawnAs(options.user, join(options.binaries.directory, 'postgres'), options.args, [
    'ignore',
    log,
    log,
  ]);
  closeSync(log);
  const ended = Promise.withResolvers<void>();
  let reason: string | undefined;
  child.on('error', (error) => {
    reason = error.message;
    ended.resolve();
  });
  child.on('exit', () => {
    reason = lastMessage(options.log, logStart);
    ended.resolve();
  });
  const pid = child.pid ?? 0;
  while (!isReady(data, pid)) {
    if (signal.aborted && child.pid !== undefined && reason === undefined) await endProcess(child.pid);
    if (reason !== undefined) throw new Error(`The embedded database did not start: ${reason}`);
    await sleep(3);
  }
  return {
    pid,
    exited: ended.promise,
    async stop() {
      if (reason === undefined) await endProcess(pid);
      await ended.promise;
    },
  };
}

/** Opens the log. Root gives it to the database's user, who may be the next to start the database. */
function openLog(path: string, user: RunUser): number {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  // The database's user can write in this folder. So root must not follow a link, and must only change the
  // owner of a file that it just created.
  const log = openSync(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  const { uid, nlink } = fstatSync(log);
  if (user && uid === 0 && nlink === 1) fchownSync(log, user.uid, user.gid);
  return log;
}

/** Rotates a long log, so that it does not grow without end; replaces the previous one. */
export function turnLog(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longestLog) renameSync(log, `${log}.old`);
}

function isReady(data: string, pid: number): boolean {
  const file = readPostmasterFile(data);
  return file?.pid === pid && file.status === 'ready';
}

function lastMessage(log: string, start: number): string {
  return complaintOf(readFileSync(log).subarray(start).toString('utf8')) || `see ${log}`;
}
