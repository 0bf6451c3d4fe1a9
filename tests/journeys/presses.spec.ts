import { listFollowedGoals } from '@bellwether/contract/goals/ownership';
import { peopleJobs } from '../../bench/src/people-jobs.ts';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { readDownload } from './src/downloads.ts';
import { expectFits } from './src/fits.ts';
import { goalList } from './src/goals-page.ts';
import { countHands } from './src/hands.ts';
import { expect, phone, test } from './src/journey.ts';

test('ten goals are followed with three presses, and a press takes it back', async ({ enter }) => {
  const lead = await actor('lead');
  const page = await enter(lead, '/v3/goals?scope=DirectReports');
  const list = goalList(page);
  const box = list.getByRole('checkbox', { name: /^Select / });
  await expect(box).toHaveCount(10, { timeout: 30_000 });
  const before = (await lead.call(listFollowedGoals, { query: {} })).data.length;
  const hands = await countHands(page);
  await list.getByRole('listitem').nth(1).hover();
  await box.nth(1).click();
  const bar = page.getByRole('region', { name: 'For the selected goals' });
  await bar.getByRole('button', { name: 'Select all 10 shown' }).click();
  await expectNoAxeFaults(page, 'selected goals');
  await bar.getByRole('button', { name: 'Follow' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last();
  const done = page.getByText(/^You follow \d+ goals? now\.$/);
  await expect(close.or(done).first()).toBeVisible();
  expect(await hands()).toEqual(peopleJobs.manyGoals.now);
  // Some were followed before: the answer says which.
  if (await close.isVisible()) await close.click();
  await expect(done).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await lead.call(listFollowedGoals, { query: {} })).data.length).toBe(before);
  await expect(bar).toHaveCount(0);

  const small = await enter(lead, '/v3/goals?scope=DirectReports', { size: phone });
  await small.getByRole('button', { name: 'Select goals' }).click();
  await goalList(small)
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await expect(small.getByText('1 selected')).toBeVisible();
  await expectFits(small);
});

test('a one-to-one is one press from the person, and the board pack three from the dashboard', async ({
  enter,
}) => {
  const [{ session }, lead] = await Promise.all([actor('contributor'), actor('lead')]);
  const page = await enter(lead, `/v3/profile/${session.Profile.Id}`);
  const way = page.getByRole('link', { name: 'One-to-one', exact: true });
  await expect(way).toBeVisible({ timeout: 30_000 });
  const hands = await countHands(page);
  await way.click();
  await expect(page.getByRole('heading', { name: /^One-to-one with /, level: 1 })).toBeVisible();
  expect(await hands()).toEqual(peopleJobs.oneToOneFromProfile.now);

  const board = await enter('ceo', '/v3/home');
  const reports = board.getByRole('link', { name: 'Reports', exact: true });
  await expect(reports).toBeVisible();
  const boardHands = await countHands(board);
  await reports.click();
  await board
    .getByRole('link', { name: /^Board pack/ })
    .first()
    .click();
  const file = board.waitForEvent('download');
  await board.getByRole('button', { name: 'Download PDF' }).click();
  expect((await readDownload(await file)).text).toContain('Board pack');
  expect(await boardHands()).toEqual(peopleJobs.boardPack.now);
});
