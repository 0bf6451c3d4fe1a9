import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { desk, expect, phone, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';
import { address } from './src/server-under-test.ts';

const password = 'Analytical-1843';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Calls as the company's directory. */
async function send(secret: string, method: string, path: string, body: object) {
  const answer = await fetch(`${address()}/api/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { id: string } };
}

test('the directory is connected, sends people and groups, and is switched off', async ({ profile }) => {
  test.slow();
  const { at, subdomain, printed } = await newCompany('directory');
  const page = await (await profile({ at })).newPage();
  let secret = '';
  let olga = '';

  await test.step('the ceo makes a token, which is shown once', async () => {
    await page.goto(/http\S+/.exec(printed)?.[0] ?? '');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page).toHaveURL(`${at}/v3/home`);
    await page.goto('/v3/settings/company/connections');
    const card = page.getByRole('region', { name: 'Directory (SCIM)' });
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
    await expect(card.getByLabel('Address for the directory')).toHaveValue(/\/api\/scim\/v2$/);
    await card.getByRole('button', { name: 'Make a token' }).click();
    const token = card.getByLabel('Token');
    await expect(token).toBeFocused();
    secret = await token.inputValue();
    expect(secret).toMatch(/^bw_s_/);
    await expectNoAxeFaults(page, 'a new token');
  });

  const card = page.getByRole('region', { name: 'Directory (SCIM)' });

  await test.step('what the directory sends stands in the card', async () => {
    const sent = await send(secret, 'POST', '/Users', {
      userName: `olga@${subdomain}.example`,
      externalId: 'o-1',
      displayName: 'Olga Sailor',
      title: 'Navigator',
      [enterprise]: { department: 'Bridge' },
    });
    expect(sent.status).toBe(201);
    olga = sent.body.id;
    const members = [{ value: olga }];
    expect((await send(secret, 'POST', '/Groups', { displayName: 'Officers', members })).status).toBe(201);
    expect((await send(secret, 'POST', '/Users', { userName: 'nobody' })).status).toBe(400);
    await page.reload();
    await expect(card.getByText('1 person comes from the directory.')).toBeVisible();
    await expect(card.getByLabel('Token', { exact: true })).toBeHidden();
    await expect(card.getByText('Failing since')).toBeVisible();
    await card.getByText('What happened').click();
    await expect(card.getByText('Olga Sailor was added.')).toBeVisible();
    await expect(card.getByText('POST /Users (nobody): Please input your email!')).toBeVisible();
    await card.getByLabel('What Officers gives').selectOption('Goal Admin');
    // The choice is shown once its call has begun, so `check` would look too early.
    await card.getByRole('checkbox', { name: 'Phone number' }).click();
    await expect(card.getByRole('checkbox', { name: 'Phone number' })).toBeChecked();
    const takesOver = card.getByRole('checkbox', { name: 'Take over people with the same address' });
    await takesOver.click();
    await expect(takesOver).toBeChecked();
    await page.reload();
    await expect(card.getByLabel('What Officers gives')).toHaveValue('isGoalAdmin');
    await card.getByText('What happened').click();
    await expectNoAxeFaults(page, 'a connected directory');
    await page.setViewportSize(phone);
    await expectFits(page);
    await page.setViewportSize(desk);
  });

  await test.step('its fields are marked and locked in the form', async () => {
    await page.goto(`/v3/profile/${olga}`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Profile' });
    await expect(form.getByRole('textbox', { name: 'Job title' })).toBeDisabled();
    await expect(form.getByText('From the directory').first()).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Phone number' })).toBeEnabled();
  });

  await test.step('it is switched off after a question', async () => {
    await page.goto('/v3/settings/company/connections');
    await card.getByRole('button', { name: 'Roll the token' }).click();
    await expect(card.getByText(/, ends /)).toBeVisible();
    await card.getByRole('button', { name: 'Switch off' }).click();
    await expect(card.getByText('Switch the directory off?')).toBeVisible();
    await card.getByRole('button', { name: 'Switch off' }).click();
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
    expect((await send(secret, 'POST', '/Users', {})).status).toBe(401);
  });
});
