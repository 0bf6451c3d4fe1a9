import { deleteTheme, getDashboard } from '@bellwether/contract/dashboard';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { listGoals, listPeriods } from '@bellwether/contract/goals/reading';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { namesIn, partsOf, reminder } from './src/dashboard-page.ts';
import { expectFits } from './src/fits.ts';
import { answer, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal, askedGoal, submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const compliance = (page: Page) => page.getByRole('region', { name: 'Employee compliance' });

test('the ceo’s dashboard has its parts in order, lists who is behind, and fits a phone', async ({
  enter,
}) => {
  const ceo = await actor('ceo');
  const { data } = await ceo.call(listGoals, {
    body: { GoalSelectFilter: 'DirectReports', NeedsUpdate: true, PageSize: 100 },
  });
  const behind = [...new Set(data.map((goal) => goal.User.Name))].sort();
  expect(behind).not.toEqual([]);
  const page = await enter(ceo, '/v3/home');
  const parts = ['Strategy', 'Reminders', 'Your team this week', 'Company goals', 'Worth a talk this week'];
  await expect
    .poll(() => partsOf(page, /^Worth a talk this week/))
    .toEqual([...parts, 'Employee compliance']);
  await expect(page.getByRole('region', { name: 'Quarter theme' })).toContainText('Q4 2026 theme');
  await expect(compliance(page).getByRole('radio')).toHaveCount(3);
  await expect(compliance(page).getByRole('radio', { name: 'My Direct Reports' })).toBeChecked();
  await expect(compliance(page).getByRole('img')).toHaveCount(3);
  await expectNoAxeFaults(page, 'dashboard of the ceo');

  // The number equals the people in its list, who match the goal list.
  const late = compliance(page).getByRole('button', { name: new RegExp(`^${behind.length} not updated`) });
  await late.click();
  const drawer = layer(page, 'Weekly predictions: not updated');
  expect((await namesIn(drawer)).sort()).toEqual(behind);
  await expectNoAxeFaults(page, 'people');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(late).toBeFocused();
  await page.setViewportSize(phone);
  await expectFits(page);
});

test('an owner’s reminders lead to a completed action, and disappear', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('alan.foster'), actor('gregory.tan')]);
  const asked = await askedGoal(owner);
  const sendBack = ({ Goal }: GoalInfo) =>
    manager.call(approveGoal, { body: { Id: Goal.Id, Status: 'draft', Comment: 'By when?' } });
  const title = newTitle('Answer every ticket within a day');
  await sendBack(await submittedGoal(owner, title));
  const changed = newTitle('Answer every call at once');
  const approved = await approvedGoal(owner, manager, changed);
  await proposeEdit(owner, approved);
  await sendBack(approved);
  const ended = newTitle('Close the old ticket system');
  await goalOfLastQuarter(owner, ended);
  const page = await enter(owner, '/v3/home');

  await test.step('a draft that was sent back is edited and requested again', async () => {
    await reminder(page, 'Edit', title).click();
    const form = layer(page, 'Edit Goal');
    await form.getByRole('textbox', { name: 'Measurement' }).fill('All tickets of December 2026.');
    await form.getByRole('button', { name: 'Request Approval' }).click();
    await expectGone(page, 'Edit', title);
  });

  await test.step('the week is predicted', async () => {
    // A goal that is approved today is asked for from next week on.
    await expect(reminder(page, 'Update', changed)).toHaveCount(0);
    await reminder(page, 'Update', asked.title).click();
    const drawer = layer(page, 'Weekly update');
    await expect(drawer.locator('[data-autofocus]')).toBeFocused();
    await page.keyboard.press('3');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expectGone(page, 'Update', asked.title);
  });

  await test.step('an edit that was sent back is edited and requested again', async () => {
    await reminder(page, 'Edit', changed).click();
    const form = layer(page, 'Edit Goal');
    await form.getByRole('textbox', { name: 'Description' }).fill('Nights and Sundays too.');
    await form.getByRole('button', { name: 'Request Approval' }).click();
    await expectGone(page, 'Edit', changed);
  });

  await test.step('a goal of the last quarter is finalized', async () => {
    await reminder(page, 'Finalize Results', ended).click();
    const drawer = layer(page, 'Finalize');
    await answer(drawer, 'Yes').check();
    await drawer
      .getByRole('group', { name: 'Quality of success' })
      .getByRole('radio', { name: 'Good', exact: true })
      .check();
    await drawer.getByRole('textbox', { name: 'Outcome' }).fill('It is off.');
    await drawer.getByRole('button', { name: 'Finalize', exact: true }).click();
    await expectGone(page, 'Finalize Results', ended);
  });
});

