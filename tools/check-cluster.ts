import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Load, type LoadResult } from './cluster-load.ts';
import { Cluster, findPrograms, isOk, type Ports } from './cluster-programs.ts';
import { repositoryRoot } from './run-command.ts';

// Three nodes behind HAProxy, and PgBouncer before a primary and a synchronous standby under Patroni. Under a load of
// writes it kills and freezes parts, and counts what was lost. `npm test` does not run it, because it takes minutes.
// `npm run check:cluster -- primary` runs the cases with this word.

const base = Number(process.env.CLUSTER_PORT ?? 4700);
const at = (offset: number) => base + offset;
const ports: Ports = {
  etcd: at(0),
  etcdPeer: at(1),
  members: [
    { name: 'one', postgres: at(2), rest: at(3) },
    { name: 'two', postgres: at(4), rest: at(5) },
  ],
  primary: at(6),
  pooler: at(7),
  front: at(8),
  nodes: [at(9), at(10), at(11)],
};
const database = 'bellwether';
const direct = `postgres://postgres@127.0.0.1:${ports.primary}/${database}`;

/** The nodes of the product, as processes that can be killed. */
class Nodes {
  readonly #folder: string;
  readonly #running = new Map<number, ChildProcess>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  start(port: number): void {
    const log = createWriteStream(join(this.#folder, `node-${port}.log`), { flags: 'a' });
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: repositoryRoot,
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.pooler}/${database}`,
        DATABASE_OWNER_URL: direct,
        DATABASE_LISTEN_URL: direct,
        BELLWETHER_HOME: join(this.#folder, `home-${port}`),
        FILES_URL: `file://${join(this.#folder, 'files')}`,
        BELLWETHER_DEMO: '1',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    this.#running.set(port, child);
  }

  async ready(port: number, patience = 120_000): Promise<void> {
    const end = Date.now() + patience;
    while (!(await isOk(`http://127.0.0.1:${port}/api/health/ready`))) {
      if (Date.now() > end) throw new Error(`The node at ${port} is not ready.`);
      await wait(250);
    }
  }

  signal(port: number, signal: NodeJS.Signals): void {
    this.#running.get(port)?.kill(signal);
  }

  /** Ends a node as a roll-out does, and starts it again when it has ended. */
  async restart(port: number): Promise<void> {
    const child = this.#running.get(port);
    if (!child) throw new Error(`No node runs at ${port}.`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    this.start(port);
    await this.ready(port);
    // HAProxy looks twice a second.
    await wait(1_000);
  }

  stop(): void {
    for (const child of this.#running.values()) child.kill('SIGKILL');
  }
}

interface Case {
  readonly name: string;
  /** The longest time without service; undefined: none is set. */
  readonly mostSeconds: number;
  readonly mostFailed?: number;
  readonly act: (cluster: Cluster, nodes: Nodes) => Promise<void>;
}

const settle = 5_000;

const cases: readonly Case[] = [
  { name: 'nothing happens', mostSeconds: 1, mostFailed: 0, act: async () => wait(settle) },
  {
    name: 'a node is killed',
    mostSeconds: 1,
    async act(_cluster, nodes) {
      const [port = 0] = ports.nodes;
      nodes.signal(port, 'SIGKILL');
      await wait(settle);
      nodes.start(port);
      await nodes.ready(port);
    },
  },
  {
    name: 'a rolling restart, node by node',
    mostSeconds: 1,
    mostFailed: 0,
    async act(_cluster, nodes) {
      for (const port of ports.nodes) await nodes.restart(port);
    },
  },
  {
    name: 'the primary is killed',
    mostSeconds: 30,
    async act(cluster) {
      const name = await cluster.primaryName();
      cluster.signalMember(name, 'SIGKILL');
      await wait(35_000);
      cluster.startMember(name);
      await cluster.standbyIsReady();
    },
  },
  {
    name: 'the primary is frozen for 20 s',
    mostSeconds: 30,
    async act(cluster) {
      const name = await cluster.primaryName();
      cluster.signalMember(name, 'SIGSTOP');
      await wait(20_000);
      cluster.signalMember(name, 'SIGCONT');
      await wait(20_000);
      await cluster.standbyIsReady();
    },
  },
];

const columns = [
  'case',
  'writes acknowledged',
  'requests failed',
  'seconds without service',
  'acknowledged writes lost',
  'bars',
];

/** Returns a row of the table. */
export function rowOf(
  name: string,
  result: LoadResult,
  bars: Pick<Case, 'mostSeconds' | 'mostFailed'>,
): string {
  const holds =
    result.lost === 0 &&
    result.secondsWithout <= bars.mostSeconds &&
    result.failed <= (bars.mostFailed ?? Number.POSITIVE_INFINITY);
  const said = `lost = 0 · seconds ≤ ${bars.mostSeconds}${bars.mostFailed === undefined ? '' : ` · failed ≤ ${bars.mostFailed}`}`;
  const cells = [
    name,
    result.acknowledged,
    result.failed,
    result.secondsWithout.toFixed(1),
    result.lost,
    `${said} ${holds ? 'ok' : 'MISSED'}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

async function ask(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function main(): Promise<void> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-cluster-'));
  const cluster = new Cluster(programs, folder, ports);
  const nodes = new Nodes(folder);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  let hasFailed = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      nodes.stop();
      cluster.stop().finally(() => process.exit(1));
    });
  try {
    await cluster.start();
    await cluster.standbyIsReady();
    await ask(`postgres://postgres@127.0.0.1:${ports.primary}/postgres`, `create database ${database}`);
    for (const port of ports.nodes) {
      nodes.start(port);
      await nodes.ready(port);
    }
    const processor = cpus()[0]?.model.trim() ?? 'unknown';
    say(
      `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB · ${programs.versions}\n`,
    );
    say(`| ${columns.join(' | ')} |`);
    say(`|${columns.map(() => '---|').join('')}`);
    const asked = process.argv[2] ?? '';
    for (const { name, act, ...bars } of cases.filter((one) => one.name.includes(asked))) {
      const load = new Load(`http://127.0.0.1:${ports.front}`);
      await load.start();
      await wait(3_000);
      await act(cluster, nodes);
      await wait(3_000);
      const titles = await load.stop(() =>
        ask(direct, `select title from action_item where title like 'load ${load.key} %'`),
      );
      const row = rowOf(name, titles, bars);
      hasFailed ||= row.includes('MISSED');
      say(row);
    }
  } finally {
    nodes.stop();
    await cluster.stop();
    if (process.env.CLUSTER_KEEP === undefined) rmSync(folder, { recursive: true, force: true });
  }
  if (hasFailed) process.exitCode = 1;
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
