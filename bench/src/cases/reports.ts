import { getGoalListReport, getGoalTreeReport } from '@bellwether/contract/reports';
import { forgetPeak, memoryOf } from '../cpu.ts';
import { compareCpu, countLoad, type Load, type Measured, shares } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { Bar, CaseResult } from '../result.ts';
import { type Bench, besidePeer, onStage, type Stage } from '../stage.ts';
import { median } from '../statistics.ts';
import { longestWait } from '../waits.ts';

const megabyte = 1_048_576;
const pace = { rounds: 3, requests: 2 };

interface File {
  readonly name: string;
  /** So many goals are in the quarter, visible or not to the person who asks. */
  readonly goals: number;
  readonly endpoint: { readonly path: string };
  readonly format: 'excel' | 'pdf';
  /** The most memory in MB that one running export may add. */
  readonly most?: number;
}

const workbook: File = {
  name: 'Excel',
  goals: 10_000,
  endpoint: getGoalListReport,
  format: 'excel',
  most: 40,
};
const list: File = { name: 'PDF', goals: 1_000, endpoint: getGoalListReport, format: 'pdf' };
const tree: File = { name: 'PDF of a tree', goals: 2_000, endpoint: getGoalTreeReport, format: 'pdf' };

/**
 * Measures the largest files: processor time (for the workbook compared with a bare one), memory, and the delay of
 * other requests.
 */
export async function reportCases(bench: Bench): Promise<CaseResult[]> {
  const first = await besidePeer(bench, 'middle', (stage) => workbookCase(bench, stage));
  return onStage(bench, 'middle', async (stage) => [
    first,
    await fileCase(bench, stage, list),
    await fileCase(bench, stage, tree),
  ]);
}

async function workbookCase(bench: Bench, stage: Stage & { peer: Program }): Promise<CaseResult> {
  await moveGoals(bench, stage, workbook.goals);
  const { tenant, period } = stage.actors;
  const mine = loadOf(stage, workbook);
  const bare: Load = {
    program: stage.peer,
    callOf: () => ({ method: 'POST', path: '/workbook', body: { tenant, period, zone: 'UTC' } }),
  };
  await demandSameSize(mine, bare);
  const { result, own, other } = await measureFile(bench, stage, workbook, bare);
  const ratio = own.cpu / (other?.cpu ?? 0);
  return {
    ...result,
    ...(other ? { bare: other.cpu, note: `${shares(own, other)}; ${result.note}` } : {}),
    ratio,
    bars: [{ name: 'CPU ×', value: ratio, limit: 1.5 }, ...result.bars],
  };
}

async function fileCase(bench: Bench, stage: Stage, file: File): Promise<CaseResult> {
  await moveGoals(bench, stage, file.goals);
  return (await measureFile(bench, stage, file)).result;
}

function loadOf({ ours, tokens, actors }: Stage, { endpoint, format }: File): Load {
  const path = `/api${endpoint.path}`
    .replace('{format}', format)
    .replace('{periodId}', String(actors.period))
    .replace('{userId}', '0');
  return { program: ours, callOf: () => ({ method: 'GET', path, token: tokens.goalAdmin }) };
}

async function measureFile(bench: Bench, stage: Stage, file: File, bare?: Load) {
  const { ours } = stage;
  const mine = loadOf(stage, file);
  const before = memoryOf(ours.pid).now;
  const counted = await countLoad(bench.cluster, mine, 1);
  const [own, other] = (await compareCpu(bare ? [mine, bare] : [mine], pace)) as [
    Measured,
    Measured | undefined,
  ];
  const longest = await longestWait(ours, () => ours.client.sendMany(1, 1, mine.callOf));
  const kept = (memoryOf(ours.pid).most - before) / megabyte;
  const more = await memoryOfOne(mine);
  const waits: Bar = { name: 'ms that another request waits', value: longest, limit: 50 };
  const result = {
    ...counted,
    name: `report: ${file.name} of ${file.goals.toLocaleString('en-US')} goals`,
    ours: own.cpu,
    bars: file.most === undefined ? [waits] : [waits, { name: 'MB more', value: more, limit: file.most }],
    note: `${Math.round(more)} MB more while one file is written; the first files took up to ${Math.round(kept)} MB, which are used again`,
  };
  return { result, own, other };
}

/**
 * Returns the MB that a running export adds to the resident memory of a server that has made such files before: the median of
 * three.
 */
async function memoryOfOne({ program, callOf }: Load): Promise<number> {
  const more: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const before = memoryOf(program.pid).now;
    forgetPeak(program.pid);
    await program.client.send(callOf(turn));
    more.push((memoryOf(program.pid).most - before) / megabyte);
  }
  return median(more);
}

/**
 * Fails if the peer's file is much smaller, because the comparison would be unfair. It draws no charts and holds each text
 * once, so it is a little smaller. Warms both up.
 */
async function demandSameSize(mine: Load, bare: Load): Promise<void> {
  const own = (await mine.program.client.send(mine.callOf(0))).bytes;
  const other = (await bare.program.client.send(bare.callOf(0))).bytes;
  if (other < own * 0.7) throw new Error(`The peer writes ${other} bytes instead of ${own}.`);
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
