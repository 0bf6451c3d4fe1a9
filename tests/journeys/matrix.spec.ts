import { emptyMatrixMessage } from '@bellwether/domain/matrix/matrix';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { cell, countHeading, grid, numberOf, rows, shownWeek } from './src/matrix-page.ts';
import { approvedGoal, predictAll } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('the matrix of the ceo’s first goal is walked by week and by goal with the keyboard alone', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/predictions');
  await page.waitForURL(/\/v3\/predictions\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Predictions Matrix' })).toBeVisible();
  const first = page.url();
  const now = await shownWeek(page);

  // Move by week.
  await page.keyboard.press(',');
  await expect.poll(() => shownWeek(page)).toBe(now - 1);
  await page.keyboard.press(',');
  await expect.poll(() => shownWeek(page)).toBe(now - 2);
  expect(page.url()).toMatch(/week=\d+/);
  await page.goBack();
  await expect.poll(() => shownWeek(page)).toBe(now - 1);
  await page.keyboard.press('.');
  await expect.poll(() => shownWeek(page)).toBe(now);

  // Move by goal, through the list and back.
  const walk = page.getByRole('navigation', { name: 'Your goals' });
  await expect(walk).toContainText('Goal 1 of ');
  await page.keyboard.press(']');
  await expect(walk).toContainText('Goal 2 of ');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(first);
  await page.keyboard.press('[');
  const total = /of (\d+)/.exec((await walk.textContent()) ?? '')?.[1];
  await expect(walk).toContainText(`Goal ${total} of ${total}`);
  await page.keyboard.press(']');
  await expect(page).toHaveURL(first);
  await expect(walk).toContainText('Goal 1 of ');

  // In the grid: one tab stop, arrows move, Enter filters and clears the filter.
  await shownWeek(page);
  await page.keyboard.press('g');
  const focused = grid(page).locator(':focus');
  await expect(focused).toHaveAccessibleName(/this goal among them$/);
  const count = await numberOf(focused);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(count);
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(countHeading(page)).toHaveText(/^\d+ goals$/);
  await page.keyboard.press('Control+Home');
  await expect(focused).toHaveAccessibleName(/^Very likely · Very bad: /);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Likely · Very good: /);

  // In the list: the trail follows the focus, Enter opens the drawer, Escape returns the focus.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const link = rows(page).nth(1).getByRole('link');
  await expect(link).toBeFocused();
  const title = (await link.textContent()) ?? '';
  await expect(page.getByRole('region', { name: 'Matrix' })).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(layer(page, 'Goal Details').getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer(page, 'Goal Details')).toBeHidden();
  await expect(link).toBeFocused();

  // The key list has every key of this page.
  await page.keyboard.press('?');
  const keys = layer(page, 'Keys');
  for (const words of ['Previous week', 'Next week', 'Previous Goal', 'Next Goal', 'Go to the grid']) {
    await expect(keys).toContainText(words);
  }
});

test('the numbers of the grid are those of the list, Back undoes a choice, and axe finds no faults', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/predictions');
  await shownWeek(page);
  const all = (await countHeading(page).textContent()) ?? '';
  const names = await grid(page)
    .getByRole('button')
    .evaluateAll((cells) => cells.map((each) => each.ariaLabel ?? ''));
  const placed = names.reduce((sum, name) => sum + Number(/: (\d+) goal/.exec(name)?.[1]), 0);
  expect(placed).toBeGreaterThan(5);
  const unpredicted = page.getByRole('button', { name: /^Not predicted yet/ });
  const beside = Number(/\d+/.exec((await unpredicted.textContent()) ?? '')?.[0]);
  expect(placed + beside).toBe(Number.parseInt(all, 10));

  const own = grid(page).getByRole('button', { name: /this goal among them$/ });
  const count = await numberOf(own);
  await own.click();
  await expect(rows(page)).toHaveCount(count);
  await expect(countHeading(page)).toHaveText(`${count} of ${all}`);
  await expectNoAxeFaults(page, 'narrowed matrix');
  await page.goBack();
  await expect(countHeading(page)).toHaveText(/^\d+ goals$/);
});

test('an empty grid gives the reason, and a prediction in the drawer fills it', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('kofi.boateng'), actor('rosa.delgado')]);
  // A run of several goals would go on with the next one.
  await predictAll(owner);
  const { Goal } = await approvedGoal(owner, manager, newTitle('Answer within one hour'));
  const page = await enter(owner, `/v3/predictions/${Goal.Id}`);
  await expect(page.getByRole('tooltip')).toHaveText(emptyMatrixMessage);
  await expectNoAxeFaults(page, 'empty matrix');

  await rows(page).first().getByRole('link').click();
  await layer(page, 'Goal Details').getByRole('button', { name: 'Update', exact: true }).click();
  const drawer = layer(page, 'Weekly update');
  const choose = (group: string, word: string) =>
    drawer.getByRole('group', { name: group }).getByRole('radio', { name: word, exact: true }).check();
  await choose('Likelihood of success', 'Likely');
  await choose('Quality of success', 'Very good');
  await drawer.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Prediction saved.')).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect.poll(() => numberOf(cell(page, 'Likely · Very good'))).toBe(1);
  expect(page.url()).toContain(`/v3/predictions/${Goal.Id}`);
});

test('on a phone the grid fits, a tap filters, and the goals are below', async ({ enter }) => {
  const page = await enter('ceo', '/v3/predictions', { size: phone });
  await expect(rows(page).first()).toBeAttached();
  await expectFits(page);
  const box = await grid(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(phone.width);
  const own = grid(page).getByRole('button', { name: /this goal among them$/ });
  const count = await numberOf(own);
  await own.tap();
  await page.getByRole('button', { name: /^Show \d+ goals?/ }).tap();
  await expect(rows(page)).toHaveCount(count);
  await expect(rows(page).first()).toBeInViewport();
  await expectFits(page);
  await rows(page).first().getByRole('link').tap();
  const sheet = layer(page, 'Goal Details');
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(phone.width);
});
