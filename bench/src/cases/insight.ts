import { getCalibration } from '@bellwether/contract/insight/calibration';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { learnChances, type ScoredGoal } from '@bellwether/domain/insight/chances';
import { forecastOf } from '@bellwether/domain/insight/forecast';
import { compareCpu, countLoad, type Load, warmUp } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage } from '../stage.ts';
import { median } from '../statistics.ts';

const finishedGoals = 3_500;
const runningGoals = 500;
const repeats = 9;
/** Milliseconds of the server for a list or a forecast. */
const ofRunning = 20;

/** Measures the week's list, the forecast and the calibration of a company, and what a forecast and learning cost by themselves. */
export async function insightCases(bench: Bench): Promise<CaseResult[]> {
  const calls = await onStage(bench, 'middle', async ({ ours, tokens }) => {
    const load = (path: string, token: string): Load => ({
      program: ours,
      callOf: () => ({ method: 'GET', path: `/api${path.replace('{periodId}', '0')}`, token }),
    });
    const cases: [name: string, load: Load, limit?: number][] = [
      ['insight: list of a manager', load(getLook.path.replace('{scope}', '2'), tokens.manager), ofRunning],
      ['insight: list of the company', load(getLook.path.replace('{scope}', '3'), tokens.manager), ofRunning],
      ['insight: forecast of the company', load(getForecast.path, tokens.manager), ofRunning],
      [
        'insight: how well the company knows',
        load(getCalibration.path.replace('{group}', 'company'), tokens.manager),
      ],
    ];
    const results: CaseResult[] = [];
    for (const [name, mine, limit] of cases) {
      await warmUp(mine, 10);
      const counted = await countLoad(bench.cluster, mine, 10);
      const pace = { rounds: bench.pace.rounds, requests: Math.ceil(bench.pace.requests / 10) };
      const [own] = await compareCpu([mine], pace);
      results.push({
        ...counted,
        name,
        ...(own ? { ours: own.cpu } : {}),
        bars: [
          // The session's statement is one of them.
          { name: 'statements', value: counted.statements, limit: 7 },
          ...(own && limit !== undefined ? [{ name: 'server ms', value: own.server, limit }] : []),
        ],
      });
    }
    return results;
  });
  return [
    ...calls,
    alone(`insight: forecast of ${runningGoals} goals`, 100, forecast),
    alone(`insight: learn from ${finishedGoals} goals`, 150, learn),
  ];
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
