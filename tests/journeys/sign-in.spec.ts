import { demoPassword } from './src/actor.ts';
import { expect, test } from './src/journey.ts';

test.describe('signing in', () => {
  test('a wrong password gives an alert that can be closed, the right one signs in', async ({
    profile,
    witness,
  }) => {
    witness.expectTrouble(/status of 401/);
    const page = await (await profile()).newPage();
    await page.goto('/');
    await expect(page).toHaveURL(/\/v3\/login$/);
    await expect(page).toHaveTitle('Log in · Bellwether');

    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Please input your email!')).toBeVisible();
    await expect(page.getByText('Please input your password!')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByLabel('Email').fill('contributor@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toBeHidden();

    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v3\/home$/);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Tom Becker' })).toBeVisible();
  });
});
