import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { actor } from './src/actor.ts';
import { answer, chooseAct, goalDetail, goalHeading, historyEntry, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal, submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

// The tests of this file have leads of their own: a lead's drawer goes on to what else waits for them.

test('a goal is sent back with a comment, edited and submitted again', async ({ enter }) => {
  const title = newTitle('Label a thousand images');
  const info = await submittedGoal(await actor('derek.howard'), title);
  const place = `/v3/goals/${info.Goal.Id}`;

  const manager = await enter('rachel.kim', place);
  await goalDetail(manager).getByRole('button', { name: 'Review Goal' }).click();
  const review = layer(manager, 'Review Goal');
  await answer(review, 'No').check();
  await review.getByRole('button', { name: 'Comment Is Required' }).click();
  await expect(review.getByText('Please enter comment')).toBeVisible();
  await review.getByRole('textbox', { name: 'Comment' }).fill('A thousand of what? Name the source.');
  await review.getByRole('button', { name: 'Request Changes' }).click();
  // If another goal of this lead waits, the drawer goes on to it and says so there.
  await expect(manager.getByText(/Changes requested/).first()).toBeVisible();

  const owner = await enter('derek.howard', place);
  await expect(goalDetail(owner).getByText('Draft', { exact: true })).toBeVisible();
  await goalDetail(owner).getByRole('button', { name: 'Edit', exact: true }).click();
  const form = layer(owner, 'Edit Goal');
  await expect(form.getByText('A thousand of what? Name the source.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await form.getByRole('textbox', { name: 'Title' }).fill(`${title} from the yard`);
  await form.getByRole('button', { name: 'Request Approval' }).click();
  await expect(form).toBeHidden();
  await expect(goalHeading(owner, `${title} from the yard`)).toBeVisible();
  await expect(goalDetail(owner).getByText('In review', { exact: true })).toBeVisible();

  await goalDetail(owner).getByRole('tab', { name: 'History and Comments' }).click();
  await expect(historyEntry(owner, 'Changes requested')).toContainText('A thousand of what?');

  await chooseAct(owner, 'Retract');
  const retract = layer(owner, 'Retract');
  await retract.getByRole('button', { name: 'Retract', exact: true }).click();
  await expect(retract.getByText('Please enter comment')).toBeVisible();
  await retract.getByRole('textbox', { name: 'Comment' }).fill('One more thought.');
  await retract.getByRole('button', { name: 'Retract', exact: true }).click();
  await expect(goalDetail(owner).getByText('Draft', { exact: true })).toBeVisible();
});

test('changes of an approved goal are reviewed field by field, approved, and discarded', async ({
  enter,
}) => {
  const title = newTitle('Sort parcels by colour');
  const [owner, manager] = await Promise.all([actor('ines.carvalho'), actor('yusuf.demir')]);
  const info = await approvedGoal(owner, manager, title, { Measurement: 'Red and blue are told apart.' });
  const place = `/v3/goals/${info.Goal.Id}`;
  const page = await enter(owner, place);

  await test.step('the owner proposes changes', async () => {
    await chooseAct(page, 'Edit');
    const form = layer(page, 'Edit Goal');
    await form.getByRole('textbox', { name: 'Measurement' }).fill('Red, green and blue are told apart.');
    await form.getByRole('textbox', { name: 'Title' }).fill(`${title} and size`);
    await form.getByRole('button', { name: 'Request Approval' }).click();
    await expect(form).toBeHidden();
    await expect(goalHeading(page, title)).toBeVisible();
    await expect(goalDetail(page).getByText(/Proposed changes of this goal are waiting/)).toBeVisible();
  });

  await test.step('the manager reads them field by field and approves', async () => {
    const lead = await enter(manager, place);
    await goalDetail(lead).getByRole('button', { name: 'Review Proposed Changes' }).click();
    const review = layer(lead, 'Review Proposed Changes');
    await expect(review.getByRole('heading', { name: 'Measurement' })).toBeVisible();
    await expect(review.getByRole('heading', { name: 'Title' })).toBeVisible();
    await expect(review.getByRole('insertion').filter({ hasText: 'green' })).toBeVisible();
    await answer(review, 'Yes').check();
    await review.getByRole('button', { name: 'Approve' }).click();
    await expect(lead.getByText(/Edits approved/).first()).toBeVisible();
    // The run may have moved on to another waiting goal.
    await lead.goto(place);
    await expect(goalHeading(lead, `${title} and size`)).toBeVisible();
  });

  await test.step('the owner drafts another change and discards it', async () => {
    await page.reload();
    await expect(goalHeading(page, `${title} and size`)).toBeVisible();
    await chooseAct(page, 'Edit');
    const form = layer(page, 'Edit Goal');
    await form.getByRole('textbox', { name: 'Description' }).fill('A thought that does not last.');
    await form.getByRole('button', { name: 'Save Draft' }).click();
    await expect(form).toBeHidden();
    await expect(goalDetail(page).getByText(/drafted and not yet submitted/)).toBeVisible();
    await chooseAct(page, 'Discard Edits');
    const dialog = layer(page, 'Discard edits');
    await expect(dialog.getByText('A thought that does not last.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Not needed.');
    await dialog.getByRole('button', { name: 'Discard Edits' }).click();
    await expect(dialog).toBeHidden();
    await expect(goalDetail(page).getByText(/drafted and not yet submitted/)).toBeHidden();
  });
});

test('a goal is shelved at the owner’s request, and reactivated', async ({ enter }) => {
  const title = newTitle('Try the solar charger');
  const [owner, manager] = await Promise.all([actor('oskar.nilsson'), actor('grace.mbeki')]);
  const info = await approvedGoal(owner, manager, title);
  const place = `/v3/goals/${info.Goal.Id}`;

  const page = await enter(owner, place);
  await chooseAct(page, 'Request to Shelve');
  const request = layer(page, 'Request to Shelve');
  await request.getByRole('textbox', { name: 'Comment' }).fill('No sun in this hall.');
  await request.getByRole('button', { name: 'Request to Shelve' }).click();
  await expect(goalDetail(page).getByText('This goal is shelved pending approval')).toBeVisible();

  const lead = await enter(manager, place);
  await expect(goalDetail(lead).getByText('This goal is shelved pending your approval')).toBeVisible();
  await goalDetail(lead).getByRole('button', { name: 'Review Shelving Request' }).click();
  const review = layer(lead, 'Shelve Goal');
  await expect(review.getByText('No sun in this hall.')).toBeVisible();
  await answer(review, 'Yes').check();
  await review.getByRole('button', { name: 'Shelve', exact: true }).click();
  await expect(lead.getByText('Shelving approved.')).toBeVisible();
  await page.reload();
  await expect(goalDetail(page).getByText('This goal is shelved', { exact: true })).toBeVisible();

  // The run may have moved on to another waiting goal.
  await lead.goto(place);
  await expect(goalDetail(lead).getByText('This goal is shelved', { exact: true })).toBeVisible();
  await chooseAct(lead, 'Reactivate');
  const back = layer(lead, 'Reactivate');
  await back.getByRole('button', { name: 'Reactivate' }).click();
  await expect(back).toBeHidden();
  await expect(goalDetail(lead).getByText('Approved', { exact: true }).first()).toBeVisible();

  await test.step('the owner can withdraw a request', async () => {
    await owner.call(shelveGoal, { body: { Id: info.Goal.Id, Status: 'shelving_in_review' } });
    await page.reload();
    await chooseAct(page, 'Unshelve');
    await layer(page, 'Unshelve').getByRole('button', { name: 'Unshelve' }).click();
    await expect(goalDetail(page).getByText(/This goal is shelved/)).toBeHidden();
  });
});

test('of two simultaneous answers the first counts and the second gets a polite message', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 409/);
  const title = newTitle('Halve the cable length');
  const [owner, manager] = await Promise.all([actor('jonas.weber'), actor('noor.haddad')]);
  const { Goal } = await submittedGoal(owner, title);
  const first = await enter(manager, `/v3/goals/${Goal.Id}?open=review`);
  const second = await first.context().newPage();
  await second.goto(`/v3/goals/${Goal.Id}?open=review`);
  for (const page of [first, second]) await answer(layer(page, 'Review Goal'), 'Yes').check();
  await layer(second, 'Review Goal')
    .getByRole('textbox', { name: /Comment/ })
    .fill('Well thought out.');

  await layer(first, 'Review Goal').getByRole('button', { name: 'Approve' }).click();
  await expect(first.getByText('Approved.', { exact: true })).toBeVisible();
  await layer(second, 'Review Goal').getByRole('button', { name: 'Approve' }).click();
  const told = layer(second, 'Review Goal').getByRole('alert').first();
  await expect(told).toContainText('What you typed is kept.');
  await expect(layer(second, 'Review Goal').getByRole('textbox', { name: /Comment/ })).toHaveValue(
    'Well thought out.',
  );
});