/** Expects a closed drawer, no reminder, and the person still on the dashboard. */
async function expectGone(page: Page, act: string, title: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reminder(page, act, title)).toHaveCount(0);
  await expect(page).toHaveURL(/\/v3\/home$/);
}

function proposeEdit(owner: Actor, { Goal: goal }: GoalInfo) {
  return owner.call(updateGoal, {
    params: { id: String(goal.Id) },
    body: {
      Title: goal.GoalDetail.Title,
      Measurement: `Changed: ${newTitle('all of them')}.`,
      PeriodId: goal.GoalPeriodId,
      IsFromEdit: true,
      IsDraft: false,
    },
  });
}

/** Creates a goal in an ended quarter, which only a goal admin may. */
async function goalOfLastQuarter(owner: Actor, title: string): Promise<void> {
  const admin = await actor('goaladmin');
  const { data: periods } = await admin.call(listPeriods, {});
  const last = periods.find((period) => period.Index === admin.session.Period.Index - 1);
  await admin.call(createGoal, {
    body: {
      Title: title,
      Measurement: 'It is switched off.',
      OwnerId: owner.session.Profile.Id,
      PeriodId: last?.Id ?? 0,
      IsDraft: false,
    },
  });
}

test('an answered reminder of a manager gives the focus to the next one; View Details leads to the strategy', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('linh.tran'), actor('ewa.kowalska')]);
  // The newest reminder is the first one.
  const next = newTitle('Pay within ten days');
  await submittedGoal(owner, next);
  const title = newTitle('Map every invoice');
  const { Goal } = await approvedGoal(owner, manager, title);
  await owner.call(shelveGoal, { body: { Id: Goal.Id, Status: 'shelving_in_review', Comment: 'No time.' } });
  const page = await enter(manager, '/v3/home');
  await reminder(page, 'Review', title).focus();
  await page.keyboard.press('Enter');
  const dialog = layer(page, 'Shelve Goal');
  await answer(dialog, 'No').check();
  await dialog.getByRole('textbox', { name: /Comment/ }).fill('There is time.');
  await dialog.getByRole('button', { name: /^Deny/ }).click();
  // The run moves on to the next one; the person may leave here.
  const following = layer(page, 'Review Goal');
  await expect(following.getByText(/^2 of 2$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectGone(page, 'Review', title);
  await expect(reminder(page, 'Review', next)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Reminders: Review' }).locator(':focus')).toBeAttached();

  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveTitle('Strategy · Bellwether');
  await expect(page.getByRole('heading', { name: 'Mission Statement' })).toBeVisible();
  await expectNoAxeFaults(page, 'strategy');
  await page.setViewportSize(phone);
  await expectFits(page);
});

test('the theme of the quarter is added', async ({ enter }) => {
  const admin = await actor('ceo@other.example');
  const { Theme } = await admin.call(getDashboard, {});
  if (Theme) await admin.call(deleteTheme, {});
  const page = await enter(admin, '/v3/home');
  await page.getByRole('button', { name: 'Add a theme' }).click();
  const drawer = layer(page, 'Add a theme');
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(480);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please enter theme!')).toBeVisible();
  await expectNoAxeFaults(page, 'theme');
  await drawer.getByRole('textbox', { name: 'Theme' }).fill('Fewer, better breads');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Quarter theme' })).toContainText('Fewer, better breads');
});
