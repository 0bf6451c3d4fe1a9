import { approveGoal } from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { changeGoalOwner, changeParentGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { goalDetail, goalHeading, historyEntry, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal, draftGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const currentWeek = ({ GoalStatuses }: GoalInfo) => GoalStatuses.findLast((status) => status.IsOpen);

const predict = (who: Actor, goal: GoalInfo, Likelihood: number, Quality: number, Comment = '') =>
  who.call(predictGoal, { body: { Id: currentWeek(goal)?.Id ?? 0, Likelihood, Quality, Comment } });

const historyOf = (page: Page) => goalDetail(page).getByRole('tabpanel', { name: 'History and Comments' });

test('the history shows changes, owners and parents, week by week', async ({ enter }) => {
  const [owner, other, manager] = await Promise.all([
    actor('ben.carter'),
    actor('sofia.rossi'),
    actor('pavel.novak'),
  ]);
  const parent = await approvedGoal(owner, manager, newTitle('Lighter by a third'));
  const goal = await approvedGoal(owner, manager, newTitle('A wrist of carbon'));
  await predict(owner, goal, 2, 3, 'The supplier is late.');
  await predict(owner, goal, 4, 3);
  await owner.call(changeParentGoal, { body: { Id: goal.Goal.Id, GoalId: parent.Goal.Id } });
  await manager.call(changeGoalOwner, { body: { Id: goal.Goal.Id, UserId: other.session.Profile.Id } });

  const page = await enter(manager, `/v3/goals/${goal.Goal.Id}?tab=history`);
  const week = historyOf(page).getByRole('list', { name: 'Week 8 · ends Sun 22 Nov' });
  await expect(week).toBeVisible();
  await expect(historyOf(page).getByText('this week')).toBeVisible();
  await expect(week.getByRole('heading')).toHaveText([
    'Owner changed',
    'Parent goal changed',
    'Prediction changed',
    'Prediction given',
    'Approved',
    'Submitted for approval',
    'Draft created',
  ]);
  await expect(historyEntry(page, 'Owner changed')).toContainText(
    `from ${owner.session.Profile.Name} to ${other.session.Profile.Name}`,
  );
  await expect(historyEntry(page, 'Parent goal changed')).toContainText('from no parent goal to');
  const changed = historyEntry(page, 'Prediction changed');
  await expect(changed).toContainText(/Likelihood\s*from\s*Unsure→\s*to\s*Very likely/);
  await expect(changed).toContainText(/Quality\s*Good/);
  await expect(historyEntry(page, 'Prediction given')).toContainText('The supplier is late.');

  await test.step('the parent goal opens beside it', async () => {
    await historyEntry(page, 'Parent goal changed')
      .getByRole('link', { name: parent.Goal.GoalDetail.Title })
      .click();
    await expect(layer(page, 'Goal Details')).toContainText(parent.Goal.GoalDetail.Title);
    await page.goBack();
  });

  await test.step('filters are kept in the address', async () => {
    const filter = historyOf(page).getByRole('group', { name: 'Show in the history' });
    await filter.getByRole('button', { name: /^Comments/ }).click();
    await expect(page).toHaveURL(/history=comments/);
    await expect(historyOf(page).getByRole('heading', { level: 4 })).toHaveText([
      new RegExp(`${owner.session.Profile.Name} commented on Week 8`),
    ]);
    await page.reload();
    await expect(historyOf(page).getByRole('heading', { level: 4 })).toHaveCount(1);
    await filter.getByRole('button', { name: /^Changes/ }).click();
    await expect(historyOf(page).getByRole('heading', { name: /Prediction/ })).toHaveCount(0);
    await filter.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page).not.toHaveURL(/history=/);
  });

  await expectNoAxeFaults(page, 'history');
});

test('people comment on the goal, a week, a move and a result, and only the author changes a comment', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('ines.carvalho'), actor('yusuf.demir')]);
  const goal = await approvedGoal(owner, manager, newTitle('Read every label'));
  const id = goal.Goal.Id;
  await predict(owner, goal, 3, 3);
  await owner.call(finalizeGoal, {
    body: {
      Id: 0,
      GoalId: id,
      Completed: true,
      Quality: 3,
      Outcome: 'All labels are read.',
      ObjectiveResult: null,
    },
  });
  await manager.call(reviewResult, {
    body: { Id: 0, GoalId: id, Completed: false, Feedback: 'Not the torn ones.', ObjectiveResult: null },
  });

  const page = await enter(manager, `/v3/goals/${id}?tab=history`);
  const finalized = historyEntry(page, 'Results reviewed and finalized');
  await expect(finalized).toContainText('Not the torn ones.');
  await expect(finalized).toContainText('Finalized and in dispute');
  await expect(historyEntry(page, 'Results submitted for review')).toContainText('All labels are read.');

  const says = async (sentence: string, text: string) => {
    const entry = historyEntry(page, sentence);
    await entry.hover();
    await entry.getByRole('button', { name: 'Comment', exact: true }).click();
    const dialog = layer(page, 'Add a comment');
    await dialog.getByRole('textbox', { name: 'Comment' }).fill(text);
    await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await says('Results submitted for review', 'Two cameras did it.');
  await says('Prediction given', 'A good guess.');
  await says('Draft created', 'It began in the yard.');
  const headings = historyOf(page).getByRole('heading', { level: 4 });
  await expect(headings.filter({ hasText: 'commented on the result of the owner' })).toBeVisible();
  await expect(headings.filter({ hasText: 'commented on Week 8' })).toBeVisible();
  await expect(headings.filter({ hasText: 'commented on Draft created' })).toBeVisible();
  await expect(historyEntry(page, 'Draft created')).not.toContainText('It began in the yard.');

  await historyOf(page).getByRole('textbox', { name: 'Add a comment' }).fill('Torn labels come next.');
  await historyOf(page).getByRole('button', { name: 'Comment', exact: true }).first().click();
  const mine = historyOf(page).getByRole('listitem').filter({ hasText: 'Torn labels come next.' });
  await expect(mine).toBeVisible();

  const theirs = await enter(owner, `/v3/goals/${id}?tab=history&history=comments`);
  await expect(historyOf(theirs).getByText('Torn labels come next.')).toBeVisible();
  await expect(historyOf(theirs).getByRole('button', { name: 'Edit comment' })).toHaveCount(0);

  await mine.getByRole('button', { name: 'Edit comment' }).click();
  // The text is in a field now, so it is not part of the entry.
  const writing = historyOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Save' }) });
  await writing.getByRole('textbox', { name: 'Comment' }).fill('Torn labels come in spring.');
  await writing.getByRole('button', { name: 'Save' }).click();
  const changed = historyOf(page).getByRole('listitem').filter({ hasText: 'Torn labels come in spring.' });
  await expect(changed).toContainText('edited');
  await changed.getByRole('button', { name: 'Delete comment' }).click();
  await layer(page, 'Do you want to delete?').getByRole('button', { name: 'Delete' }).click();
  await expect(changed).toHaveCount(0);
});

