import { listGoals } from '@bellwether/contract/goals/reading';
import { actor } from './src/actor.ts';
import { goalHeading, goalList, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { newTitle } from './src/titles.ts';

/** Blocks calls until it is opened. */
function gate() {
  let letGo: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { opened, open: () => letGo() };
}

test('while answers are slow the layout is final, and one click creates one goal', async ({ enter }) => {
  const owner = await actor('zoe.campbell');
  const lists = gate();
  const page = await enter(owner, 'about:blank');
  await page.route('**/api/Goal/goals', async (route) => {
    await lists.opened;
    await route.continue();
  });

  await test.step('the page shows placeholders, then goals', async () => {
    await page.goto('/v3/goals');
    await expect(goalList(page).getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Goal' })).toBeVisible();
    lists.open();
    await expect(goalList(page).locator('[data-goal-link]').first()).toBeVisible();
    await page.unroute('**/api/Goal/goals');
  });

  await test.step('the choices of a parent move nothing when they arrive', async () => {
    const choices = gate();
    await page.route('**/api/Goal/usergoals/**', async (route) => {
      await choices.opened;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add Goal' }).click();
    const form = layer(page, 'Add Goal');
    const offers = form.getByRole('group', { name: 'What does it contribute to?' });
    await expect(offers.getByRole('status', { name: 'Loading' })).toBeVisible();
    const title = form.getByRole('textbox', { name: 'Title' });
    await title.click();
    const before = await title.boundingBox();
    choices.open();
    await expect(offers.getByRole('button').first()).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    await page.unroute('**/api/Goal/usergoals/**');
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('two clicks create one goal', async () => {
    const title = newTitle('One newsletter a month');
    const saves = gate();
    let sent = 0;
    await page.route('**/api/Goal', async (route) => {
      sent += 1;
      await saves.opened;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add Goal' }).click();
    const form = layer(page, 'Add Goal');
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('textbox', { name: 'Measurement' }).fill('Three were sent.');
    const save = form.getByRole('button', { name: 'Save Draft' });
    await save.dblclick();
    await save.press('Enter');
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    saves.open();
    await expect(form).toBeHidden();
    await expect(goalHeading(page, title)).toBeVisible();
    expect(sent).toBe(1);
    const { data } = await owner.call(listGoals, { body: { GoalSelectFilter: 'MyGoals', Title: title } });
    expect(data).toHaveLength(1);
  });
});
