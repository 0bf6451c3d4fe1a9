import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { answer, goalDetail, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { firstInstant } from './src/now.ts';
import { submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const isoDay = (days: number) => new Date(firstInstant + days * 86_400_000).toISOString().slice(0, 10);

test('a manager goes away, and the deputy approves for them', async ({ enter }) => {
  const [manager, deputy, report] = await Promise.all([
    actor('peter.holm'),
    actor('nina.petrova'),
    actor('rosa.delgado'),
  ]);
  const page = await enter(manager, '/v3/settings/absence');
  const part = page.getByRole('region', { name: 'Absence' });

  await test.step('the manager enters the absence with a deputy', async () => {
    await part.getByRole('button', { name: 'Add Absence' }).click();
    const drawer = layer(page, 'Add Absence');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('Please enter a day!').first()).toBeVisible();
    await drawer.getByLabel('First day away').fill(isoDay(-1));
    await drawer.getByLabel('Last day away').fill(isoDay(9));
    await drawer.getByRole('combobox', { name: 'Deputy' }).fill('Nina');
    await page.getByRole('option', { name: /Nina Petrova/ }).click();
    await expectNoAxeFaults(page, 'the form of an absence');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(part.getByText('Deputy: Nina Petrova')).toBeVisible();
    await expectNoAxeFaults(page, 'the settings with an absence');
  });

  await test.step('the deputy approves, and the history names both', async () => {
    const { Goal } = await submittedGoal(report, newTitle('Icons that are read from three metres'));
    const theirs = await enter(deputy, `/v3/goals/${Goal.Id}?tab=history`);
    await goalDetail(theirs).getByRole('button', { name: 'Review Goal' }).click();
    const review = layer(theirs, 'Review Goal');
    await answer(review, 'Yes').check();
    await review.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(goalDetail(theirs).getByText('Nina Petrova for Peter Holm').first()).toBeVisible();
  });

  await test.step('the manager comes back early', async () => {
    await part.getByRole('button', { name: /^Change the absence/ }).click();
    await layer(page, 'Change Absence').getByRole('button', { name: 'Cancel Absence' }).click();
    await expect(part.getByText('No absence entered.')).toBeVisible();
  });
});
