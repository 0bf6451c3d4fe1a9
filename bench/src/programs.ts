import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cluster } from './cluster.ts';
import { type CpuTimes, cpuTimes } from './cpu.ts';
import { benchNow } from './datasets.ts';
import { Client } from './requests.ts';

const serverFile = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const rootPackage = new URL('../../package.json', import.meta.url);
const peerFile = fileURLToPath(new URL('./peer/main.ts', import.meta.url));

/** A server as a process of its own, with the back ends that work for it. */
export interface Program {
  readonly pid: number;
  readonly client: Client;
  readonly database: string;
  /** From the start of the process to its word that it is ready, in milliseconds. */
  readonly readyAfter: number;
  /** Processor time of the process and of its back ends, up to now. */
  cpu(): Promise<CpuTimes>;
  /** Processor time of the process alone. */
  ownCpu(): CpuTimes;
  stop(): Promise<void>;
}

/** What `npm start` tells Node about memory and the like; the peer runs with the same. */
function nodeFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(rootPackage, 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** The real server. */
export function startOurs(cluster: Cluster, database: string): Promise<Program> {
  return start(cluster, database, {
    file: serverFile,
    application: 'bench ours',
    env: { BELLWETHER_NOW: benchNow, BELLWETHER_HOME: join(tmpdir(), 'bellwether-bench') },
  });
}

/** The bare peer. */
export function startPeer(cluster: Cluster, database: string): Promise<Program> {
  return start(cluster, database, { file: peerFile, application: 'bench peer', env: {} });
}

interface ProgramFile {
  readonly file: string;
  /** The name of its connections. */
  readonly application: string;
  readonly env: Record<string, string>;
}

async function start(cluster: Cluster, database: string, program: ProgramFile): Promise<Program> {
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeFlags(), program.file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // As `npm start` sets it: a start after the first one.
      NODE_COMPILE_CACHE: join(tmpdir(), 'bellwether-bench', 'compiled'),
      DATABASE_URL: cluster.url(database),
      PORT: '0',
      PGAPPNAME: program.application,
      ...program.env,
    },
  });
  const port = await portOf(child);
  const readyAfter = performance.now() - started;
  const pid = child.pid ?? 0;
  const client = new Client(port);
  return {
    pid,
    client,
    database,
    readyAfter,
    async cpu() {
      return cpuTimes([pid, ...(await cluster.backends(database, program.application))]);
    },
    ownCpu: () => cpuTimes([pid]),
    async stop() {
      client.close();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits for the line that tells the address. What the process wrote until then is in the error when there is none. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString('utf8');
      const found = /ready at http:\/\/[\w.[\]:]+:(\d+)/.exec(said);
      if (!found) return;
      // Read on, so that the process never waits for a full pipe.
      for (const stream of [child.stdout, child.stderr]) stream?.removeListener('data', hear).resume();
      resolve(Number(found[1]));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
