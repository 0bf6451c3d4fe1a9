import { chmodSync, chownSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { RunUser } from './run-user.ts';

/** The address of a ready database: the socket folder and the connection's parameters. */
export type DatabaseAddress = { host: string; port: number; user: string; database: string };

/** The messages of a keeper to its lease holders, one JSON object per line. */
export type KeeperMessage =
  | { kind: 'ready'; keeper: number; address: DatabaseAddress }
  | { kind: 'note'; line: string }
  | { kind: 'failed'; reason: string };

/** The socket for leases. A lease is an open connection, so the kernel ends it however its holder dies. */
export type KeeperDoor = {
  path: string;
  /** From now on, every lease holder gets this address. */
  ready(address: DatabaseAddress): void;
  /** The database is down; new leases wait for the next `ready`. */
  away(): void;
  tell(message: KeeperMessage): void;
  /** Accepts no more leases; waiting callers try the next keeper. */
  shut(): void;
  /** Closes the remaining connections, which tells their holders that the database is down. */
  dismiss(): void;
};

/**
 * Opens the socket in `runDirectory`. `onEmpty` is called when the last lease ends, and if nobody takes a
 * lease within `patience` milliseconds.
 */
export async function openDoor(
  runDirectory: string,
  user: RunUser,
  { onEmpty, patience }: { onEmpty: () => void; patience: number },
): Promise<KeeperDoor> {
  const leases = new Set<Socket>();
  const leaving = new Set<Socket>();
  let last: KeeperMessage | undefined;
  let open = true;
  const write = (socket: Socket, message: KeeperMessage) => socket.write(`${JSON.stringify(message)}\n`);

  const server = createServer({ allowHalfOpen: true }, (socket) => {
    if (!open) {
      socket.destroy();
      return;
    }
    leases.add(socket);
    if (last) write(socket, last);
    // The holder died in the middle of a message; the close event that follows ends the lease.
    socket.on('error', () => socket.destroy());
    socket.resume();
    socket.on('end', () => leave(socket));
    socket.on('close', () => {
      leaving.delete(socket);
      leave(socket);
    });
  });

  // The holder that releases the last lease keeps its connection until the database is down.
  function leave(socket: Socket): void {
    if (!leases.delete(socket)) return;
    if (leases.size > 0) {
      socket.end();
      return;
    }
    if (!socket.destroyed) leaving.add(socket);
    onEmpty();
  }

  for (const name of readdirSync(runDirectory)) {
    if (name.startsWith('keeper.')) rmSync(join(runDirectory, name), { force: true });
  }
  const path = join(runDirectory, `keeper.${process.pid}`);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  if (user) chownSync(path, user.uid, user.gid);
  setTimeout(() => leases.size === 0 && onEmpty(), patience).unref();

  return {
    path,
    ready(address) {
      last = { kind: 'ready', keeper: process.pid, address };
      for (const socket of leases) write(socket, last);
    },
    away() {
      last = undefined;
    },
    tell(message) {
      for (const socket of leases) write(socket, message);
    },
    shut() {
      open = false;
      server.close();
    },
    dismiss() {
      for (const socket of [...leases, ...leaving]) socket.end();
    },
  };
}
