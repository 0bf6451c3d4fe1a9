import { actor } from './src/actor.ts';
import {
  choose,
  goalCard,
  goalDetail,
  goalHeading,
  goalList,
  layer,
  openGoal,
  searchTitles,
} from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal, draftGoal, submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('filters are shown as chips, and the address opens the same view', async ({ enter }) => {
  const page = await enter('clara.jensen', '/v3/goals');
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
  await expect(likelihood).toBeVisible();

  const copied = page.url();
  const cards = goalList(page).locator('[data-goal-link]');
  await expect(cards.first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(copied);
  const otherCards = goalList(other).locator('[data-goal-link]');
  await expect(otherCards.first()).toBeVisible();
  // The old list stays until the filtered one has arrived, and other tests change goals meanwhile.
  await expect(async () =>
    expect(await otherCards.allTextContents()).toEqual(await cards.allTextContents()),
  ).toPass();
  await expect(goalList(other).getByRole('button', { name: 'Remove filter State: Approved' })).toBeVisible();

  await likelihood.click();
  await expect(likelihood).toBeHidden();
  await page.goBack();
  await expect(likelihood).toBeVisible();
  await goalList(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(state).toBeHidden();
  await expect(page).toHaveURL(/scope=DirectReports/);
  await page.goBack();
  await expect(state).toBeVisible();
});

test('a quarter is chosen, and Load More continues the list', async ({ enter }) => {
  const page = await enter('ceo', '/v3/goals?scope=DirectReports');
  const quarter = goalList(page).getByRole('combobox', { name: 'Quarter' });
  await expect(quarter).toHaveValue(/current/);
  await choose(quarter, 'Q3 2026');
  await expect(page).toHaveURL(/period=\d+/);
  await expect(quarter).not.toHaveValue(/current/);
  await page.goBack();
  await expect(quarter).toHaveValue(/current/);

  const goalAdmin = await enter('goaladmin', '/v3/goals?scope=All');
  const cards = goalList(goalAdmin).locator('[data-goal-link]');
  await expect(cards).toHaveCount(10);
  const first = await cards.allTextContents();
  await goalList(goalAdmin).getByRole('button', { name: 'Load More' }).click();
  await expect(cards).not.toHaveCount(10);
  const all = await cards.allTextContents();
  expect(all.length).toBeGreaterThan(10);
  expect(all.slice(0, 10)).toEqual(first);
});

test('Back leads from goal to list and keeps the search', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('emily.stone'), actor('clara.jensen')]);
  const title = newTitle('Console opens in one second');
  await approvedGoal(owner, manager, title);
  const page = await enter(owner);
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

test('goals that wait for a manager are counted, listed and answered one after the other', async ({
  enter,
}) => {
  const manager = await actor('rosa.delgado');
  const titles = [newTitle('Torque every bolt twice'), newTitle('Shift plan without gaps')];
  for (const [at, who] of ['kofi.boateng', 'laura.simmons'].entries()) {
    await submittedGoal(await actor(who), titles[at] ?? '');
  }
  const page = await enter(manager);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByText(/goals? waits? for you/)).toBeAttached();
  const waiting = goalList(page).getByRole('button', { name: /Waiting for me/ });
  await waiting.click();
  await expect(waiting).toHaveAttribute('aria-pressed', 'true');
  const cards = goalList(page).locator('[data-goal-link]');
  for (const title of titles) await expect(goalCard(page, title)).toBeVisible();
  const total = await cards.count();

  await cards.first().click();
  await goalDetail(page)
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  for (let at = 1; at <= total; at += 1) {
    await expect(dialog.getByRole('status').filter({ hasText: `${at} of ${total}` })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Yes' }).check();
    const feedback = dialog.getByRole('textbox', { name: 'Feedback' });
    if (await feedback.isVisible()) await feedback.fill('Well done.');
    await dialog.locator('button[type=submit]').click();
  }
  await expect(dialog.getByText('Nothing else waits for you.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(goalList(page).getByText('Nothing waits for you.')).toBeVisible();
});

test('the list and the goal scroll, and the page around them does not', async ({ enter }) => {
  const page = await enter('goaladmin', '/v3/goals?scope=All');
  await expect(goalList(page).locator('[data-goal-link]').first()).toBeVisible();
  for (const place of ['/v3/goals', '/v3/predictions', '/v3/home']) {
    await page.goto(place);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // One pixel too many makes a second scrollbar on systems with visible scrollbars.
    const tooHigh = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(tooHigh, place).toBe(0);
  }
});

test('goals are followed, and the filter finds them', async ({ enter }) => {
  const owner = await actor('maya.cohen');
  const title = newTitle('Sketch the night mode');
  const { Goal } = await draftGoal(owner, title);
  const page = await enter(owner, `/v3/goals/${Goal.Id}`);
  // The button shows the answer before it is here, and leaving the page ends the call.
  const followed = page.waitForResponse((response) => response.url().includes('/Goal/follow/'));
  await goalDetail(page).getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(goalDetail(page).getByRole('button', { name: /Follow/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect((await followed).status()).toBe(200);
  await page.goto('/v3/goals?followed=true');
  await expect(goalCard(page, title)).toBeVisible();
  await expect(goalCard(page, title).getByRole('img', { name: 'You follow this goal' })).toBeVisible();
});
