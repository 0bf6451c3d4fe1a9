import { getCompliance, getDashboard } from '@bellwether/contract/dashboard';
import { getLook } from '@bellwether/contract/insight/look';
import { listNotifications } from '@bellwether/contract/notifications';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import { getProfile } from '@bellwether/contract/people/profile';
import { signInCall } from '../actors.ts';
import { startOrdinaryCluster } from '../cluster.ts';
import { compareCpu, countLoad, type Load, type Measured, type Pace, shares, warmUp } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, postponeInsight, type Stage } from '../stage.ts';
import { detailLoad, predictionLoad } from './goal.ts';
import { listCall } from './list.ts';

interface Act {
  loadOf(stage: Stage): Load;
  /** A call of many milliseconds is made less often. */
  readonly isLong?: true;
  /** The bar of the same call beside its bare peer. */
  readonly buffers?: number;
}

const acts: Readonly<Record<string, Act>> = {
  'sign-in': { loadOf: ({ ours, actors }) => always(ours, signInCall(actors.manager.email)), isLong: true },
  'list: all, 50': { loadOf: (stage) => list(stage, stage.tokens.goalAdmin, 'All'), buffers: 1_200 },
  'list: direct reports': {
    loadOf: (stage) => list(stage, stage.tokens.manager, 'DirectReports'),
    buffers: 1_200,
  },
  'list: my goals, 50': { loadOf: (stage) => list(stage, stage.tokens.busy, 'MyGoals'), buffers: 1_200 },
  detail: { loadOf: detailLoad, buffers: 150 },
  prediction: { loadOf: predictionLoad },
  dashboard: { loadOf: (stage) => read(stage, getDashboard.path) },
  'compliance of the company': {
    loadOf: (stage) => read(stage, getCompliance.path.replace('{scope}', '3')),
    isLong: true,
  },
  notifications: { loadOf: (stage) => read(stage, listNotifications.path.replace('{page}', '0')) },
  organisation: { loadOf: (stage) => read(stage, getOrganisation.path), isLong: true },
  profile: {
    loadOf: (stage) => read(stage, getProfile.path.replace('{id}', String(stage.actors.manager.id))),
  },
  'insight of a manager': {
    loadOf: (stage) =>
      read(stage, getLook.path.replace('{scope}', '2').replace('{periodId}', String(stage.actors.period))),
    isLong: true,
  },
};

/** Milliseconds of the database that a call may take more than on the embedded one. */
const most = 3;

/**
 * Measures the main job on a PostgreSQL with its default settings beside the embedded one: the same server, the same
 * data, in interleaved rounds.
 */
export async function ordinaryCases(bench: Bench): Promise<CaseResult[]> {
  const cluster = await startOrdinaryCluster();
  try {
    return await onStage(bench, bench.data, async (embedded) => {
      await postponeInsight(bench, embedded);
      const other = { ...bench, cluster };
      return onStage(other, bench.data, async (ordinary) => {
        await postponeInsight(other, ordinary);
        const results: CaseResult[] = [];
        for (const [name, act] of Object.entries(acts))
          results.push(await compareAct([other, bench], name, act, [ordinary, embedded]));
        const compiler = cluster.compiles
          ? 'can compile plans'
          : 'has no compiler: install a PostgreSQL of the distribution';
        bench.log(`the ordinary PostgreSQL ${cluster.major} ${compiler}`);
        return results;
      });
    });
  } finally {
    await cluster.stop();
  }
}

async function compareAct(
  benches: readonly [Bench, Bench],
  act: string,
  { loadOf, isLong, buffers }: Act,
  stages: readonly [Stage, Stage],
): Promise<CaseResult> {
  const [mine, embedded] = [loadOf(stages[0]), loadOf(stages[1])];
  for (const load of [mine, embedded]) await warmUp(load, isLong ? 40 : 400);
  const counted = await countLoad(benches[0].cluster, mine, 20);
  const there = await countLoad(benches[1].cluster, embedded, 20);
  const [own, other] = (await compareCpu([mine, embedded], paceOf(benches[0].pace, isLong))) as [
    Measured,
    Measured,
  ];
  return {
    ...counted,
    name: `ordinary PostgreSQL: ${act}`,
    ours: own.cpu,
    bare: other.cpu,
    ratio: own.cpu / other.cpu,
    bars: [
      { name: 'compiled functions', value: counted.compiled, limit: 0, rule: 'exactly' },
      {
        name: 'statements',
        value: Math.round(counted.statements),
        limit: Math.round(there.statements),
        rule: 'exactly',
      },
      ...(buffers === undefined ? [] : [{ name: 'buffers', value: counted.buffers, limit: buffers }]),
      { name: 'database ms more', value: own.cpu - own.server - (other.cpu - other.server), limit: most },
    ],
    note: `${shares(own, other).replace('bare', 'embedded')}; ${Math.round(there.buffers)} buffers on the embedded one`,
  };
}

const paceOf = ({ rounds, requests }: Pace, isLong: boolean | undefined): Pace => ({
  rounds,
  requests: isLong ? Math.ceil(requests / 5) : requests,
});

function always(program: Stage['ours'], call: ReturnType<Load['callOf']>): Load {
  return { program, callOf: () => call };
}

function list({ ours }: Stage, token: string, filter: string): Load {
  return always(ours, listCall(token, { GoalSelectFilter: filter, PageSize: 50 }));
}

function read({ ours, tokens }: Stage, path: string): Load {
  return always(ours, { method: 'GET', path: `/api${path}`, token: tokens.manager });
}
