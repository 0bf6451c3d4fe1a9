import dns from 'node:dns';
import { approveGoal, takeBack } from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { listNotifications } from '@bellwether/contract/notifications';
import { deactivatePerson } from '@bellwether/contract/people/status';
import * as webhooks from '@bellwether/contract/webhooks';
import { deliveryLadders } from '@bellwether/domain/shared/delivery-ladders';
import { type WebhookKind, webhookKinds } from '@bellwether/domain/webhooks/kinds';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../background.ts';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import {
  type ReceivedMessage,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';

const env = { CONNECTION_KEY: 'a1'.repeat(32) };
const server = await startTestServer({ poolSize: 10, env });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const week = 8;
/** For a busy machine. */
const [patience, minute] = [15_000, 60_000];

beforeEach(() => server.clock.set(Date.parse('2026-11-18T15:00:00Z')));

/** Starts a node that delivers until the test ends. */
async function work(): Promise<void> {
  const stop = await openBackground(server.context, silent);
  onTestFinished(stop);
}

async function listening(
  company: GoalCompany,
  receiver: WebhookReceiver,
  kinds: readonly WebhookKind[] = webhookKinds,
) {
  const made = await company.must('orgAdmin', webhooks.addWebhook, {
    body: { Url: receiver.url, Kinds: [...kinds] },
  });
  receiver.expectSecrets(made.Secret);
  return made;
}
const deliveriesOf = async (company: GoalCompany, id: number) =>
  (await company.must('orgAdmin', webhooks.listWebhookDeliveries, { params: { id } })).data;
const webhookNow = async (company: GoalCompany, id: number) => {
  const { data } = await company.must('orgAdmin', webhooks.listWebhooks);
  return data.find(({ Id }) => Id === id) ?? expect.unreachable();
};
const statusOf = ({ GoalStatuses }: GoalInfo) =>
  GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Week === week)?.Id ?? 0;
const predict = (company: GoalCompany, goal: GoalInfo, Likelihood: number) =>
  company.must('member', predictGoal, { body: { Id: statusOf(goal), Likelihood, Quality: 2 } });
const goalOf = (received: ReceivedMessage | undefined) =>
  (received?.message.data as { Goal?: { Id: number } } | undefined)?.Goal?.Id;
const typesOf = (receiver: WebhookReceiver) => receiver.received.map(({ message }) => message.type);

