import { peopleJobs } from '../../bench/src/people-jobs.ts';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { countHands } from './src/hands.ts';
import { expect, phone, test } from './src/journey.ts';

test('everybody who has not updated is reminded with two presses, once a day', async ({ enter }) => {
  const page = await enter('lead', '/v3/home?scope=1');
  const figure = page.getByRole('button', { name: /^\d+ not updated: .*show the people/ });
  await expect(figure).toBeVisible();
  const hands = await countHands(page);
  await figure.click();
  const drawer = layer(page, 'Weekly predictions: not updated');
  const remind = drawer.getByRole('button', { name: /^Remind \d+$/ });
  await expect(remind).toBeVisible();
  await remind.click();
  await expect(page.getByText(/^\d+ reminded/)).toBeVisible();
  expect(await hands()).toEqual(peopleJobs.nudge.now);
  await expect(remind).toHaveCount(0);
  await expect(drawer.getByText('reminded today').first()).toBeVisible();
  await expectNoAxeFaults(page, 'people who were reminded');
});

test('a setting is found by its word, and in one list, which is a page of its own on a phone', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/home');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const hands = await countHands(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('password');
  await expect(page.locator('[data-action][data-selected]')).toHaveText(/^Change password/);
  // Until the palette is here, another field takes the letters.
  await expect(page.getByRole('textbox', { name: 'Find goals, people and actions' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(layer(page, 'Change Password')).toBeVisible();
  expect(await hands()).toEqual(peopleJobs.findSetting.now);
  await page.goto('/v3/settings/company/goals');
  const list = page.getByRole('navigation', { name: 'Settings' });
  await expect(page.getByRole('combobox', { name: 'Goal type' })).toBeVisible();
  await page.setViewportSize(phone);
  await expectFits(page);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Settings' }).click();
  await list.getByRole('link', { name: 'Appearance' }).click();
  await expect(page.getByRole('heading', { name: 'Appearance', level: 1 })).toBeVisible();
  await expectNoAxeFaults(page, 'a setting on a phone');
});
