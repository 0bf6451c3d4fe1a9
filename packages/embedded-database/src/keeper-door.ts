import { chmodSync, chownSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { RunUser } from './run-user.ts';

/** Where a ready database is: the socket folder and what goes with it. */
export type DatabaseAddress = { host: string; port: number; user: string; database: string };

/** What a keeper tells those who hold a lease, one JSON object a line. */
export type KeeperMessage =
  | { kind: 'ready'; keeper: number; address: DatabaseAddress }
  | { kind: 'note'; line: string }
  | { kind: 'failed'; reason: string };

/** The socket where leases are taken: a lease is an open connection, which the kernel closes however its holder dies. */
export type KeeperDoor = {
  path: string;
  /** From now on everybody who holds or takes a lease is told the address. */
  ready(address: DatabaseAddress): void;
  /** The database is away; new leases wait for the next `ready`. */
  away(): void;
  tell(message: KeeperMessage): void;
  /** Takes no more leases; those who wait outside try again with the next keeper. */
  shut(): void;
  /** Ends the connections that are left, which tells their holders that the database is down. */
  dismiss(): void;
};

/**
 * Opens the door in `runDirectory`. `onEmpty` is called when the last lease ends, and when nobody takes one within
 * `patience` milliseconds.
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
    // Its holder died in the middle of a message: the close that follows ends the lease.
    socket.on('error', () => socket.destroy());
    socket.resume();
    socket.on('end', () => leave(socket));
    socket.on('close', () => {
      leaving.delete(socket);
      leave(socket);
    });
  });

  // Whoever gives up the last lease keeps the connection until the database is down.
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
