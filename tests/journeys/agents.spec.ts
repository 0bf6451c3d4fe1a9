import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addAgentClient } from '@bellwether/contract/agents/allowing';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';
import { address } from './src/server-under-test.ts';

test.setTimeout(120_000);

/** The address of a program on the person's own machine, which receives the code. */
async function startProgram() {
  const { promise, resolve } = Promise.withResolvers<URLSearchParams>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname === '/callback') resolve(url.searchParams);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Claude</title>Done.');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/callback`, returned: promise, stop: () => void server.close() };
}

/** Calls a tool as an agent does; returns the status and what the tool answered. */
async function callTool(access: string, name: string, input: object) {
  const answer = await fetch(`${address()}/api/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
  });
  const body = answer.ok ? JSON.parse((await answer.json()).result.content[0].text) : undefined;
  return { status: answer.status, body };
}

test('a person allows an agent, says yes to its prediction, and ends it', async ({ enter, witness }) => {
  witness.expectTrouble(/request to another host: http:\/\/127\.0\.0\.1:\d+\/(callback|favicon)/);
  const program = await startProgram();
  const admin = await actor('orgadmin');
  const { ClientId } = await admin.call(addAgentClient, {
    body: { Name: 'Claude', Addresses: ['http://127.0.0.1/callback'] },
  });
  const verifier = randomBytes(32).toString('base64url');
  const asked = new URLSearchParams({
    client_id: ClientId,
    redirect_uri: program.url,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'goals:read predictions:write',
    state: '12345678901234567890',
  });
  const page = await enter('goalmanager', `/api/agents/authorize?${asked}`);
  await expect(page.getByRole('heading', { name: '“Claude” wants to act for you' })).toBeVisible();
  await expect(page.getByText('Give weekly predictions')).toBeVisible();
  await expectNoAxeFaults(page, 'allow an agent');
  await page.setViewportSize(phone);
  await expectFits(page);
  await page.getByRole('button', { name: 'Allow', exact: true }).focus();
  await page.keyboard.press('Enter');
  const returned = await program.returned;
  expect(returned.get('state')).toBe('12345678901234567890');
  const exchanged = await fetch(`${address()}/api/agents/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: returned.get('code') ?? '',
      code_verifier: verifier,
      client_id: ClientId,
      redirect_uri: program.url,
    }),
  });
  const { access_token: access } = await exchanged.json();

  const week = await callTool(access, 'my_week', {});
  const goals: { kind: string; goal: number }[] = week.body.items;
  const found: { title: string; status: number }[] = [];
  for (const { goal } of goals.filter(({ kind }) => kind === 'goal')) {
    const { body } = await callTool(access, 'read_goal', { goal });
    const open = body.weeks.findLast(({ is_open }: { is_open: boolean }) => is_open);
    if (body.may_predict && open) found.push({ title: body.title.words_of_people, status: open.status });
  }
  const [own] = found;
  if (!own) throw new Error('There is no goal to predict.');
  const asking = { status: own.status, likelihood: 1, quality: 3, comment: 'Two of three customers signed.' };
  const { body } = await callTool(access, 'predict', asking);
  await page.goto(new URL(body.link).pathname);
  await expect(page.getByRole('heading', { name: own.title })).toBeVisible();
  await expectNoAxeFaults(page, 'confirm a prediction');
  await page.setViewportSize(phone);
  await expectFits(page);
  await page.getByRole('button', { name: 'Yes, give this prediction' }).click();
  await expect(page.getByText('You said yes: the prediction is given.')).toBeVisible();

  await page.goto('/v3/account/agents');
  await expect(page.getByText('Give weekly predictions')).toBeVisible();
  await expectNoAxeFaults(page, 'own agents');
  await page.getByRole('button', { name: 'End Claude' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('No agent acts for you.')).toBeVisible();
  expect((await callTool(access, 'my_week', {})).status).toBe(401);
  program.stop();
});

test('an admin finds the address for agents, and adds a channel', async ({ enter }) => {
  const page = await enter('orgadmin', '/v3/settings/company/connections');
  await page
    .getByRole('region', { name: 'Slack and Microsoft Teams' })
    .getByRole('button', { name: 'Add channel' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address for agents (MCP)' })).toHaveValue(/\/api\/mcp$/);
  await expectNoAxeFaults(page, 'connections');
});
