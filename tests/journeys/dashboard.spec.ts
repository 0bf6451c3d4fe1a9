import { deleteTheme, getDashboard, saveTheme } from '@bellwether/contract/dashboard';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { listGoals, listPeriods } from '@bellwether/contract/goals/reading';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { namesIn, partsOf, reminder } from './src/dashboard-page.ts';
import { expectFits } from './src/fits.ts';
import { answer, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { askedGoal, submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const compliance = (page: Page) => page.getByRole('region', { name: 'Employee compliance' });

test.describe('each role has exactly its parts', () => {
  const look = ['Worth a talk this week', 'Your goals to look at this week'] as const;
  const partsWith = (middle: readonly string[]) => [
    'Strategy',
    'Reminders',
    ...middle,
    'Employee compliance',
  ];
  const forManagers = partsWith(['Your team this week', 'Company goals', look[0]]);
  const forOthers = partsWith(['Company goals', look[1]]);
  const scopes = ['My Direct Reports', 'My Organization', 'Company'];
  const roles = [
    { who: 'ceo', parts: forManagers, choices: scopes, theme: true },
    { who: 'orgadmin', parts: forOthers, choices: [], theme: true },
    { who: 'manager', parts: forManagers, choices: scopes, theme: false },
    { who: 'lead', parts: forManagers, choices: scopes, theme: false },
    { who: 'contributor', parts: forOthers, choices: [], theme: false },
    { who: 'observer', parts: ['Company goals'], choices: [], theme: false },
  ];
  for (const { who, parts, choices, theme } of roles) {
    test(who, async ({ enter }) => {
      const page = await enter(who, '/v3/home');
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      const last = parts.includes('Reminders') ? new RegExp(`^(${look.join('|')})`) : /^Company goals/;
      await expect.poll(() => partsOf(page, last)).toEqual(parts);
      await expect(page.getByRole('region', { name: 'Quarter theme' })).toContainText('Q4 2026 theme');
      await expect(page.getByRole('button', { name: /^(Add a|Edit) theme$/ })).toHaveCount(theme ? 1 : 0);
      await expect(compliance(page).getByRole('radio')).toHaveCount(choices.length);
      for (const choice of choices) {
        await expect(compliance(page).getByRole('radio', { name: choice })).toBeAttached();
      }
      if (choices.length > 0) {
        await expect(compliance(page).getByRole('radio', { name: 'My Direct Reports' })).toBeChecked();
      } else if (parts.includes('Employee compliance')) {
        await expect(compliance(page).getByText('Company', { exact: true })).toBeVisible();
        for (const name of ['Goal creation', 'Weekly predictions', 'Finalization']) {
          await expect(compliance(page).getByRole('img', { name: new RegExp(`^${name}: `) })).toBeVisible();
        }
      }
    });
  }
});

test.describe('each reminder leads to a completed action, and disappears', () => {
  test('the owner’s: Edit, Update, Finalize Results', async ({ enter }) => {
    const [owner, manager] = await Promise.all([actor('alan.foster'), actor('gregory.tan')]);
    const asked = await askedGoal(owner);
    const title = newTitle('Answer every ticket within a day');
    const { Goal } = await submittedGoal(owner, title);
    const sendBack = () =>
      manager.call(approveGoal, { body: { Id: Goal.Id, Status: 'draft', Comment: 'By when?' } });
    await sendBack();
    const page = await enter(owner, '/v3/home');

    await test.step('a draft that was sent back is edited and requested again', async () => {
      await reminder(page, 'Edit', title).click();
      const form = layer(page, 'Edit Goal');
      await form.getByRole('textbox', { name: 'Measurement' }).fill('All tickets of December 2026.');
      await form.getByRole('button', { name: 'Request Approval' }).click();
      await expectGone(page, 'Edit', title);
    });

    await test.step('the week is predicted', async () => {
      await manager.call(approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
      await page.reload();
      await expect(page.getByText('No prediction yet for Week 8 · ends Sun 22 Nov').first()).toBeVisible();
      // A goal that is approved today is asked for from next week on.
      await expect(reminder(page, 'Update', title)).toHaveCount(0);
      await reminder(page, 'Update', asked.title).click();
      const drawer = layer(page, 'Weekly update');
      await expect(drawer.locator('[data-autofocus]')).toBeFocused();
      await page.keyboard.press('3');
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      await expectGone(page, 'Update', asked.title);
    });

    await test.step('an edit that was sent back is edited and requested again', async () => {
      await proposeEdit(owner, Goal);
      await sendBack();
      await page.reload();
      await expect(page.getByText('Changes requested to your proposed edit')).toBeVisible();
      await reminder(page, 'Edit', title).click();
      const form = layer(page, 'Edit Goal');
      await form.getByRole('textbox', { name: 'Description' }).fill('Nights and Sundays too.');
      await form.getByRole('button', { name: 'Request Approval' }).click();
      await expectGone(page, 'Edit', title);
    });

    await test.step('a goal of the last quarter is finalized', async () => {
      const ended = newTitle('Close the old ticket system');
      await goalOfLastQuarter(owner, ended);
      await page.reload();
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

  test('the manager’s: Review of a goal, an edit, a shelving and a result', async ({ enter }) => {
    const [owner, manager] = await Promise.all([actor('rosa.delgado'), actor('peter.holm')]);
    const title = newTitle('Teach every customer the new console');
    const { Goal } = await submittedGoal(owner, title);
    const page = await enter(manager, '/v3/home');
    const review = async (drawerTitle: string, said: string, button: string) => {
      await reminder(page, 'Review', title).click();
      const dialog = layer(page, drawerTitle);
      await answer(dialog, 'Yes').check();
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(said).first()).toBeVisible();
      await expectGone(page, 'Review', title);
    };

    await review('Review Goal', 'Approved.', 'Approve');

    await proposeEdit(owner, Goal);
    await page.reload();
    const waiting = page.getByRole('listitem').filter({ hasText: title });
    await expect(waiting.getByText('Proposed changes wait for your approval')).toBeVisible();
    await review('Review Proposed Changes', 'Edits approved.', 'Approve');

    await owner.call(shelveGoal, {
      body: { Id: Goal.Id, Status: 'shelving_in_review', Comment: 'No time.' },
    });
    await page.reload();
    await reminder(page, 'Review', title).click();
    const shelving = layer(page, 'Shelve Goal');
    await answer(shelving, 'No').check();
    await shelving.getByRole('textbox', { name: /Comment/ }).fill('There is time.');
    await shelving.getByRole('button', { name: 'Deny' }).click();
    await expectGone(page, 'Review', title);

    await owner.call(finalizeGoal, {
      body: { GoalId: Goal.Id, Completed: true, Quality: 3, Outcome: 'All were taught.' },
    });
    await page.reload();
    await reminder(page, 'Review', title).click();
    const result = layer(page, 'Review Finalized');
    await answer(result, 'Yes').check();
    await result.getByRole('textbox', { name: 'Feedback' }).fill('Well done.');
    await result.getByRole('button', { name: 'Finalize', exact: true }).click();
    await expectGone(page, 'Review', title);
  });
});

/** Expects a closed drawer, no reminder, and the person still on the dashboard. */
async function expectGone(page: Page, act: string, title: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reminder(page, act, title)).toHaveCount(0);
  await expect(page).toHaveURL(/\/v3\/home$/);
}

function proposeEdit(owner: Actor, goal: GoalInfo['Goal']) {
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

test('an answered reminder moves the focus to the next one, and nothing jumps', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('linh.tran'), actor('ewa.kowalska')]);
  const titles = [newTitle('Map every invoice'), newTitle('Pay within ten days')];
  for (const title of titles) await submittedGoal(owner, title);
  const page = await enter(manager, '/v3/home');
  const first = page.getByRole('button', { name: /^Review: / }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = layer(page, 'Review Goal');
  await answer(dialog, 'Yes').check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  // The run moves on to the next one; the person may leave here.
  await expect(dialog.getByText(/^2 of 2$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Review: / })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Reminders: Review' }).locator(':focus')).toBeAttached();
});

test.describe('employee compliance', () => {
  test('each number equals the number of people in its list, who match the goal list', async ({ enter }) => {
    const lead = await actor('noor.haddad');
    const page = await enter(lead, '/v3/home');
    const figures = compliance(page);
    for (const [figure, words] of [
      ['Goal creation', ['handed in', 'draft only', 'without a goal']],
      ['Weekly predictions', ['up to date', 'not updated']],
      ['Finalization', ['finalized', 'waiting for the manager', 'result missing']],
    ] as const) {
      const row = figures.getByRole('listitem').filter({ hasText: figure });
      for (const each of words) {
        const button = row.getByRole('button', { name: new RegExp(`^\\d+ ${each}:`) });
        if ((await button.count()) === 0) continue;
        const count = Number(/^\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0]);
        await button.click();
        const drawer = layer(page, `${figure}: ${each}`);
        expect(await namesIn(drawer), `${figure}: ${each}`).toHaveLength(count);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(button).toBeFocused();
      }
    }

    const { data } = await lead.call(listGoals, {
      body: { GoalSelectFilter: 'DirectReports', NeedsUpdate: true, PageSize: 100 },
    });
    const behind = [...new Set(data.map((goal) => goal.User.Name))].sort();
    const late = figures.getByRole('button', { name: /^\d+ not updated/ });
    if (behind.length === 0) await expect(late).toHaveCount(0);
    else {
      await late.click();
      const drawer = layer(page, 'Weekly predictions: not updated');
      expect((await namesIn(drawer)).sort()).toEqual(behind);
      await drawer.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/v3\/goals\?.*scope=DirectReports/);
    }
  });

  test('a link with another role’s scope signs nobody out', async ({ enter }) => {
    const place = '/v3/home?scope=organization&open=people&figure=goals&answer=done';
    const page = await enter('peer', place);
    const drawer = layer(page, 'Goal creation: handed in');
    await expect(drawer.getByText('Company', { exact: true })).toBeVisible();
    expect(await drawer.getByRole('listitem').count()).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

    const observer = await enter('observer', place);
    await expect(observer.getByRole('heading', { name: /^Company goals/ })).toBeVisible();
    await expect(observer.getByRole('dialog')).toHaveCount(0);
    await expect(observer.getByRole('button', { name: /^Account of/ })).toBeVisible();
  });
});

test('the theme of the quarter is added, changed after a conflict, and deleted', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 409/);
  const admin = await actor('ceo@other.example');
  const { Theme } = await admin.call(getDashboard, {});
  if (Theme) await admin.call(deleteTheme, {});
  const page = await enter(admin, '/v3/home');
  await page.getByRole('button', { name: 'Add a theme' }).click();
  const drawer = layer(page, 'Add a theme');
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(480);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please enter theme!')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Theme' }).fill('Fewer, better breads');
  await page.keyboard.press('Escape');
  await layer(page, 'You have unsaved changes.').getByRole('button', { name: 'Continue' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Quarter theme' })).toContainText('Fewer, better breads');

  await page.getByRole('button', { name: 'Edit theme' }).click();
  const edit = layer(page, 'Edit theme');
  await edit.getByRole('textbox', { name: 'Theme' }).fill('Fewer breads');
  await admin.call(saveTheme, { body: { Title: 'More bread' } });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText('It is now: More bread');
  await expect(edit.getByRole('textbox', { name: 'Theme' })).toHaveValue('Fewer breads');
  await edit.getByRole('button', { name: 'Reload' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('region', { name: 'Quarter theme' })).toContainText('Fewer breads');

  await page.getByRole('button', { name: 'Edit theme' }).click();
  await edit.getByRole('button', { name: 'Delete' }).click();
  await layer(page, 'Do you want to delete?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a theme' })).toBeVisible();
});

