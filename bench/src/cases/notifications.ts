import { listNotifications } from '@bellwether/contract/notifications';
import { countUnread } from '@bellwether/contract/notifications/unread';
import { compareCpu, countLoad, type Load, type Measured, shares, warmUp } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import type { Bench, Stage } from '../stage.ts';

/** A busy half year of a manager: every tenth notification is unread. */
const rows = 2_000;

/** Measures the first page of a manager's notifications, and the bell's exact count. */
export async function notificationCases(
  bench: Bench,
  { actors, database, ours, peer, tokens }: Stage & { peer: Program },
): Promise<CaseResult[]> {
  const { tenant, period, manager, contributor } = actors;
  await bench.cluster.ask(
    database,
    `insert into notification (tenant_id, person_id, event_id, kind, topic, actor_id, object_kind, object_id, goal_id,
        created_at, read_at)
      select $1, $2, -told.number, 'goal_published', 'answers', $3, 'Goal', told.goal_id, told.goal_id,
        now() - make_interval(mins => told.number), case when told.number % 10 > 0 then now() end
      from (select goal.id as goal_id, row_number() over (order by goal.id)::int as number from goal
        where tenant_id = $1 and period_id = $4 and exposure = 0 and deleted_at is null limit $5) told
      on conflict do nothing`,
    [tenant, manager.id, contributor.id, period, rows],
  );
  const path = `/api${listNotifications.path}`.replace('{page}', '0');
  const token = tokens.manager;
  const page: Load = { program: ours, callOf: () => ({ method: 'GET', path, token }) };
  const question = { tenant, person: manager.id };
  const bare: Load = {
    program: peer,
    callOf: () => ({ method: 'POST', path: '/notifications', body: question }),
  };
  const count: Load = {
    program: ours,
    callOf: () => ({ method: 'GET', path: `/api${countUnread.path}`, token }),
  };
  for (const load of [page, bare, count]) await warmUp(load, 20);
  const countedPage = await countLoad(bench.cluster, page, 20);
  const countedCount = await countLoad(bench.cluster, count, 20);
  const [own, other, bell] = (await compareCpu([page, bare, count], bench.pace)) as [
    Measured,
    Measured,
    Measured,
  ];
  const ratio = own.cpu / other.cpu;
  return [
    {
      ...countedPage,
      ...{ name: 'notifications: a page', ours: own.cpu, bare: other.cpu, ratio, note: shares(own, other) },
      bars: [{ name: 'statements', value: countedPage.statements, limit: 6 }],
    },
    {
      ...countedCount,
      ...{ name: 'notifications: unread count', ours: bell.cpu },
      // The session's statement, and one for the count.
      bars: [{ name: 'statements', value: countedCount.statements, limit: 3 }],
    },
  ];
}
