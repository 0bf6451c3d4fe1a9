import type { Locator } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { goalDetail, goalHeading, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal, draftGoal } from './src/seed.ts';
import { type StartedServer, startServer } from './src/start-server.ts';

// Tuesday in the last week of the third quarter.
const lastWeek = Date.parse('2026-09-29T15:00:00Z');
const title = 'Carry goals over';
let server: StartedServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer({ now: lastWeek });
});

test.afterAll(async () => {
  await server.stop();
});

/** Answers each ticked goal that has no result: not reached. */
async function giveResults(drawer: Locator) {
  for (const result of await drawer.getByRole('group', { name: /^Result of/ }).all()) {
    await result.getByRole('radio', { name: 'No' }).check();
    await result.getByRole('radio', { name: 'Good', exact: true }).check();
    await result.getByRole('textbox', { name: 'Outcome' }).fill('Half of it is done.');
  }
}

const person = (who: string) => actor(who, server.address);

test('in the last week, unfinished goals are carried into the next quarter with their tree', async ({
  enter,
}) => {
  test.setTimeout(120_000);
  const [luis, lead] = await Promise.all([person('luis.ortega'), person('lead')]);
  const whole = await approvedGoal(luis, lead, 'Map every hall');
  await approvedGoal(luis, lead, 'Map the hall in Graz', { ParentId: whole.Goal.Id });
  await draftGoal(luis, 'Look at other scanners');
  const page = await enter(luis, '/v3/home', { at: server.at });
  const drawer = layer(page, title);

  await test.step('the dashboard shows the notice, which opens the drawer', async () => {
    await expect(page.getByText(/^\d+ goals of Q3 2026 have no result or were not reached\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Carry them into Q4 2026' }).click();
    await expect(drawer.getByText(/Each becomes a draft of Q4 2026/)).toBeVisible();
    await expect(drawer.getByRole('checkbox').first()).toBeFocused();
    const given = drawer.getByRole('checkbox', { name: 'Evaluate ultra-wideband anchors' });
    // All except the goal that Luis has asked to shelve.
    await expect(given).not.toBeChecked();
    await expect(drawer.getByRole('checkbox', { checked: false })).toHaveCount(1);
    await expectNoAxeFaults(page, 'carry over');
  });

  await test.step('goals are chosen by keyboard, and the new alignment of each is shown', async () => {
    await drawer.getByRole('button', { name: 'Select all' }).click();
    await drawer.getByRole('button', { name: 'Select none' }).click();
    await drawer.getByRole('checkbox', { name: 'Map the hall in Graz' }).focus();
    await page.keyboard.press('Space');
    await expect(drawer.getByText('Stays aligned under “Map every hall”.')).toBeVisible();
    await drawer.getByRole('checkbox', { name: 'Map every hall' }).focus();
    await page.keyboard.press('Space');
    await expect(
      drawer.getByText('Stays aligned under “Map every hall”, which is carried over as well.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'You have unsaved changes.' });
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(drawer.getByRole('button', { name: 'Carry over 2 goals' })).toBeVisible();
  });

  await test.step('the result links to the drafts', async () => {
    await giveResults(drawer);
    await drawer.getByRole('button', { name: 'Carry over 2 goals' }).click();
    await expect(drawer.getByText(/2 goals were carried into Q4 2026 as drafts/)).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Map every hall' })).toBeFocused();
    await expectNoAxeFaults(page, 'carried over');
    await drawer.getByRole('link', { name: 'Map the hall in Graz' }).click();
    await expect(goalHeading(page, 'Map the hall in Graz')).toBeVisible();
    const details = page.getByRole('tabpanel', { name: 'Details' });
    await expect(details.getByText('Q4 2026')).toBeVisible();
    await expect(details.getByText('Draft', { exact: true })).toBeVisible();
    await expect(
      goalDetail(page).getByText('Carried over from Map the hall in Graz (Q3 2026)'),
    ).toBeVisible();
  });

  await test.step('the old goal links to its successor, and the notice counts the rest', async () => {
    await page.goto(`/v3/goals/${whole.Goal.Id}?tab=details`);
    await expect(goalDetail(page).getByText('Carried into Map every hall (Q4 2026)')).toBeVisible();
    await expect(goalDetail(page).getByText('Results in review', { exact: true }).first()).toBeVisible();
    await page.goto('/v3/home?open=carry-over');
    await expect(drawer.getByRole('checkbox', { name: 'Look at other scanners' })).toBeVisible();
    await expect(drawer.getByRole('checkbox', { name: 'Map every hall' })).toHaveCount(0);
  });
});

test('on a phone the drawer is a sheet, and it reports a colleague who was faster', async ({
  enter,
  witness,
}) => {
  const owner = await person('chloe.martin');
  await draftGoal(owner, 'Model the lift');
  const place = { at: server.at, size: phone };
  const one = await enter(owner, '/v3/home?open=carry-over', place);
  const other = await enter(owner, '/v3/home?open=carry-over', place);
  const carry = (page: typeof one) =>
    layer(page, title).getByRole('button', { name: /^Carry over \d+ goals?$/ });
  await expect(carry(other)).toBeVisible();
  for (const page of [one, other]) await giveResults(layer(page, title));
  expect((await layer(one, title).boundingBox())?.width).toBe(phone.width);
  await carry(one).click();
  await expect(layer(one, title).getByText(/carried into Q4 2026/)).toBeVisible();
  witness.expectTrouble(/status of 409/);
  await carry(other).click();
  await expect(layer(other, title).getByText('Nothing to carry over from Q3 2026.')).toBeVisible();
});

test('an observer gets no notice', async ({ enter }) => {
  const page = await enter(await person('observer'), '/v3/home', { at: server.at });
  await expect(page.getByRole('heading', { name: 'Company goals' })).toBeVisible();
  await expect(page.getByText(/unfinished/)).toHaveCount(0);
});
