import { makeToken } from '@bellwether/contract/accounts/tokens';
import { listAudit } from '@bellwether/contract/audit';
import { mostBytes } from '@bellwether/domain/agents/answer-size';
import { expect, test } from 'vitest';
import { connectAgent } from '../../testing/agent-client.ts';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
async function tokenOf(who: CastName) {
  const Scopes = ['goals:read'] as const;
  return (await company.must(who, makeToken, { body: { Name: 'Claude', Scopes: [...Scopes] } })).Token;
}

test('the log names each read of an agent, and a company at rest is read without', async () => {
  const goal = await company.makeApproved('member', { Title: 'Ship the boat' });
  const agent = await connectAgent(server, await tokenOf('member'));
  const reads = async () => {
    const { rows } = await server.owner.query(
      "select actor_id, subject_id, via, detail from event where tenant_id = $1 and kind = 'agent.read' order by id",
      [company.tenantId],
    );
    return rows;
  };
  await agent.call('read_goal', { goal: goal.Goal.Id });
  await agent.call('read_goal', { goal: 2_000_000_000 });
  await agent.client.readResource({ uri: 'bellwether://goals/mine' });
  const { id } = company.people.member;
  const read = (tool: string) => ({ actor_id: id, subject_id: id, via: 'agent:Claude', detail: { tool } });
  expect(await reads()).toEqual([read('read_goal'), read('read_goal'), read('open_goals')]);
  const { data } = await company.must('ceo', listAudit);
  expect(data.find(({ Kind }) => Kind === 'agent.read')).toMatchObject({
    Words: 'read with an agent',
    Detail: 'Tool: open goals',
    Via: 'agent:Claude',
  });
  await server.owner.query("update tenant set held = 'frozen' where id = $1", [company.tenantId]);
  expect((await agent.call('read_goal', { goal: goal.Goal.Id })).isError).toBe(false);
  expect(await reads()).toHaveLength(3);
  await server.owner.query('update tenant set held = null where id = $1', [company.tenantId]);
});

test('list a whole week, of many goals and action items', async () => {
  const agent = await connectAgent(server, await tokenOf('goalManager'));
  const { id } = company.people.goalManager;
  for (let at = 0; at < 55; at += 1) await company.make('goalManager', { Title: `Own ${at}` });
  const { rows } = await server.owner.query(
    `insert into action_item (tenant_id, title, due_date, assignee_id, requester_id, author_id, created_at, updated_at)
      select $1, 'Do ' || at, '2026-01-01', $2, $2, $2, now(), now() from generate_series(1, 120) at returning id`,
    [company.tenantId, id],
  );
  const seen: { kind: string; goal: number; id?: number }[] = [];
  for (let page: number | null = 0; page !== null; ) {
    const answer: { text: string; body: { items: typeof seen; next: number | null } } = await agent.call(
      'my_week',
      { page },
    );
    expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(mostBytes);
    seen.push(...answer.body.items);
    page = answer.body.next;
  }
  const goals = seen.flatMap((item) => (item.kind === 'goal' ? [item.goal] : []));
  expect([goals.length, new Set(goals).size]).toEqual([55, 55]);
  const items = seen.flatMap((item) => (item.kind === 'action_item' ? [item.id] : []));
  expect(items.toSorted()).toEqual(rows.map((row) => row.id).toSorted());
});
