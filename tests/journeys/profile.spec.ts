import { createNote } from '@bellwether/contract/people/notes';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test('a manager opens a report’s profile, writes what they are responsible for, and reads a private note', async ({
  enter,
}) => {
  const [manager, report] = await Promise.all([actor('samuel.adeyemi'), actor('helena.kraft')]);
  const note = { Title: 'Next step', Body: 'Ask about the second line.' };
  await manager.call(createNote, { body: { UserId: report.session.Profile.Id, ...note } });
  const page = await enter(manager, '/v3/profile?tab=reports');
  await page.getByRole('link', { name: /^Helena Kraft/ }).click();
  await expect(page.getByRole('heading', { name: 'Helena Kraft', level: 1 })).toBeVisible();
  await expect(page.getByText('Responsibility not added yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Responsibility' }).click();
  const drawer = layer(page, 'Edit Responsibility');
  await drawer.getByRole('textbox', { name: 'Responsibilities' }).click();
  await drawer.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Everything that can be touched');
  await expectNoAxeFaults(page, 'responsibility');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('strong', { hasText: 'Everything that can be touched' })).toBeVisible();

  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Next step' })).toBeVisible();
  await expectNoAxeFaults(page, 'notes');
  await page.setViewportSize(phone);
  await expectFits(page);
});
