import type { Cluster } from './cluster.ts';
import { type Counters, countStatements } from './counters.ts';
import { type CpuTimes, cpuBetween } from './cpu.ts';
import type { Program } from './programs.ts';
import type { Call } from './requests.ts';
import { median, spread } from './statistics.ts';

/** A request that can be repeated against a server. */
export interface Load {
  readonly program: Program;
  /** Returns the n-th call, counted from the first call of the case. */
  readonly callOf: (index: number) => Call;
}

export interface Pace {
  readonly rounds: number;
  /** Requests of each side per round. */
  readonly requests: number;
}

export interface Measured {
  /** CPU milliseconds per request of the server process and its back ends: the median of the rounds. */
  readonly cpu: number;
  /** The part in the server process. */
  readonly server: number;
  /** The uncertainty, as a share. */
  readonly spread: number;
}

const atOnce = 4;

/** The number of calls made per load, so that no call is made twice. */
const made = new WeakMap<Load, number>();

async function send(load: Load, count: number, width: number): Promise<number> {
  const first = made.get(load) ?? 0;
  made.set(load, first + count);
  return load.program.client.sendMany(count, width, (index) => load.callOf(first + index));
}

/** Enough for the compiler to settle on both sides of a comparison; the larger program needs more. */
export const warmUpRequests = 3_000;

/** Warms up: the server compiles its code, and the connections prepare their statements. */
export async function warmUp(load: Load, count: number): Promise<void> {
  await send(load, count, atOnce);
}

/**
 * Returns the statements, buffers, commits and bytes of one request: the mean over `count`, one after the other. Counts three
 * times. The lowest numbers count, because a job that begins meanwhile can only add to them; of the commits the middle
 * number, because those of jobs are subtracted, which may be too many at the edge.
 */
export async function countLoad(
  cluster: Cluster,
  load: Load,
  count: number,
): Promise<Counters & { bytes: number }> {
  const { program } = load;
  const once = async () => {
    let bytes = 0;
    const counters = await countStatements(cluster, program.database, count, async () => {
      bytes = await send(load, count, 1);
    });
    return { ...counters, bytes };
  };
  return program.whileReactionsWait(async () => {
    const counts = [await once(), await once(), await once()] as const;
    const lowest = counts.reduce((least, next) => (next.statements < least.statements ? next : least));
    return { ...lowest, commits: median(counts.map(({ commits }) => commits)) };
  });
}

/**
 * Returns the processor time of each load, in interleaved rounds (A, B, A, B …), in the order of the loads.
 */
export async function compareCpu(loads: readonly Load[], pace: Pace): Promise<Measured[]> {
  const programs = [...new Set(loads.map(({ program }) => program))];
  const compare = programs.reduceRight(
    (inner, program) => () => program.whileReactionsWait(inner),
    () => compareRounds(loads, pace),
  );
  return compare();
}

async function compareRounds(loads: readonly Load[], pace: Pace): Promise<Measured[]> {
  const rounds = loads.map(() => ({ all: [] as number[], server: [] as number[] }));
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const [index, load] of loads.entries()) {
      const { all, server } = await cpuDuring(load.program, async () => {
        await send(load, pace.requests, atOnce);
      });
      rounds[index]?.all.push(all / pace.requests);
      rounds[index]?.server.push(server / pace.requests);
    }
  }
  return rounds.map(({ all, server }) => ({ cpu: median(all), server: median(server), spread: spread(all) }));
}

/** Returns the processor milliseconds of the server process and its back ends during `work`, and the server's part. */
export async function cpuDuring(
  program: Program,
  work: () => Promise<void>,
): Promise<{ all: number; server: number }> {
  const before = await program.cpu();
  await work();
  const after = await program.cpu();
  const isOwn = ([thread]: [string, number]) => thread.startsWith(`${program.pid}/`);
  const ofServer = (times: CpuTimes) => new Map([...times].filter(isOwn));
  return { all: cpuBetween(before, after), server: cpuBetween(ofServer(before), ofServer(after)) };
}

/** Returns a sentence about where the time of a comparison goes. */
export function shares(ours: Measured, bare: Measured): string {
  const share = ({ cpu, server }: Measured) =>
    `${server.toFixed(2)} server + ${(cpu - server).toFixed(2)} database`;
  const doubt = Math.hypot(ours.spread, bare.spread);
  return `ours ${share(ours)}, bare ${share(bare)}; the ratio is certain to about ${Math.round(doubt * 100)} %`;
}
