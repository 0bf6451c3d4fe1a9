import { actor } from './src/actor.ts';
import { goalDetail, goalHeading, goalList } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('a private goal is shown to the owner’s manager, and hidden from a goal admin: address, list, search and palette', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 404/);
  const title = newTitle('Prepare the talk nobody knows of yet');
  const [owner, manager] = await Promise.all([actor('contributor'), actor('lead')]);
  const { Goal } = await approvedGoal(owner, manager, title, { IsPrivate: true });
  const place = `/v3/goals/${Goal.Id}?scope=All&q=nobody%20knows`;

  const page = await enter(manager, `/v3/goals/${Goal.Id}`);
  await expect(goalHeading(page, title)).toBeVisible();
  await expect(goalDetail(page).getByText('Private', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Bellwether`);

  const stranger = await enter('goaladmin', place);
  await expect(goalDetail(stranger).getByText('This goal is not available.')).toBeVisible();
  await expect(goalList(stranger).getByText('No goals match.')).toBeVisible();
  await stranger.keyboard.press('Control+k');
  // Until the code is here, another field takes the letters.
  await expect(stranger.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await stranger.keyboard.type('nobody knows');
  await expect(stranger.getByText('Nothing found')).toBeVisible();
  await expect(stranger.getByText(title)).toHaveCount(0);
});