describe('what is told', () => {
  test('a goal’s life, as everybody in the company sees it', async () => {
    const company = await buildGoalCompany(server);
    const receiver = await startWebhookReceiver();
    await listening(company, receiver);
    await work();
    const { Goal } = await company.make('member', { Title: 'Open to all', IsDraft: false });
    const id = Goal.Id;
    server.clock.advance(1_000);
    const goal = await company.must('lead', approveGoal, { body: { Id: id, Status: 'approved' } });
    await vi.waitFor(() => expect(typesOf(receiver)).toContain('goal.published'), patience);
    await predict(company, goal, 3);
    server.clock.advance(1_000);
    await predict(company, goal, 1);
    await company.must('member', addComment, {
      body: { Id: statusOf(goal), Type: 'GoalStatus', Comment: 'between us' },
    });
    await company.must('goalAdmin', deleteGoal, { params: { id } });
    await vi.waitFor(() => expect(typesOf(receiver)).toContain('goal.deleted'), patience);
    const own = receiver.received.filter(({ message }) => 'Goal' in message.data);
    expect(own.map(({ message }) => message.type)).toEqual([
      'goal.published',
      'goal.predicted',
      'goal.predicted',
      'insight.goal_called',
      'comment.created',
      'goal.deleted',
    ]);
    expect(own[1]?.message).toMatchObject({
      type: 'goal.predicted',
      version: 1,
      id: expect.stringMatching(/^evt_\d+_\d+_goal_predicted$/),
      timestamp: '2026-11-18T15:00:01Z',
      data: {
        Goal: { Id: id, Title: 'Open to all', ParentId: 0, Owner: { Name: 'Mia Member' } },
        Prediction: { Week: week, Quality: 2 },
        Actor: { Id: company.people.member.id, Name: 'Mia Member' },
      },
    });
    expect(receiver.received.map(({ text }) => text).join()).not.toContain('between us');
  });

  test('that an act was taken back: a state, an edit, and of a draft its id alone', async () => {
    const company = await buildGoalCompany(server);
    const receiver = await startWebhookReceiver();
    await listening(company, receiver, ['goal.published', 'goal.updated', 'goal.state_changed']);
    await work();
    const id = (await company.make('member', { IsDraft: false })).Goal.Id;
    const approve = (Id: number) =>
      company.must('lead', approveGoal, { body: { Id, Status: 'approved', Comment: '' } });
    const back = async (who: CastName, Id: number) => {
      server.clock.advance(1_000);
      await company.must(who, takeBack, { body: { Id } });
      server.clock.advance(1_000);
    };
    const secret = (await company.make('member', { IsDraft: false, IsPrivate: true })).Goal.Id;
    await approve(secret);
    await back('lead', secret);
    await approve(id);
    await vi.waitFor(() => expect(typesOf(receiver)).toEqual(['goal.published']), patience);
    await back('lead', id);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
    await approve(id);
    const body = company.save({ Title: 'Anew', IsFromEdit: true, IsDraft: false });
    await company.must('member', updateGoal, { params: { id }, body });
    await approve(id);
    await back('lead', id);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(5), patience);
    expect(receiver.received.map(({ message: { type, data } }) => ({ type, ...data }))).toMatchObject([
      { type: 'goal.published' },
      { type: 'goal.state_changed', From: 'approved', To: 'review' },
      { type: 'goal.published' },
      { type: 'goal.updated' },
      { type: 'goal.updated', Goal: { Id: id, Title: 'Grow' } },
    ]);
    expect(receiver.received[1]?.message.data).toHaveProperty('Goal', { Id: id });
    expect(receiver.received.map(goalOf)).not.toContain(secret);
  });

  test('nothing of drafts, of private goals, of what is private below, and of observers', async () => {
    const company = await buildGoalCompany(server);
    const receiver = await startWebhookReceiver();
    await listening(company, receiver);
    await company.makeApproved('lead', { Title: 'Secret goal', IsPrivate: true });
    const draft = await company.make('lead', { Title: 'Secret draft' });
    const child = await company.makeApproved('lead', { Title: 'Child', ParentId: draft.Goal.Id });
    await company.must('ceo', deactivatePerson, { params: { id: company.people.observer.id } });
    await company.must('ceo', deactivatePerson, { params: { id: company.people.outsider.id } });
    await work();
    await vi.waitFor(() => expect(typesOf(receiver)).toContain('person.deactivated'), patience);
    const text = receiver.received.map((each) => each.text).join();
    expect(text).not.toContain('Secret');
    expect(text).not.toContain('Observer');
    for (const { message } of receiver.received) {
      const { Goal } = message.data as { Goal?: { Id: number; ParentId: number } };
      if (Goal) expect([Goal.Id, Goal.ParentId]).toEqual([child.Goal.Id, 0]);
    }
  });

  test('a goal that becomes private before its message is sent is not sent', async () => {
    const company = await buildGoalCompany(server);
    const receiver = await startWebhookReceiver();
    const { Id } = await listening(company, receiver, ['goal.published']);
    receiver.answer((response) => response.writeHead(500).end());
    await work();
    const goal = await company.makeApproved('ceo', { Title: 'For a moment' });
    await vi.waitFor(async () => expect((await deliveriesOf(company, Id))[0]?.Tries).toBe(1), patience);
    await company.must('ceo', updateGoal, {
      params: { id: goal.Goal.Id },
      body: company.save({ Title: 'For a moment', IsPrivate: true, IsDraft: false, IsFromEdit: true }),
    });
    server.clock.advance(6_000);
    await vi.waitFor(
      async () => expect((await deliveriesOf(company, Id))[0]?.State).toBe('dropped'),
      patience,
    );
    expect(receiver.received).toHaveLength(1);
  });
});

