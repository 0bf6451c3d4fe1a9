import { listActionItems } from '@bellwether/contract/action-items';
import { compareCpu, countLoad, type Load, type Measured, warmUp } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import type { Bench, Stage } from '../stage.ts';

const items = 2_000;

/**
 * Measures the action items of a manager with two thousand of them, half of them completed. It has no peer: page 50 runs
 * beside page 1, because each page counts all items.
 */
export async function actionItemCases(bench: Bench, stage: Stage): Promise<CaseResult[]> {
  const { actors, database, ours, tokens } = stage;
  const { tenant, manager, busy } = actors;
  await bench.cluster.ask(
    database,
    `insert into action_item (tenant_id, title, due_date, state, assignee_id, requester_id, author_id, completed_at,
        created_at, updated_at)
      select $1, 'Item ' || n, date '2026-11-01' + n % 60, case when n % 2 = 0 then 'in_progress' else 'completed' end,
        case when n % 3 = 0 then $2::int else $3::int end, $2, $2,
        case when n % 2 = 0 then null else timestamptz '2026-11-01' end, '2026-11-01', '2026-11-01'
      from generate_series(1, $4::int) n`,
    [tenant, manager.id, busy.id, items],
  );
  const loadOf = (Page: number): Load => ({
    program: ours,
    callOf: () => ({
      method: 'POST',
      path: `/api${listActionItems.path}`,
      token: tokens.manager,
      body: { Page },
    }),
  });
  const [first, last] = [loadOf(0), loadOf(49)];
  for (const load of [first, last]) await warmUp(load, 40);
  const counted = await countLoad(bench.cluster, first, 20);
  const lastCounted = await countLoad(bench.cluster, last, 20);
  const [own, other] = (await compareCpu([last, first], bench.pace)) as [Measured, Measured];
  const ratio = own.cpu / other.cpu;
  return [
    {
      name: 'action items: page 50 against page 1',
      ours: own.cpu,
      bare: other.cpu,
      ratio,
      ...counted,
      bars: [
        { name: 'CPU ×', value: ratio, limit: 1.2 },
        { name: 'statements', value: lastCounted.statements, limit: counted.statements, rule: 'exactly' },
        { name: 'statements of a page', value: counted.statements, limit: 4 },
        { name: 'bytes', value: counted.bytes, limit: 30_000 },
      ],
    },
  ];
}
