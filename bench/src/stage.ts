import { type Actors, findActors, signIn } from './actors.ts';
import type { Cluster } from './cluster.ts';
import { memoryOf } from './cpu.ts';
import { type DatasetName, ensureDataset } from './datasets.ts';
import { untilJobsRan } from './first-jobs.ts';
import type { Pace } from './measure.ts';
import { type Program, startOurs, startPeer } from './programs.ts';
import type { CaseResult } from './result.ts';

/** The input of every case. */
export interface Bench {
  readonly cluster: Cluster;
  readonly isQuick: boolean;
  /** The data set of all cases but growth. */
  readonly data: DatasetName;
  /** Rounds and requests per round, for calls of about a millisecond. */
  readonly pace: Pace;
  log(line: string): void;
}

export type Case = (bench: Bench) => Promise<CaseResult[]>;

/** A fresh copy of a data set with a server on it. */
export interface Stage {
  readonly database: string;
  readonly actors: Actors;
  readonly ours: Program;
  /** Resident bytes of the server after its start and first jobs, before any request. */
  readonly memoryAtStart: number;
  readonly tokens: Readonly<Record<'goalAdmin' | 'orgAdmin' | 'manager' | 'contributor' | 'busy', string>>;
}

/** Runs `work` on a fresh copy of a data set; afterwards stops the server and drops the copy. */
export async function onStage<T>(
  bench: Bench,
  name: DatasetName,
  work: (stage: Stage) => Promise<T>,
  start = startOurs,
): Promise<T> {
  return onCopy(bench, name, async (database) => {
    const actors = await findActors(bench.cluster, database);
    return withServer(bench, { database, actors, start }, work);
  });
}

/** Runs `work` with a server on a database; afterwards stops the server. */
export async function withServer<T>(
  bench: Bench,
  asked: { readonly database: string; readonly actors: Actors; readonly start?: typeof startOurs },
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const { database, actors, start = startOurs } = asked;
  const ours = await start(bench.cluster, database);
  try {
    await untilJobsRan(bench.cluster, database);
    const memoryAtStart = memoryOf(ours.pid).now;
    const tokens = {
      goalAdmin: await signIn(ours, actors.goalAdmin),
      orgAdmin: await signIn(ours, actors.orgAdmin),
      manager: await signIn(ours, actors.manager),
      contributor: await signIn(ours, actors.contributor),
      busy: await signIn(ours, actors.busy),
    };
    return await work({ database, actors, ours, tokens, memoryAtStart });
  } finally {
    await ours.stop();
  }
}

/** Runs `work` with the bare peer beside the server. */
export async function besidePeer<T>(
  bench: Bench,
  name: DatasetName,
  work: (stage: Stage & { peer: Program }) => Promise<T>,
): Promise<T> {
  return onStage(bench, name, async (stage) => {
    await postponeInsight(bench, stage);
    const peer = await startPeer(bench.cluster, stage.database);
    try {
      return await work({ ...stage, peer });
    } finally {
      await peer.stop();
    }
  });
}

/** Runs `work` with the name of a fresh copy of a data set. */
export async function onCopy<T>(
  { cluster, log }: Bench,
  name: DatasetName,
  work: (database: string) => Promise<T>,
): Promise<T> {
  const database = `run_${name}`;
  await cluster.copy(await ensureDataset(cluster, name, log), database);
  try {
    return await work(database);
  } finally {
    await cluster.drop(database);
  }
}

/**
 * Postpones the first runs of insight by a day, for cases that compare times: a company's run works for seconds, and one
 * starts each minute.
 */
export async function postponeInsight({ cluster }: Bench, { database }: Stage): Promise<void> {
  await cluster.ask(
    database,
    "update due_work set due_at = due_at + interval '1 day' where kind = 'compute_insight'",
  );
}
