import { expectNoAxeFaults } from './src/accessibility.ts';
import { layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

test.setTimeout(240_000);

const progress = 'Progress of Q3 2026';

test('a lead writes and shares, the employee signs, and the lead completes the appraisal', async ({
  enter,
}) => {
  const lead = await enter('grace.mbeki', '/v3/talent');
  await lead
    .getByRole('list', { name: progress })
    .getByRole('link', { name: /^Not Started/ })
    .click();
  await lead.getByRole('button', { name: 'Start the appraisal of Wei Zhang' }).click();
  const form = layer(lead, 'Create Appraisal');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This is required.')).toHaveCount(3);
  await form.getByRole('textbox', { name: 'Review' }).fill('The fleet stayed up all quarter.');
  await form.getByRole('radio', { name: /Exceeds expectations/ }).check();
  await form.getByRole('radio', { name: /Well placed/ }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  const written = layer(lead, 'Appraisal');
  await expect(written.getByText('The employee does not see these ratings.')).toBeVisible();
  await written.getByRole('button', { name: 'Share' }).click();
  await expect(lead.getByText('The appraisal has been shared.')).toBeVisible();

  const employee = await enter('wei.zhang', '/v3/talent');
  await expect(employee).toHaveURL(/\/v3\/talent\/myappraisal$/);
  await expect(employee.getByRole('columnheader')).toHaveText(['Quarter', 'Status', 'Action']);
  await employee.getByRole('button', { name: 'Read and sign the appraisal of Q3 2026' }).click();
  const own = layer(employee, 'Appraisal');
  await expect(own.getByText('The fleet stayed up all quarter.')).toBeVisible();
  await expect(own.getByText('Ratings are private to management.')).toBeVisible();
  await expect(own.getByText('Exceeds expectations')).toHaveCount(0);
  await own.getByRole('textbox', { name: 'Comment (optional)' }).fill('One night was hard.');
  await own.getByRole('textbox', { name: 'Your full name' }).fill('Wei Zhang');
  await own.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(employee.getByText('You have signed.')).toBeVisible();
  await expectNoAxeFaults(employee, 'the own appraisal');

  // The lead's page shows the signature without a reload.
  await expect(written.getByText('One night was hard.')).toBeVisible();
  await written.getByRole('textbox', { name: 'Your full name' }).fill('Grace Mbeki');
  await written.getByRole('button', { name: 'Sign and complete' }).click();
  await expect(written.getByText('100%')).toBeVisible();
});

test('an HR admin sees what is overdue, the matrix of the organization, and the form of a draft', async ({
  enter,
}) => {
  const page = await enter('hradmin', '/v3/talent');
  const overdue = page.getByRole('list', { name: progress }).getByRole('link', { name: /^Overdue/ });
  await expect(overdue).toBeVisible();
  await expectNoAxeFaults(page, 'the overview of appraisals');
  await overdue.click();
  await expect(page.getByRole('row').filter({ hasText: 'Overdue' }).first()).toBeVisible();
  await expectNoAxeFaults(page, 'the appraisals of a quarter');

  await page.goto('/v3/talent/matrix');
  const full = page
    .getByRole('grid')
    .getByRole('button', { name: /: [1-9]\d* people/ })
    .first();
  await full.click();
  await expect(page).toHaveURL(/cell=\d/);
  await expectNoAxeFaults(page, 'the talent matrix');

  const lead = await enter('lead', '/v3/talent');
  await lead
    .getByRole('list', { name: progress })
    .getByRole('link', { name: /^Started/ })
    .click();
  await lead.getByRole('button', { name: 'Open the appraisal of Chloe Martin' }).click();
  await layer(lead, 'Appraisal').getByRole('button', { name: 'Edit Appraisal' }).click();
  await expect(layer(lead, 'Edit Appraisal').getByRole('textbox', { name: 'Review' })).toBeVisible();
  await expectNoAxeFaults(lead, 'the form of an appraisal');
});
