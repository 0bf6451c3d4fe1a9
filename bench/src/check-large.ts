import { cpus, totalmem } from 'node:os';
import { startCluster } from './cluster.ts';
import { countStatements } from './counters.ts';
import { datasets, ensureDataset } from './datasets.ts';
import { growCompany } from './grow-company.ts';
import { type LargeCall, largeCalls } from './large-calls.ts';
import { type CountedCall, largeTable } from './large-table.ts';
import { writeEndedWeeks } from './large-weeks.ts';
import { countLoad, cpuDuring, warmUp } from './measure.ts';
import { type Bench, onStage, postponeInsight, type Stage, withServer } from './stage.ts';

// Counts what the same calls of the same people cost in a company of 1,000 people and 10,000 goals, and in one that is a
// hundred times as large. It takes most of an hour and 20 GB, so neither `npm test` nor `npm run bench` runs it.
// `npm run check:large -- 10` makes the company ten times as large; with CHECK_LARGE_KEEP the next run finds it again.

const data = 'middle';
const warmCalls = 10;
const countedCalls = 10;
const log = (line: string) => void process.stderr.write(`${line}\n`);

/** Counts each call, and measures the processor time of its first and of a later answer. */
async function countCalls(bench: Bench, stage: Stage): Promise<CountedCall[]> {
  await postponeInsight(bench, stage);
  await writeEndedWeeks(bench.cluster, stage.database, stage.actors.tenant);
  // A former run may have kept answers.
  await bench.cluster.ask(stage.database, 'delete from kept_answer');
  const counted: CountedCall[] = [];
  for (const call of largeCalls(stage)) {
    const one = await countCall(bench, stage, call);
    log(one.refusal ?? `${one.name}: ${one.statements} statements, ${Math.round(one.buffers)} buffers`);
    counted.push(one);
  }
  return counted;
}

async function countCall(
  { cluster }: Bench,
  { ours, database }: Stage,
  { name, load, isBounded, isKept }: LargeCall,
): Promise<CountedCall> {
  // A whole-company answer takes long and varies little.
  const times = isBounded || isKept ? { warm: warmCalls, counted: countedCalls } : { warm: 1, counted: 2 };
  const kind = { name, isBounded, isKept };
  let first = 0;
  try {
    const counting = await countStatements(cluster, database, 1, async () => {
      first = (await cpuDuring(ours, () => warmUp(load, 1))).all;
    });
    await warmUp(load, times.warm);
    const { texts, milliseconds, ...counts } = await countLoad(cluster, load, times.counted);
    const again = await cpuDuring(ours, () => warmUp(load, 1));
    if (process.env.CHECK_LARGE_TEXTS !== undefined)
      for (const { text, buffers } of texts.slice(0, 4))
        log(`  ${Math.round(buffers)} buffers: ${text.slice(0, 600)}`);
    const ofDatabase = { first: counting.milliseconds, again: milliseconds };
    return { ...counts, ...kind, ofDatabase, first, again: again.all };
  } catch (error) {
    const nothing = { statements: 0, buffers: 0, ofDatabase: { first: 0, again: 0 }, first: 0, again: 0 };
    return { ...nothing, ...kind, refusal: (error as Error).message.slice(0, 300) };
  }
}

/** Returns a database with the large company; makes it unless a former run has kept it. */
async function largeDatabase(bench: Bench, tenant: number, times: number): Promise<string> {
  const { cluster } = bench;
  const source = await ensureDataset(cluster, data, log);
  const database = source.replace(`data_${data}`, `grown_${times}`);
  if (await cluster.exists(database)) return database;
  const unfinished = `${database}_unfinished`;
  await cluster.copy(source, unfinished);
  const started = performance.now();
  await growCompany(cluster, unfinished, { tenant, times }, log);
  log(`… grown in ${Math.round((performance.now() - started) / 1000)} s`);
  await cluster.ask(cluster.main, `alter database ${unfinished} rename to ${database}`);
  return database;
}

async function main(times: number): Promise<readonly CountedCall[][]> {
  const cluster = await startCluster(log);
  const bench: Bench = { cluster, isQuick: true, data, pace: { rounds: 1, requests: 1 }, log };
  try {
    const [small, actors] = await onStage(bench, data, async (stage) => [
      await countCalls(bench, stage),
      stage.actors,
    ]);
    const database = await largeDatabase(bench, actors.tenant, times);
    const large = await withServer(bench, { database, actors }, (stage) => countCalls(bench, stage));
    if (process.env.CHECK_LARGE_KEEP === undefined) await cluster.drop(database);
    return [small, large];
  } finally {
    await cluster.stop();
  }
}

const times = Number(process.argv[2] ?? 100);
const [small = [], large = []] = await main(times);
const { users, goals } = datasets[data];
const { table, holds } = largeTable(small, large);
process.stdout.write(
  `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB · ` +
    `${(users * times).toLocaleString('en-US')} people and ${(goals * times).toLocaleString('en-US')} goals beside ${users.toLocaleString('en-US')} and ${goals.toLocaleString('en-US')}\n\n${table}\n`,
);
if (!holds) process.exitCode = 1;
