import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Case, cases, type Stage } from './cluster-cases.ts';
import { Load } from './cluster-load.ts';
import { MailCatcher } from './cluster-mail.ts';
import { type NodePlace, Nodes } from './cluster-nodes.ts';
import { Cluster, type ClusterPrograms, findPrograms, type Ports } from './cluster-programs.ts';
import { columns, rowOf } from './cluster-table.ts';

// Three nodes behind HAProxy, and PgBouncer before a primary and a synchronous standby under Patroni; beside them a
// second cell. Under a load of writes it kills, freezes, deploys and moves, and counts what was lost. `npm test` does not
// run it, because it takes a quarter of an hour. `npm run check:cluster -- primary move` runs the cases with these words.

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
  cellTwo: at(12),
};
const databases = { one: 'bellwether', two: 'cell_two' };

/** Returns the place of a node; its mail port is four above its own. */
function placeOf(port: number, database: string): NodePlace {
  return {
    port,
    mailPort: port + 4,
    databaseUrl: `postgres://postgres@127.0.0.1:${ports.pooler}/${database}`,
    ownerUrl: direct(database),
    hasDemo: database === databases.one,
  };
}

function direct(database: string): string {
  return `postgres://postgres@127.0.0.1:${ports.primary}/${database}`;
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

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Makes both cells: databases with ranges of ids, the demo in the first one, and their nodes. */
async function startCells({ cluster, nodes, mails, cellOne, cellTwo }: Stage): Promise<void> {
  await cluster.start();
  await cluster.standbyIsReady();
  const cells = [
    { database: databases.one, ids: '1-1000000' },
    { database: databases.two, ids: '1000001-2000000' },
  ];
  for (const { database, ids } of cells) {
    await ask(direct('postgres'), `create database ${database}`);
    await nodes.command(direct(database), 'migrate');
    await nodes.command(direct(database), 'tenant', 'range', '--ids', ids);
  }
  const places = [...cellOne, cellTwo];
  await mails.start(new Map(places.map(({ port, mailPort }) => [port, mailPort])));
  await nodes.startAll(places);
}

/** Runs a case, with its load. Returns its row, and whether the bars hold. */
async function run(stage: Stage, { name, isLoaded, moves, act, ...bars }: Case) {
  if (!isLoaded) return rowOf(name, bars, undefined, await act(stage));
  const load = new Load(stage.front);
  await load.start();
  await wait(3_000);
  const extra = await act(stage);
  await wait(3_000);
  const result = await load.stop(() =>
    ask(
      direct(moves ? databases.two : databases.one),
      `select title from action_item where title like 'load ${load.key} %'`,
    ),
  );
  if (load.reasons !== '') process.stderr.write(`${name}: ${load.reasons}\n`);
  return rowOf(name, bars, result, extra);
}

function headOf({ versions }: ClusterPrograms): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown';
  const machine = `${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)} · ${machine} · ${versions}\n`;
}

async function main(): Promise<void> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-cluster-'));
  const stage: Stage = {
    cluster: new Cluster(programs, folder, ports),
    nodes: new Nodes(folder),
    mails: new MailCatcher(),
    cellOne: ports.nodes.map((port) => placeOf(port, databases.one)),
    cellTwo: placeOf(ports.cellTwo, databases.two),
    front: `http://127.0.0.1:${ports.front}`,
    ask: (statement) => ask(direct(databases.one), statement),
  };
  const stop = async () => {
    stage.nodes.stop();
    stage.mails.stop();
    await stage.cluster.stop();
    if (process.env.CLUSTER_KEEP === undefined) rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    await startCells(stage);
    say(headOf(programs));
    say(`| ${columns.join(' | ')} |`);
    say(`|${columns.map(() => '---|').join('')}`);
    const words = process.argv.slice(2);
    const isAsked = ({ name }: Case) => words.length === 0 || words.some((word) => name.includes(word));
    for (const one of cases.filter(isAsked)) {
      const { row, holds } = await run(stage, one);
      if (!holds) process.exitCode = 1;
      say(row);
    }
  } finally {
    await stop();
  }
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  // A case that failed leaves its load running.
  process.exit();
}
