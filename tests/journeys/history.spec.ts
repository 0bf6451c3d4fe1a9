import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { changeParentGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import type { Page } from '@playwright/test';
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

test('a long history shows week by week what happened, loads more in place, and takes comments', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('ines.carvalho'), actor('yusuf.demir')]);
  const parent = await approvedGoal(owner, manager, newTitle('Lighter by a third'));
  const goal = await approvedGoal(owner, manager, newTitle('Read every label'));
  const id = goal.Goal.Id;
  for (let time = 1; time <= 20; time += 1) await predict(owner, goal, time % 5, 3);
  await owner.call(changeParentGoal, { body: { Id: id, GoalId: parent.Goal.Id } });
  await owner.call(finalizeGoal, {
    body: { GoalId: id, Completed: true, Quality: 3, Outcome: 'All labels are read.' },
  });
  await manager.call(reviewResult, {
    body: { Id: 0, GoalId: id, Completed: false, Feedback: 'Not the torn ones.', ObjectiveResult: null },
  });

  const page = await enter(manager, `/v3/goals/${id}?tab=history`);
  const week = historyOf(page).getByRole('list', { name: 'Week 8 · ends Sun 22 Nov' });
  const entries = week.getByRole('heading', { level: 4 });
  await expect(entries).toHaveCount(20);
  await expect(historyEntry(page, 'Results submitted for review')).toContainText('All labels are read.');
  await expect(historyEntry(page, 'Parent goal changed')).toContainText('from no parent goal to');

  const earlier = historyOf(page).getByRole('button', { name: 'Show earlier (6)' });
  await earlier.scrollIntoViewIfNeeded();
  const before = await entries.last().boundingBox();
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveText([
    'Results reviewed and finalized',
    'Results submitted for review',
    'Parent goal changed',
    ...Array(19).fill('Prediction changed'),
    'Prediction given',
    'Approved',
    'Submitted for approval',
    'Draft created',
  ]);
  expect(await entries.nth(19).boundingBox()).toEqual(before);
  await expect(historyOf(page).getByRole('listitem').nth(20)).toBeFocused();

  await test.step('a comment on the result stands at the result', async () => {
    const result = historyEntry(page, 'Results submitted for review');
    await result.hover();
    await result.getByRole('button', { name: 'Comment', exact: true }).click();
    const dialog = layer(page, 'Add a comment');
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Two cameras did it.');
    await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(entries.filter({ hasText: 'commented on the result of the owner' })).toBeVisible();
  });

  await test.step('the author of a comment changes and deletes it', async () => {
    await historyOf(page).getByRole('textbox', { name: 'Add a comment' }).fill('Torn labels come next.');
    await historyOf(page).getByRole('button', { name: 'Comment', exact: true }).first().click();
    const mine = historyOf(page).getByRole('listitem').filter({ hasText: 'Torn labels come next.' });
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
