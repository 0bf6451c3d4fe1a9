import { actionItemCases } from './cases/action-items.ts';
import { coldStartCases } from './cases/cold-start.ts';
import { complianceCases, dashboardCase } from './cases/dashboard.ts';
import { deckCases } from './cases/deck.ts';
import { fairShareCases } from './cases/fair-share.ts';
import { detailCase, predictionCase } from './cases/goal.ts';
import { goalsPageCases } from './cases/goals-page.ts';
import { growthCases } from './cases/growth.ts';
import { insightCases } from './cases/insight.ts';
import { listCases } from './cases/list.ts';
import { liveCases } from './cases/live.ts';
import { matrixCase } from './cases/matrix.ts';
import { memoryCases } from './cases/memory.ts';
import { notificationCases } from './cases/notifications.ts';
import { ordinaryCases } from './cases/ordinary.ts';
import { organisationCases } from './cases/organisation.ts';
import { peopleCases } from './cases/people.ts';
import { reportCases } from './cases/reports.ts';
import { signInCase } from './cases/sign-in.ts';
import { soakCases } from './cases/soak.ts';
import { strategyCase } from './cases/strategy.ts';
import { talentCases } from './cases/talent.ts';
import { webCases } from './cases/web.ts';
import { startCluster } from './cluster.ts';
import { type BenchOptions, type CaseName, readOptions, usage } from './options.ts';
import type { Program } from './programs.ts';
import { writeReport } from './report.ts';
import { allHold, type CaseResult, inSeveralRuns } from './result.ts';
import { type Bench, besidePeer, type Case, type Stage } from './stage.ts';
import { tableOf } from './table.ts';

type StageCase = (bench: Bench, stage: Stage & { peer: Program }) => Promise<CaseResult[]>;

/** Cases that share one server and one peer on the main data set. */
const requestCases = {
  list: listCases,
  detail: async (bench, stage) => [await detailCase(bench, stage)],
  prediction: async (bench, stage) => [await predictionCase(bench, stage)],
  dashboard: async (bench, stage) => [await dashboardCase(bench, stage)],
  strategy: async (bench, stage) => [await strategyCase(bench, stage)],
  'sign-in': async (bench, stage) => [await signInCase(bench, stage)],
  matrix: async (bench, stage) => [await matrixCase(bench, stage)],
  notifications: notificationCases,
  'action-items': actionItemCases,
} satisfies Partial<Record<CaseName, StageCase>>;

const otherCases = {
  ordinary: ordinaryCases,
  'fair-share': fairShareCases,
  compliance: complianceCases,
  organisation: organisationCases,
  people: peopleCases,
  talent: talentCases,
  insight: insightCases,
  reports: reportCases,
  deck: deckCases,
  'cold-start': coldStartCases,
  memory: memoryCases,
  live: liveCases,
  web: webCases,
  'goals-page': goalsPageCases,
  growth: growthCases,
} satisfies Partial<Record<CaseName, Case>>;

const log = (line: string) => void process.stderr.write(`${line}\n`);

async function runBench(options: BenchOptions): Promise<CaseResult[]> {
  const isAsked = (name: string) => options.only.length === 0 || options.only.includes(name);
  const cluster = await startCluster(log);
  const pace = options.quick ? { rounds: 15, requests: 40 } : { rounds: 21, requests: 100 };
  const data = options.quick ? 'middle' : 'main';
  const bench: Bench = { cluster, isQuick: options.quick, data, pace, log };
  const results: CaseResult[] = [];
  const add = (name: string, more: readonly CaseResult[]) => {
    results.push(...more);
    log(`${name} is measured`);
  };
  try {
    const asked = Object.entries(requestCases).filter(([name]) => isAsked(name));
    if (asked.length > 0) {
      await besidePeer(bench, data, async (stage) => {
        for (const [name, measure] of asked) add(name, await inSeveralRuns(() => measure(bench, stage)));
      });
    }
    for (const [name, measure] of Object.entries(otherCases))
      if (isAsked(name)) add(name, await inSeveralRuns(() => measure(bench)));
    if (options.soak) add('soak', await soakCases(bench, options.minutes));
    const [server] = await cluster.ask<{ server_version: string }>(cluster.main, 'show server_version');
    if (options.write)
      writeReport(results, { isQuick: options.quick, postgres: server?.server_version ?? '' });
  } finally {
    await cluster.stop();
  }
  return results;
}

const options = readOptions(process.argv.slice(2));
if (options) {
  const results = await runBench(options);
  process.stdout.write(`\n${tableOf(results)}\n`);
  if (options.check && !allHold(results)) process.exitCode = 1;
  for (const { name, unmeasured } of results) {
    if (unmeasured === undefined) continue;
    log(`\n${name} could not be measured. ${unmeasured}`);
    process.exitCode = 1;
  }
} else process.stdout.write(usage);
