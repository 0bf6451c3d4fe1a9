import { getAppraisal, listAppraisalsOfPerson, saveAppraisal } from '@bellwether/contract/talent/appraisal';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

test('axe finds no faults in the matrix of a former scale of five levels', async ({ enter }) => {
  const page = await enter('hradmin', '/v3/talent/matrix');
  // Northwind rated Q1 on five levels, and rates on three now.
  await page.getByRole('combobox', { name: 'Quarter' }).click();
  await page.getByRole('option', { name: 'Q1 2026' }).click();
  await expect(page.getByText(/^Q1 2026 was rated on 5 levels\./)).toBeVisible();
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(5);
  await expectNoAxeFaults(page, 'the matrix of a former scale');
});

test('HR closes without the signature of a silent employee, who adds a statement on the phone', async ({
  enter,
}) => {
  const hr = await enter('hradmin', '/v3/talent');
  await hr
    .getByRole('list', { name: 'Progress of Q3 2026' })
    .getByRole('link', { name: /^Overdue/ })
    .click();
  await hr.getByRole('button', { name: 'Open the appraisal of Oskar Nilsson' }).click();
  await layer(hr, 'Appraisal').getByRole('button', { name: 'Close without signature' }).click();
  const dialog = layer(hr, 'Close without signature');
  await expectNoAxeFaults(hr, 'the dialog that closes an appraisal');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No answer to three reminders.');
  await dialog.getByRole('button', { name: 'Close without signature' }).click();
  await expect(hr.getByText('The appraisal is completed without the employee’s signature.')).toBeVisible();

  const employee = await enter('oskar.nilsson', '/v3/talent/myappraisal', { size: phone });
  await employee
    .getByRole('region', { name: 'Course' })
    .getByRole('button', { name: 'Read the appraisal of Q3 2026' })
    .click();
  const own = layer(employee, 'Appraisal');
  await expect(own.getByText('Reason: No answer to three reminders.')).toBeVisible();
  await own.getByRole('textbox', { name: 'Your statement' }).fill('I was on leave.');
  await own.getByRole('button', { name: 'Add statement' }).click();
  await expect(employee.getByText('Your statement has been added.')).toBeVisible();
  await expectNoAxeFaults(employee, 'a closed appraisal on the phone');
});

test('a change under the open signature is shown, and signing waits for it to be read', async ({
  enter,
  witness,
}) => {
  // Sign is refused until the change is read.
  witness.expectTrouble(/status of 409/);
  const [person, hr] = await Promise.all([actor('marcus.reid'), actor('hradmin')]);
  const { evaluations } = await person.call(listAppraisalsOfPerson, {
    params: { userId: String(person.session.Profile.Id) },
  });
  const params = { id: String(evaluations.find(({ State }) => State === 'shared')?.Id) };
  const appraisal = await hr.call(getAppraisal, { params });
  const { UserId, EvaluationPeriodId, PrimaryRating, SecondaryRating, TertiaryRating } = appraisal;
  const reviewer = await actor(appraisal.Reviewer.Name.toLowerCase().replace(' ', '.'));

  const employee = await enter(person, 'about:blank');
  // The page hears of changes from the first frame of its channel on.
  const isLive = employee.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await employee.goto('/v3/talent/myappraisal');
  await employee.getByRole('button', { name: 'Read and sign the appraisal of Q3 2026' }).click();
  const own = layer(employee, 'Appraisal');
  await own.getByRole('textbox', { name: 'Your full name' }).fill('Marcus Reid');
  await isLive;
  await reviewer.call(saveAppraisal, {
    params,
    body: {
      UserId,
      EvaluationPeriodId,
      Primary: PrimaryRating ?? 0,
      Secondary: SecondaryRating ?? 0,
      TertiaryRating,
      Review: '<p>Something else altogether.</p>',
    },
  });

  const notice = own.getByRole('alert').filter({ hasText: 'changed the review after you opened' });
  await expect(notice).toBeVisible();
  await expect(own.locator('ins').first()).toContainText('Something');
  await expectNoAxeFaults(employee, 'a change under the open signature');
  await own.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(notice).toBeVisible();
  await expect(own.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Marcus Reid');
  await own.getByRole('button', { name: 'I have read it' }).click();
  await own.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(employee.getByText('You have signed.')).toBeVisible();
});