test('a long history shows the latest part, loads more in place, and prints completely', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('luis.ortega'), actor('lead')]);
  const goal = await approvedGoal(owner, manager, newTitle('Count every anchor'));
  for (let time = 1; time <= 24; time += 1) await predict(owner, goal, time % 5, 3);
  const page = await enter(owner, `/v3/goals/${goal.Goal.Id}?tab=history`);
  const entries = historyOf(page).getByRole('heading', { level: 4 });
  await expect(entries).toHaveCount(20);
  const earlier = historyOf(page).getByRole('button', { name: 'Show earlier (7)' });
  await earlier.scrollIntoViewIfNeeded();
  const before = await entries.last().boundingBox();
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(27);
  expect(await entries.nth(19).boundingBox()).toEqual(before);
  await expect(historyOf(page).getByRole('listitem').nth(20)).toBeFocused();

  await page.reload();
  await expect(entries).toHaveCount(20);
  await page.pdf();
  await expect(entries).toHaveCount(27);
});

test('the history hides what the reader may not see', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('contributor'), actor('lead')]);
  const goal = await approvedGoal(owner, manager, newTitle('Dock in the dark'));
  const secret = await draftGoal(manager, newTitle('A plan of the lead'));
  await manager.call(approveGoal, { body: { Id: secret.Goal.Id, Status: 'review' } });
  await predict(owner, goal, 1, 1, 'Between us.');
  const status = currentWeek(goal)?.Id ?? 0;
  await manager.call(addComment, { body: { Id: status, Type: 'GoalStatus', Comment: 'I will help.' } });

  const page = await enter('observer', `/v3/goals/${goal.Goal.Id}?tab=history`);
  await expect(historyEntry(page, 'Prediction given')).toBeVisible();
  for (const text of ['Between us.', 'I will help.']) await expect(page.getByText(text)).toHaveCount(0);
  await expect(historyOf(page).getByRole('button', { name: /Comment/ })).toHaveCount(0);
  await expect(historyOf(page).getByRole('textbox')).toHaveCount(0);
});

test('on a phone the goal comes first, its tabs are reachable, and the history fits', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('lead'), actor('manager')]);
  const parent = await approvedGoal(owner, manager, newTitle('Find the way in fog'));
  const goal = await approvedGoal(owner, manager, newTitle('Two laser scanners'), {
    ParentId: parent.Goal.Id,
  });
  await predict(owner, goal, 3, 3, 'Nebelschlussleuchtenkontrolllampenhalterungsschraubensatz-7001');
  const below = await draftGoal(owner, newTitle('One more scanner'), { ParentId: goal.Goal.Id });
  const page = await enter(owner, `/v3/goals/${goal.Goal.Id}?tab=history`, { size: phone });
  expect(below.Goal.ParentId).toBe(goal.Goal.Id);
  await expect(goalHeading(page, goal.Goal.GoalDetail.Title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Goal' })).toBeHidden();
  const back = await goalDetail(page).getByRole('link', { name: 'Back' }).boundingBox();
  expect(back?.y).toBeLessThan(100);
  const tabs = goalDetail(page).getByRole('tablist');
  await expect(tabs).toHaveAttribute('data-more-after', '');
  await goalDetail(page).getByRole('tab', { name: 'Hierarchy' }).click();
  await expect(tabs).not.toHaveAttribute('data-more-after', '');
  await expect(tabs).toHaveAttribute('data-more-before', '');
  await goalDetail(page).getByRole('tab', { name: 'History and Comments' }).click();
  await expect(historyEntry(page, 'Prediction given')).toBeVisible();
  await expectFits(page);
});
