import { actor } from './src/actor.ts';
import { goalDetail, goalHeading, goalList, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const name = 'Find goals, people and actions';

test('letters typed while the palette loads stay, and none goes elsewhere', async ({ enter }) => {
  const page = await enter('contributor', 'about:blank');
  const { promise: mayLoad, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/palette*', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/v3/goals');
  await expect(goalList(page).locator('[data-goal-link]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark ');
  release();
  await page.keyboard.type('col', { delay: 60 });
  const field = page.getByRole('textbox', { name });
  await expect(page.getByRole('button', { name: 'Dark colours' })).toBeVisible();
  await expect(field).toHaveCount(1);
  await expect(field).toHaveValue('dark col');
  await expect(page.locator('[data-action][data-selected]')).toHaveText('Dark colours');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  // The second opening is as patient, although nothing loads any more.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light');
  await expect(page.getByRole('button', { name: 'Light colours' })).toBeVisible();
  await expect(field).toHaveCount(1);
  await expect(field).toHaveValue('light');

  // Asked for twice, it is one field.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('da');
  await expect(field).toHaveCount(1);
  await expect(field).toHaveValue('da');
});

test('single letters act and lead to places until a switch turns them off; the palette offers what waits, the goals opened last and acts', async ({
  enter,
}) => {
  // Somebody whose goals wait for an update.
  const [owner, manager] = await Promise.all([actor('maya.cohen'), actor('leo.fischer')]);
  const title = newTitle('Answer every question');
  const { Goal } = await approvedGoal(owner, manager, title);
  const page = await enter(owner, `/v3/goals/${Goal.Id}`);
  const detail = goalDetail(page);
  await expect(detail.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press(']');
  await expect(detail.getByRole('tab', { name: 'History and Comments' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('[');
  await expect(detail.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  const follow = detail.getByRole('button', { name: 'Follow' });
  await expect(follow).toHaveAttribute('aria-keyshortcuts', 'F');
  for (const [key, title] of [
    ['u', 'Weekly update'],
    ['c', 'Add a comment'],
    ['n', 'Add Goal'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(layer(page, title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(layer(page, title)).toBeHidden();
    await expect(page).not.toHaveURL(/open=/);
  }
  for (const [key, heading] of [
    ['p', 'Predictions Matrix'],
    ['s', 'Strategy'],
    ['d', 'Dashboard'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
  }

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name });
  // The offer is read when the palette opens, and moves what stands below it.
  await expect(palette.getByRole('button', { name: /^Update \d+ goals?$/ })).toBeVisible();
  await palette.getByRole('button', { name: title }).click();
  await expect(goalHeading(page, title)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('button', { name: /^Add Goal/ })).toBeVisible();
  await expect(palette.getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
  await page.keyboard.type('comment');
  await page.keyboard.press('Enter');
  await expect(layer(page, 'Add a comment')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('switch', { name: 'Single-letter keys' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(goalHeading(page, title)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  // Until the palette is here, another field takes the letters.
  await expect(page.getByRole('dialog').getByRole('textbox', { name })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`/v3/goals/${Goal.Id}$`));
  await page.keyboard.type('Tom Becker');
  // Wait until Tom Becker is chosen: what was found for the first letters alone begins with goals.
  await expect(page.locator('[data-action][data-selected]')).toHaveText(/^Tom Becker/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tom Becker' })).toBeVisible();
});
