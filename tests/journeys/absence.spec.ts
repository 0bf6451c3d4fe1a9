import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
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
    await expect(page.getByText('Absence added')).toBeVisible();
    await expect(part.getByText('Deputy: Nina Petrova')).toBeVisible();
    await expectNoAxeFaults(page, 'the settings with an absence');
  });

  const title = newTitle('Icons that are read from three metres');
  const { Goal } = await submittedGoal(report, title);

  await test.step('the deputy finds what waits on the dashboard, for the manager, and approves', async () => {
    const home = await enter(deputy, '/v3/home');
    const row = home.getByRole('listitem').filter({ hasText: title }).first();
    await expect(row.getByText('for Peter Holm')).toBeVisible();
    await expectNoAxeFaults(home, 'the dashboard of a deputy');
    await home.goto(`/v3/goals/${Goal.Id}`);
    await goalDetail(home).getByRole('button', { name: 'Review Goal' }).click();
    const review = layer(home, 'Review Goal');
    await answer(review, 'Yes').check();
    await review.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(home.getByText('Approved.').first()).toBeVisible();
    await goalDetail(home).getByRole('tab', { name: 'History' }).click();
    await expect(goalDetail(home).getByText('Nina Petrova for Peter Holm').first()).toBeVisible();
  });

  await test.step('everybody sees until when the manager is away, on a phone, too', async () => {
    const phone = await enter(report, `/v3/profile/${manager.session.Profile.Id}`);
    await phone.setViewportSize({ width: 390, height: 844 });
    await expect(phone.getByText(/^Away until /).first()).toBeVisible();
    await expectFits(phone);
    await expectNoAxeFaults(phone, 'the profile of somebody who is away');
    await phone.goto(`/v3/goals/${Goal.Id}?tab=history`);
    await expect(goalDetail(phone).getByText('Nina Petrova for Peter Holm').first()).toBeVisible();
  });

  await test.step('the manager comes back early', async () => {
    await part.getByRole('button', { name: /^Change the absence/ }).click();
    await layer(page, 'Change Absence').getByRole('button', { name: 'Cancel Absence' }).click();
    await expect(page.getByText('Absence cancelled')).toBeVisible();
    await expect(part.getByText('No absence entered.')).toBeVisible();
  });
});
