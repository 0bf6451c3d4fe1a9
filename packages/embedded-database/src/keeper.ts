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

// A program of its own, in a session of its own: it runs one place's PostgreSQL as long as anybody holds a lease, starts
// it again when it dies, and ends it with the last lease. Ctrl-C in a terminal does not reach it; the end of the
// application does, however it comes.

const longestPause = 5_000;
const untakenLimit = 10_000;
const order: KeeperOrder = JSON.parse(process.argv[2] ?? '');
const ending = new AbortController();

// Folders made for the database's user must be open to that user whatever the caller's umask is.
process.umask(0o022);
process.chdir('/');
// A system that stops everything asks the application too; the database stays until the application let go of it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.exitCode = await keep();
// A holder that hangs does not keep this process.
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
    // The starter may not have got through the door yet.
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
      // What never started is the starter's to hear; what ran before is tried until it runs again.
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
