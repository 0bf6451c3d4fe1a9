import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { goalDetail, goalHeading, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { type StartedServer, startServer } from './src/start-server.ts';

// Tuesday in the last week of the third quarter.
const lastWeek = Date.parse('2026-09-29T15:00:00Z');
let server: StartedServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer({ now: lastWeek });
});

test.afterAll(async () => {
  await server.stop();
});

test('in the last week, unfinished goals are carried into the next quarter with their tree', async ({
  enter,
}) => {
  test.setTimeout(120_000);
  const [luis, lead] = await Promise.all([
    actor('luis.ortega', server.address),
    actor('lead', server.address),
  ]);
  const whole = await approvedGoal(luis, lead, 'Map every hall');
  await approvedGoal(luis, lead, 'Map the hall in Graz', { ParentId: whole.Goal.Id });
  const page = await enter(luis, '/v3/home', { at: server.at });
  const drawer = layer(page, 'Carry goals over');

  await test.step('the dashboard shows the notice, which opens the drawer', async () => {
    await expect(page.getByText(/^\d+ goals of Q3 2026 have no result or were not reached\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Carry them into Q4 2026' }).click();
    await expect(drawer.getByText(/Each becomes a draft of Q4 2026/)).toBeVisible();
    await expect(drawer.getByRole('checkbox').first()).toBeFocused();
    // All except the goal that Luis has asked to shelve.
    await expect(drawer.getByRole('checkbox', { name: 'Evaluate ultra-wideband anchors' })).not.toBeChecked();
    await expectNoAxeFaults(page, 'carry over');
  });

  await test.step('two goals are chosen by keyboard, with their results', async () => {
    await drawer.getByRole('button', { name: 'Select all' }).click();
    await drawer.getByRole('button', { name: 'Select none' }).click();
    for (const title of ['Map the hall in Graz', 'Map every hall']) {
      await drawer.getByRole('checkbox', { name: title }).focus();
      await page.keyboard.press('Space');
      const result = drawer.getByRole('group', { name: `Result of “${title}”` });
      await result.getByRole('radio', { name: 'No' }).check();
      await result.getByRole('radio', { name: 'Good', exact: true }).check();
      await result.getByRole('textbox', { name: 'Outcome' }).fill('Half of it is done.');
    }
    await expect(
      drawer.getByText('Stays aligned under “Map every hall”, which is carried over as well.'),
    ).toBeVisible();
  });

  await test.step('the result links to the drafts', async () => {
    await drawer.getByRole('button', { name: 'Carry over 2 goals' }).click();
    await expect(drawer.getByText(/2 goals were carried into Q4 2026 as drafts/)).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Map every hall' })).toBeFocused();
    await expectNoAxeFaults(page, 'carried over');
    await drawer.getByRole('link', { name: 'Map the hall in Graz' }).click();
    await expect(goalHeading(page, 'Map the hall in Graz')).toBeVisible();
    const details = page.getByRole('tabpanel', { name: 'Details' });
    await expect(details.getByText('Q4 2026')).toBeVisible();
    await expect(
      goalDetail(page).getByText('Carried over from Map the hall in Graz (Q3 2026)'),
    ).toBeVisible();
  });
});
