import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import {
  compareCpu,
  countLoad,
  type Load,
  type Measured,
  shares,
  warmUp,
  warmUpRequests,
} from '../measure.ts';
import type { Program } from '../programs.ts';
import type { Call } from '../requests.ts';
import type { CaseResult } from '../result.ts';
import type { Bench, Stage } from '../stage.ts';

export function detailLoad({ ours, actors, tokens }: Stage): Load {
  return {
    program: ours,
    callOf: (index) => ({
      method: 'GET',
      path: `/api${getGoal.path}`.replace('{id}', String(turn(actors.finished, index))),
      token: tokens.goalAdmin,
    }),
  };
}

export function predictionLoad({ ours, actors, tokens }: Stage, statuses = actors.statuses): Load {
  return {
    program: ours,
    callOf: (index) => ({
      method: 'POST',
      path: `/api${predictGoal.path}`,
      token: tokens.goalAdmin,
      body: { Id: turn(statuses, index), ...ratingOf(index, 'Likelihood', 'Quality') },
    }),
  };
}

function ratingOf<L extends string, Q extends string>(index: number, likelihood: L, quality: Q) {
  return { [likelihood]: index % 5, [quality]: (index + 2) % 5 };
}

function turn(ids: readonly number[], index: number): number {
  const id = ids[index % ids.length];
  if (id === undefined) throw new Error('The data set holds no goal of the kind that is asked for.');
  return id;
}

/** Measures a finished goal with its whole history, read by a goal admin. */
export async function detailCase(bench: Bench, stage: Stage & { peer: Program }): Promise<CaseResult> {
  const { actors, peer } = stage;
  const question = { tenant: actors.tenant, person: actors.goalAdmin.id };
  const bare: Load = {
    program: peer,
    callOf: (index) => bareCall('/detail', { ...question, goal: turn(actors.finished, index) }),
  };
  const { counted, result } = await compare(bench, 'detail', detailLoad(stage), bare);
  return {
    ...result,
    bars: [
      { name: 'CPU ×', value: result.ratio, limit: 3 },
      { name: 'statements', value: counted.statements, limit: 6 },
      { name: 'buffers', value: counted.buffers, limit: 150 },
    ],
  };
}

/**
 * Measures a weekly prediction by a goal admin, each of another goal: with history and event; the reply is
 * the goal info.
 */
export async function predictionCase(bench: Bench, stage: Stage & { peer: Program }): Promise<CaseResult> {
  const { actors, peer } = stage;
  const question = { tenant: actors.tenant, person: actors.goalAdmin.id };
  const bare: Load = {
    program: peer,
    callOf: (index) =>
      bareCall('/predict', {
        ...question,
        status: turn(actors.statuses, index),
        ...ratingOf(index, 'likelihood', 'quality'),
      }),
  };
  const { counted, result } = await compare(bench, 'prediction', predictionLoad(stage), bare);
  return {
    ...result,
    bars: [
      { name: 'CPU ×', value: result.ratio, limit: 2.5 },
      { name: 'statements', value: counted.statements, limit: 10 },
      { name: 'commits', value: counted.commits, limit: 1, rule: 'exactly' },
    ],
  };
}

function bareCall(path: string, body: object): Call {
  return { method: 'POST', path, body };
}

async function compare(bench: Bench, name: string, mine: Load, bare: Load) {
  await demandSameSize(mine, bare);
  for (const load of [mine, bare]) await warmUp(load, warmUpRequests);
  const counted = await countLoad(bench.cluster, mine, 40);
  const [own, other] = (await compareCpu([mine, bare], bench.pace)) as [Measured, Measured];
  const result = {
    name,
    ours: own.cpu,
    bare: other.cpu,
    ratio: own.cpu / other.cpu,
    note: shares(own, other),
    ...counted,
  };
  return { counted, result };
}

/** Fails if the peer answers with less, because the comparison would be unfair. */
async function demandSameSize(mine: Load, bare: Load): Promise<void> {
  const own = (await mine.program.client.send(mine.callOf(0))).bytes;
  const other = (await bare.program.client.send(bare.callOf(0))).bytes;
  if (other < own * 0.95) throw new Error(`The peer answers with ${other} bytes instead of ${own}.`);
}
