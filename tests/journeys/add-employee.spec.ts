import { goalDetail, goalHeading, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { ceoOf, newCompany } from './src/new-company.ts';
import { linkMailedTo } from './src/outbox.ts';

const password = 'Analytical-1843';

test('an added employee gets a mail, accepts it on a phone, and drafts the first goal', async ({
  enter,
  profile,
}) => {
  test.slow();
  const company = await newCompany('hiring');
  const { at, subdomain } = company;
  const email = `nele@${subdomain}.example`;
  const boss = await enter(await ceoOf(company), '/v3/profile?tab=reports', { at });
  const row = boss.getByRole('row', { name: /Nele New/ });

  await test.step('the ceo adds an employee from the own profile', async () => {
    await boss.getByRole('button', { name: 'Add Employee' }).click();
    const drawer = layer(boss, 'Add Employee');
    await expect(drawer.getByRole('combobox', { name: 'Reports to' })).toHaveValue(/^Ada Larkwood/);
    await drawer.getByRole('textbox', { name: 'Full name' }).fill('Nele New');
    await drawer.getByRole('textbox', { name: 'Email' }).fill(email);
    await drawer.getByRole('textbox', { name: 'Job title' }).fill('Electrician');
    await drawer.getByRole('button', { name: 'Add and invite' }).click();
    await expect(drawer).toBeHidden();
    await expect(boss.getByText(`An invitation has been sent to ${email}.`)).toBeVisible();
    // The long address leaves its button room.
    const label = boss.getByRole('button', { name: 'Change', exact: true }).locator('.mantine-Button-label');
    expect(await label.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(row.getByText('Invited')).toBeVisible();
  });

  const page = await (await profile({ at, size: phone })).newPage();
  await test.step('the mail lets in on a phone', async () => {
    await page.goto(await linkMailedTo(email, '/v3/invitation'));
    await expect(page.getByRole('heading', { name: 'Welcome, Nele New' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page).toHaveURL(`${at}/v3/home`);
  });

  await test.step('the first goal is drafted', async () => {
    await page.getByRole('button', { name: /^Add a Goal: No goals yet for/ }).click();
    const form = layer(page, 'Add Goal');
    await form.getByRole('textbox', { name: 'Title' }).fill('Wire the first street');
    await form.getByRole('textbox', { name: 'Measurement' }).fill('Forty lamps are wired.');
    await form.getByRole('button', { name: 'Save Draft' }).click();
    await expect(form).toBeHidden();
    await page
      .getByRole('link', { name: /^Goals/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Wire the first street' }).click();
    await expect(goalHeading(page, 'Wire the first street')).toBeVisible();
    await expect(goalDetail(page).getByText('Draft', { exact: true }).first()).toBeVisible();
  });

  await test.step('the ceo finds the draft on the new profile', async () => {
    await row.getByRole('link', { name: /^Nele New/ }).click();
    await expect(boss.getByRole('heading', { level: 1, name: 'Nele New' })).toBeVisible();
    await expect(boss.getByRole('link', { name: 'Wire the first street' })).toBeVisible();
  });
});
