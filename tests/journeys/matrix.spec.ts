import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { emptyMatrixMessage } from '@bellwether/domain/matrix/matrix';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { goalList, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { cell, countHeading, goalRegion, grid, numberOf, rows, shownWeek } from './src/matrix-page.ts';
import { approvedGoal, predictAll } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

/** Predicts the latest open week of a goal. */
async function predict(owner: Actor, info: GoalInfo, Likelihood: number, Quality: number): Promise<void> {
  const open = info.GoalStatuses.filter((status) => status.IsOpen).at(-1);
  if (!open) throw new Error('No week is open.');
  await owner.call(predictGoal, { body: { Id: open.Id, Likelihood, Quality } });
}

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

test('each number in the grid equals the number of goals in its list, and Back undoes each choice', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/predictions');
  await expect(countHeading(page)).toBeVisible();
  const all = (await countHeading(page).textContent()) ?? '';
  let placed = 0;
  for (const button of await grid(page).getByRole('button').all()) {
    const count = await numberOf(button);
    if (count === 0) continue;
    placed += count;
    await button.click();
    await expect(rows(page)).toHaveCount(count);
    await expect(countHeading(page)).toHaveText(`${count} of ${all}`);
    await page.goBack();
    await expect(countHeading(page)).toHaveText(all);
  }
  expect(placed).toBeGreaterThan(5);
  const unpredicted = page.getByRole('button', { name: /^Not predicted yet/ });
  const beside = Number(/\d+/.exec((await unpredicted.textContent()) ?? '')?.[0]);
  expect(placed + beside).toBe(Number.parseInt(all, 10));
  await unpredicted.click();
  await expect(rows(page)).toHaveCount(beside);
});

test('a screen reader hears each cell once, by both dimensions, and each goal’s standing once', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/predictions');
  await shownWeek(page);
  await expect(grid(page)).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(0);
  const names = await grid(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(names).toHaveLength(25);
  expect(new Set(names).size).toBe(25);
  for (const name of names)
    expect(name).toMatch(/^(Not at all|Not sure|Unsure|Likely|Very likely) · [VGOB]\w+( \w+)?: /);
  // A row's name is its level, and not the names of its cells.
  for (const level of ['Very likely', 'Likely', 'Unsure', 'Not sure', 'Not at all'])
    await expect(grid(page).getByRole('row', { name: level, exact: true })).toHaveCount(1);
  const headers = await grid(page)
    .getByRole('gridcell')
    .first()
    .evaluate((cell) =>
      (cell.getAttribute('headers') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    );
  expect(headers).toEqual(['Very likely', 'Very bad']);

  // The mark and the strip say in pictures what the words beside them say.
  await page.goto('/v3/goals');
  const card = goalList(page).getByRole('listitem').first();
  await expect(card).toContainText('Likelihood');
  await expect(
    card.getByRole('img', { name: /^(Very likely|Likely|Unsure|Not sure|Not at all)/ }),
  ).toHaveCount(0);
});

test('a private goal below is counted for the owner’s manager and not for a peer', async ({ enter }) => {
  const [owner, lead, manager] = await Promise.all([actor('contributor'), actor('lead'), actor('manager')]);
  const root = await approvedGoal(lead, manager, newTitle('Every robot charges itself'));
  const below = { ParentId: root.Goal.Id };
  const [seen, hidden] = [newTitle('Docks in two halls'), newTitle('A private try with a new dock')];
  await predict(owner, await approvedGoal(owner, lead, seen, below), 3, 3);
  await predict(owner, await approvedGoal(owner, lead, hidden, { ...below, IsPrivate: true }), 3, 3);
  const place = `/v3/predictions/${root.Goal.Id}`;

  const managers = await enter(lead, place);
  await expect(countHeading(managers)).toHaveText('3 goals');
  expect(await numberOf(cell(managers, 'Likely · Good'))).toBe(2);
  await expect(rows(managers).filter({ hasText: hidden })).toHaveCount(1);

  for (const who of ['peer', 'observer', 'goaladmin']) {
    const others = await enter(who, place);
    await expect(countHeading(others), who).toHaveText('2 goals');
    expect(await numberOf(cell(others, 'Likely · Good')), who).toBe(1);
    await expect(rows(others), who).toHaveCount(2);
    await expect(others.getByText(hidden), who).toHaveCount(0);
    await others.getByRole('combobox', { name: 'Search goals by title' }).fill(hidden);
    await expect(others.getByText('No goal has these words in its title.'), who).toBeVisible();
  }
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

test('axe finds no faults on the matrix, filtered, with its drawer, and on its missing page', async ({
  enter,
  witness,
}) => {
  test.setTimeout(240_000);
  witness.expectTrouble(/status of 404/);
  const page = await enter('ceo', '/v3/predictions');
  await expect(rows(page).first()).toBeVisible();
  await expectNoAxeFaults(page, 'matrix');
  await grid(page)
    .getByRole('button', { name: /this goal among them$/ })
    .click();
  await expect(countHeading(page)).toHaveText(/ of /);
  await expectNoAxeFaults(page, 'narrowed matrix');
  await page.getByRole('combobox', { name: 'Level' }).click();
  await expectNoAxeFaults(page, 'choices of the level');
  await page.keyboard.press('Escape');
  await rows(page).first().getByRole('link').click();
  await expect(layer(page, 'Goal Details').getByRole('tabpanel')).toBeVisible();
  await expectNoAxeFaults(page, 'matrix with drawer');
  await page.goto('/v3/predictions/2147483647');
  await expect(page.getByText('This goal is not available.')).toBeVisible();
  await expectNoAxeFaults(page, 'no matrix');
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

test('a goal with child goals links to its matrix, and the matrix up and down the tree', async ({
  enter,
}) => {
  const [manager, lead, luis] = await Promise.all([actor('manager'), actor('lead'), actor('luis.ortega')]);
  const [parent, title] = [newTitle('Map every hall'), newTitle('Map the hall in Graz')];
  const above = await approvedGoal(lead, manager, parent);
  const goal = await approvedGoal(luis, lead, title, { ParentId: above.Goal.Id });
  await approvedGoal(luis, lead, newTitle('Map its stairs'), { ParentId: goal.Goal.Id });
  const page = await enter(lead, `/v3/predictions/${above.Goal.Id}`);
  await rows(page).getByRole('link', { name: title }).click();
  await layer(page, 'Goal Details').getByRole('link', { name: 'Predictions Matrix' }).click();
  const matrix = page.getByRole('region', { name: 'Matrix' });
  await expect(matrix.getByRole('heading', { name: title })).toBeVisible();
  await matrix.getByRole('link', { name: parent }).click();
  await expect(matrix.getByRole('heading', { name: parent })).toBeVisible();
  await expect(goalRegion(page)).toContainText(title);
});
