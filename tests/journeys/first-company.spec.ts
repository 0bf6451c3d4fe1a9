import { addEmployee } from '@bellwether/contract/people/adding';
import { endCompany, takeEndBack } from '@bellwether/contract/personal-data.company';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor, demoPassword } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { goalDetail, goalHeading, goalList, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { accepted, type NewCompany, newCompany } from './src/new-company.ts';
import { linkMailedTo } from './src/outbox.ts';
import { address } from './src/server-under-test.ts';

// The tests share one company: its ceo comes in, connects a directory, and ends it.
test.describe.configure({ mode: 'serial' });

let company: NewCompany;
test.beforeAll(async () => {
  company = await newCompany('acme');
});

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

test('an invitation from the command line leads to an empty company and its first goal', async ({
  profile,
}) => {
  const { at, printed } = company;
  const link = /http\S+/.exec(printed)?.[0] ?? '';
  expect(new URL(link).origin).toBe(at);

  const page = await (await profile({ at })).newPage();
  await test.step('the invitation sets a password', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada Larkwood' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByLabel('Confirm password').fill(demoPassword);
    await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page).toHaveURL(`${at}/v3/home`);
    await expect(page.getByRole('button', { name: 'Account of Ada Larkwood' })).toBeVisible();
  });

  await test.step('the empty company explains itself, and gets its first goal', async () => {
    await page.getByRole('link', { name: /^Goals/ }).click();
    await expect(goalList(page).getByText('No goals in this quarter.')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('No company goals in this quarter yet')).toBeVisible();
    await page.getByRole('button', { name: /^Add a Goal: No goals yet for/ }).click();
    const form = layer(page, 'Add Goal');
    await form.getByRole('textbox', { name: 'Title' }).fill('Light the first street');
    await form.getByRole('textbox', { name: 'Measurement' }).fill('Forty lamps burn for a week.');
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(`${at}/v3/home`);
    await expect(page.getByRole('button', { name: /^Add a Goal: No goals yet for/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Light the first street' }).first().click();
    await expect(goalHeading(page, 'Light the first street')).toBeVisible();
    await expect(goalDetail(page).getByText('Approved', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Demo/ })).toHaveCount(0);
  });
});

test('the directory is connected, sends people and groups, and is switched off', async ({ enter }) => {
  const { at, subdomain, ceoEmail } = company;
  const ceo = await actor(ceoEmail);
  const page = await enter(ceo, '/v3/settings/company/connections', { at });
  const card = page.getByRole('region', { name: 'Directory (SCIM)' });
  let secret = '';

  await test.step('the ceo makes a token, which is shown once', async () => {
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
    await expect(card.getByLabel('Address for the directory')).toHaveValue(/\/api\/scim\/v2$/);
    await card.getByRole('button', { name: 'Make a token' }).click();
    const token = card.getByLabel('Token');
    await expect(token).toBeFocused();
    secret = await token.inputValue();
    expect(secret).toMatch(/^bw_s_/);
  });

  await test.step('what the directory sends stands in the card', async () => {
    const sent = await send(secret, 'POST', '/Users', {
      userName: `olga@${subdomain}.example`,
      externalId: 'o-1',
      displayName: 'Olga Sailor',
      title: 'Navigator',
      [enterprise]: { department: 'Bridge' },
    });
    expect(sent.status).toBe(201);
    const members = [{ value: sent.body.id }];
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
    const takesOver = card.getByRole('checkbox', { name: 'Take over people with the same address' });
    await takesOver.click();
    await expect(takesOver).toBeChecked();
    await expect(card.getByLabel('What Officers gives')).toHaveValue('isGoalAdmin');
  });

  await test.step('a rolled token is shown beside all of that, and fits', async () => {
    await card.getByRole('button', { name: 'Roll the token' }).click();
    await expect(card.getByText(/, ends /)).toBeVisible();
    await expectNoAxeFaults(page, 'a connected directory with a new token');
    await page.setViewportSize(phone);
    await expectFits(page);
  });

  await test.step('it is switched off after a question', async () => {
    await card.getByRole('button', { name: 'Switch off' }).click();
    await expect(card.getByText('Switch the directory off?')).toBeVisible();
    await card.getByRole('button', { name: 'Switch off' }).click();
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
    expect((await send(secret, 'POST', '/Users', {})).status).toBe(401);
  });
});

test('people of an ended company read since when, until when and whom to ask, and go on after it', async ({
  enter,
  witness,
}) => {
  // The page of an ended company is the answer 410 to the session. React logs what a page shows for it.
  witness.expectTrouble(/status of 410|ended its use of Bellwether/);
  const { at, subdomain, ceoEmail } = company;
  const ceo = await actor(ceoEmail);
  const email = `ben@${subdomain}.example`;
  await ceo.call(addEmployee, {
    body: { Name: 'Ben Moss', Email: email, JobTitle: 'Fitter', ParentId: ceo.session.Profile.Id },
  });
  const ben = await accepted(await linkMailedTo(email, '/v3/invitation'));
  const page = await enter(ben, '/v3/home', { at });
  await expect(page.getByRole('button', { name: 'Account of Ben Moss' })).toBeVisible();
  await ceo.call(endCompany, { body: { Name: 'Acme Lighting' } });
  const told = new RegExp(
    `^Acme Lighting ended its use of Bellwether on .+\\. All data stay at least until .+ Ada Larkwood \\(${ceoEmail}\\)\\.$`,
  );

  await test.step('the page says it, and fits a phone', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your company no longer uses Bellwether' })).toBeVisible();
    await expect(page.getByRole('main').getByText(told)).toBeVisible();
    await expectNoAxeFaults(page, 'an ended company');
    await page.setViewportSize(phone);
    await expectFits(page);
  });

  // The sign-in page shows the sentence of this answer.
  await expect(actor(email)).rejects.toMatchObject({
    status: 410,
    detail: expect.stringMatching(told),
  });

  await test.step('after the end was taken back, the page goes on', async () => {
    await ceo.call(takeEndBack, {});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your company no longer uses Bellwether' })).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  });
});
