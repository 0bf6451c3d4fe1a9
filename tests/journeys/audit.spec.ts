import { readFile } from 'node:fs/promises';
import { saveSettings } from '@bellwether/contract/tenant.settings';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';

test('an org admin sees who changed what, filters by person, and takes a file away', async ({ enter }) => {
  const admin = await actor('orgadmin');
  await admin.call(saveSettings, { body: { Settings: { NotificationDays: 181 } } });
  const page = await enter(admin, '/v3/home');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/\/v3\/settings\/company\/audit$/);
  await expect(page.getByText('Who changed what, when?')).toBeVisible();
  const list = page.getByRole('list', { name: 'Events, newest first' });
  const change = list.getByRole('listitem').filter({ hasText: 'Settings: Days kept' }).first();
  await expect(change).toContainText('Katja Winter changed settings');
  // The list of one person is shorter, so axe takes less time.
  await change.getByRole('link', { name: 'Katja Winter' }).click();
  await expect(page).toHaveURL(/person=\d+/);
  await expect(list.getByRole('listitem').first()).toContainText('Katja Winter');
  await expectNoAxeFaults(page, 'audit log');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('tenant.settings_changed');

  await page.setViewportSize(phone);
  await expectFits(page);
});

test('a contributor finds no audit log', async ({ enter }) => {
  const page = await enter('diego.santos', '/v3/company/audit');
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
});
