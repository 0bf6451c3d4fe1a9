import { goalDetail, goalList, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

test.use({ hasMotion: true });

test('the keys /, ?, j, k, Escape and Ctrl+K reach everything', async ({ enter }) => {
  const page = await enter('contributor');
  const links = goalList(page).locator('[data-goal-link]');
  await expect(links.first()).toBeVisible();

  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  const title = (await links.nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(goalDetail(page).getByRole('heading', { name: title, exact: true })).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search goals by title' });
  await expect(search).toBeFocused();
  await page.keyboard.type('j?');
  await expect(search).toHaveValue('j?');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');

  await goalList(page).getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('?');
  const keys = layer(page, 'Keys');
  await expect(keys).toContainText('Search goals');
  await expect(keys).toContainText('Next goal in the list');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(goalList(page).getByRole('button', { name: 'Filters' })).toBeFocused();

  await page.keyboard.press('Control+k');
  // Until the palette is here, another field takes the letters.
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  const palette = page.getByRole('textbox', { name: 'Find goals, people and actions' });
  await expect(palette).toHaveCount(1);
  await palette.fill(title);
  // Goals of earlier quarters may have the same title, and come after the goal of this quarter.
  const chosen = page.locator('[data-action][data-selected]');
  await expect(chosen).toContainText(title);
  await expect(chosen).not.toContainText(/Q\d/);
});

test('the first Tab skips header and menu; a drawer takes the focus, traps it, and returns it', async ({
  enter,
}) => {
  const page = await enter('contributor');
  await expect(goalList(page).locator('[data-goal-link]').first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const opener = page.getByRole('button', { name: 'Add Goal' });
  await opener.press('Enter');
  const drawer = layer(page, 'Add Goal');
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toBeAttached();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});
