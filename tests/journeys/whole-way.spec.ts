import { actor } from './src/actor.ts';
import {
  answer,
  chooseAct,
  goalCard,
  goalDetail,
  goalHeading,
  goalList,
  historyEntry,
  layer,
  openGoal,
} from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { askedGoals } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test.use({ hasMotion: true });

test('a goal goes from draft over approval, prediction and result to a dispute that both see', async ({
  enter,
}) => {
  const title = newTitle('Ship the docking planner');
  const owner = await enter('luis.ortega');

  await test.step('the owner drafts it', async () => {
    await owner.getByRole('button', { name: 'Add Goal' }).click();
    const form = layer(owner, 'Add Goal');
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await form.getByRole('button', { name: 'Save Draft' }).click();
    await expect(form.getByText('Please enter title!')).toBeVisible();
    await expect(form.getByText('Please enter measurement!')).toBeVisible();
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('textbox', { name: 'Measurement' }).fill('Nine of ten dockings work at first try.');
    await form.getByRole('button', { name: 'Save Draft' }).click();
    await expect(form).toBeHidden();
    await expect(goalHeading(owner, title)).toBeVisible();
    await expect(goalDetail(owner).getByText('Draft', { exact: true })).toBeVisible();
  });

  await test.step('the owner requests approval', async () => {
    await goalDetail(owner).getByRole('button', { name: 'Request Approval' }).click();
    const dialog = layer(owner, 'Request approval');
    await dialog.getByRole('button', { name: 'Request Approval' }).click();
    await expect(dialog).toBeHidden();
    await expect(owner.getByText('Submitted for approval.')).toBeVisible();
  });

  const place = new URL(owner.url()).pathname;
  const lead = await enter('lead');

  await test.step('the lead finds it among the waiting goals, and approves it', async () => {
    await goalList(lead)
      .getByRole('button', { name: /Waiting for me/ })
      .click();
    await openGoal(lead, title);
    await expect(goalCard(lead, title).getByText('Needs Review')).toBeVisible();
    await goalDetail(lead).getByRole('button', { name: 'Review Goal' }).click();
    const review = layer(lead, 'Review Goal');
    await expect(review.getByText('Nine of ten dockings work at first try.')).toBeVisible();
    await answer(review, 'Yes').check();
    await review.getByRole('button', { name: 'Approve' }).click();
    // A message, or in a run of several the line above the next goal.
    await expect(lead.getByText(/^Approved\.?$/).first()).toBeVisible();
  });

  await test.step('the owner predicts', async () => {
    await owner.goto(place);
    await goalDetail(owner).getByRole('button', { name: 'Update', exact: true }).click();
    const drawer = layer(owner, 'Weekly update');
    await expect(drawer.getByText(/Week 8 · ends Sun 22 Nov/)).toBeVisible();
    await owner.keyboard.press('3');
    await owner.keyboard.press('4');
    await expect(drawer.getByRole('textbox', { name: /Comment/ })).toBeFocused();
    await owner.keyboard.type('The last trial went well.');
    await owner.keyboard.press('Enter');
    await expect(owner.getByText(/^(Prediction saved\.$|Saved: )/).first()).toBeVisible();
    await owner.goto(place);
    await expect(
      goalDetail(owner).getByText('Likely', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  });

  await test.step('the owner finalises it', async () => {
    await chooseAct(owner, 'Finalize');
    const drawer = layer(owner, 'Finalize');
    await drawer.getByRole('button', { name: 'Finalize', exact: true }).click();
    await expect(drawer.getByText('A description of result is required.')).toBeVisible();
    await answer(drawer, 'Yes').check();
    await drawer
      .getByRole('group', { name: 'Quality of success' })
      .getByRole('radio', { name: 'Very good' })
      .check();
    await drawer.getByRole('textbox', { name: 'Outcome' }).fill('Docks at both sites.');
    await drawer.getByRole('button', { name: 'Finalize', exact: true }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('the lead reviews it and disagrees', async () => {
    await lead.goto(place);
    await goalDetail(lead).getByRole('button', { name: 'Review Result' }).click();
    const drawer = layer(lead, 'Review Finalized');
    await expect(drawer.getByText('Docks at both sites.')).toBeVisible();
    await answer(drawer, 'No').check();
    await expect(drawer.getByText(/You and the owner disagree/)).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Feedback' }).fill('One site is missing.');
    await drawer.getByRole('button', { name: /^Finalize( and next)?$/ }).click();
    await expect(drawer.getByText('Docks at both sites.')).toHaveCount(0);
  });

  await test.step('both see the dispute', async () => {
    for (const page of [owner, lead]) {
      await page.goto(place);
      await expect(goalDetail(page).getByText('Finalized and in dispute', { exact: true })).toBeVisible();
      await expect(goalDetail(page).getByText('Docks at both sites.')).toBeVisible();
      await expect(goalDetail(page).getByText('One site is missing.')).toBeVisible();
    }
    await goalDetail(owner).getByRole('tab', { name: 'History and Comments' }).click();
    await expect(historyEntry(owner, 'Draft created')).toBeVisible();
    await expect(historyEntry(owner, 'Approved')).toBeVisible();
    await expect(goalDetail(owner).getByText('The last trial went well.')).toBeVisible();
  });
});

test('all goals that need an update are predicted by keyboard alone, one after the other', async ({
  enter,
}) => {
  const owner = await actor('helena.kraft');
  const titles = (await askedGoals(owner)).map(({ title }) => title);
  expect(titles.length).toBeGreaterThanOrEqual(2);

  const page = await enter(owner);
  await expect(goalCard(page, titles[0] ?? '')).toBeVisible();
  await page.keyboard.press('j');
  // Worsened goals come before goals that need an update, so go on to one that needs it.
  const asking = goalList(page).getByRole('link', { name: titles[0] ?? '', exact: true });
  while (!(await asking.evaluate((link) => link === document.activeElement))) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(goalDetail(page).getByRole('button', { name: 'Update', exact: true })).toBeVisible();
  await goalDetail(page).getByRole('button', { name: 'Update', exact: true }).focus();
  await page.keyboard.press('Enter');

  const drawer = layer(page, 'Weekly update');
  const place = drawer.getByRole('status').filter({ hasText: /^Goal \d+ of \d+$/ });
  await expect(place).toHaveText(/^Goal 1 of \d+$/);
  const total = Number((await place.textContent())?.split(' ').at(-1));
  expect(total).toBeGreaterThanOrEqual(2);
  for (let at = 1; at <= total; at += 1) {
    await expect(place).toHaveText(`Goal ${at} of ${total}`);
    await expect(drawer.locator('[data-autofocus]')).toBeFocused();
    await page.keyboard.press('4');
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
  }
  await expect(drawer.getByText(new RegExp(`^${total} goals updated: `))).toBeVisible();
  for (const title of titles) await expect(drawer.getByText(title)).toBeVisible();
  await drawer.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(goalList(page).getByText('Needs Update')).toHaveCount(0);
});
