import { getGoal } from '@bellwether/contract/goals/reading';
import { actor } from './src/actor.ts';
import { goalDetail, goalHeading, goalList } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { address } from './src/server-under-test.ts';
import { newTitle } from './src/titles.ts';

test.describe('a private goal', () => {
  const title = newTitle('Prepare the talk nobody knows of yet');
  let place = '';

  test.beforeAll(async () => {
    const info = await approvedGoal(await actor('contributor'), await actor('lead'), title, {
      IsPrivate: true,
    });
    place = `/v3/goals/${info.Goal.Id}`;
  });

  for (const who of ['contributor', 'lead', 'manager', 'ceo']) {
    test(`is visible to ${who}, who owns it or is in the owner's chain`, async ({ enter }) => {
      const page = await enter(who, place);
      await expect(goalHeading(page, title)).toBeVisible();
      await expect(goalDetail(page).getByText('Private', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Bellwether`);
    });
  }

  for (const who of ['peer', 'observer', 'goaladmin', 'goalmanager', 'orgadmin', 'ceo@other.example']) {
    test(`is hidden from ${who} everywhere: address, list, search and palette`, async ({
      enter,
      witness,
    }) => {
      witness.expectTrouble(/status of 404/);
      const stranger = await actor(who);
      const id = Number(place.split('/').at(-1));
      await expect(stranger.call(getGoal, { params: { id: String(id) } })).rejects.toMatchObject({
        status: 404,
      });

      const at = who.endsWith('other.example')
        ? address().replace('127.0.0.1', 'other.localhost')
        : address();
      const page = await enter(stranger, place, { at });
      await expect(goalDetail(page).getByText('This goal is not available.')).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);

      const scope = who === 'goaladmin' || who === 'goalmanager' ? '&scope=All' : '';
      await page.goto(`/v3/goals?q=${encodeURIComponent('nobody knows')}${scope}`);
      await expect(goalList(page).getByText('No goals match.')).toBeVisible();

      await page.keyboard.press('Control+k');
      // Until the code is here, another field takes the letters.
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await page.keyboard.type('nobody knows');
      await expect(page.getByText('Nothing found')).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    });
  }
});