test('View Details leads to the strategy page with the published texts', async ({ enter }) => {
  const page = await enter('contributor', '/v3/home');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveTitle('Strategy · Bellwether');
  await expect(page.getByRole('heading', { name: 'Mission Statement' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /Edit|Add|Update/ })).toHaveCount(0);
});

test('on a phone everything fits and touch targets are big enough', async ({ enter }) => {
  const page = await enter('ceo', '/v3/home', { size: phone });
  await expect(compliance(page).getByRole('img')).toHaveCount(3);
  await expectFits(page);
  await page.goto('/v3/strategy');
  await expect(page.getByRole('heading', { name: 'Strategy', level: 1 })).toBeVisible();
  await expectFits(page);
});

test('axe finds no faults on the dashboard, its drawers and the strategy', async ({ enter }) => {
  test.setTimeout(240_000);
  const page = await enter('ceo', '/v3/home');
  await expect(compliance(page).getByRole('img')).toHaveCount(3);
  await expectNoAxeFaults(page, 'dashboard of the ceo');
  await page.goto('/v3/home?open=theme');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectNoAxeFaults(page, 'theme');
  const people = await enter('manager', '/v3/home?open=people&figure=goals&answer=done');
  await expect(people.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectNoAxeFaults(people, 'people');
  await people.goto('/v3/strategy');
  await expect(people.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoAxeFaults(people, 'strategy');
  const observer = await enter('observer', '/v3/home');
  await expect(observer.getByRole('heading', { name: /^Company goals/ })).toBeVisible();
  await expectNoAxeFaults(observer, 'dashboard of an observer');
});
