import { signInCall } from '../actors.ts';
import { memoryOf } from '../cpu.ts';
import { type Load, warmUp } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, type Stage } from '../stage.ts';
import { detailLoad, predictionLoad } from './goal.ts';
import { listCall } from './list.ts';

const megabyte = 1_048_576;

/**
 * Measures the resident memory of the process: after its start and first jobs, and its peak under mixed load.
 */
export async function memoryCases(bench: Bench): Promise<CaseResult[]> {
  return onStage(bench, bench.data, async (stage) => {
    const start = stage.memoryAtStart / megabyte;
    const requests = bench.isQuick ? 2_000 : 8_000;
    const load = mixedLoad(stage);
    await warmUp(load, requests);
    const half = memoryOf(stage.ours.pid);
    await warmUp(load, requests);
    const end = memoryOf(stage.ours.pid);
    const most = end.most / megabyte;
    return [
      {
        name: 'memory at start',
        unit: 'MB',
        ours: start,
        bars: [{ name: 'MB', value: start, limit: 180 }],
      },
      {
        name: 'memory under mixed load',
        unit: 'MB',
        ours: most,
        bars: [{ name: 'MB', value: most, limit: 360 }],
        note: `${requests * 2} requests; resident ${Math.round(half.now / megabyte)} MB half-way and ${Math.round(end.now / megabyte)} MB at the end`,
      },
    ];
  });
}

/** Returns a load of, in a hundred requests, 70 lists, 20 details, 8 predictions and 2 sign-ins. */
export function mixedLoad(stage: Stage): Load {
  const { ours, tokens, actors } = stage;
  const detail = detailLoad(stage);
  const prediction = predictionLoad(stage);
  const lists = [
    listCall(tokens.goalAdmin, { GoalSelectFilter: 'All', PageSize: 50 }),
    listCall(tokens.manager, { GoalSelectFilter: 'DirectReports' }),
    listCall(tokens.contributor, { GoalSelectFilter: 'MyGoals' }),
    listCall(tokens.contributor, { GoalSelectFilter: 'CompanyGoals' }),
  ];
  return {
    program: ours,
    callOf(index) {
      const of = index % 100;
      if (of < 2) return signInCall(actors.contributor.email);
      if (of < 10) return prediction.callOf(index);
      if (of < 30) return detail.callOf(index);
      return lists[index % lists.length] ?? detail.callOf(index);
    },
  };
}
