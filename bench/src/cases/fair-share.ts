import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { signInCall } from '../actors.ts';
import type { FloodOrder, FloodResult } from '../flood.ts';
import { warmUp } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { Call } from '../requests.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, postponeInsight } from '../stage.ts';
import { median } from '../statistics.ts';
import { listCall } from './list.ts';

const connections = 60;
const requests = 100;
/** Time for the flood to fill its queue. */
const floodBegins = 500;

/**
 * Measures how much a flood slows another company (wire.9). One person floods a list of 100 over
 * sixty connections while a person of another company reads a list of 50. Compares the medians of the reads
 * in alternating rounds with and without the flood.
 */
export async function fairShareCases(bench: Bench): Promise<CaseResult[]> {
  return onStage(bench, bench.data, async (stage) => {
    await postponeInsight(bench, stage);
    const { ours, tokens } = stage;
    const reply = await ours.client.send(signInCall('goaladmin@load-2.example', 'load-2'));
    const { Token } = JSON.parse(reply.body) as { Token: string };
    const flood = listCall(Token, { GoalSelectFilter: 'All', PageSize: 100 });
    const read = listCall(tokens.goalAdmin, { GoalSelectFilter: 'All', PageSize: 50 });
    for (const call of [flood, read]) await warmUp({ program: ours, callOf: () => call }, 1_000);
    const quiet: number[] = [];
    const beside: number[] = [];
    let answered = 0;
    let refused = 0;
    for (let round = 0; round < (bench.isQuick ? 9 : 15); round += 1) {
      quiet.push(...(await timesOf(ours, read)));
      const end = startFlood(ours, flood);
      await sleep(floodBegins);
      beside.push(...(await timesOf(ours, read)));
      const result = await end();
      answered += result.answered;
      refused += result.refused;
    }
    const ratio = median(beside) / median(quiet);
    return [
      {
        name: 'fair share: list beside a flood',
        unit: 'ms',
        ours: median(beside),
        bare: median(quiet),
        ratio,
        bars: [{ name: 'median ×', value: ratio, limit: 1.5 }],
        note: `bare is the same list without the flood; of ${connections} connections ${answered} requests were answered and ${refused} refused`,
      },
    ];
  });
}

/** Returns the milliseconds of each of some requests, one after the other. */
async function timesOf(program: Program, call: Call): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < requests; at += 1) {
    const began = performance.now();
    await program.client.send(call);
    times.push(performance.now() - began);
  }
  return times;
}

/** Starts the flood; call the returned function to end it. */
function startFlood(program: Program, call: Call): () => Promise<FloodResult> {
  const order: FloodOrder = { port: Number(new URL(program.address).port), connections, call };
  const worker = new Worker(new URL('../flood.ts', import.meta.url), { workerData: order });
  const result = once(worker, 'message');
  return async () => {
    worker.postMessage('stop');
    const [told] = (await result) as [FloodResult];
    await worker.terminate();
    return told;
  };
}