describe('delivery', () => {
  test('is tried by the ladder, keeps the order of a goal, and delays no other goal', async () => {
    const company = await buildGoalCompany(server);
    const receiver = await startWebhookReceiver();
    const { Id } = await listening(company, receiver, [
      'goal.published',
      'goal.updated',
      'goal.state_changed',
    ]);
    const first = (await company.makeApproved('ceo', { Title: 'First' })).Goal.Id;
    const other = (await company.makeApproved('ceo', { Title: 'Other' })).Goal.Id;
    await company.must('ceo', shelveGoal, { body: { Id: first, Status: 'shelved', Comment: 'later' } });
    receiver.answer((response) => {
      response.writeHead(goalOf(receiver.received.at(-1)) === first ? 503 : 200).end();
    });
    await work();
    const of = (goal: number) => receiver.received.filter((each) => goalOf(each) === goal);
    await vi.waitFor(() => expect([of(first).length, of(other).length]).toEqual([1, 1]), patience);
    /** The tries whose end is stored. The pause begins then, which is later than the arrival at the receiver. */
    const ended = async () => {
      const of = [company.tenantId, first];
      const text = 'select max(tries) as tries from delivery where tenant_id = $1 and goal_id = $2';
      return (await server.owner.query(text, of)).rows[0].tries;
    };
    for (const [at, pause] of deliveryLadders.webhook.slice(0, 4).entries()) {
      await vi.waitFor(async () => expect(await ended()).toBe(at + 1), patience);
      server.clock.advance(pause - 1_000);
      await new Promise((done) => setTimeout(done, 1_500));
      expect(of(first)).toHaveLength(at + 1);
      server.clock.advance(1_000);
      await vi.waitFor(() => expect(of(first)).toHaveLength(at + 2), patience);
    }
    await vi.waitFor(async () => expect((await deliveriesOf(company, Id)).at(-1)?.Tries).toBe(5), patience);
    await company.signIn();
    expect((await webhookNow(company, Id)).FailingSince).not.toBeNull();
    expect(new Set(of(first).map(({ message }) => message.id)).size).toBe(1);
    receiver.answer((response) => response.writeHead(200).end());
    server.clock.advance(deliveryLadders.webhook[4]);
    await vi.waitFor(() => expect(of(first).at(-1)?.message.type).toBe('goal.state_changed'), patience);
    await company.signIn();
    await vi.waitFor(
      async () => expect(await webhookNow(company, Id)).toMatchObject({ Waiting: 0, FailingSince: null }),
      patience,
    );
  });

  test('ends with 410, and after five days of failures, and the admins are told', async () => {
    const company = await buildGoalCompany(server);
    const [gone, failing] = [await startWebhookReceiver(), await startWebhookReceiver()];
    const first = await listening(company, gone, ['goal.published']);
    const second = await listening(company, failing, ['goal.published']);
    gone.answer((response) => response.writeHead(410).end());
    failing.answer((response) => response.writeHead(500).end());
    await work();
    await company.makeApproved('ceo');
    await vi.waitFor(
      async () => expect(await webhookNow(company, first.Id)).toMatchObject({ IsOn: false, EndedBy: 'gone' }),
      patience,
    );
    for (let day = 0; day < 6 && (await webhookNow(company, second.Id)).IsOn; day += 1) {
      server.clock.advance(24 * 60 * minute);
      await company.signIn();
      await company.makeApproved('ceo');
      await vi.waitFor(async () => {
        const { IsOn } = await webhookNow(company, second.Id);
        const [last] = await deliveriesOf(company, second.Id);
        expect(!IsOn || last?.Tries === 1).toBe(true);
      }, patience);
    }
    // What was requested at the same moment is dropped when it is due.
    await vi.waitFor(async () => {
      const off = await webhookNow(company, second.Id);
      expect(off).toMatchObject({ IsOn: false, EndedBy: 'failing', Waiting: 0 });
    }, patience);
    const { rows } = await server.owner.query(
      "select detail ->> 'reason' as reason from event where tenant_id = $1 and kind = 'webhook.switched_off' order by id",
      [company.tenantId],
    );
    expect(rows.map(({ reason }) => reason)).toEqual(['gone', 'failing']);
    for (const who of ['ceo', 'orgAdmin'] as const)
      await vi.waitFor(async () => {
        const { Notifications } = await company.must(who, listNotifications, { params: { page: 0 } });
        expect(Notifications.filter(({ Kind }) => Kind === 'webhook_switched_off')).toHaveLength(2);
      }, patience);
    // A person switches it on again, which forgets the failures.
    failing.answer((response) => response.writeHead(200).end());
    const again = await company.must('orgAdmin', webhooks.saveWebhook, {
      params: { id: second.Id },
      body: { Url: failing.url, Kinds: ['goal.published'], IsOn: true },
    });
    expect(again).toMatchObject({ IsOn: true, EndedBy: null, FailingSince: null });
  });

  test('to a slow receiver delays no other one', async () => {
    const company = await buildGoalCompany(server);
    const [slow, quick] = [await startWebhookReceiver(), await startWebhookReceiver()];
    await listening(company, slow, ['goal.published']);
    await listening(company, quick, ['goal.published']);
    const held: (() => void)[] = [];
    slow.answer((response) => void held.push(() => response.end()));
    onTestFinished(() => {
      for (const end of held) end();
    });
    for (let count = 0; count < 12; count += 1) await company.makeApproved('ceo');
    await work();
    await vi.waitFor(() => expect(quick.received).toHaveLength(12), patience);
    await vi.waitFor(() => expect(slow.received.length).toBeGreaterThan(0), patience);
    expect(slow.received.length).toBeLessThanOrEqual(8);
    for (const end of held.splice(0)) end();
    slow.answer((response) => response.end());
    await vi.waitFor(() => expect(slow.received).toHaveLength(12), patience);
  });

  test('reaches nothing inside when a name changes between two tries', async () => {
    const company = await buildGoalCompany(server);
    const receiver = await startWebhookReceiver();
    const made = await company.must('orgAdmin', webhooks.addWebhook, {
      body: { Url: receiver.url.replace('127.0.0.1', 'localhost'), Kinds: ['goal.published'] },
    });
    const answers = ['127.0.0.1', '169.254.169.254', '10.0.0.1'];
    const spy = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_host: string, _options: object, done: never) =>
        (done as (error: null, found: object[]) => void)(null, [
          { address: answers.length > 1 ? answers.shift() : answers[0], family: 4 },
        ])) as never);
    onTestFinished(() => spy.mockRestore());
    await company.makeApproved('ceo');
    await work();
    await vi.waitFor(
      async () =>
        expect((await deliveriesOf(company, made.Id))[0]).toMatchObject({ Tries: 1, Fault: 'forbidden' }),
      patience,
    );
    server.clock.advance(6_000);
    await vi.waitFor(
      async () =>
        expect((await deliveriesOf(company, made.Id))[0]).toMatchObject({ Tries: 2, Fault: 'forbidden' }),
      patience,
    );
    expect(receiver.received).toEqual([]);
  });
});

