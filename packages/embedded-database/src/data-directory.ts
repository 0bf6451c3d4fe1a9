import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { runAs } from './child.ts';
import { isErrno } from './process-table.ts';
import { complaintOf } from './refusal.ts';
import type { RunUser } from './run-user.ts';
import { clusterArguments, connection } from './server-settings.ts';

/** The major version of PostgreSQL that made the cluster; undefined when there is no cluster yet. */
export function clusterVersion(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Makes the cluster, with its one empty database, in a scratch folder and moves it to its name in one step: a start
 * that is interrupted at any moment leaves either nothing or a whole cluster. Scratch folders of earlier starts go.
 * Nothing happens when the cluster exists. The caller holds the place's lock.
 */
export async function ensureCluster(
  data: string,
  binaries: Binaries,
  user: RunUser,
  signal: AbortSignal,
): Promise<void> {
  removeScratch(data);
  if (clusterVersion(data) !== undefined) return;
  removeEmpty(data);
  const scratch = `${data}.init-${process.pid}`;
  mkdirSync(scratch, { mode: 0o700 });
  if (user) chownSync(scratch, user.uid, user.gid);
  try {
    await run(join(binaries.directory, 'initdb'), clusterArguments(scratch), '');
    // A single-user session needs no server, and so the database is there before anybody can see the cluster.
    const single = ['--single', '-D', scratch, '-c', 'log_checkpoints=off', 'postgres'];
    await run(join(binaries.directory, 'postgres'), single, `create database ${connection.database}\n`);
    signal.throwIfAborted();
    renameSync(scratch, data);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
  syncFolder(dirname(data));
  // An initdb whose keeper was killed wrote on for a moment after the first look.
  removeScratch(data);

  async function run(program: string, args: string[], input: string): Promise<void> {
    const { code, output } = await runAs(user, program, args, { input, signal });
    signal.throwIfAborted();
    if (code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output)) return;
    throw new Error(
      `The embedded database could not be created: ${complaintOf(output) || 'no reason was given'}`,
    );
  }
}

function removeScratch(data: string): void {
  const parent = dirname(data);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(data)}.init-`)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
    } catch (error) {
      // An interrupted initdb may write its last files at this moment; what it leaves goes at the next look.
      if (!isErrno(error, 'ENOTEMPTY')) throw error;
    }
  }
}

function removeEmpty(data: string): void {
  if (!existsSync(data)) return;
  try {
    rmdirSync(data);
  } catch (error) {
    if (!isErrno(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    throw new Error(
      `${data} holds files but no database: move them away, or choose another BELLWETHER_HOME.`,
    );
  }
}

function syncFolder(directory: string): void {
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
