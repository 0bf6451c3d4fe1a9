import { expectFits } from './src/fits.ts';
import { goalDetail, goalHeading, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';
import { linkMailedTo } from './src/outbox.ts';

const password = 'Analytical-1843';

test('an added employee gets a mail, accepts it on a phone, and drafts the first goal', async ({
  profile,
}) => {
  test.slow();
  const { at, subdomain, printed } = await newCompany('hiring');
  const boss = await (await profile({ at })).newPage();
  const accept = async (page: typeof boss) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page).toHaveURL(`${at}/v3/home`);
  };
  const email = `nele@${subdomain}.example`;

  await test.step('the ceo adds an employee from the empty tab of the own profile', async () => {
    await boss.goto(/http\S+/.exec(printed)?.[0] ?? '');
    await accept(boss);
    await boss.goto('/v3/profile?tab=reports');
    await expect(boss.getByText('No direct reports yet.')).toBeVisible();
    await boss.getByRole('button', { name: 'Add Employee' }).click();
    const drawer = layer(boss, 'Add Employee');
    await expect(drawer.getByRole('combobox', { name: 'Reports to' })).toHaveValue(/^Ada Larkwood/);
    await drawer.getByRole('button', { name: 'Add and invite' }).click();
    await expect(drawer.getByText('Please input your full name!')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Full name' }).fill('Nele New');
    await drawer.getByRole('textbox', { name: 'Email' }).fill(email);
    await drawer.getByRole('textbox', { name: 'Job title' }).fill('Electrician');
    await drawer.getByRole('button', { name: 'Add and invite' }).click();
    await expect(drawer).toBeHidden();
    await expect(boss.getByText(`An invitation has been sent to ${email}.`)).toBeVisible();
    const row = boss.getByRole('row', { name: /Nele New/ });
    await expect(row.getByText('Invited')).toBeVisible();
    await expect(row.getByText('No goals yet')).toBeVisible();
  });

  const first = await linkMailedTo(email, '/v3/invitation');
  await test.step('a second invitation ends the first link', async () => {
    await boss.getByRole('button', { name: 'Reinvite Nele New' }).click();
    await expect(boss.getByText(`An invitation has been re-sent to ${email}.`)).toBeVisible();
    await expect.poll(() => linkMailedTo(email, '/v3/invitation'), { timeout: 20_000 }).not.toBe(first);
  });

  const page = await (await profile({ at, size: phone })).newPage();
  await test.step('the mail lets in on a phone', async () => {
    await page.goto(await linkMailedTo(email, '/v3/invitation'));
    await expect(page.getByRole('heading', { name: 'Welcome, Nele New' })).toBeVisible();
    await accept(page);
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
    await goalDetail(page).getByRole('link', { name: 'Nele New' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nele New (You)' })).toBeVisible();
    await expectFits(page);
  });

  await test.step('the ceo finds the new person in the palette, and their draft on the profile', async () => {
    await boss.goto('/v3/home');
    await expect(boss.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await boss.keyboard.press('Control+k');
    await boss.keyboard.type('nele electrician');
    await boss.getByRole('button', { name: /^Nele New/ }).click();
    await expect(boss.getByRole('heading', { level: 1, name: 'Nele New' })).toBeVisible();
    await expect(boss.getByRole('link', { name: 'Wire the first street' })).toBeVisible();
  });
});
