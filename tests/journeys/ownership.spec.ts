import { actor } from './src/actor.ts';
import { chooseAct, goalDetail, goalList, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('a deleted goal leaves a placeholder above its child until a goal admin restores it', async ({
  enter,
}) => {
  const [mech, director, engineer] = await Promise.all([
    actor('pavel.novak'),
    actor('helena.kraft'),
    actor('sofia.rossi'),
  ]);
  const parent = newTitle('A lighter gripper');
  const above = await approvedGoal(mech, director, parent);
  const child = newTitle('A gripper finger of 40 grams');
  const below = await approvedGoal(engineer, mech, child, { ParentId: above.Goal.Id });

  const page = await enter('goaladmin', `/v3/goals/${above.Goal.Id}?scope=All`);
  await chooseAct(page, 'Delete Goal');
  const dialog = layer(page, 'Delete Goal');
  await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Goal' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/v3\/goals\?/);

  await page.goto(`/v3/goals/${below.Goal.Id}?tab=hierarchy&scope=All`);
  await expect(goalDetail(page).getByText('This goal has been deleted.')).toBeVisible();
  await expect(page.getByText(parent)).toHaveCount(0);
  await goalList(page).getByRole('button', { name: 'Filters' }).click();
  await layer(page, 'Filters').getByRole('button', { name: 'Deleted goals' }).click();
  await layer(page, 'Filters').getByRole('button', { name: 'Apply' }).click();
  await goalList(page)
    .getByRole('button', { name: `Restore ${parent}` })
    .click();
  await expect(page.getByText('The goal is restored.')).toBeVisible();
  await page.goto(`/v3/goals/${below.Goal.Id}?tab=hierarchy`);
  await expect(goalDetail(page).getByRole('link', { name: parent })).toBeVisible();
});

test('a goal gets another parent, and another owner', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('arjun.patel'), actor('leo.fischer')]);
  const mine = newTitle('Understand the night shift');
  const { Goal } = await approvedGoal(owner, manager, newTitle('Ask thirty pickers'));
  await approvedGoal(owner, manager, mine);

  const page = await enter(manager, `/v3/goals/${Goal.Id}`);
  await chooseAct(page, 'Select Parent Goal');
  const drawer = layer(page, 'Select parent goal');
  await drawer.getByRole('textbox', { name: 'Title' }).fill(mine);
  await drawer.getByRole('radio', { name: new RegExp(mine) }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Parent goal changed.')).toBeVisible();
  await expect(goalDetail(page).getByRole('link', { name: mine })).toBeVisible();

  await chooseAct(page, 'Change Goal Ownership');
  const dialog = layer(page, 'Change Goal Ownership');
  await dialog.getByRole('combobox', { name: 'New owner' }).fill('Jonas');
  await page.getByRole('option', { name: /Jonas Weber/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The goal has a new owner.')).toBeVisible();
  await expect(goalDetail(page).getByText('Jonas Weber').first()).toBeVisible();
});
