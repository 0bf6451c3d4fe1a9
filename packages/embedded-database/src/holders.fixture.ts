import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { lockHolder } from './lock.ts';
import { noteName } from './place.ts';
import { isRunning } from './process-table.ts';
import { canEnter, type RunUser } from './run-user.ts';
import { readPostmasterFile } from './stale-server.ts';

/** A running holder.fixture.ts with its output so far. */
export type Holder = {
  pid: number;
  database: Promise<EmbeddedDatabase>;
  written: string[];
  notes: string[];
  child: ChildProcess;
  ended: Promise<void>;
};

export const isRoot = process.getuid?.() === 0;

const folder = dirname(fileURLToPath(import.meta.url));
const homes: string[] = [];
const holders: Holder[] = [];

afterAll(async () => {
  for (const holder of holders) holder.child.kill('SIGKILL');
  for (const home of homes) {
    await eventually(() => serverOf(home) === undefined && lockHolder(lockOf(home)) === undefined);
    if (readdirSync(home).includes(noteName)) rmSync(noted(home), { recursive: true, force: true });
    rmSync(home, { recursive: true, force: true });
  }
});

/** Returns an ordinary user for a test case if root runs the tests; else undefined (the own user). */
export function ordinaryUser(): RunUser {
  const nobody = { uid: 65534, gid: 65534 };
  return isRoot && canEnter(folder, nobody) && canEnter(dirname(process.execPath), nobody)
    ? nobody
    : undefined;
}

/** Creates an empty home, removed after the tests of the file. */
export function newHome(user?: RunUser): string {
  const home = mkdtempSync('/tmp/bellwether-home-');
  chmodSync(home, 0o755);
  if (user) chownSync(home, user.uid, user.gid);
  homes.push(home);
  return home;
}

/** Starts a holder of the home's database in its own process group, as npm does with an application. */
export function startHolder(options: { home: string; writers?: number }, user?: RunUser): Holder {
  const child = spawn(process.execPath, [join(folder, 'holder.fixture.ts'), JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    ...user,
  });
  const database = Promise.withResolvers<EmbeddedDatabase>();
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  // A test that kills a holder does not wait for its database.
  database.promise.catch(() => undefined);
  let complaint = '';
  child.stderr.on('data', (part) => {
    complaint += part;
  });
  void ended.then(() => database.reject(new Error(`the holder ended: ${complaint}`)));
  const holder: Holder = {
    pid: child.pid ?? 0,
    database: database.promise,
    written: [],
    notes: [],
    child,
    ended,
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const told = JSON.parse(line);
    if (told.written) holder.written.push(told.written);
    if (told.note) holder.notes.push(told.note);
    if (told.database) database.resolve(told.database);
  });
  holders.push(holder);
  return holder;
}

/** Kills a holder like a power cut, and waits until it is gone. */
export async function killHolder(holder: Holder): Promise<void> {
  holder.child.kill('SIGKILL');
  await holder.ended;
}

/** Stops a holder cleanly. */
export async function stopHolder(holder: Holder): Promise<void> {
  holder.child.kill('SIGTERM');
  await holder.ended;
}

/** Returns the pid of a home's running postmaster. */
export function serverOf(home: string): number | undefined {
  const pid = readPostmasterFile(join(directoryOf(home), 'data'))?.pid;
  return pid !== undefined && isRunning(pid) ? pid : undefined;
}

/** Returns the pid of a home's running keeper. */
export function keeperOf(home: string): number | undefined {
  return lockHolder(lockOf(home))?.pid;
}

/** Returns the folder of a home's database. */
export function directoryOf(home: string): string {
  return readdirSync(home).includes(noteName) ? noted(home) : join(home, 'postgres');
}

/** Runs one statement on a database and returns its rows. */
export async function ask(database: EmbeddedDatabase, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(database);
  // The query in flight reports a killed server too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Waits until the condition is true.
 *
 * @throws after `seconds`.
 */
export async function eventually(condition: () => boolean, seconds = 15): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${condition}`);
    await sleep(10);
  }
}

function lockOf(home: string): string {
  return join(directoryOf(home), 'keeper.json');
}

function noted(home: string): string {
  return readFileSync(join(home, noteName), 'utf8').trim();
}