test('the metrics count what waits and what failed', async () => {
  const company = await buildGoalCompany(server);
  const receiver = await startWebhookReceiver();
  await listening(company, receiver, ['goal.published']);
  receiver.answer((response) => response.writeHead(500).end());
  const metric = async (name: string) => {
    const { body } = await server.send({ method: 'GET', url: '/api/metrics' });
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
  };
  const [waiting, failed] = [await metric('webhooks_waiting'), await metric('webhooks_failed_total')];
  await company.makeApproved('ceo');
  await work();
  await vi.waitFor(async () => {
    expect(await metric('webhooks_waiting')).toBe(waiting + 1);
    expect(await metric('webhooks_failed_total')).toBe(failed + 1);
  }, patience);
});

describe('replay', () => {
  test('sends one delivery, or all since an instant, with the same ids and in order', async () => {
    const company = await buildGoalCompany(server);
    const receiver = await startWebhookReceiver();
    const { Id } = await listening(company, receiver, ['goal.published', 'goal.predicted']);
    await work();
    const since = new Date(server.clock.now()).toISOString();
    const goal = await company.makeApproved('member');
    await predict(company, goal, 4);
    await vi.waitFor(async () => {
      const all = await deliveriesOf(company, Id);
      expect(all.map(({ State }) => State)).toEqual(['delivered', 'delivered']);
    }, patience);
    const ids = receiver.received.map(({ message }) => message.id);
    const params = { id: Id };
    const [last] = await deliveriesOf(company, Id);
    const replayed = (body: object) => company.call('orgAdmin', webhooks.replayWebhook, { params, body });
    expect((await replayed({ DeliveryId: last?.Id })).body).toEqual({ Count: 1 });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), patience);
    expect(receiver.received[2]?.text).toBe(receiver.received[1]?.text);
    expect((await replayed({ Since: since })).body).toEqual({ Count: 2 });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(5), patience);
    expect(receiver.received.slice(3).map(({ message }) => message.id)).toEqual(ids);
    expect((await replayed({ Since: '2026-01-01T00:00:00Z' })).status).toBe(400);
    expect((await replayed({})).status).toBe(400);
    expect((await replayed({ DeliveryId: last?.Id, Since: since })).status).toBe(400);
    const other = await listening(company, receiver);
    const stranger = await company.call('orgAdmin', webhooks.replayWebhook, {
      params: { id: other.Id },
      body: { DeliveryId: last?.Id },
    });
    expect(stranger.status).toBe(404);
    await company.must('orgAdmin', webhooks.saveWebhook, {
      params,
      body: { Url: receiver.url, Kinds: ['goal.published'], IsOn: false },
    });
    expect((await replayed({ DeliveryId: last?.Id })).problem.code).toBe('webhook_off');
  });
});

test('a node that stops leaves a slow receiver after five seconds, and another one delivers', async () => {
  const company = await buildGoalCompany(server);
  const receiver = await startWebhookReceiver();
  await listening(company, receiver, ['goal.published']);
  receiver.answer(() => undefined);
  const stop = await openBackground(server.context, silent);
  await company.makeApproved('ceo');
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeLessThan(9_000);
  receiver.answer((response) => response.end());
  server.clock.advance(30_000);
  await work();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
});
