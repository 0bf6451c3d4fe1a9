import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { clusterVersion, ensureCluster } from './data-directory.ts';
import { type KeeperDoor, openDoor } from './keeper-door.ts';
import { type KeeperOrder, keeperBusy } from './keeper-order.ts';
import { type Lock, takeLock } from './lock.ts';
import { placeUser } from './place.ts';
import { launchPostgres, turnLog } from './postgres-process.ts';
import { refusalOf } from './refusal.ts';
import { ensureRunDirectory, removeRunDirectory } from './run-directory.ts';
import { connection, serverArguments } from './server-settings.ts';
import { endStaleServer } from './stale-server.ts';

// A separate program in its own session. It runs the PostgreSQL of one place while anybody has a lease,
// restarts it if it dies, and stops it after the last lease. Ctrl-C in a terminal does not reach it; it
// learns of the application's end by the closed lease.

const longestPause = 5_000;
const untakenLimit = 10_000;
const order: KeeperOrder = JSON.parse(process.argv[2] ?? '');
const ending = new AbortController();

// Folders for the database's user must be open to that user, whatever the caller's umask is.
process.umask(0o022);
process.chdir('/');
// A system shutdown signals the application too, so keep the database until the application releases it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.exitCode = await keep();
// Do not wait for a hanging holder.
setTimeout(() => process.exit(), 1_000).unref();

async function keep(): Promise<number> {
  let lock: Lock | undefined;
  let door: KeeperDoor | undefined;
  try {
    lock = takeLock(order.place.lock);
    if (!lock) return keeperBusy;
    const user = placeUser(order.place);
    const runDirectory = ensureRunDirectory(order.place, user);
    door = await openDoor(runDirectory, user, { onEmpty: () => ending.abort(), patience: untakenLimit });
    if (!lock.publish(door.path)) return keeperBusy;
    turnLog(order.place.log);
    await serve(door, runDirectory);
    return 0;
  } catch (error) {
    if (ending.signal.aborted) return 0;
    const reason = refusalOf(error, order.place.directory);
    door?.tell({ kind: 'failed', reason });
    // The starter may not have connected yet, so also write to stderr.
    process.stderr.write(reason);
    return 1;
  } finally {
    door?.shut();
    if (lock) removeRunDirectory(order.place);
    lock?.release();
    door?.dismiss();
  }
}

async function serve(door: KeeperDoor, runDirectory: string): Promise<void> {
  const { place, copies, binaries: given, flags } = order;
  const { signal } = ending;
  const user = placeUser(place);
  const binaries = findBinaries({ user, given, copies, wanted: clusterVersion(place.data) });
  const args = serverArguments(place.data, runDirectory, binaries, flags);
  await ensureCluster(place.data, binaries, user, signal);
  for (let failures = 0, started = false; !signal.aborted; ) {
    try {
      await endStaleServer(place.data, runDirectory);
      const server = await launchPostgres({ binaries, args, data: place.data, log: place.log, user, signal });
      started = true;
      failures = 0;
      door.ready({ host: runDirectory, ...connection });
      await Promise.race([server.exited, aborted(signal)]);
      door.away();
      if (signal.aborted) {
        door.shut();
        await server.stop();
        return;
      }
      door.tell({ kind: 'note', line: 'The embedded database ended unexpectedly; it is started again.' });
    } catch (error) {
      // Report a first start that fails to the starter; retry a server that ran before.
      if (!started || !existsSync(place.data)) throw error;
      failures += 1;
      door.tell({ kind: 'note', line: refusalOf(error, place.directory) });
      await sleep(Math.min(100 * 2 ** failures, longestPause), undefined, { signal });
    }
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
