import { createHmac } from 'node:crypto';
import { acceptInvitation } from '@bellwether/contract/accounts';
import { createClient } from '@bellwether/contract/client';
import { addEmployee } from '@bellwether/contract/people/adding';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expect, test } from './src/journey.ts';
import { linkMailedTo } from './src/outbox.ts';
import { address, serverNow } from './src/server-under-test.ts';

const Password = 'Analytical-1843';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an application shows for a key. */
function codeOf(key: string): string {
  const bits = [...key.replaceAll(' ', '')].map((one) => alphabet.indexOf(one).toString(2).padStart(5, '0'));
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(serverNow() / 30_000)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Gives the browser an authenticator that its person has unlocked. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test('a person sets up a passkey and codes, and signs in by each', async ({ enter, witness }) => {
  test.slow();
  witness.expectTrouble(/status of 40[19]/);
  const at = address().replace('127.0.0.1', 'other.localhost');
  const boss = await actor('ceo@other.example');
  // Another journey connects the bakery's own domain with a provider, which hides the password.
  const Email = `mila.${Date.now()}@passkeys.example`;
  await boss.call(addEmployee, { body: { Name: 'Mila Key', Email, ParentId: boss.session.Profile.Id } });
  const invitation = await linkMailedTo(Email, '/v3/invitation');
  const anyone = createClient({ baseUrl: `${address()}/api`, token: () => undefined });
  const Token = invitation.split('/').at(-1) ?? '';
  const session = await anyone.call(acceptInvitation, { body: { Token, Password } });
  const page = await enter({ ...anyone, session }, 'about:blank', { at });
  await withAuthenticator(page);
  const main = page.getByRole('main');
  const signOut = async () => {
    await page.goto('/v3/signout');
    await expect(page).toHaveURL(/\/v3\/login$/);
  };

  await test.step('a passkey is added in the settings of the account', async () => {
    await page.goto('/v3/account/security');
    await main.getByRole('button', { name: 'Add a passkey' }).click();
    await main.getByLabel('Name of the passkey').fill('Laptop');
    await main.getByRole('button', { name: 'Create' }).click();
    await expect(main.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await expectNoAxeFaults(page, 'recovery codes');
    await main.getByRole('button', { name: 'I have kept them' }).click();
    await expect(main.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  });

  let key = '';
  await test.step('codes are switched on by the first code', async () => {
    await main.getByRole('button', { name: 'Set up' }).click();
    await expect(main.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    key = ((await main.getByText(/^Key: /).textContent()) ?? '').replace('Key: ', '');
    await expectNoAxeFaults(page, 'set up');
    await main.getByLabel('Code that it shows').fill(codeOf(key));
    await main.getByRole('button', { name: 'Switch on' }).click();
    await expect(main.getByRole('button', { name: 'Switch off' })).toBeVisible();
  });

  await test.step('the passkey alone signs in', async () => {
    await signOut();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/v3\/home/);
  });

  await test.step('after the password the passkey is asked for', async () => {
    await signOut();
    await page.getByLabel('Email').fill(Email);
    await page.getByLabel('Password', { exact: true }).fill(Password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    await expectNoAxeFaults(page, 'second step');
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This did not work.')).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/v3\/home/);
  });

  await test.step('a token is made, shown once, and ended', async () => {
    // The former address leads to the tokens.
    await page.goto('/v3/account/tokens');
    await main.getByRole('button', { name: 'New token' }).click();
    await main.getByLabel('Name').fill('Friday script');
    await main.getByRole('checkbox', { name: 'Read goals' }).check();
    await expectNoAxeFaults(page, 'new token');
    await main.getByRole('button', { name: 'Make token' }).click();
    await expect(main.getByLabel('Your new token')).toHaveValue(/^bw_p_/);
    await main.getByRole('button', { name: 'Done' }).click();
    await main.getByRole('button', { name: 'End Friday script' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await expect(main.getByText('You have no tokens.')).toBeVisible();
  });
});
