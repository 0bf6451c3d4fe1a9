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

/** Returns the major version of PostgreSQL that made the cluster; undefined without a cluster. */
export function clusterVersion(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Creates the cluster, with its one empty database, in a scratch folder and then renames the folder in one
 * step. So an interrupted start leaves either nothing or a whole cluster. Removes scratch folders of earlier
 * starts. Does nothing if the cluster exists. The caller has the place's lock.
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
    // A single-user session needs no server, so the database is complete before the cluster is visible.
    const single = ['--single', '-D', scratch, '-c', 'log_checkpoints=off', 'postgres'];
    await run(join(binaries.directory, 'postgres'), single, `create database ${connection.database}\n`);
    signal.throwIfAborted();
    renameSync(scratch, data);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
  syncFolder(dirname(data));
  // Remove again: an initdb whose keeper was killed can write for a moment after the first removal.
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
      // An interrupted initdb may write its last files now; the next call removes them.
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
