import { spawn } from 'node:child_process';
import { createConnection, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DatabaseAddress, KeeperMessage } from './keeper-door.ts';
import { type KeeperOrder, keeperBusy } from './keeper-order.ts';
import { lockHolder } from './lock.ts';
import { isErrno } from './process-table.ts';

/** A share in a running database. */
export type Lease = {
  address: DatabaseAddress;
  /** True if another process started the database's keeper. */
  adopted: boolean;
  /** Settles when the connection to the keeper has ended. */
  ended: Promise<void>;
  /** Releases the share; the last release waits until the database is down. */
  release(): Promise<void>;
};

// Longer than any keeper needs between taking the lock and listening.
const longestWait = 30_000;

/**
 * Takes a lease from the keeper of the order's place, and starts a keeper if there is none. Two callers at
 * once start two keepers; the lock lets one run, the other exits, and both callers use the same keeper.
 *
 * @throws the keeper's sentence when the database cannot start.
 */
export async function takeLease(order: KeeperOrder, log: (line: string) => void): Promise<Lease> {
  let keeper: Keeper | undefined;
  let quietSince = Date.now();
  while (Date.now() - quietSince < longestWait) {
    const holder = lockHolder(order.place.lock);
    const socket = holder?.address ? await connect(holder.address) : undefined;
    if (socket) {
      const lease = await leaseOn(socket, holder?.pid !== keeper?.pid, log);
      if (lease) return lease;
      quietSince = Date.now();
    } else if (!holder && !keeper?.running()) {
      keeper?.throwFailure();
      keeper = startKeeper(order);
    }
    await sleep(10);
  }
  throw new Error(
    `The embedded database in ${order.place.directory} gives no answer; its log is ${order.place.log}.`,
  );
}

type Keeper = { pid: number | undefined; running(): boolean; throwFailure(): void };

function startKeeper(order: KeeperOrder): Keeper {
  const program = fileURLToPath(new URL('./keeper.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: keeperEnvironment(),
  });
  let complaint = '';
  let failure: string | undefined;
  let running = true;
  child.stderr.on('data', (part) => {
    complaint += part;
  });
  child.on('error', (error) => {
    failure = error.message;
    running = false;
  });
  // The close event comes after all output was read.
  child.on('close', (code) => {
    if (code !== 0 && code !== keeperBusy)
      failure ??= complaint.trim() || 'The embedded database ended at its start.';
    running = false;
  });
  // A keeper outlives its starter and must not keep it running.
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return {
    pid: child.pid,
    running: () => running,
    throwFailure() {
      if (failure !== undefined) throw new Error(failure);
    },
  };
}

function keeperEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? { PATH } : { PATH, NODE_COMPILE_CACHE };
}

/**
 * Returns the lease of an open connection to a keeper, once its database is ready; undefined if the keeper
 * goes before that.
 */
async function leaseOn(
  socket: Socket,
  adopted: boolean,
  log: (line: string) => void,
): Promise<Lease | undefined> {
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  // A reset connection is an ended lease; the close event that follows reports it.
  socket.on('error', () => socket.destroy());
  const greeted = Promise.withResolvers<DatabaseAddress | undefined>();
  let waiting = true;
  const lines = createInterface({ input: socket });
  // readline repeats the socket's errors, which are handled above.
  lines.on('error', () => lines.close());
  lines.on('line', (line) => {
    const message: KeeperMessage = JSON.parse(line);
    if (message.kind === 'ready') greeted.resolve(message.address);
    else if (message.kind === 'note') log(message.line);
    else if (waiting) greeted.reject(new Error(message.reason));
    else log(message.reason);
  });
  ended.then(() => greeted.resolve(undefined));
  const database = await greeted.promise;
  waiting = false;
  if (!database) return undefined;
  // An unreferenced socket: a lease alone must not keep a program running.
  socket.unref();
  return {
    address: database,
    adopted,
    ended,
    release() {
      socket.ref();
      socket.end();
      return ended;
    },
  };
}

function connect(address: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ path: address, allowHalfOpen: false });
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error) => {
      if (!isErrno(error, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE')) reject(error);
      else resolve(undefined);
    });
  });
}
