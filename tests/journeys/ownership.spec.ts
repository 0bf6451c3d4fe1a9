import { actor } from './src/actor.ts';
import { choose, chooseAct, goalCard, goalDetail, goalHeading, goalList, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('a deleted goal leaves a placeholder above its children until a goal admin restores it', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 404/);
  const [mech, director, engineer] = await Promise.all([
    actor('pavel.novak'),
    actor('helena.kraft'),
    actor('sofia.rossi'),
  ]);
  const parent = newTitle('A lighter gripper');
  const above = await approvedGoal(mech, director, parent);
  const child = newTitle('A gripper finger of 40 grams');
  const below = await approvedGoal(engineer, mech, child, { ParentId: above.Goal.Id });

  const admin = await enter('goaladmin', `/v3/goals/${above.Goal.Id}?scope=All`);
  await test.step('delete', async () => {
    await chooseAct(admin, 'Delete Goal');
    const dialog = layer(admin, 'Delete Goal');
    const button = dialog.getByRole('button', { name: 'Delete Goal' });
    await expect(dialog.getByText(/under a placeholder/)).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('delete');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
    await button.click();
    await expect(dialog).toBeHidden();
    await expect(admin).toHaveURL(/\/v3\/goals\?/);
  });

  const owner = await enter(engineer, `/v3/goals/${below.Goal.Id}?tab=hierarchy`);
  await test.step('the hierarchy shows the placeholder', async () => {
    await expect(goalDetail(owner).getByText('This goal has been deleted.')).toBeVisible();
    await expect(owner.getByText(parent)).toHaveCount(0);
    await owner.goto(`/v3/goals/${above.Goal.Id}`);
    await expect(goalDetail(owner).getByText('This goal is not available.')).toBeVisible();
  });

  await test.step('restore', async () => {
    await goalList(admin).getByRole('button', { name: 'Filters' }).click();
    await layer(admin, 'Filters').getByRole('button', { name: 'Deleted goals' }).click();
    await layer(admin, 'Filters').getByRole('button', { name: 'Apply' }).click();
    await goalList(admin)
      .getByRole('button', { name: `Restore ${parent}` })
      .click();
    await expect(admin.getByText('The goal is restored.')).toBeVisible();
    await owner.goto(`/v3/goals/${below.Goal.Id}?tab=hierarchy`);
    await expect(goalDetail(owner).getByRole('link', { name: parent })).toBeVisible();
  });
});

test('a goal gets another owner', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('mei.lin'), actor('noor.haddad')]);
  const title = newTitle('Batteries swap in a minute');
  const { Goal } = await approvedGoal(owner, manager, title);
  const page = await enter(manager, `/v3/goals/${Goal.Id}`);
  await chooseAct(page, 'Change Goal Ownership');
  const dialog = layer(page, 'Change Goal Ownership');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please select owner!')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'New owner' }).fill('Jonas');
  await page.getByRole('option', { name: /Jonas Weber/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The goal has a new owner.')).toBeVisible();
  await expect(goalDetail(page).getByText('Jonas Weber').first()).toBeVisible();
  await goalDetail(page).getByRole('tab', { name: 'History and Comments' }).click();
  await expect(
    goalDetail(page)
      .getByText(/Mei Lin/)
      .first(),
  ).toBeVisible();
});

test('a parent is picked, and goals that cannot be a parent give the reason', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('arjun.patel'), actor('leo.fischer')]);
  const title = newTitle('Ask thirty pickers');
  const { Goal } = await approvedGoal(owner, manager, title);
  const hidden = newTitle('A private plan');
  const mine = newTitle('Understand the night shift');
  await approvedGoal(owner, manager, hidden, { IsPrivate: true });
  await approvedGoal(owner, manager, mine);

  const page = await enter(owner, `/v3/goals/${Goal.Id}`);
  await chooseAct(page, 'Select Parent Goal');
  const drawer = layer(page, 'Select parent goal');
  await choose(drawer.getByRole('combobox', { name: 'Owner' }), /Arjun Patel/);
  await expect(drawer.getByRole('radio', { name: new RegExp(hidden) })).toBeDisabled();
  await expect(drawer.getByText(/Private goals cannot be parents\./)).toBeVisible();
  await expect(drawer.getByRole('radio', { name: new RegExp(title) })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await drawer.getByRole('textbox', { name: 'Title' }).fill('night shift');
  await drawer.getByRole('radio', { name: new RegExp(mine) }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Parent goal changed.')).toBeVisible();
  await expect(goalDetail(page).getByRole('link', { name: mine })).toBeVisible();

  await goalDetail(page).getByRole('link', { name: mine }).click();
  const side = layer(page, 'Goal Details');
  await expect(side.getByRole('heading', { name: mine })).toBeVisible();
  await expect(side.getByRole('tab', { name: 'Hierarchy' })).toHaveCount(0);
  await side.getByRole('link', { name: 'Details' }).click();
  await expect(side).toBeHidden();
  await expect(goalHeading(page, mine)).toBeVisible();
  await expect(goalDetail(page).getByRole('tab', { name: 'Overview' })).toBeVisible();
  await expect(goalCard(page, title)).toBeVisible();
});
