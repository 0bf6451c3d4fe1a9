import { getDashboard } from '@bellwether/contract/dashboard';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { firstInstant } from './src/now.ts';
import { submittedGoal } from './src/seed.ts';
import { type StartedServer, startServer } from './src/start-server.ts';
import { newTitle } from './src/titles.ts';

// Changes of people ripple through a whole company, so these journeys have a server and a company of their own.
test.describe.configure({ mode: 'serial' });
test.setTimeout(150_000);

let server: StartedServer;
test.beforeAll(async () => {
  server = await startServer({ now: firstInstant });
});
test.afterAll(() => server.stop());

const asked = async (who: Actor, title: string) =>
  ((await who.call(getDashboard, {})).Reminders ?? []).some(
    ({ Type, Title }) => Type === 'review' && Title === title,
  );

/** Opens a layer of a profile by its button. */
async function open(page: Page, button: string, title = button) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const drawer = layer(page, title);
  await expect(drawer).toBeVisible();
  return drawer;
}

test('after a change of manager the open approval waits for the new manager', async ({ enter }) => {
  const { address, at } = server;
  const [owner, former, fresh] = await Promise.all(
    ['felix.braun', 'olivia.grant', 'rachel.kim'].map((who) => actor(who, address)),
  );
  if (!owner || !former || !fresh) throw new Error('Nobody signed in.');
  const title = newTitle('A booth that explains itself');
  await submittedGoal(owner, title);
  expect([await asked(former, title), await asked(fresh, title)]).toEqual([true, false]);

  const page = await enter(await actor('ceo', address), `/v3/profile/${owner.session.Profile.Id}`, { at });
  const drawer = await open(page, 'Change Manager');
  await expect(drawer.getByText('Olivia Grant is the manager already.')).toBeVisible();
  await expectNoAxeFaults(page, 'change manager');
  await drawer.getByRole('searchbox', { name: 'Search' }).fill('rachel');
  await drawer.getByRole('radio', { name: /^Rachel Kim/ }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /^Rachel Kim/ })).toBeVisible();
  expect([await asked(former, title), await asked(fresh, title)]).toEqual([false, true]);
});

test('before a deactivation goals and reports find new people; the deactivated person is signed out', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 401/);
  const { address, at } = server;
  const leaver = await actor('olivia.grant', address);
  const theirs = await enter(leaver, '/v3/goals', { at });
  await expect(theirs.getByRole('heading', { name: 'Goals', level: 1 })).toBeVisible();
  const page = await enter(await actor('ceo', address), `/v3/profile/${leaver.session.Profile.Id}`, { at });
  const question = await open(page, 'Deactivate');
  await expect(question.getByText(/open goals? keeps? this owner\./)).toBeVisible();
  await expectNoAxeFaults(page, 'deactivate');

  await question.getByRole('button', { name: 'Reassign all goals' }).click();
  const goals = layer(page, 'Reassign Goals');
  const owner = goals.getByRole('combobox', { name: 'New owner' });
  await owner.fill('Nadia');
  await page.getByRole('option', { name: /^Nadia Ferreira/ }).click();
  await expectNoAxeFaults(page, 'reassign goals');
  await goals.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/goals? now belongs? to Nadia Ferreira\./)).toBeVisible();

  await expect(question.getByText(/direct reports keep this manager/)).toBeVisible();
  await expect(question.getByText(/open goal/)).toBeHidden();
  await question.getByRole('button', { name: 'Move all direct reports' }).click();
  const reports = layer(page, 'Move Direct Reports');
  await reports.getByRole('radio', { name: /^Victor Alvarez/ }).check();
  await expectNoAxeFaults(page, 'move direct reports');
  await reports.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/direct reports moved\./)).toBeVisible();

  await expect(question.getByText(/keeps? this/)).toHaveCount(0);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Olivia Grant is deactivated.')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/v3\/login/);
});

test('a new ceo needs the typed word, and the former one reports to them', async ({ enter }) => {
  const { address, at } = server;
  const heir = await actor('samuel.adeyemi', address);
  const page = await enter(await actor('ceo', address), `/v3/profile/${heir.session.Profile.Id}`, { at });
  const drawer = await open(page, 'Manage User');
  await drawer.getByRole('radio', { name: 'CEO' }).check();
  await expect(drawer.getByText(/will no longer be company goals/)).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'See the company goals to reassign them' })).toBeVisible();
  await expectNoAxeFaults(page, 'manage user');
  const save = drawer.getByRole('button', { name: 'Save' });
  const word = drawer.getByRole('textbox', { name: 'Type CONFIRM to make this person the CEO' });
  await word.fill('confirm');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await word.fill('CONFIRM');
  await save.click();
  await expect(drawer).toBeHidden();
  // Now the former ceo reports to the new one, and cannot edit their profile.
  await page.goto('/v3/profile');
  await expect(page.getByRole('link', { name: /^Samuel Adeyemi/ })).toBeVisible();
  await page.getByRole('link', { name: /^Samuel Adeyemi/ }).click();
  await expect(page.getByRole('heading', { name: 'Samuel Adeyemi', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage User' })).toBeHidden();
});
