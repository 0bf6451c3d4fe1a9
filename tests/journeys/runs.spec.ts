import { approveGoal } from '@bellwether/contract/goals/approval';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import { getGoalImport, previewGoalImport, startGoalImport } from '@bellwether/contract/goals/import';
import { listGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import type { Page } from '@playwright/test';
import { peopleJobs } from '../../bench/src/people-jobs.ts';
import { type Actor, actor } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { countHands } from './src/hands.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal, askedGoals, predictAll, submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

/** Gives the owner `count` goals that were predicted last week and not this week, as an import brings them. */
async function goalsPredictedLastWeek(owner: Actor, count: number): Promise<void> {
  const admin = await actor('goaladmin');
  const rows = Array.from({ length: count }, (_, at) => {
    const title = newTitle(`Reach a hundred readers in town ${at}`);
    return `${title},A hundred readers,${owner.session.Profile.Email},Q4 2026,likely,2026-11-11`;
  });
  const lines = ['Title,Measurement,Owner,Quarter,Status,Check-in Date', ...rows];
  const file = new Blob([lines.join('\r\n')], { type: 'text/csv' });
  const { Id } = await admin.call(previewGoalImport, { body: { file, name: 'goals.csv' } });
  await admin.call(startGoalImport, { body: { Id } });
  const state = async () => (await admin.call(getGoalImport, { params: { id: String(Id) } })).State;
  await expect.poll(state, { timeout: 30_000 }).toBe('done');
}

const place = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: /\d+ of \d+$/ });

test('the Friday update of five quiet goals costs one key each', async ({ enter }) => {
  const owner = await actor('victor.alvarez');
  await predictAll(owner);
  await goalsPredictedLastWeek(owner, 5);
  const page = await enter(owner, '/v3/home');
  const hands = await countHands(page);
  const reminders = page.getByRole('button', { name: /^Update: / });
  await expect(reminders).toHaveCount(5);
  const order = (await reminders.evaluateAll((buttons) => buttons.map((each) => each.ariaLabel))).map(
    (name) => name?.replace('Update: ', ''),
  );
  await reminders.first().focus();
  await page.keyboard.press('Enter');
  const drawer = layer(page, 'Weekly update');
  for (let at = 1; at <= 5; at += 1) {
    await expect(place(page)).toHaveText(`Goal ${at} of 5`);
    // The run has the order of the reminders.
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(order[at - 1] ?? '');
    await expect(drawer.getByRole('button', { name: /^Same as last week/ })).toBeFocused();
    if (at > 1) await expect(drawer.getByText(`Saved: ${order[at - 2]}`)).toBeVisible();
    await expect(page.getByText('Prediction saved.')).toHaveCount(0);
    await page.keyboard.press('Enter');
  }
  await expect(drawer.getByText('5 goals updated: 5 unchanged')).toBeVisible();
  expect(await hands()).toEqual(peopleJobs.fridayUpdate.now);
  expect(await askedGoals(owner)).toEqual([]);
});

/** Creates one thing of each kind that waits for the manager; returns their number. */
async function fourReviews(owner: Actor, manager: Actor): Promise<void> {
  await submittedGoal(owner, newTitle('Answer every letter'));
  const edited = await approvedGoal(owner, manager, newTitle('Hire without delay'));
  await owner.call(updateGoal, {
    params: { id: String(edited.Goal.Id) },
    body: {
      Title: edited.Goal.GoalDetail.Title,
      Measurement: 'Thirty days from the first call to the contract.',
      PeriodId: edited.Goal.GoalPeriodId,
      IsFromEdit: true,
      IsDraft: false,
    },
  });
  const shelved = await approvedGoal(owner, manager, newTitle('Move the archive'));
  await owner.call(shelveGoal, {
    body: { Id: shelved.Goal.Id, Status: 'shelving_in_review', Comment: 'No room.' },
  });
  const done = await approvedGoal(owner, manager, newTitle('Train ten mentors'));
  await owner.call(finalizeGoal, {
    body: { GoalId: done.Goal.Id, Completed: true, Quality: 3, Outcome: 'Ten were trained.' },
  });
}

test('a lead answers four kinds of reviews in one drawer, with one key each', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('hradmin'), actor('ingrid.solberg')]);
  for (const { Id } of (await manager.call(listGoals, { body: { NeedsReview: true, AnyPeriod: true } })).data)
    await manager.call(approveGoal, { body: { Id, Status: 'approved' } });
  await fourReviews(owner, manager);
  const page = await enter(manager, '/v3/home');
  const hands = await countHands(page);
  const reminders = page.getByRole('button', { name: /^Review: / });
  await expect(reminders).toHaveCount(4);
  const order = (await reminders.evaluateAll((buttons) => buttons.map((each) => each.ariaLabel))).map(
    (name) => name?.replace('Review: ', ''),
  );
  await reminders.first().focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  const boxes = new Set<string>();
  for (let at = 1; at <= 4; at += 1) {
    await expect(place(page)).toHaveText(`${at} of 4`);
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(order[at - 1] ?? '');
    await expect(drawer.locator('fieldset[data-autofocus]')).toBeFocused();
    await expect(drawer.getByText(/^Other goals of David Osei/)).toBeVisible();
    await page.waitForTimeout(200);
    const { x, y, width, height } = (await drawer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const button = await drawer.locator('button[type=submit]').boundingBox();
    boxes.add(JSON.stringify([x, y, width, height, Math.round(button?.y ?? 0)]));
    const feedback = drawer.getByRole('textbox', { name: 'Feedback' });
    if (await feedback.isVisible()) {
      await page.keyboard.type('Well done.', { delay: 5 });
      await expect(feedback).toHaveValue('Well done.');
      await page.keyboard.press('Alt+y');
    } else await page.keyboard.press('y');
  }
  await expect(drawer.getByText('4 goals reviewed')).toBeVisible();
  expect([...boxes], 'one place and size').toHaveLength(1);
  // One key opens the run, and one answers each goal.
  expect(await hands()).toEqual(peopleJobs.fourReviews.now);
});

test('on a phone Enter makes a line in the comment, and a dialog is a sheet at the bottom', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('sara.lindholm'), actor('jamal.wright')]);
  const { Goal } = await approvedGoal(owner, manager, newTitle('Close every ticket'));
  const page = await enter(owner, `/v3/goals/${Goal.Id}?open=update`, { size: phone });
  const drawer = layer(page, 'Weekly update');
  const comment = drawer.getByRole('textbox', { name: /Comment/ });
  await comment.tap();
  await expect(drawer.getByText(/Enter saves/)).toHaveCount(0);
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await expect(comment).toHaveValue('One\nTwo');
  await page.keyboard.press('Escape');
  const question = layer(page, 'You have unsaved changes.');
  const atBottom = async (sheet: typeof question) => {
    const box = await sheet.boundingBox();
    return box && { width: box.width, bottom: Math.round(box.y + box.height) };
  };
  await expect.poll(() => atBottom(question)).toEqual({ width: phone.width, bottom: phone.height });
  await question.getByRole('button', { name: 'Discard' }).tap();
  await page.goto(`/v3/goals/${Goal.Id}?open=request-shelving`);
  const dialog = layer(page, 'Request to Shelve');
  await expect.poll(() => atBottom(dialog)).toEqual({ width: phone.width, bottom: phone.height });
});
