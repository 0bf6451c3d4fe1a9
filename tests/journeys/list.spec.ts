import { actor } from './src/actor.ts';
import {
  choose,
  goalDetail,
  goalHeading,
  goalList,
  layer,
  openGoal,
  searchTitles,
} from './src/goals-page.ts';
import { desk, expect, test } from './src/journey.ts';
import { approvedGoal, submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('filters, quarter and search of the list are in the address, and Back leads through them', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('emily.stone'), actor('clara.jensen')]);
  const title = newTitle('Console opens in one second');
  await approvedGoal(owner, manager, title);
  await submittedGoal(owner, newTitle('Console without a mouse'));
  const page = await enter(manager);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByText(/goals? waits? for you/)).toBeAttached();
  // By keys. How many it takes depends on whether the list has found its present choice, "My goals", before the first.
  await goalList(page).getByRole('combobox', { name: 'Whose goals' }).press('ArrowDown');
  await expect(page.getByRole('option', { name: 'My goals' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    const reports = page.getByRole('option', { name: 'My direct reports' });
    await expect(reports).toHaveAttribute('data-combobox-selected', { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/scope=DirectReports/);

  await goalList(page).getByRole('button', { name: 'Filters' }).click();
  const drawer = layer(page, 'Filters');
  await drawer.getByRole('group', { name: 'States' }).getByRole('button', { name: 'Approved' }).click();
  await drawer
    .getByRole('group', { name: 'Likelihood levels' })
    .getByRole('button', { name: 'Likely', exact: true })
    .click();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer).toBeHidden();
  const state = goalList(page).getByRole('button', { name: 'Remove filter State: Approved' });
  const likelihood = goalList(page).getByRole('button', { name: 'Remove filter Likelihood: Likely' });
  await expect(state).toBeVisible();
  await likelihood.click();
  await expect(likelihood).toBeHidden();
  await page.goBack();
  await expect(likelihood).toBeVisible();
  await goalList(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(state).toBeHidden();
  await expect(page).toHaveURL(/scope=DirectReports/);
  await page.goBack();
  await expect(state).toBeVisible();

  const quarter = goalList(page).getByRole('combobox', { name: 'Quarter' });
  await expect(quarter).toHaveValue(/current/);
  await choose(quarter, 'Q3 2026');
  await expect(page).toHaveURL(/period=\d+/);
  await expect(quarter).not.toHaveValue(/current/);
  await page.goBack();
  await expect(quarter).toHaveValue(/current/);

  await goalList(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(state).toBeHidden();
  await searchTitles(page, title.slice(-6));
  await expect(goalList(page).locator('[data-goal-link]')).toHaveCount(1);
  await openGoal(page, title);
  await page.goBack();
  await expect(goalDetail(page).getByText('1 goal in this list')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search goals by title' })).toHaveValue(title.slice(-6));
  await page.goForward();
  await expect(goalHeading(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(goalHeading(page, title)).toBeVisible();
});

test('on a desk only the parts of a page scroll; at 400 % zoom it scrolls as a whole, and nothing covers the text', async ({
  enter,
}) => {
  const page = await enter('lead', 'about:blank');
  for (const place of ['/v3/predictions', '/v3/home', '/v3/goals']) {
    await page.setViewportSize(desk);
    await page.goto(place);
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
    // One pixel too many makes a second scrollbar on systems with visible scrollbars.
    const tooHigh = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(tooHigh, place).toBe(0);
    // A screen of 1280 × 1024 at 400 % zoom (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
    const room = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      down: document.documentElement.scrollHeight - document.documentElement.clientHeight,
    }));
    expect(room.sideways, place).toBeLessThanOrEqual(0);
    expect(room.down, place).toBeGreaterThan(256);
  }
  const title = (await goalList(page).locator('[data-goal-link]').last().textContent()) ?? '';
  // Other journeys add goals meanwhile, so another goal may be the last one by now.
  await goalList(page).getByRole('link', { name: title, exact: true }).click();
  await expect(goalDetail(page).getByRole('heading', { name: title, exact: true })).toBeInViewport();
});
