import { listGoals } from '@bellwether/contract/goals/reading';
import {
  compareCpu,
  countLoad,
  type Load,
  type Measured,
  shares,
  warmUp,
  warmUpRequests,
} from '../measure.ts';
import type { Program } from '../programs.ts';
import type { Call } from '../requests.ts';
import type { CaseResult } from '../result.ts';
import type { Bench, Stage } from '../stage.ts';

/** The latest week that needs a prediction at `benchNow`, a Wednesday: the week before. */
const askedWeek = 7;

export function listCall(token: string, filter: Record<string, unknown>): Call {
  return { method: 'POST', path: `/api${listGoals.path}`, token, body: filter };
}

interface ListCase {
  readonly name: string;
  readonly call: Call;
  readonly peerCall: Call;
}

function casesOf({ actors, tokens }: Stage): ListCase[] {
  const { tenant, period, goalAdmin, manager, busy, reports } = actors;
  const question = { tenant, period, askedWeek, limit: 50, reports: [] };
  const bare = (body: object): Call => ({ method: 'POST', path: '/list', body: { ...question, ...body } });
  return [
    {
      name: 'list: all, 50',
      call: listCall(tokens.goalAdmin, { GoalSelectFilter: 'All', PageSize: 50 }),
      peerCall: bare({ person: goalAdmin.id }),
    },
    {
      name: 'list: direct reports',
      call: listCall(tokens.manager, { GoalSelectFilter: 'DirectReports', PageSize: 50 }),
      peerCall: bare({ person: manager.id, owners: reports, reports }),
    },
    {
      name: 'list: my goals, 50',
      call: listCall(tokens.busy, { GoalSelectFilter: 'MyGoals', PageSize: 50 }),
      peerCall: bare({ person: busy.id, owners: [busy.id] }),
    },
  ];
}

/**
 * Measures the goal list with badges for a person who sees everything, a manager and an owner of fifty goals,
 * and its paging.
 */
export async function listCases(bench: Bench, stage: Stage & { peer: Program }): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const one of casesOf(stage)) results.push(await compareList(bench, stage, one));
  return [...results, ...(await pagingCases(bench, stage))];
}

async function compareList(
  bench: Bench,
  { ours, peer }: Stage & { peer: Program },
  { name, call, peerCall }: ListCase,
): Promise<CaseResult> {
  await demandSameGoals(ours, call, peer, peerCall);
  const mine: Load = { program: ours, callOf: () => call };
  const bare: Load = { program: peer, callOf: () => peerCall };
  for (const load of [mine, bare]) await warmUp(load, warmUpRequests);
  const counted = await countLoad(bench.cluster, mine, 20);
  const [own, other] = (await compareCpu([mine, bare], bench.pace)) as [Measured, Measured];
  const ratio = own.cpu / other.cpu;
  return {
    name,
    ours: own.cpu,
    bare: other.cpu,
    ratio,
    ...counted,
    bars: [
      { name: 'CPU ×', value: ratio, limit: 2.2 },
      { name: 'statements', value: counted.statements, limit: 4 },
      { name: 'buffers', value: counted.buffers, limit: 1_200 },
      { name: 'bytes', value: counted.bytes, limit: 60_000 },
    ],
    note: shares(own, other),
  };
}

/** Fails if the peer gives another answer, because the comparison would mean nothing. */
async function demandSameGoals(ours: Program, call: Call, peer: Program, peerCall: Call): Promise<void> {
  const idsOf = async (program: Program, asked: Call) => {
    const { body } = await program.client.send(asked);
    return (JSON.parse(body) as { data: { Id: number }[] }).data.map((goal) => goal.Id).join(' ');
  };
  const own = await idsOf(ours, call);
  const other = await idsOf(peer, peerCall);
  if (own !== other) throw new Error(`The peer lists other goals.\nours: ${own}\nbare: ${other}`);
}

const deepPage = 200;

async function pagingCases(bench: Bench, { ours, tokens }: Stage): Promise<CaseResult[]> {
  // With eighteen a page, page 200 is among the last of the quarter.
  const filter = { GoalSelectFilter: 'All', PageSize: 18 };
  const first = listCall(tokens.goalAdmin, filter);
  let deep = first;
  for (let page = 1; page < deepPage; page += 1) {
    const { Next } = JSON.parse((await ours.client.send(deep)).body) as { Next: string | null };
    if (Next === null) throw new Error(`The list ends on page ${page}.`);
    deep = listCall(tokens.goalAdmin, { ...filter, Cursor: Next });
  }
  const loads = [first, deep, listCall(tokens.goalAdmin, { ...filter, PageSize: 100 })].map(
    (call): Load => ({ program: ours, callOf: () => call }),
  );
  const [top, bottom, wide] = loads as [Load, Load, Load];
  for (const load of loads) await warmUp(load, 30);
  const topCounts = await countLoad(bench.cluster, top, 20);
  const bottomCounts = await countLoad(bench.cluster, bottom, 20);
  const wideCounts = await countLoad(bench.cluster, wide, 20);
  const [topCpu, bottomCpu] = (await compareCpu([top, bottom], bench.pace)) as [Measured, Measured];
  const ratio = bottomCpu.cpu / topCpu.cpu;
  return [
    {
      name: 'list: page 200 against page 1',
      ours: bottomCpu.cpu,
      bare: topCpu.cpu,
      ratio,
      ...bottomCounts,
      bars: [
        { name: 'CPU ×', value: ratio, limit: 1.2 },
        { name: 'buffers ×', value: bottomCounts.buffers / topCounts.buffers, limit: 1.2 },
        { name: 'statements', value: bottomCounts.statements, limit: topCounts.statements, rule: 'exactly' },
      ],
    },
    {
      name: 'list: page of 100 against 10',
      ...wideCounts,
      bars: [
        { name: 'statements', value: wideCounts.statements, limit: topCounts.statements, rule: 'exactly' },
      ],
    },
  ];
}
