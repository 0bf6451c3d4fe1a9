import { setTimeout as sleep } from 'node:timers/promises';
import { getBadNews, getCalibration, getMyInsight } from '@bellwether/contract/insight/calibration';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { forecastOf } from '@bellwether/domain/insight/forecast/forecast';
import { learnChances, type ScoredGoal } from '@bellwether/domain/insight/learning/chances';
import { compareCpu, countLoad, type Load, warmUp } from '../measure.ts';
import { benchNow } from '../now.ts';
import type { Bar, CaseResult } from '../result.ts';
import { type Bench, onStage, type Stage } from '../stage.ts';
import { median } from '../statistics.ts';

const finishedGoals = 3_500;
const runningGoals = 500;
const repeats = 9;
/** Milliseconds of the server for a list or a forecast. */
const ofRunning = 20;

/** Pages of an answer that is kept, whatever the company has finished. */
const ofKept = 25;

type Limits = Partial<Record<'statements' | 'buffers' | 'server ms', number>>;

/** Measures the week's list, the forecast and the calibration of a company, and what a forecast and learning cost by themselves. */
export async function insightCases(bench: Bench): Promise<CaseResult[]> {
  const calls = await onStage(bench, 'middle', async (stage) => {
    const { manager } = stage.tokens;
    const measure = measuring(bench, stage);
    const ofPage: Limits = { statements: 7, 'server ms': ofRunning };
    const lists = [
      await measure('list of a manager', getLook.path.replace('{scope}', '2'), manager, ofPage),
      await measure('list of the company', getLook.path.replace('{scope}', '3'), manager, ofPage),
      await measure('forecast of the company', getForecast.path, manager, ofPage),
    ];
    await untilLearned(bench, stage);
    const kept: Limits = { statements: 3, buffers: ofKept };
    return [
      ...lists,
      await measure('how well the company knows', pathOf(getCalibration.path, 'company'), manager, kept),
      await measure('how early the company knew', pathOf(getBadNews.path, 'company'), manager, kept),
      await measure('one’s own record', getMyInsight.path, stage.tokens.contributor, {
        statements: 6,
        buffers: 200,
      }),
    ];
  });
  return [
    ...calls,
    alone(`insight: forecast of ${runningGoals} goals`, 100, forecast),
    alone(`insight: learn from ${finishedGoals} goals`, 150, learn),
  ];
}

const pathOf = (path: string, group: string) => path.replace('{group}', group);

/** Returns a function that measures a call. */
function measuring({ cluster, pace }: Bench, { ours }: Stage) {
  return async (name: string, path: string, token: string, limits: Limits): Promise<CaseResult> => {
    const load: Load = {
      program: ours,
      callOf: () => ({ method: 'GET', path: `/api${path.replace('{periodId}', '0')}`, token }),
    };
    await warmUp(load, 10);
    const counted = await countLoad(cluster, load, 10);
    const [own] = await compareCpu([load], {
      rounds: pace.rounds,
      requests: Math.ceil(pace.requests / 10),
    });
    // The session's statement is one of them.
    const values = { statements: counted.statements, buffers: counted.buffers, 'server ms': own?.server };
    const bars = Object.entries(values).flatMap(([bar, value]): Bar[] => {
      const limit = limits[bar as keyof Limits];
      return limit === undefined || value === undefined ? [] : [{ name: bar, value, limit }];
    });
    return { ...counted, name: `insight: ${name}`, ...(own ? { ours: own.cpu } : {}), bars };
  };
}

const patience = 120_000;

/** Makes the company learn now, and waits until the answers about groups are stored. */
async function untilLearned({ cluster }: Bench, { database, actors: { tenant } }: Stage): Promise<void> {
  await cluster.ask(
    database,
    "update due_work set due_at = $2 where kind = 'compute_insight' and tenant_id = $1",
    [tenant, benchNow],
  );
  for (const until = performance.now() + patience; performance.now() < until; await sleep(500)) {
    const [kept] = await cluster.ask(
      database,
      'select from insight_kept where tenant_id = $1 and kept_changes = changes',
      [tenant],
    );
    if (kept) return;
  }
  throw new Error(`The company did not learn within ${patience / 1000} s.`);
}

/** Measures CPU milliseconds of work without a server. */
function alone(name: string, limit: number, work: () => unknown): CaseResult {
  const times = Array.from({ length: repeats }, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1_000;
  });
  // The first time also compiles the code, as in a fresh thread.
  const value = Math.max(times[0] ?? 0, median(times));
  return { name, ours: value, bars: [{ name: 'CPU ms', value, limit }] };
}

function forecast(): unknown {
  const goals = Array.from({ length: runningGoals }, (_, at) => ({
    chance: 0.05 + (0.9 * ((at * 137) % runningGoals)) / runningGoals,
    count: 1,
  }));
  return forecastOf(goals, 0.15);
}

function learn(): unknown {
  const level = (number: number) => ([0, 1, 2, 3, 4] as const)[number % 5] ?? 0;
  const goals = Array.from(
    { length: finishedGoals },
    (_, id): ScoredGoal => ({
      id,
      ownerId: id % 400,
      weeks: 13,
      isAchieved: id % 2 === 0,
      given: Array.from({ length: 13 }, (__, week) => ({
        week: week + 1,
        likelihood: level(id + week),
        quality: level(id * 3 + week),
      })),
    }),
  );
  return learnChances(goals);
}
