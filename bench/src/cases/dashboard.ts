import { getCompliance, getDashboard } from '@bellwether/contract/dashboard';
import { compareCpu, countLoad, type Load, type Measured, shares, warmUp } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, besidePeer, type Stage } from '../stage.ts';

/** The latest week that needs a prediction at `benchNow`, a Wednesday: the week before. */
const askedWeek = 7;

type Staged = Stage & { peer: Program };

/** Measures a manager's dashboard: reminders of own and reports' goals, company goals, strategy and theme. */
export async function dashboardCase(bench: Bench, stage: Staged): Promise<CaseResult> {
  const { actors, database, ours, peer, tokens } = stage;
  const { tenant, period, manager, reports } = actors;
  const [known] = await bench.cluster.ask<{ ceo: number; start: string }>(
    database,
    `select (select id from person where tenant_id = $1 and role_name = 'ceo' and deactivated_at is null) as ceo,
      (select start_date::text from goal_period where tenant_id = $1 and id = $2) as start`,
    [tenant, period],
  );
  const question = {
    ...{ tenant, person: manager.id, period, askedWeek, reports },
    ...{ quarterStart: known?.start, ceo: known?.ceo },
  };
  const path = `/api${getDashboard.path}`;
  const mine: Load = { program: ours, callOf: () => ({ method: 'GET', path, token: tokens.manager }) };
  const bare: Load = {
    program: peer,
    callOf: () => ({ method: 'POST', path: '/dashboard', body: question }),
  };
  await demandSame(mine, bare, (reply) => {
    const { Reminders, CompanyGoals } = reply as Record<string, { Id: number; Type?: string }[]>;
    // The peer has no appraisals, but our server reminds the manager to write those of the previous quarter.
    const ofGoals = Reminders?.filter(({ Type }) => !Type?.startsWith('appraisal_'));
    return [ofGoals, CompanyGoals].map((part) => part?.map((one) => `${one.Type ?? 'goal'} ${one.Id}`));
  });
  const { result, counted } = await compare(bench, 'dashboard', mine, bare);
  return {
    ...result,
    bars: [{ name: 'statements', value: counted.statements, limit: 6 }],
  };
}

/** Measures the figures of a whole company for a manager: 10,000 people, in a quick run 1,000. */
export async function complianceCases(bench: Bench): Promise<CaseResult[]> {
  return besidePeer(bench, bench.isQuick ? 'middle' : 'large', async (stage) => {
    const { actors, database, ours, peer, tokens } = stage;
    const { tenant, period, manager } = actors;
    const [known] = await bench.cluster.ask<{ former: number; people: number }>(
      database,
      `select former.id as former, (select count(*)::int from person where tenant_id = $1) as people
        from goal_period running join goal_period former
          on former.tenant_id = running.tenant_id and former.index = running.index - 1
        where running.tenant_id = $1 and running.id = $2`,
      [tenant, period],
    );
    const question = { tenant, person: manager.id, period, former: known?.former, askedWeek };
    const path = `/api${getCompliance.path}`.replace('{scope}', '3');
    const mine: Load = { program: ours, callOf: () => ({ method: 'GET', path, token: tokens.manager }) };
    const bare: Load = {
      program: peer,
      callOf: () => ({ method: 'POST', path: '/compliance', body: question }),
    };
    await demandSame(mine, bare, (reply) => {
      const { users, goals, lastweekgoals, lastgoals } = reply as Record<string, unknown>;
      return [users, goals, lastweekgoals, lastgoals];
    });
    const name = `compliance: ${known?.people.toLocaleString('en-US')} people`;
    const slow = { ...bench, pace: { ...bench.pace, requests: Math.ceil(bench.pace.requests / 10) } };
    const { result, counted } = await compare(slow, name, mine, bare);
    return [
      {
        ...result,
        bars: [
          { name: 'CPU ×', value: result.ratio, limit: 2 },
          { name: 'statements', value: counted.statements, limit: 3 },
        ],
      },
    ];
  });
}

/** Measures both loads in turn, and counts what the first one does. */
export async function compare(bench: Bench, name: string, mine: Load, bare: Load) {
  await warmUp(mine, 40);
  await warmUp(bare, 40);
  const counted = await countLoad(bench.cluster, mine, 20);
  const [own, other] = (await compareCpu([mine, bare], bench.pace)) as [Measured, Measured];
  const ratio = own.cpu / other.cpu;
  return {
    counted,
    result: { name, ours: own.cpu, bare: other.cpu, ratio, ...counted, note: shares(own, other) },
  };
}

/** Fails if the peer gives another answer, because the comparison would mean nothing. */
export async function demandSame(
  mine: Load,
  bare: Load,
  partsOf: (reply: unknown) => unknown,
): Promise<void> {
  const [own, other] = await Promise.all(
    [mine, bare].map(async ({ program, callOf }) => {
      const { body } = await program.client.send(callOf(0));
      return JSON.stringify(partsOf(JSON.parse(body)));
    }),
  );
  if (own !== other) throw new Error(`The peer answers something else.\nours: ${own}\nbare: ${other}`);
}
