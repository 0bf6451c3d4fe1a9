import { changeGoalOwner } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { deactivatePerson } from '@bellwether/contract/people/status';
import type { Page, WebSocket } from '@playwright/test';
import { type Actor, actor } from './src/actor.ts';
import { reminder } from './src/dashboard-page.ts';
import { chooseAct, goalCard, goalDetail, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { cell, numberOf } from './src/matrix-page.ts';
import { firstInstant } from './src/now.ts';
import { approvedGoal, askedGoal } from './src/seed.ts';
import { type StartedServer, startServer } from './src/start-server.ts';
import { newTitle } from './src/titles.ts';

// A deactivation changes a company, so these journeys have a server of their own.
test.describe.configure({ mode: 'serial' });
test.setTimeout(150_000);

let server: StartedServer;
let owner: Actor;
let admin: Actor;
let manager: Actor;
test.beforeAll(async () => {
  server = await startServer({ now: firstInstant });
  [owner, admin, manager] = (await Promise.all(
    ['felix.braun', 'goaladmin', 'olivia.grant'].map((who) => actor(who, server.address)),
  )) as [Actor, Actor, Actor];
});
test.afterAll(() => server.stop());

/** Waits until the page's browser has its channel. */
async function live(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name?.startsWith('bw.live.'));
  });
  // The lock is held a moment before the server's answer.
  await page.waitForTimeout(500);
}

async function predict(goalId: number, Likelihood: number, Quality: number): Promise<void> {
  const { GoalStatuses, AskedWeekId } = await admin.call(getGoal, { params: { id: String(goalId) } });
  const asked = GoalStatuses.find((status) => status.GoalPeriodWeek.Id === AskedWeekId);
  if (!asked) throw new Error('No week is asked for.');
  await admin.call(predictGoal, { body: { Id: asked.Id, Likelihood, Quality } });
}

const soon = { timeout: 5_000 };

test('a prediction in one browser changes goal, list, matrix, dashboard and bell in another; its tabs share one channel', async ({
  enter,
}) => {
  const asked = await actor('beatriz.lima', server.address);
  const { Id, title } = await askedGoal(asked);
  const { at } = server;
  const sockets = new Set<WebSocket>();
  const detail = await enter(asked, '/v3/home', { at });
  // Leave the page before sockets are counted, because the end of a socket that still connects is not reported.
  await detail.goto('about:blank');
  const matrix = await detail.context().newPage();
  const dashboard = await detail.context().newPage();
  for (const page of [detail, matrix, dashboard])
    page.on('websocket', (socket) => {
      sockets.add(socket);
      // A page that is left gives the channel to another one.
      socket.on('close', () => sockets.delete(socket));
    });
  await detail.goto(`/v3/goals/${Id}`);
  await matrix.goto(`/v3/predictions/${Id}`);
  await dashboard.goto('/v3/home');
  await expect(reminder(dashboard, 'Update', title)).toBeVisible();
  await expect(goalCard(detail, title)).toBeVisible();
  const before = await numberOf(cell(matrix, 'Very likely · Very good'));
  const bell = dashboard.getByRole('button', { name: /^Notifications/ });
  const quiet = (await bell.getAttribute('aria-label')) ?? '';
  await live(detail);

  await predict(Id, 4, 4);
  await Promise.all([
    expect(goalDetail(detail).getByText('Very likely').first()).toBeAttached(soon),
    expect(goalCard(detail, title).getByText('Very likely').first()).toBeAttached(soon),
    expect.poll(() => numberOf(cell(matrix, 'Very likely · Very good')), soon).toBe(before + 1),
    expect(reminder(dashboard, 'Update', title)).toHaveCount(0, soon),
    expect(bell).not.toHaveAccessibleName(quiet, soon),
  ]);
  expect([...sockets].map((socket) => socket.url())).toEqual([expect.stringMatching(/\/api\/live$/)]);
});

test('a form keeps what was typed and says who changed what', async ({ enter }) => {
  const { Goal } = await approvedGoal(owner, manager, newTitle('A map of all booths'));
  const page = await enter(admin, `/v3/goals/${Goal.Id}`, { at: server.at });
  await chooseAct(page, 'Shelve');
  const form = layer(page, 'Shelve');
  const comment = form.getByRole('textbox', { name: /^Comment/ });
  await comment.fill('Half a sentence');
  await live(page);
  await manager.call(changeGoalOwner, { body: { Id: Goal.Id, UserId: manager.session.Profile.Id } });
  await expect(form.getByText('Olivia Grant changed this goal meanwhile.')).toBeVisible(soon);
  await expect(form.getByText(`Owner`)).toBeVisible();
  await expect(comment).toHaveValue('Half a sentence');
});

test('a deactivated person’s page is at the sign-in within two seconds', async ({ enter, witness }) => {
  witness.expectTrouble(/status of 401/);
  const page = await enter(owner, '/v3/goals', { at: server.at });
  await live(page);
  const orgAdmin = await actor('orgadmin', server.address);
  await orgAdmin.call(deactivatePerson, { params: { id: String(owner.session.Profile.Id) } });
  await expect(page).toHaveURL(/\/v3\/login/, { timeout: 2_000 });
  await expect(page.getByText(/Your session has ended\./)).toBeVisible();
});
