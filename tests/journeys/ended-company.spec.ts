import { acceptInvitation } from '@bellwether/contract/accounts';
import { createClient } from '@bellwether/contract/client';
import { addEmployee } from '@bellwether/contract/people/adding';
import { endCompany, takeEndBack } from '@bellwether/contract/personal-data.company';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';
import { linkMailedTo } from './src/outbox.ts';
import { address } from './src/server-under-test.ts';

const password = 'Analytical-1843';

/** Sets the first password of an invited person by the link of the mail, and returns their calls. */
async function join(email: string) {
  const link = await linkMailedTo(email, '/v3/invitation');
  const baseUrl = `${address()}/api`;
  const anyone = createClient({ baseUrl, token: () => undefined });
  const body = { Token: link.split('/').at(-1) ?? '', Password: password };
  const session = await anyone.call(acceptInvitation, { body });
  return { ...createClient({ baseUrl, token: () => session.Token }), session };
}

test('people of an ended company read since when, until when and whom to ask, and go on after it', async ({
  enter,
  profile,
  witness,
}) => {
  // The page of an ended company is the answer 410 to the session, and to the sign-in. React logs what a page shows for it.
  witness.expectTrouble(/status of 410|ended its use of Bellwether/);
  const { at, subdomain, ceoEmail } = await newCompany('ends', ['--send']);
  const ceo = await join(ceoEmail);
  const email = `ben@${subdomain}.example`;
  await ceo.call(addEmployee, {
    body: { Name: 'Ben Moss', Email: email, JobTitle: 'Fitter', ParentId: ceo.session.Profile.Id },
  });
  const ben = await join(email);
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

  await test.step('the sign-in says it, too', async () => {
    const again = await (await profile({ at })).newPage();
    await again.goto('/v3/login');
    await again.getByLabel('Email').fill(email);
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Log in' }).click();
    await expect(again.getByRole('alert')).toContainText('Acme Lighting ended its use of Bellwether');
  });

  await test.step('after the end was taken back, the page goes on', async () => {
    await ceo.call(takeEndBack, {});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your company no longer uses Bellwether' })).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  });
});
