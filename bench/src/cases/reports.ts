import { getGoalListReport, getGoalTreeReport } from '@bellwether/contract/reports';
import { DocumentWriter } from '@bellwether/server/src/platform/documents/document-writer.ts';
import { memoryOf } from '../cpu.ts';
import { compareCpu, countLoad, type Load } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, type Stage } from '../stage.ts';
import { longestWait } from '../waits.ts';

const megabyte = 1_048_576;
const pace = { rounds: 3, requests: 2 };

/** The files of a quarter with this many goals, visible or not to the person who asks. */
const files = [
  { name: 'Excel', goals: 10_000, endpoint: getGoalListReport, format: 'excel', barOfBlock: 50 },
  { name: 'PDF', goals: 1_000, endpoint: getGoalListReport, format: 'pdf', barOfBlock: 50 },
  { name: 'PDF of a tree', goals: 2_000, endpoint: getGoalTreeReport, format: 'pdf', barOfBlock: 50 },
] as const;

/** Measures the largest files: processor time beside the bare writer, memory, and how long other requests wait meanwhile. */
export async function reportCases(bench: Bench): Promise<CaseResult[]> {
  return onStage(bench, 'middle', async (stage) => {
    const results: CaseResult[] = [];
    for (const file of files) {
      await moveGoals(bench, stage, file.goals);
      results.push(await measureFile(bench, stage, file));
    }
    return results;
  });
}

async function measureFile(
  bench: Bench,
  stage: Stage,
  { name, goals, endpoint, format, barOfBlock }: (typeof files)[number],
): Promise<CaseResult> {
  const { ours, tokens, actors } = stage;
  const path = `/api${endpoint.path}`
    .replace('{format}', format)
    .replace('{periodId}', String(actors.period))
    .replace('{userId}', '0');
  const load: Load = { program: ours, callOf: () => ({ method: 'GET', path, token: tokens.goalAdmin }) };
  const before = memoryOf(ours.pid).now;
  const counted = await countLoad(bench.cluster, load, 1);
  const [own] = await compareCpu([load], pace);
  const longest = await longestWait(ours, () => ours.client.sendMany(1, 1, load.callOf));
  const bare = format === 'excel' ? await bareWriter(goals) : undefined;
  const more = (memoryOf(ours.pid).most - before) / megabyte;
  return {
    ...counted,
    name: `report: ${name} of ${goals.toLocaleString('en-US')} goals`,
    ...(own ? { ours: own.cpu } : {}),
    ...(bare === undefined ? {} : { bare, ...(own ? { ratio: own.cpu / bare } : {}) }),
    bars: [{ name: 'ms that another request waits', value: longest, limit: barOfBlock }],
    note: `up to ${Math.round(more)} MB more while files are written`,
  };
}

/** Returns the processor time of the bare writer for as many rows and columns. */
async function bareWriter(goals: number): Promise<number> {
  const columns = Array.from({ length: 15 }, (_, at) => ({ header: `Column ${at}`, width: 20 }));
  const rows = Array.from({ length: goals }, (_, row) => columns.map((_column, at) => `Text ${row} ${at}`));
  const writer = new DocumentWriter();
  const here = { person: 'bench', gone: new AbortController().signal };
  const write = () => writer.excel(here, { title: 'Bare', sheets: [{ name: 'Bare', columns, rows }] });
  await write();
  const before = process.cpuUsage();
  await write();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Puts so many goals of the company into the running quarter, and all others into the one before. */
async function moveGoals(bench: Bench, { database, actors }: Stage, goals: number): Promise<void> {
  await bench.cluster.ask(
    database,
    `update goal set period_id = case when goal.id in
        (select id from goal where tenant_id = $1 and deleted_at is null order by id limit $3) then $2 else
        (select former.id from goal_period running join goal_period former on former.tenant_id = running.tenant_id
          and former.index = running.index - 1 where running.tenant_id = $1 and running.id = $2) end
      where tenant_id = $1`,
    [actors.tenant, actors.period, goals],
  );
  await bench.cluster.ask(database, 'vacuum (analyze) goal');
}
