import { expectNoAxeFaults } from './src/accessibility.ts';
import { readDownload } from './src/downloads.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

test('a quarter on a former scale keeps its words in every place', async ({ enter }) => {
  const page = await enter('hradmin', '/v3/talent/matrix');
  // Northwind rated Q1 on five levels, and rates on three now.
  await page.getByRole('combobox', { name: 'Quarter' }).click();
  await page.getByRole('option', { name: 'Q1 2026' }).click();
  await expect(page.getByText(/^Q1 2026 was rated on 5 levels\./)).toBeVisible();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('rowheader')).toHaveText([
    'Well above expectations',
    'Exceeds expectations',
    'Meets expectations',
    'Below expectations',
    'Well below expectations',
  ]);
  await expectNoAxeFaults(page, 'the matrix of a former scale');
  await grid.getByRole('button', { name: /^Exceeds expectations · Ready with support: [1-9]/ }).click();
  const inCell = layer(page, 'Exceeds expectations · Ready with support');
  const listed = inCell.getByRole('list', { name: 'People' }).getByRole('listitem').first();
  await expect(listed).toContainText('Exceeds expectations · Ready with support');
  await listed.getByRole('button').first().click();
  await expect(layer(page, 'Appraisal').getByText('Ready with support')).toBeVisible();
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

  const download = async (press: () => Promise<void>) => {
    const file = hr.waitForEvent('download');
    await press();
    return (await readDownload(await file)).text.replace(/\s+/g, ' ');
  };
  await hr.goto('/v3/talent');
  await hr
    .getByRole('list', { name: 'Progress of Q3 2026' })
    .getByRole('link', { name: /^Completed/ })
    .click();
  await hr.getByRole('button', { name: /appraisal of Oskar Nilsson$/ }).click();
  const printed = await download(() =>
    layer(hr, 'Appraisal').getByRole('button', { name: 'Print', exact: true }).click(),
  );
  expect(printed).toContain('Not signed by the employee');
  expect(printed).toContain('No answer to three reminders.');
  await layer(hr, 'Appraisal').getByRole('button', { name: 'Close', exact: true }).click();
  const listed = await download(() => hr.getByRole('button', { name: 'Excel', exact: true }).click());
  expect(listed).toMatch(/Oskar Nilsson .{0,80}not signed by the employee/);

  const employee = await enter('oskar.nilsson', '/v3/talent/myappraisal', { size: phone });
  await expect(employee.getByText('Not signed by the employee')).toBeVisible();
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
  const employee = await enter('marcus.reid', '/v3/talent/myappraisal');
  await employee.getByRole('button', { name: 'Read and sign the appraisal of Q3 2026' }).click();
  const own = layer(employee, 'Appraisal');
  await own.getByRole('textbox', { name: 'Your full name' }).fill('Marcus Reid');

  const hr = await enter('hradmin', '/v3/talent');
  await hr
    .getByRole('list', { name: 'Progress of Q3 2026' })
    .getByRole('link', { name: /^Shared/ })
    .click();
  await hr.getByRole('button', { name: 'Open the appraisal of Marcus Reid' }).click();
  const reviewer =
    (await layer(hr, 'Appraisal')
      .getByText(/^Reviewer: /)
      .textContent()) ?? '';
  const name = reviewer.replace('Reviewer: ', '').toLowerCase().replace(' ', '.');
  const lead = await enter(name, '/v3/talent');
  await lead
    .getByRole('list', { name: 'Progress of Q3 2026' })
    .getByRole('link', { name: /^Shared/ })
    .click();
  await lead.getByRole('button', { name: 'Open the appraisal of Marcus Reid' }).click();
  await layer(lead, 'Appraisal').getByRole('button', { name: 'Edit Appraisal' }).click();
  const form = layer(lead, 'Edit Appraisal');
  await form.getByRole('textbox', { name: 'Review' }).fill('Something else altogether.');
  await form.getByRole('button', { name: 'Save' }).click();

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
