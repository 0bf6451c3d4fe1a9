import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addComment } from '@bellwether/contract/goals/comments';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import * as webhooks from '@bellwether/contract/webhooks';
import { toldEvents, webhookKinds } from '@bellwether/domain/webhooks/kinds';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { type Program, startProgram } from '../../testing/program.ts';
import { urlOf } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';

const env = { CONNECTION_KEY: 'a1'.repeat(32) };
const week = 8;
const statusOf = ({ GoalStatuses }: GoalInfo) =>
  GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Week === week)?.Id ?? 0;

test('a receiver gets every event of a hundred acts, in order per goal and none of a private goal, though the worker is killed twice', {
  timeout: 240_000,
}, async () => {
  const server = await startTestServer({ env });
  const company = await buildGoalCompany(server);
  const receiver = await startWebhookReceiver();
  const made = await company.must('orgAdmin', webhooks.addWebhook, {
    body: { Url: receiver.url, Kinds: [...webhookKinds] },
  });
  receiver.expectSecrets(made.Secret);

  const shown: GoalInfo[] = [];
  for (const who of ['ceo', 'lead', 'member', 'peer', 'otherLead'] as const)
    shown.push(await company.makeApproved(who, { Title: `Open of ${who}` }));
  const hidden = [
    await company.makeApproved('ceo', { Title: 'Hidden of ceo', IsPrivate: true }),
    await company.makeApproved('member', { Title: 'Hidden of member', IsPrivate: true }),
  ];
  const owners = ['ceo', 'lead', 'member', 'peer', 'otherLead', 'ceo', 'member'] as const;
  let acts = 0;
  for (let round = 0; acts < 100; round += 1)
    for (const [at, goal] of [...shown, ...hidden].entries()) {
      const who = owners[at] ?? 'ceo';
      acts += 1;
      const Id = statusOf(goal);
      if (round % 3 === 0)
        await company.must(who, predictGoal, { body: { Id, Likelihood: round % 5, Quality: at % 5 } });
      else if (round % 3 === 1)
        await company.must(who, addComment, { body: { Id, Type: 'GoalStatus', Comment: `Note ${round}` } });
      else {
        const body = { Id: goal.Goal.Id, Status: 'shelved', Comment: 'Later' };
        const admin = goal.Goal.Hidden ? who : 'goalAdmin';
        const done = await company.call(admin, shelveGoal, { body });
        if (done.status === 200)
          await company.must(admin, shelveGoal, { body: { ...body, Status: 'reactivated' } });
      }
    }

  const home = mkdtempSync(join(tmpdir(), 'bellwether-hooks-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  let at = server.clock.now();
  const start = (): Program => {
    // After the lease of what a killed node had begun.
    at += 60_000;
    const program = startProgram('main.ts', [], {
      DATABASE_URL: urlOf(server.connection),
      BELLWETHER_HOME: home,
      BELLWETHER_NOW: new Date(at).toISOString(),
      PORT: '0',
      ...env,
    });
    onTestFinished(() => void program.child.kill('SIGKILL'));
    return program;
  };
  for (const most of [20, 60]) {
    const program = start();
    const killed = new Promise<void>((done) => {
      receiver.answer((response, count) => {
        if (count < most) response.writeHead(204).end();
        else if (program.child.kill('SIGKILL')) done();
      });
    });
    await killed;
    await program.ended;
  }
  receiver.answer((response) => response.writeHead(204).end());
  start();

  const { rows } = await server.owner.query<{ id: string; kind: string; subject_id: number }>(
    'select id, kind, subject_id from event where tenant_id = $1 and kind = any($2) order by id',
    [company.tenantId, toldEvents],
  );
  const openIds = new Set(shown.map(({ Goal }) => Goal.Id));
  const expected = rows.filter(({ kind, subject_id: id }) => kind.startsWith('goal.') && openIds.has(id));
  const eventOf = (id: string) => Number(/^evt_\d+_(\d+)_/.exec(id)?.[1]);
  const told = () => new Set(receiver.received.map(({ message }) => eventOf(message.id)));
  // Of a draft nothing is told, unless everybody saw it at the same instant.
  const needed = expected.filter(({ kind }) => kind !== 'goal.created');
  expect(needed.length).toBeGreaterThan(70);
  await vi.waitFor(() => expect(needed.filter(({ id }) => !told().has(Number(id)))).toEqual([]), {
    timeout: 120_000,
    interval: 500,
  });
  for (const { Goal } of shown) {
    const seen = new Set<string>();
    const order = receiver.received.flatMap(({ message }) => {
      const { Goal: named } = message.data as { Goal?: { Id: number } };
      if (named?.Id !== Goal.Id || seen.has(message.id)) return [];
      seen.add(message.id);
      return [eventOf(message.id)];
    });
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order.length).toBeGreaterThan(10);
  }
  const text = receiver.received.map((each) => each.text).join();
  expect(text).not.toContain('Hidden');
  expect(text).not.toContain('Note ');
  for (const { Goal } of hidden) expect(text).not.toContain(`"Goal":{"Id":${Goal.Id},`);
});
