import { addTalkPoint, getOneToOne } from '@bellwether/contract/one-to-one';
import { peopleJobs } from '../../bench/src/people-jobs.ts';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { field, press } from './src/drafting-form.ts';
import { goalDetail, goalHeading, goalList, layer } from './src/goals-page.ts';
import { countHands } from './src/hands.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('two presses prepare a one-to-one over all goals of a person', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('emily.stone'), actor('clara.jensen')]);
  const titles = ['Ottawa', 'Quito', 'Rabat', 'Seoul', 'Tunis', 'Vienna'].map((town) =>
    newTitle(`Answer every ticket of ${town}`),
  );
  await Promise.all(titles.map((title) => approvedGoal(owner, manager, title)));
  const { Name, Id } = owner.session.Profile;
  const page = await enter(manager, '/v3/goals?scope=DirectReports&q=Answer%20every%20ticket');
  await expect(goalDetail(page).getByRole('heading', { name: 'Goal Details' })).toBeVisible();

  const hands = await countHands(page);
  await page.getByRole('switch', { name: 'Group by person' }).click();
  const group = goalList(page).getByRole('region', { name: Name });
  await expect(group).toBeVisible();
  await expectNoAxeFaults(page, 'goals by person');
  await group.getByRole('link', { name: `Prepare one-to-one with ${Name}` }).click();

  await expect(page.getByRole('heading', { name: `One-to-one with ${Name}`, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/v3/one-to-one/${Id}`));
  for (const title of titles) {
    const goal = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
    await expect(goal).toBeVisible();
  }
  expect(await hands()).toEqual(peopleJobs.oneToOne.now);
  const first = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: titles[0] ?? '' }) });
  await first.getByText(/^\d+ changes?$/).click();
  await expect(first.getByRole('list', { name: 'Changes' })).toContainText('Approved');

  // What the report adds is there for the manager, at once.
  const pair = { params: { userId: String(manager.session.Profile.Id) } };
  const theirs = newTitle('Holidays');
  await owner.call(addTalkPoint, { ...pair, body: { Body: theirs } });
  await page.getByRole('checkbox', { name: theirs }).click();
  await expect(page.getByRole('checkbox', { name: theirs })).toBeChecked();
  const own = newTitle('A course');
  await page.getByLabel('Add a line').fill(own);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: own })).not.toBeChecked();
  const { Points } = await owner.call(getOneToOne, pair);
  expect(Points.filter(({ IsTicked }) => IsTicked).map(({ Body }) => Body)).toContain(theirs);
  await expectNoAxeFaults(page, 'one-to-one sheet');
});

test('a first goal costs three presses; it begins with what it contributes to, and hints move nothing', async ({
  enter,
}) => {
  const page = await enter('emily.stone');
  const panels: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('draft-panel')) panels.push(request.url());
  });
  await expect(page.getByRole('button', { name: 'Add Goal' })).toBeVisible();
  const hands = await countHands(page);
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const form = layer(page, 'Add Goal');
  const offers = form.getByRole('group', { name: 'What does it contribute to?' });
  await offers.getByRole('button').first().click();

  await field(form, 'Title').fill('Mood in the warehouse');
  // The field exists because a strategy is published.
  await expect(form.getByRole('combobox', { name: 'Strategic objective' })).toBeVisible();
  const before = await field(form, 'Description').boundingBox();
  await field(form, 'Measurement').fill('People are happier');
  await expect(form.getByText('The title names no action')).toBeVisible();
  await expect(form.getByText('The measurement holds no number')).toBeVisible();
  expect(await field(form, 'Description').boundingBox()).toEqual(before);
  await expect(field(form, 'Measurement')).toHaveAccessibleDescription(/holds no number/);
  await expectNoAxeFaults(page, 'form with hints');

  const title = newTitle('Reduce the waiting time');
  await field(form, 'Title').fill(title);
  await field(form, 'Measurement').fill('From 8 to 5 minutes by 31 December');
  const ticks = form.getByRole('list', { name: 'What a good goal has' });
  await expect(ticks.getByText('not yet')).toHaveCount(0);
  await form.getByRole('button', { name: 'Request Approval' }).click();
  await expect(goalHeading(page, title)).toBeVisible();
  expect(await hands()).toEqual(peopleJobs.firstGoal.now);

  expect(panels, 'who does not draft does not load it').toEqual([]);
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await press(form, 'Draft from templates');
  await expect.poll(() => panels.length).toBeGreaterThan(0);
});
