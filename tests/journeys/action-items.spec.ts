import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test('a manager asks for something in one line; the assignee finds it on the dashboard and completes it', async ({
  enter,
}) => {
  const page = await enter('samuel.adeyemi', '/v3/home');
  await page.getByRole('link', { name: 'Action Items' }).click();
  const line = page.getByRole('combobox', { name: 'Add an action item' });
  await line.fill('Measure the new gripper @helena');
  await page.getByRole('option', { name: 'Helena Kraft' }).click();
  await line.pressSequentially(' tomorrow');
  await expect(page.getByRole('button', { name: 'Not for Helena Kraft' })).toBeVisible();
  await line.press('Enter');
  const row = page.getByRole('row', { name: /Measure the new gripper/ });
  await expect(row).toContainText('Helena Kraft');
  await expectNoAxeFaults(page, 'action items');
  await page.getByRole('button', { name: 'New Action Item' }).click();
  const drawer = layer(page, 'Add Action Item');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please select!')).toBeVisible();
  await expectNoAxeFaults(page, 'add action item');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.setViewportSize(phone);
  await expectFits(page);

  const theirs = await enter('helena.kraft', '/v3/home');
  await theirs.getByRole('link', { name: 'View: Measure the new gripper' }).first().click();
  const tick = theirs.getByRole('button', { name: 'Complete Measure the new gripper' });
  await tick.click();
  await expect(tick).toBeHidden();
  await theirs.getByRole('tab', { name: 'Completed' }).click();
  await expect(theirs.getByRole('button', { name: 'Reopen Measure the new gripper' })).toBeVisible();
});
