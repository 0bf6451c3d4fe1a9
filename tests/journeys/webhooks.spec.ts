import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addEmployee } from '@bellwether/contract/people/adding';
import { postDeactivation } from '@bellwether/contract/people/status';
import type { WebhookMessage } from '@bellwether/domain/webhooks/payload';
import { Webhook } from 'standardwebhooks';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(150_000);

/** A receiver as a customer would write it: it takes a message only if its signature is right. */
async function startReceiver() {
  const messages: WebhookMessage[] = [];
  let secret = '';
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    try {
      new Webhook(secret).verify(text, request.headers as Record<string, string>);
    } catch {
      // The library throws for a wrong signature.
      response.writeHead(401).end('The signature is wrong.');
      return;
    }
    messages.push(JSON.parse(text));
    response.writeHead(200).end('Thank you <b>very much</b>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /** Other journeys act at the same time, so a message is counted by its kind and its person. */
    count: (type: string, personId?: number) =>
      messages.filter(
        ({ type: own, data }) =>
          own === type &&
          (personId === undefined || (data as { Person?: { Id: number } }).Person?.Id === personId),
      ).length,
    expectSecret(given: string) {
      secret = given;
    },
    stop: () => void server.close(),
  };
}

test('an admin connects another system, which gets what happens, signed', async ({ enter, witness }) => {
  // The address inside is refused.
  witness.expectTrouble(/status of 400 .*\/api\/tenant\/webhooks\)/);
  const receiver = await startReceiver();
  const page = await enter('orgadmin', '/v3/settings/company/connections');
  const card = page.getByRole('region', { name: 'Webhooks' });
  await expect(card.getByText('Data warehouse')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tokens of the company' })).toBeVisible();

  await card.getByRole('button', { name: 'Add webhook' }).click();
  const adding = layer(page, 'Add webhook');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Please enter an address!')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/inside');
  await adding.getByRole('textbox', { name: 'Description' }).fill('Journey');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText(/This address cannot be called/)).toBeVisible();
  await expectNoAxeFaults(page, 'the form of a webhook');
  await adding.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await adding.getByRole('checkbox', { name: 'Goals' }).uncheck();
  await adding.getByRole('button', { name: 'Save' }).click();
  const secret = await adding.getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  receiver.expectSecret(secret);
  await adding.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('Journey', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Deliveries: Journey' }).click();
  const deliveries = layer(page, 'Deliveries');
  await deliveries.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test arrived.')).toBeVisible();
  expect(receiver.count('webhook.test')).toBe(1);
  await deliveries.getByText('Answer').click();
  await expect(deliveries.getByText('Thank you <b>very much</b>')).toBeVisible();

  const ceo = await actor('ceo');
  const body = { Name: 'Hanna Hooked', Email: 'hanna.hooked@demo.example', ParentId: ceo.session.Profile.Id };
  const { id: Id } = await ceo.call(addEmployee, { body });
  await expect(deliveries.getByText('People: Added').first()).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => receiver.count('person.added', Id)).toBe(1);
  await ceo.call(postDeactivation, { params: { id: String(Id) } });
  const before = receiver.count('person.added');
  await deliveries.getByRole('button', { name: 'Replay People: Added' }).first().click();
  await expect(page.getByText('1 message is on its way again.')).toBeVisible();
  await expect.poll(() => receiver.count('person.added')).toBeGreaterThan(before);

  await deliveries.getByRole('button', { name: 'New secret' }).click();
  const next = await deliveries.getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(next).not.toBe(secret);
  receiver.expectSecret(next);
  await deliveries.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => receiver.count('webhook.test')).toBe(2);
  await expectNoAxeFaults(page, 'the deliveries of a webhook');

  await page.setViewportSize(phone);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(deliveries).toBeHidden();
  await expectFits(page);
  await card.getByText('What happened').click();
  await expect(card.getByText(/made a new secret for Journey/)).toBeVisible();
  await card.getByRole('button', { name: 'Remove: Journey' }).click();
  await layer(page, 'Remove webhook?').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The webhook is removed.')).toBeVisible();
  await expect(card.getByText('Journey', { exact: true })).toBeHidden();
  receiver.stop();
});
