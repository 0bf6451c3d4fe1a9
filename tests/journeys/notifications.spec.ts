import { predictGoal } from '@bellwether/contract/goals/predictions';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { goalHeading, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test.setTimeout(150_000);

test('an update reaches the manager’s bell; the drawer leads to the goal, the page lists it, and settings have topics', async ({
  enter,
}) => {
  const owner = await actor('laura.simmons');
  const manager = await actor('rosa.delgado');
  const title = newTitle('Ship the spare parts in a day');
  const info = await approvedGoal(owner, manager, title);
  const page = await enter(manager, '/v3/home');
  const status = info.GoalStatuses.find(({ IsOpen }) => IsOpen)?.Id ?? 0;
  await owner.call(predictGoal, { body: { Id: status, Likelihood: 1, Quality: 3 } });

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(async () => {
    // A focused window reads the count again.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(bell).toHaveAccessibleName(/unread/, { timeout: 1_000 });
  }).toPass();
  await bell.focus();
  await page.keyboard.press('Enter');
  const drawer = layer(page, 'Notifications');
  const told = drawer.getByRole('link', { name: new RegExp(`^Unread: Laura Simmons updated “${title}”`) });
  await expect(async () => {
    if (await told.isHidden())
      await drawer.getByRole('button', { name: new RegExp(title) }).click({ timeout: 2_000 });
    await expect(told).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectNoAxeFaults(page, 'notification drawer');
  await told.click();
  await expect(goalHeading(page, title)).toBeVisible();

  await page.goto('/v2');
  await expect(page).toHaveURL(/\/v3\/notifications$/);
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('link', { name: `Laura Simmons updated “${title}”.`, exact: true }),
  ).toBeVisible();
  await expectNoAxeFaults(page, 'notifications');
  await page.setViewportSize(phone);
  await expectFits(page);

  await page.goto('/v3/settings/notifications');
  await expect(page.getByRole('combobox', { name: 'Weekly updates' })).toBeVisible();
  await expectNoAxeFaults(page, 'notification settings');
});
