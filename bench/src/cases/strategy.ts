import { getStrategy } from '@bellwether/contract/strategy';
import type { Load } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import type { Bench, Stage } from '../stage.ts';
import { compare, demandSame } from './dashboard.ts';

/** Measures the strategy page of a contributor: nine rich texts, which are sanitised on the way out. */
export async function strategyCase(bench: Bench, stage: Stage & { peer: Program }): Promise<CaseResult> {
  const { actors, database, ours, peer, tokens } = stage;
  const text = `<p>${'A sentence with <strong>weight</strong>. '.repeat(20).trim()}</p>`;
  await bench.cluster.ask(
    database,
    `insert into strategy_version (tenant_id, mission, vision, differentiating_values, customers, employees, shareholders,
        sales, marketing, product, author_id, created_at, updated_at, published_at)
      select $1, $3, $3, $3, $3, $3, $3, $3, $3, $3, $2, now(), now(), now()
      where not exists (select 1 from strategy_version where tenant_id = $1)`,
    [actors.tenant, actors.manager.id, text],
  );
  const call = { method: 'GET', path: `/api${getStrategy.path}`, token: tokens.contributor } as const;
  const mine: Load = { program: ours, callOf: () => call };
  const bare: Load = {
    program: peer,
    callOf: () => ({ method: 'POST', path: '/strategy', body: { tenant: actors.tenant } }),
  };
  await demandSame(mine, bare, (reply) => {
    const { StrategyBasic, Objectives } = reply as Record<string, unknown>;
    return [StrategyBasic, Objectives];
  });
  const { result, counted } = await compare(bench, 'strategy', mine, bare);
  return {
    ...result,
    bars: [
      // The session's, and one for the page.
      { name: 'statements', value: counted.statements, limit: 2 },
    ],
  };
}
