import { approveGoal } from '@bellwether/contract/goals/approval';
import { actor } from './src/actor.ts';
import { chooseAct, goalDetail, goalHeading, historyEntry, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('an owner edits what came back, proposes and discards changes of the approved goal, and asks to shelve it', async ({
  enter,
}) => {
  const title = newTitle('Label a thousand images');
  const [owner, manager] = await Promise.all([actor('derek.howard'), actor('rachel.kim')]);
  const { Goal } = await submittedGoal(owner, title);
  const answer = (Status: 'approved' | 'draft', Comment = '') =>
    manager.call(approveGoal, { body: { Id: Goal.Id, Status, Comment } });
  await answer('draft', 'A thousand of what? Name the source.');
  const page = await enter(owner, `/v3/goals/${Goal.Id}?tab=history`);
  const form = layer(page, 'Edit Goal');

  await test.step('the goal that came back is edited and submitted again', async () => {
    await expect(historyEntry(page, 'Changes requested')).toContainText('A thousand of what?');
    await goalDetail(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(form.getByText('A thousand of what? Name the source.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await form.getByRole('textbox', { name: 'Title' }).fill(`${title} from the yard`);
    await form.getByRole('button', { name: 'Request Approval' }).click();
    await expect(form).toBeHidden();
    await expect(goalHeading(page, `${title} from the yard`)).toBeVisible();
    await expect(goalDetail(page).getByText('In review', { exact: true }).first()).toBeVisible();
  });

  await test.step('changes of the approved goal are proposed, and shown once they are approved', async () => {
    await answer('approved');
    await page.reload();
    await chooseAct(page, 'Edit');
    await form.getByRole('textbox', { name: 'Title' }).fill(`${title} by size`);
    await form.getByRole('button', { name: 'Request Approval' }).click();
    await expect(form).toBeHidden();
    await expect(goalDetail(page).getByText(/Proposed changes of this goal are waiting/)).toBeVisible();
    await expect(goalHeading(page, `${title} from the yard`)).toBeVisible();
    await answer('approved');
    await page.reload();
    await expect(goalHeading(page, `${title} by size`)).toBeVisible();
  });

  await test.step('drafted changes are discarded', async () => {
    await chooseAct(page, 'Edit');
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

  await test.step('shelving is asked for, and the request is withdrawn', async () => {
    await chooseAct(page, 'Request to Shelve');
    const request = layer(page, 'Request to Shelve');
    await request.getByRole('textbox', { name: 'Comment' }).fill('No sun in this hall.');
    await request.getByRole('button', { name: 'Request to Shelve' }).click();
    await expect(goalDetail(page).getByText('This goal is shelved pending approval')).toBeVisible();
    await chooseAct(page, 'Unshelve');
    await layer(page, 'Unshelve').getByRole('button', { name: 'Unshelve' }).click();
    await expect(goalDetail(page).getByText(/This goal is shelved/)).toBeHidden();
  });
});
