import { actor } from './src/actor.ts';
import { goalHeading, goalList } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { address } from './src/server-under-test.ts';
import { newTitle } from './src/titles.ts';

test('the root, the former client’s root and the company’s logo lead to the dashboard, its support page to Help', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 404 .*\/somewhere\)/);
  const page = await enter('contributor', '/');
  const isHome = async (place: string) => {
    await expect(page, place).toHaveURL(/\/v3\/home$/);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 }), place).toBeVisible();
  };
  await isHome('/');
  // No page has the last address, so its status is 404; a person is led on all the same.
  for (const place of ['/v3', '/somewhere']) {
    await page.goto(place);
    await isHome(place);
  }
  await page
    .getByRole('link', { name: /^Goals/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/v3\/goals$/);
  await page.getByRole('link', { name: 'Northwind Robotics, dashboard' }).click();
  await isHome('logo');
  await expect(page).toHaveTitle('Dashboard · Bellwether');

  // The former client had its support page behind a hash.
  await page.goto('/#/support');
  await expect(page).toHaveURL(/\/v3\/help$/);
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
});

test('an unknown address says so and offers the way back', async ({ enter, witness }) => {
  witness.expectTrouble(/status of 404/);
  const page = await enter('contributor', '/v3/goals/nothing');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await page.goto('/v3/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Bellwether');
  await page.getByRole('link', { name: 'Go to goals' }).click();
  await expect(page.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible();
});

test('signing in leads to the address that was asked for', async ({ profile }) => {
  const page = await (await profile()).newPage();
  await page.goto('/v3/goals?needsUpdate=true');
  await expect(page).toHaveURL(/\/v3\/login\?to=/);
  await page.getByRole('button', { name: 'contributor@demo.example' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/v3\/goals\?needsUpdate=true$/);
});

test('a host without a company says so', async ({ profile, witness }) => {
  witness.expectTrouble(/status of 404/);
  const at = address().replace('127.0.0.1', 'nobody.localhost');
  const page = await (await profile({ at })).newPage();
  await page.goto('/v3/goals');
  await expect(page.getByRole('heading', { name: 'There is no company at this address' })).toBeVisible();
  await expect(page.getByText('nobody.localhost')).toBeVisible();
});

test('each company has its own address, where another company’s session ends', async ({ enter, witness }) => {
  witness.expectTrouble(/status of 401/);
  const at = address().replace('127.0.0.1', 'other.localhost');
  const page = await enter('contributor', '/v3/goals', { at });
  await expect(page).toHaveURL(/\/v3\/login/);
  await expect(page.getByText('Contoso Bakery').first()).toBeVisible();
});

test('the address of a weekly status leads to its goal, for an invisible goal to the goals', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 404/);
  const [owner, manager] = await Promise.all([actor('emily.stone'), actor('clara.jensen')]);
  const title = newTitle('The console remembers');
  const goal = await approvedGoal(owner, manager, title);
  const hidden = await approvedGoal(owner, manager, newTitle('The console forgets'), { IsPrivate: true });
  const page = await enter('peer', `/v3/notifications/goalstatus/${goal.GoalStatuses[0]?.Id}`);
  await expect(page).toHaveURL(new RegExp(`/v3/goals/${goal.Goal.Id}$`));
  await expect(goalHeading(page, title)).toBeVisible();
  for (const id of [hidden.GoalStatuses[0]?.Id, 'nothing']) {
    await page.goto(`/v3/notifications/goalstatus/${id}`);
    await expect(page, String(id)).toHaveURL(/\/v3\/goals$/);
  }
});

test('the list of the type company begins with the company goals', async ({ enter }) => {
  const page = await enter('contributor', '/v3/goals/company');
  await expect(page).toHaveURL(/\/v3\/goals\/type\/company$/);
  const scope = goalList(page).getByRole('combobox', { name: 'Whose goals' });
  await expect(scope).toHaveValue('Company goals');
  await goalList(page).locator('[data-goal-link]').first().click();
  await expect(page).toHaveURL(/\/v3\/goals\/\d+\?scope=CompanyGoals/);
  await expect(scope).toHaveValue('Company goals');
});
