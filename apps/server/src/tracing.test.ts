import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { requestPasswordReset } from '@bellwether/contract/accounts/links';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import * as webhooks from '@bellwether/contract/webhooks';
import { webhookKinds } from '@bellwether/domain/webhooks/kinds';
import { afterAll, expect, test, vi } from 'vitest';
import { openBackground } from './background.ts';
import { buildGoalCompany } from './testing/goal-company.ts';
import { startTestServer } from './testing/test-server.ts';
import { startWebhookReceiver } from './testing/webhook-receiver.ts';
import { openTracing } from './tracing.ts';

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

// A receiver of OTLP over HTTP, in JSON.
const spans: Sent[] = [];
let received = '';
const receiver = createServer(async (request, reply) => {
  const text = (await buffer(request)).toString('utf8');
  received += text;
  const { resourceSpans = [] } = JSON.parse(text) as {
    resourceSpans?: { scopeSpans: { spans: Sent[] }[] }[];
  };
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
  reply.setHeader('content-type', 'application/json').end('{}');
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`);
vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100');
const tracing = openTracing();
const server = await startTestServer({ poolSize: 10, env: { CONNECTION_KEY: 'a1'.repeat(32) }, tracing });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const stop = await openBackground(server.context, silent);
afterAll(async () => {
  await stop();
  receiver.close();
});

const secret = 'Zanzibar-quokka';

const namesOf = (trace: string) =>
  [...new Set(spans.filter(({ traceId }) => traceId === trace).map(({ name }) => name))].sort();

test('one trace leads through request, statements, reaction, job, mail and webhook, without personal data', async () => {
  const company = await buildGoalCompany(server);
  const hook = await startWebhookReceiver();
  const made = await company.must('orgAdmin', webhooks.addWebhook, {
    body: { Url: hook.url, Kinds: [...webhookKinds] },
  });
  hook.expectSecrets(made.Secret);
  const { Goal } = await company.make('member', { Title: `Reach ${secret}`, IsDraft: false });
  const approved = await company.call('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
  expect(approved.status).toBe(200);
  const traceId = String(approved.headers['x-request-id']).replaceAll('-', '');
  const { rows } = await server.owner.query('select subdomain from tenant where id = $1', [company.tenantId]);
  const [tenant] = rows;
  const asked = await server.call(requestPasswordReset, {
    body: { Email: company.people.member.email, domain: tenant.subdomain },
  });
  const mailTrace = String(asked.headers['x-request-id']).replaceAll('-', '');
  await vi.waitFor(
    () => {
      expect(namesOf(traceId)).toEqual([
        'POST /api/Goal/approve',
        'deliver webhook',
        'reaction notifications',
        'reaction webhooks',
        'statements',
      ]);
      expect(namesOf(mailTrace)).toEqual([
        'POST /api/Auth/ForgotPassword',
        'job send-mail',
        'reaction mail',
        'send mail',
        'statements',
      ]);
    },
    { timeout: 20_000 },
  );
  await company.must('member', addComment, {
    body: { Id: approved.body.GoalStatuses[0]?.Id ?? 0, Type: 'GoalStatus', Comment: secret },
  });
  await tracing.stop();

  for (const trace of [traceId, mailTrace]) {
    const own = spans.filter((span) => span.traceId === trace);
    const ids = new Set(own.map(({ spanId }) => spanId));
    const roots = own.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId));
    expect(roots.map(({ name }) => name.split(' ')[0])).toEqual(['POST']);
  }
  const people = Object.values(company.people).flatMap(({ email, name }) => [email, name]);
  expect(people.length).toBeGreaterThan(6);
  const address = new URL(hook.url).host;
  const told = [secret, address, '127.0.0.1', 'example', ...people].filter((text) => received.includes(text));
  expect(told).toEqual([]);
});

test('what the caller sends names no span, and an error tells its kind only', async () => {
  expect(spans.every(({ name }) => !name.includes('?') && !/\d{2}/.test(name))).toBe(true);
});
