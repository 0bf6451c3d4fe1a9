import { changeGoalOwner } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import type { Page, WebSocket } from '@playwright/test';
import { type Actor, actor } from './src/actor.ts';
import { reminder } from './src/dashboard-page.ts';
import { goalCard, goalDetail, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { cell, numberOf } from './src/matrix-page.ts';
import { approvedGoal, askedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

/** Waits until the page's browser has its channel. */
async function live(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name?.startsWith('bw.live.'));
  });
  // The lock is held a moment before the server's answer.
  await page.waitForTimeout(500);
}

async function predict(admin: Actor, goalId: number, Likelihood: number, Quality: number): Promise<void> {
  const { GoalStatuses, AskedWeekId } = await admin.call(getGoal, { params: { id: String(goalId) } });
  const asked = GoalStatuses.find((status) => status.GoalPeriodWeek.Id === AskedWeekId);
  if (!asked) throw new Error('No week is asked for.');
  await admin.call(predictGoal, { body: { Id: asked.Id, Likelihood, Quality } });
}

const soon = { timeout: 5_000 };

test('a prediction in one browser changes goal, list, matrix, dashboard and bell in another; its tabs share one channel', async ({
  enter,
}) => {
  // No other journey predicts this person's goals.
  const [asked, admin] = await Promise.all([actor('beatriz.lima'), actor('goaladmin')]);
  const { Id, title } = await askedGoal(asked);
  const sockets = new Set<WebSocket>();
  // Sockets are counted from the first page on.
  const detail = await enter(asked, 'about:blank');
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

  await predict(admin, Id, 4, 4);
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
  const [owner, admin, manager] = await Promise.all([
    actor('felix.braun'),
    actor('goaladmin'),
    actor('olivia.grant'),
  ]);
  const { Goal } = await approvedGoal(owner, manager, newTitle('A map of all booths'));
  const page = await enter(admin, `/v3/goals/${Goal.Id}?open=shelve`);
  const form = layer(page, 'Shelve');
  const comment = form.getByRole('textbox', { name: /^Comment/ });
  await comment.fill('Half a sentence');
  await live(page);
  await manager.call(changeGoalOwner, { body: { Id: Goal.Id, UserId: manager.session.Profile.Id } });
  await expect(form.getByText('Olivia Grant changed this goal meanwhile.')).toBeVisible(soon);
  await expect(form.getByText(`Owner`)).toBeVisible();
  await expect(comment).toHaveValue('Half a sentence');
});

test('a deactivated person’s page is at the sign-in within two seconds; an activation lets them in again', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 401/);
  // No other journey signs in as this person.
  const them = await actor('oven@other.example');
  const theirs = await enter(them, '/v3/goals');
  const page = await enter('ceo@other.example', `/v3/profile/${them.session.Profile.Id}`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const question = layer(page, 'Deactivate');
  await expect(question.getByText(/Nothing is deleted\./)).toBeVisible();
  await live(theirs);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Nora Blom is deactivated.')).toBeVisible();
  await expect(theirs).toHaveURL(/\/v3\/login/, { timeout: 2_000 });
  await expect(theirs.getByText(/Your session has ended\./)).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Nora Blom is active again.')).toBeVisible();
  await actor('oven@other.example');
});
