import { request } from 'node:http';
import { signIn } from '@bellwether/contract/accounts';
import type { Page } from '@playwright/test';
import { expect, test } from './src/journey.ts';
import { ceoOf, type NewCompany, newCompany } from './src/new-company.ts';
import { linkMailedTo } from './src/outbox.ts';
import { address } from './src/server-under-test.ts';

const password = 'Difference-1822';

/** Fails to sign in, from another address than the browser: the failures of one address are limited. */
async function failToSignIn({ subdomain, ceoEmail }: NewCompany): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const call = request(
    `${address()}/api${signIn.path}`,
    { method: 'POST', localAddress: '127.0.0.9', headers: { 'content-type': 'application/json' } },
    (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    },
  );
  call.on('error', reject);
  call.end(JSON.stringify({ userName: ceoEmail, password: 'wrong', domain: subdomain }));
  return promise;
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Asks on the sign-in page for a mailed link. */
async function ask(page: Page, link: string, email: string): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: link })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Log in' }).click();
  await expect(page).toHaveURL(/\/v3\/login$/);
}

test('a ceo loses the password, is locked out, and comes in again by mailed links', async ({
  enter,
  profile,
  witness,
}) => {
  test.slow();
  witness.expectTrouble(/status of 40[14]/);
  const company = await newCompany('mailed');
  const { at, ceoEmail } = company;
  const page = await enter(await ceoOf(company), '/v3/privacy', { at });

  await test.step('a lost password is chosen anew, which ends the session', async () => {
    const asking = await (await profile({ at })).newPage();
    await asking.goto('/v3/login');
    await ask(asking, 'Lost your password?', ceoEmail);
    await asking.goto(await linkMailedTo(ceoEmail, '/v3/resetpassword'));
    await asking.getByLabel('Password', { exact: true }).fill(password);
    await asking.getByLabel('Confirm password').fill(password);
    await asking.getByRole('button', { name: 'Change password' }).click();
    await expect(asking.getByText('Password changed successfully!!')).toBeVisible();
    await expect(asking).toHaveURL(/\/v3\/login$/);
    await page.goto('/v3/goals');
    await expect(page).toHaveURL(/\/v3\/login/);
  });

  const unlockLink = await test.step('a locked account is unlocked by its mail', async () => {
    for (let at = 0; at < 10; at += 1) expect(await failToSignIn(company)).toBe(401);
    await logIn(page, ceoEmail);
    await expect(page.getByText(/or your account is locked\./)).toBeVisible();
    await ask(page, 'Locked out of your account?', ceoEmail);
    const link = await linkMailedTo(ceoEmail, '/v3/login/unlock');
    await page.goto(link);
    await expect(page.getByText('Your account unlocked successfully!!')).toBeVisible();
    await expect(page).toHaveURL(/\/v3\/login$/);
    await logIn(page, ceoEmail);
    await expect(page).toHaveURL(`${at}/v3/home`);
    return link;
  });

  await test.step('an old link leads to the sign-in', async () => {
    const late = await (await profile({ at })).newPage();
    for (const [link, sentence] of [
      [unlockLink, 'Unlock link expired!!'],
      [
        unlockLink.replace('login/unlock', 'confirmemail'),
        'This link was for confirming a new e-mail address, and does not work any more',
      ],
    ] as const) {
      await late.goto(link);
      await expect(late.getByText(sentence)).toBeVisible();
      await expect(late).toHaveURL(/\/v3\/login$/);
    }
  });
});
