import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { saveSlackApp } from '@bellwether/contract/channels.slack';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor, mailOf } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';
import { firstInstant } from './src/now.ts';
import { type StartedServer, startServer } from './src/start-server.ts';

// A server of its own, because its Slack is another one.
let server: StartedServer;
const slack = createServer((request, response) => {
  const answers: Readonly<Record<string, object>> = {
    '/auth.test': { ok: true, team_id: 'T1', team: 'Northwind' },
    '/users.info': {
      ok: true,
      user: { team_id: 'T1', real_name: 'Mia in Slack', profile: { email: mailOf('wei.zhang') } },
    },
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers[request.url ?? ''] ?? { ok: true }));
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  slack.listen(0, '127.0.0.1');
  await once(slack, 'listening');
  const { port } = slack.address() as AddressInfo;
  const settings = { CONNECTION_KEY: 'ab'.repeat(32), SLACK_API_URL: `http://127.0.0.1:${port}/` };
  server = await startServer({ now: firstInstant, settings });
});
test.afterAll(async () => {
  await server.stop();
  slack.close();
});

const secret = 'shhh';

/** Types `/bellwether` in Slack; returns the address that the app answers. */
async function typeCommand(user: string): Promise<string> {
  const body = new URLSearchParams({ team_id: 'T1', user_id: user }).toString();
  const timestamp = `${Math.floor(firstInstant / 1_000)}`;
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  // The host names the company; Node cannot resolve the names below `localhost` everywhere.
  const asked = request(`${server.address}/api/slack/commands`, {
    method: 'POST',
    headers: {
      host: new URL(server.at).host,
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': `v0=${signature}`,
    },
  });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  const { blocks } = (await json(answer)) as { blocks: { elements: { url: string }[] }[] };
  return blocks.at(-1)?.elements[0]?.url ?? '';
}

test('a person connects the account in Slack by its link, and disconnects it', async ({ enter }) => {
  const admin = await actor('orgadmin', server.address);
  await admin.call(saveSlackApp, { body: { Token: 'xoxb-1', SigningSecret: secret } });
  const link = await typeCommand('U1');
  const place = link.slice(new URL(link).origin.length);

  const person = await actor('wei.zhang', server.address);
  const page = await enter(person, place, { at: server.at });
  await expect(
    page.getByRole('heading', { name: 'Connect “Mia in Slack” of Northwind in Slack with you?' }),
  ).toBeVisible();
  await expectNoAxeFaults(page, 'connect Slack');
  await page.setViewportSize(phone);
  await expectFits(page);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('status').getByText('You are connected with Slack.')).toBeVisible();
  await expectNoAxeFaults(page, 'connected with Slack');
  await page.setViewportSize(phone);
  await expectFits(page);

  await test.step('the settings show the connection, and end it', async () => {
    await page.goto('/v3/settings/notifications');
    const part = page.getByRole('region', { name: 'Slack' });
    await expect(part.getByText('Connected since')).toBeVisible();
    await part.getByRole('button', { name: 'Disconnect' }).click();
    await expect(part.getByText('Type /bellwether in Slack, and follow the link.')).toBeVisible();
  });
});
