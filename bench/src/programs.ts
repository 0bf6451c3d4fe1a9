import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cluster } from './cluster.ts';
import { type CpuTimes, cpuTimes } from './cpu.ts';
import { benchNow } from './now.ts';
import { Client } from './requests.ts';

const serverFile = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const rootPackage = new URL('../../package.json', import.meta.url);
const probeFile = fileURLToPath(new URL('./probe.ts', import.meta.url));
const peerFile = fileURLToPath(new URL('./peer/main.ts', import.meta.url));

/** A server in its own process, with its back ends. */
export interface Program {
  readonly pid: number;
  /** The server's address, without a trailing slash. */
  readonly address: string;
  readonly client: Client;
  readonly database: string;
  /** Milliseconds from the start of the process to its "ready" line. */
  readonly readyAfter: number;
  /** Returns the processor time of the process and of its back ends, up to now. */
  cpu(): Promise<CpuTimes>;
  /** Returns the processor time of the process alone. */
  ownCpu(): CpuTimes;
  /**
   * Returns the memory in use after garbage collection.
   *
   * @throws when the program was started without the probe.
   */
  memoryInUse(): Promise<MemoryInUse>;
  /** Runs `work` while the server's reactions to events wait, so that only the requests are measured. */
  whileReactionsWait<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** In bytes. */
export interface MemoryInUse {
  readonly heap: number;
  readonly resident: number;
}

/** The flags of `npm start`; the peer runs with the same. */
function nodeFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(rootPackage, 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Starts the real server. */
export function startOurs(cluster: Cluster, database: string): Promise<Program> {
  return start(cluster, database, ours);
}

/** Starts the real server with the memory probe. */
export function startProbed(cluster: Cluster, database: string): Promise<Program> {
  return start(cluster, database, { ...ours, isProbed: true });
}

/** Starts the bare peer. */
export function startPeer(cluster: Cluster, database: string): Promise<Program> {
  return start(cluster, database, peer);
}

interface ProgramFile {
  readonly file: string;
  /** The name of the connections that answer its requests. */
  readonly application: string;
  readonly env: Record<string, string>;
  readonly isProbed?: boolean;
}

const ours: ProgramFile = {
  file: serverFile,
  application: 'bellwether',
  env: { BELLWETHER_NOW: benchNow, BELLWETHER_HOME: join(tmpdir(), 'bellwether-bench') },
};

const peer: ProgramFile = {
  file: peerFile,
  application: 'bench peer',
  env: { PGAPPNAME: 'bench peer' },
};

async function start(cluster: Cluster, database: string, program: ProgramFile): Promise<Program> {
  const started = performance.now();
  const probe = program.isProbed ? ['--expose-gc', '--import', probeFile] : [];
  const child = spawn(process.execPath, [...nodeFlags(), ...probe, program.file], {
    stdio: ['ignore', 'pipe', 'pipe', ...(program.isProbed ? (['ipc'] as const) : [])],
    env: {
      PATH: process.env.PATH,
      // As in `npm start`: the measured start is not the first one.
      NODE_COMPILE_CACHE: join(tmpdir(), 'bellwether-bench', 'compiled'),
      DATABASE_URL: cluster.url(database),
      PORT: '0',
      ...program.env,
    },
  });
  const port = await portOf(child);
  const readyAfter = performance.now() - started;
  const pid = child.pid ?? 0;
  const client = new Client(port);
  return {
    pid,
    address: `http://127.0.0.1:${port}`,
    client,
    database,
    readyAfter,
    async cpu() {
      return cpuTimes([pid, ...(await cluster.backends(database, program.application))]);
    },
    ownCpu: () => cpuTimes([pid]),
    memoryInUse: () => askProbe(child),
    whileReactionsWait: (work) => (program === peer ? work() : cluster.whileReactionsWait(database, work)),
    async stop() {
      client.close();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function askProbe(child: ChildProcess): Promise<MemoryInUse> {
  return new Promise((resolve, reject) => {
    if (!child.connected) {
      reject(new Error('The server has ended, or was started without the probe.'));
      return;
    }
    child.once('message', (memory) => resolve(memory as MemoryInUse));
    child.send('memory');
  });
}

/** Waits for the line with the address. Without it, the error contains the process's output. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString('utf8');
      const found = /ready at http:\/\/[\w.[\]:]+:(\d+)/.exec(said);
      if (!found) return;
      // Keep reading, so that the process never waits for a full pipe.
      for (const stream of [child.stdout, child.stderr]) stream?.removeListener('data', hear).resume();
      resolve(Number(found[1]));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
