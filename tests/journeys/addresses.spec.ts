import { actor } from './src/actor.ts';
import { choose, goalHeading, goalList } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { address } from './src/server-under-test.ts';
import { newTitle } from './src/titles.ts';

test('the root, the former client’s root and the company’s logo lead to the dashboard', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 404 .*\/somewhere\)/);
  const page = await enter('contributor');
  for (const [place, status] of [
    ['/', 200],
    ['/v3', 200],
    // Monitors and crawlers see that no page has this address; a person is led on all the same.
    ['/somewhere', 404],
  ] as const) {
    const reply = await page.goto(place);
    expect(reply?.status(), place).toBe(status);
    await expect(page, place).toHaveURL(/\/v3\/home$/);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  }
  await page.goto('/v3/goals');
  await page.getByRole('link', { name: 'Northwind Robotics, dashboard' }).click();
  await expect(page).toHaveURL(/\/v3\/home$/);
  await expect(page).toHaveTitle('Dashboard · Bellwether');
});

test('a former client’s address of the support page leads to the help page', async ({ enter }) => {
  const page = await enter('contributor', '/#/support');
  await expect(page).toHaveURL(/\/v3\/help$/);
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
});

test('an unknown address says so and offers the way back', async ({ enter, witness }) => {
  witness.expectTrouble(/status of 404/);
  const page = await enter('contributor', '/v3/goals/nothing');
  for (const place of ['/v3/goals/nothing', '/v3/goals/0', '/v3/nowhere']) {
    await page.goto(place);
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Bellwether');
  }
  await page.getByRole('link', { name: 'Go to goals' }).click();
  await expect(page.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible();

  await page.goto('/v3/goals/2147483647');
  await expect(page.getByText('This goal is not available.')).toBeVisible();
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

test('each company has its own address', async ({ profile, enter, witness }) => {
  witness.expectTrouble(/status of 401/);
  const at = address().replace('127.0.0.1', 'other.localhost');
  const page = await (await profile({ at })).newPage();
  await page.goto('/v3/login');
  await expect(page.getByText('Contoso Bakery').first()).toBeVisible();
  await page.getByLabel('Email').fill('ceo@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Bellwether-demo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();

  // The session belongs to its company; at another company's host it ends.
  const astray = await enter('contributor', '/v3/goals', { at });
  await expect(astray).toHaveURL(/\/v3\/login/);
});

test('an observer sees company goals and no actions', async ({ enter }) => {
  const page = await enter('observer', '/v3/goals?scope=All');
  await expect(page.getByText('Whose goals: Company goals')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Goal' })).toHaveCount(0);
  await page.locator('[data-goal-link]').first().click();
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  for (const name of ['Update', 'Copy', 'Add a Contributing Goal', 'More']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
});

test('the address of a weekly status leads to its goal, for an invisible goal to the goals', async ({
  enter,
  profile,
  witness,
}) => {
  witness.expectTrouble(/status of 404/);
  const [owner, manager] = await Promise.all([actor('emily.stone'), actor('clara.jensen')]);
  const title = newTitle('The console remembers');
  const goal = await approvedGoal(owner, manager, title);
  const status = goal.GoalStatuses[0]?.Id;
  const place = `/v3/notifications/goalstatus/${status}`;
  const page = await enter('peer', place);
  await expect(page).toHaveURL(new RegExp(`/v3/goals/${goal.Goal.Id}$`));
  await expect(goalHeading(page, title)).toBeVisible();

  const hidden = await approvedGoal(owner, manager, newTitle('The console forgets'), { IsPrivate: true });
  for (const id of [hidden.GoalStatuses[0]?.Id, 2_147_483_647, 'nothing', 0]) {
    await page.goto(`/v3/notifications/goalstatus/${id}`);
    await expect(page, String(id)).toHaveURL(/\/v3\/goals$/);
  }

  const signedOut = await (await profile()).newPage();
  await signedOut.goto(place);
  await expect(signedOut).toHaveURL(/\/v3\/login\?to=/);
  await signedOut.getByRole('button', { name: 'contributor@demo.example' }).click();
  await signedOut.getByRole('button', { name: 'Log in' }).click();
  await expect(signedOut).toHaveURL(new RegExp(`/v3/goals/${goal.Goal.Id}$`));
});

test('the list of the type company begins with the company goals', async ({ enter }) => {
  const page = await enter('contributor', '/v3/goals/company');
  await expect(page).toHaveURL(/\/v3\/goals\/type\/company$/);
  const scope = goalList(page).getByRole('combobox', { name: 'Whose goals' });
  await expect(scope).toHaveValue('Company goals');
  const first = goalList(page).locator('[data-goal-link]').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/v3\/goals\/\d+\?scope=CompanyGoals/);
  await expect(scope).toHaveValue('Company goals');
  await page.goBack();
  await choose(scope, 'My goals');
  await expect(page).toHaveURL(/\/v3\/goals\?scope=MyGoals$/);
  await expect(scope).toHaveValue('My goals');
  await page.goto('/v3/goals/type/unheard-of');
  await expect(scope).toHaveValue('My goals');
});
