import type { DatasetName } from '../datasets.ts';
import { compareCpu, countLoad, type Load, type Measured, warmUp } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, postponeInsight, type Stage } from '../stage.ts';
import { detailLoad, predictionLoad } from './goal.ts';
import { listCall } from './list.ts';

interface Step {
  readonly name: string;
  readonly from: DatasetName;
  readonly to: DatasetName;
  readonly buffers: number;
  readonly cpu: number;
}

const steps: readonly Step[] = [
  { name: 'tenant ×10', from: 'small', to: 'middle', buffers: 1.15, cpu: 1.25 },
  { name: 'tenant ×100', from: 'small', to: 'large', buffers: 1.3, cpu: 1.5 },
  { name: 'others ×10', from: 'middle', to: 'main', buffers: 1.1, cpu: 1.1 },
];

const acts: Readonly<Record<string, (stage: Stage) => Load>> = {
  'all, 40': ({ ours, tokens }) => listLoad(ours, tokens.goalAdmin, 'All'),
  'direct reports': ({ ours, tokens }) => listLoad(ours, tokens.manager, 'DirectReports'),
  'my goals': ({ ours, tokens }) => listLoad(ours, tokens.contributor, 'MyGoals'),
  detail: detailLoad,
  prediction: (stage) => predictionLoad(stage, stage.actors.statusesAlike),
};

/** The smallest data set has this many worsened goals too, so no page contains less urgent goals. */
const pageSize = 40;

function listLoad(program: Stage['ours'], token: string, scope: string): Load {
  const call = listCall(token, { GoalSelectFilter: scope, PageSize: pageSize });
  return { program, callOf: () => call };
}

/** Measures each act as the tenant, or the other tenants beside it, grow. */
export async function growthCases(bench: Bench): Promise<CaseResult[]> {
  const names: DatasetName[] = bench.isQuick ? ['small', 'middle'] : ['small', 'middle', 'large', 'main'];
  return onStages(bench, names, async (stages) => {
    const results: CaseResult[] = [];
    for (const [name, loadOf] of Object.entries(acts)) {
      results.push(...(await compareAct(bench, name, stages, loadOf)));
    }
    return results;
  });
}

/** Runs all data sets at once, each with its own server, so that their rounds can be interleaved. */
async function onStages<T>(
  bench: Bench,
  [name, ...rest]: readonly DatasetName[],
  work: (stages: ReadonlyMap<DatasetName, Stage>) => Promise<T>,
  open: ReadonlyMap<DatasetName, Stage> = new Map(),
): Promise<T> {
  if (name === undefined) return work(open);
  return onStage(bench, name, async (stage) => {
    await postponeInsight(bench, stage);
    return onStages(bench, rest, work, new Map([...open, [name, stage]]));
  });
}

async function compareAct(
  bench: Bench,
  act: string,
  stages: ReadonlyMap<DatasetName, Stage>,
  loadOf: (stage: Stage) => Load,
): Promise<CaseResult[]> {
  const names = [...stages.keys()];
  const loads = [...stages.values()].map(loadOf);
  const counted: Awaited<ReturnType<typeof countLoad>>[] = [];
  for (const load of loads) {
    await warmUp(load, 20);
    counted.push(await countLoad(bench.cluster, load, 40));
  }
  const cpu: Measured[] = await compareCpu(loads, bench.pace);
  const at = (name: DatasetName) => {
    const index = names.indexOf(name);
    const counts = counted[index];
    const measured = cpu[index];
    return counts && measured ? { ...counts, ...measured } : undefined;
  };
  return steps.flatMap((step): CaseResult[] => {
    const from = at(step.from);
    const to = at(step.to);
    if (!from || !to) return [];
    const ratio = to.cpu / from.cpu;
    return [
      {
        name: `${step.name}: ${act}`,
        ours: to.cpu,
        bare: from.cpu,
        ratio,
        statements: to.statements,
        buffers: to.buffers,
        bytes: to.bytes,
        bars: [
          { name: 'buffers ×', value: to.buffers / from.buffers, limit: step.buffers },
          { name: 'CPU ×', value: ratio, limit: step.cpu },
          { name: 'statements', value: to.statements, limit: from.statements, rule: 'exactly' },
        ],
      },
    ];
  });
}
