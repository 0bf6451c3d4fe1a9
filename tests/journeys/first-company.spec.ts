import { goalDetail, goalHeading, goalList, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';

test('an invitation from the command line leads to an empty company and its first goal', async ({
  profile,
  witness,
}) => {
  witness.expectTrouble(/status of 404/);
  const { at, printed } = await newCompany('acme');
  const link = /http\S+/.exec(printed)?.[0] ?? '';
  expect(new URL(link).origin).toBe(at);

  const page = await (await profile({ at })).newPage();
  await test.step('the invitation sets a password', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada Larkwood' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByText('Please accept the Terms and Conditions')).toBeVisible();
    await expect(page.getByText('Please accept the Privacy Policy.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Analytical-1843');
    await expect(page.getByText('Strong')).toBeVisible();
    await page.getByLabel('Confirm password').fill('Analytical-1842');
    await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByText('New password does not match.')).toBeVisible();
    await page.getByLabel('Confirm password').fill('Analytical-1843');
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page).toHaveURL(`${at}/v3/home`);
    await expect(page.getByRole('button', { name: 'Account of Ada Larkwood' })).toBeVisible();
  });

  await test.step('the empty company explains itself, and gets its first goal', async () => {
    await page.getByRole('link', { name: /^Goals/ }).click();
    await expect(goalList(page).getByText('No goals in this quarter.')).toBeVisible();
    await expect(goalDetail(page).getByText('Goal Details', { exact: true })).toBeVisible();
    await expect(goalList(page).getByRole('button', { name: 'Add a Goal' })).toBeVisible();
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

  await test.step('the link works once', async () => {
    const late = await (await profile({ at })).newPage();
    await late.goto(link);
    await expect(late).toHaveURL(/\/v3\/login/);
    await expect(late.getByText('This invitation link is not valid any more.')).toBeVisible();
  });
});
