import { setTimeout as sleep } from 'node:timers/promises';
import { getCompliance, getDashboard } from '@bellwether/contract/dashboard';
import type { MemoryInUse } from '../programs.ts';
import { startProbed } from '../programs.ts';
import type { Call } from '../requests.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, type Stage } from '../stage.ts';
import { growth } from '../statistics.ts';
import { mixedLoad } from './memory.ts';

const megabyte = 1_048_576;
const perSecond = 20;
/** In a run of 30 minutes, one sample a minute. */
const sampleCount = 30;
/** Caches and pools fill in the first part. */
const warmShare = 1 / 3;

interface Sample extends MemoryInUse {
  /** Minutes since the load began. */
  readonly at: number;
}

/** Measures whether the memory of a server under steady load grows, after garbage collection. */
export async function soakCases(bench: Bench, minutes: number): Promise<CaseResult[]> {
  return onStage(
    bench,
    bench.data,
    async (stage) => {
      const { samples, requests } = await watch(bench, stage, minutes);
      const settled = samples.filter(({ at }) => at >= minutes * warmShare);
      const line = (name: keyof MemoryInUse): CaseResult => {
        const share = growth(settled.map((sample) => ({ at: sample.at, value: sample[name] })));
        const inRun = (share / (1 - warmShare)) * 100;
        const sizes = settled.map((sample) => Math.round(sample[name] / megabyte));
        return {
          name: `soak of ${minutes} minutes: ${name}`,
          unit: 'MB',
          ours: (settled.at(-1)?.[name] ?? Number.NaN) / megabyte,
          bars: [{ name: 'growth %', value: inRun, limit: 10 }],
          note: `${requests.toLocaleString('en-US')} requests; ${Math.min(...sizes)} to ${Math.max(...sizes)} MB after the first third, ${inRun.toFixed(1)} % by the line through them`,
        };
      };
      return [line('heap'), line('resident')];
    },
    startProbed,
  );
}

async function watch(bench: Bench, stage: Stage, minutes: number) {
  const load = everydayLoad(stage);
  const started = performance.now();
  const end = minutes * 60_000;
  const passed = () => performance.now() - started;
  const samples: Sample[] = [];
  let requests = 0;
  const use = async () => {
    const running = new Set<Promise<unknown>>();
    let failed: unknown;
    while (passed() < end && failed === undefined) {
      const sent: Promise<unknown> = stage.ours.client
        .send(load(requests))
        .catch((error: unknown) => {
          failed = error;
        })
        .finally(() => running.delete(sent));
      running.add(sent);
      requests += 1;
      await sleep(Math.max(0, (requests * 1000) / perSecond - passed()));
    }
    await Promise.all(running);
    if (failed !== undefined) throw failed;
  };
  const look = async () => {
    for (let turn = 1; turn <= sampleCount; turn += 1) {
      await sleep(Math.max(0, (turn / sampleCount) * end - passed()));
      const memory = await stage.ours.memoryInUse();
      samples.push({ at: passed() / 60_000, ...memory });
      bench.log(
        `soak, ${(passed() / 60_000).toFixed(1)} minutes: heap ${(memory.heap / megabyte).toFixed(1)} MB, resident ${(memory.resident / megabyte).toFixed(1)} MB`,
      );
    }
  };
  await Promise.all([use(), look()]);
  return { samples, requests };
}

/**
 * Returns the mixed load with other reads: of ten requests one is a dashboard; of a hundred two are its
 * figures and one is the page.
 */
function everydayLoad(stage: Stage): (index: number) => Call {
  const { tokens } = stage;
  const mixed = mixedLoad(stage);
  const figures = `/api${getCompliance.path}`.replace('{scope}', '1');
  return (index) => {
    if (index % 100 === 51) return { method: 'GET', path: '/v3/goals' };
    if (index % 50 === 25) return { method: 'GET', path: figures, token: tokens.manager };
    if (index % 10 === 5) return { method: 'GET', path: `/api${getDashboard.path}`, token: tokens.manager };
    return mixed.callOf(index);
  };
}
