import { gzipSync } from 'node:zlib';
import { getPredictionMatrix } from '@bellwether/contract/matrix';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { trailLength } from '@bellwether/domain/matrix/trail';
import type { Cluster } from '../cluster.ts';
import { compareCpu, countLoad, type Load, type Measured, shares, warmUp } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import type { Bench, Stage } from '../stage.ts';

/** The number of goals below the matrix's root goal. */
const treeSize = 1_000;
/** The week of `benchNow` in its quarter. */
const runningWeek = 8;
const insideWeeks = insideWeekCount({ startDate: '2026-10-01', endDate: '2026-12-31' });
/** The server's level for a client that accepts gzip. */
const gzipLevel = 5;

/**
 * Measures the matrix of a goal with a thousand goals below it, for a goal admin, with trails, comments and
 * results. The data set's trees are smaller, so this case creates a tree and runs last on its stage.
 */
export async function matrixCase(bench: Bench, stage: Stage & { peer: Program }): Promise<CaseResult> {
  const { actors, ours, peer, tokens } = stage;
  const { tenant, period, goalAdmin } = actors;
  const goal = await plantTree(bench.cluster, stage);
  const path = `/api${getPredictionMatrix.path}`.replace('{goalId}', String(goal)).replace('{week}', '0');
  const week = { week: runningWeek, trail: trailLength, insideWeeks };
  const question = { tenant, person: goalAdmin.id, goal, period, ...week };
  const mine: Load = { program: ours, callOf: () => ({ method: 'GET', path, token: tokens.goalAdmin }) };
  const bare: Load = { program: peer, callOf: () => ({ method: 'POST', path: '/matrix', body: question }) };
  const compressed = await demandSameMatrix(mine, bare);
  await warmUp(mine, 40);
  await warmUp(bare, 40);
  const counted = await countLoad(bench.cluster, mine, 10);
  const pace = { rounds: bench.pace.rounds, requests: Math.ceil(bench.pace.requests / 5) };
  const [own, other] = (await compareCpu([mine, bare], pace)) as [Measured, Measured];
  const ratio = own.cpu / other.cpu;
  return {
    name: `matrix: ${treeSize} goals`,
    ours: own.cpu,
    bare: other.cpu,
    ratio,
    ...counted,
    bars: [
      { name: 'CPU ×', value: ratio, limit: 2.5 },
      { name: 'statements', value: counted.statements, limit: 3 },
      { name: 'bytes compressed', value: compressed, limit: 150_000 },
    ],
    note: `${shares(own, other)}; ${Math.round(compressed / 1000)} kB compressed`,
  };
}

/**
 * Moves goals without children below those of the largest tree that is not too large, until it has the size;
 * returns its root.
 */
async function plantTree(cluster: Cluster, { database, actors }: Stage): Promise<number> {
  const { tenant, period } = actors;
  const [top] = await cluster.ask<{ id: number; below: number }>(
    database,
    `select goal.id, count(*)::int - 1 as below from goal
      join goal_path path on path.tenant_id = goal.tenant_id and path.ancestor_id = goal.id
      where goal.tenant_id = $1 and goal.period_id = $2 and goal.parent_id is null and goal.state = 'approved'
        and goal.exposure = 0 and goal.deleted_at is null
      group by goal.id having count(*) <= $3 order by 2 desc, 1 limit 1`,
    [tenant, period, treeSize + 1],
  );
  if (!top) throw new Error('The data set has no company goal.');
  await cluster.ask(
    database,
    `with holder as (
        select descendant_id as id, row_number() over (order by descendant_id) as seat from goal_path
        join goal on goal.tenant_id = $1 and goal.id = descendant_id and goal.exposure = 0 and goal.state = 'approved'
        where goal_path.tenant_id = $1 and ancestor_id = $2 and depth < 2
      ), moving as (
        select id, row_number() over (order by id) as seat from goal
        where tenant_id = $1 and period_id = $3 and deleted_at is null and not is_private and state <> 'shelved'
          and not exists (select 1 from goal child where child.tenant_id = $1 and child.parent_id = goal.id)
          and not exists (select 1 from goal_path up where up.tenant_id = $1 and up.descendant_id = goal.id
            and up.ancestor_id = $2)
        order by id limit $4
      )
      update goal set parent_id = holder.id from moving
      join holder on holder.seat = 1 + moving.seat % (select count(*) from holder)
      where goal.tenant_id = $1 and goal.id = moving.id`,
    [tenant, top.id, period, treeSize - top.below],
  );
  await cluster.ask(database, 'vacuum (analyze) goal, goal_path');
  return top.id;
}

interface Matrix {
  readonly childs: readonly Record<string, unknown>[];
  readonly results: readonly { Id: number }[];
}

/**
 * Fails if the peer gives another answer, because the comparison would mean nothing. Returns the compressed
 * bytes.
 */
async function demandSameMatrix(mine: Load, bare: Load): Promise<number> {
  const read = async ({ program, callOf }: Load) => (await program.client.send(callOf(0))).body;
  const [own, other] = [await read(mine), await read(bare)];
  // Ignore the alignment under a shelved goal: the peer does not know that rule.
  const slim = (body: string) => {
    const { childs, results } = JSON.parse(body) as Matrix;
    return [childs.map(({ ParentId: _, ...child }) => child), results.map(({ Id }) => Id)];
  };
  const [ownGoals, otherGoals] = [slim(own), slim(other)].map((one) => JSON.stringify(one)) as [
    string,
    string,
  ];
  if (ownGoals !== otherGoals) {
    const at = [...ownGoals].findIndex((letter, index) => letter !== otherGoals[index]);
    const near = (text: string) => text.slice(Math.max(0, at - 200), at + 200);
    throw new Error(`The peer has another matrix.\nours: ${near(ownGoals)}\nbare: ${near(otherGoals)}`);
  }
  return gzipSync(own, { level: gzipLevel }).length;
}
