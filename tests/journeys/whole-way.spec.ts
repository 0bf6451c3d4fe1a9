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
    // A sentence that begins with the key of Yes is a comment, and approves nothing.
    await expect(review.getByRole('group', { name: 'Do you approve this goal?' })).toBeFocused();
    await lead.keyboard.type('Yonder it goes.', { delay: 20 });
    await expect(review.getByRole('textbox', { name: /Comment/ })).toHaveValue('Yonder it goes.');
    await expect(answer(review, 'Yes')).not.toBeChecked();
    await answer(review, 'Yes').check();
    await review.getByRole('button', { name: 'Approve' }).click();
    // A message, or in a run of several the line above the next goal.
    await expect(lead.getByText(/^Approved\.?$/).first()).toBeVisible();
  });

  await test.step('the owner predicts', async () => {
    // The owner's page shows the approval without a reload.
    await goalDetail(owner).getByRole('button', { name: 'Update', exact: true }).click();
    const drawer = layer(owner, 'Weekly update');
    await expect(drawer.getByText(/Week 8 · ends Sun 22 Nov/)).toBeVisible();
    await expect(drawer.getByRole('group', { name: 'Likelihood of success' })).toBeFocused();
    await owner.keyboard.press('3');
    // A reason typed after one digit goes whole into the comment.
    await owner.keyboard.type('The last trial went well.', { delay: 5 });
    await expect(drawer.getByRole('textbox', { name: /Comment/ })).toHaveValue('The last trial went well.');
    const quality = drawer.getByRole('group', { name: 'Quality of success' });
    await expect(quality.locator(':checked')).toHaveCount(0);
    await quality.getByRole('radio', { name: 'Very good' }).check();
    await drawer.getByRole('button', { name: /^Save/ }).click();
    await expect(owner.getByText(/^(Prediction saved\.$|Saved: )/).first()).toBeVisible();
    await owner.goto(place);
    await expect(
      goalDetail(owner).getByText('Likely', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  });

  await test.step('the owner finalises it', async () => {
    await chooseAct(owner, 'Finalize');
    const drawer = layer(owner, 'Finalize');
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
    // The owner's page shows the manager's answer without a reload.
    await lead.goto(place);
    for (const page of [owner, lead]) {
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
