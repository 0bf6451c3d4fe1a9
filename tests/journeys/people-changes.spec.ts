import { addEmployee } from '@bellwether/contract/people/adding';
import { saveRoles } from '@bellwether/contract/people/profile';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('before a deactivation goals and reports find new people, and each form of a change of people is accessible', async ({
  enter,
}) => {
  test.slow();
  // Nobody else's journey uses these two people of the bakery.
  const [boss, leaver, heir] = await Promise.all(
    ['ceo', 'books', 'shop'].map((who) => actor(`${who}@other.example`)),
  );
  if (!boss || !leaver || !heir) throw new Error('Nobody signed in.');
  const { Id } = leaver.session.Profile;
  await approvedGoal(leaver, boss, newTitle('Close the books on the third day'));
  const none = { IsOrgAdmin: false, IsGoalAdmin: false, IsGoalManager: false, IsHrAdmin: false };
  await boss.call(saveRoles, { params: { id: `${Id}` }, body: { RoleName: 'manager', ...none } });
  const report = { Name: 'Rolf Below', Email: `rolf.${Date.now()}@other.example`, ParentId: Id };
  await boss.call(addEmployee, { body: report });

  const page = await enter(boss, `/v3/profile/${Id}`);
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const question = layer(page, 'Deactivate');
  await expect(question.getByText(/open goals? keeps? this owner\./)).toBeVisible();
  await expectNoAxeFaults(page, 'deactivate');

  await question.getByRole('button', { name: 'Reassign all goals' }).click();
  const goals = layer(page, 'Reassign Goals');
  await goals.getByRole('combobox', { name: 'New owner' }).fill('Theo');
  await page.getByRole('option', { name: /^Theo Park/ }).click();
  await expectNoAxeFaults(page, 'reassign goals');
  await goals.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/goals? now belongs? to Theo Park\./)).toBeVisible();

  await expect(question.getByText(/direct report keeps this manager/)).toBeVisible();
  await expect(question.getByText(/open goal/)).toBeHidden();
  await question.getByRole('button', { name: 'Move all direct reports' }).click();
  const reports = layer(page, 'Move Direct Reports');
  await reports.getByRole('radio', { name: /^Ruth Abrams/ }).check();
  await reports.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/direct report moved\./)).toBeVisible();

  await expect(question.getByText(/keeps? this/)).toHaveCount(0);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Ines Vidal is deactivated.')).toBeVisible();

  const profile = `/v3/profile/${heir.session.Profile.Id}`;
  await page.goto(`${profile}?open=change-manager`);
  await expect(layer(page, 'Change Manager').getByText('Ruth Abrams is the manager already.')).toBeVisible();
  await expectNoAxeFaults(page, 'change manager');

  await page.goto(`${profile}?open=manage-user`);
  const roles = layer(page, 'Manage User');
  await roles.getByRole('radio', { name: 'CEO' }).check();
  await expect(roles.getByText(/will no longer be company goals/)).toBeVisible();
  await expect(roles.getByRole('link', { name: 'See the company goals to reassign them' })).toBeVisible();
  await expectNoAxeFaults(page, 'manage user');
});
