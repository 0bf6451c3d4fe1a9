import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';
import { ceoOf, newCompany } from './src/new-company.ts';

test('goals of another program come in with their past, are marked, and go again', async ({
  enter,
  witness,
}) => {
  test.slow();
  // Nothing was imported yet.
  witness.expectTrouble(/status of 404/);
  const company = await newCompany('sails');
  const { at, ceoEmail } = company;
  const page = await enter(await ceoOf(company), '/v3/goals/import', { at });
  const lines = [
    'Objectives of last year',
    'Title,Measurement,Owner,Parent,Quarter,Status,Date,Outcome,Colour',
    `Ship,By May,${ceoEmail},,Q1 2026,on track,02/03/2026,achieved,red`,
    `Sail,By June,${ceoEmail},Ship,Q1 2026,wobbly,02/03/2026,missed,red`,
    `Swim,By July,Nobody Here,Ship,Q1 2026,on track,02/03/2026,achieved,blue`,
  ];
  const file = { name: 'okrs.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  const steps = page.getByRole('navigation', { name: 'Steps of the import' });

  await test.step('the ceo chooses the file; the words are asked about first', async () => {
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page).toHaveURL(/step=words/);
  });

  await test.step('what is this: the row of headings was found', async () => {
    await steps.getByRole('link', { name: 'What is this?' }).click();
    await expect(page.getByLabel('Row with the headings')).toHaveValue('2');
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('columns are proposed, and a reload keeps a choice', async () => {
    await expect(page.getByRole('combobox', { name: 'Owner is read as' })).toHaveValue('Owner');
    await page.getByRole('combobox', { name: 'Colour is read as' }).selectOption('Tags');
    await expect(page.getByRole('combobox', { name: 'Colour is read as' })).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Colour is read as' })).toHaveValue('Tags');
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('words and the order of dates are chosen', async () => {
    await page.getByRole('combobox', { name: 'Dates' }).selectOption('dmy');
    await expect(page.getByRole('combobox', { name: '“on track” means' })).toHaveValue('3');
    await page.getByRole('combobox', { name: '“wobbly” means' }).selectOption('1');
    await expect(page.getByRole('combobox', { name: '“wobbly” means' })).toHaveValue('1');
    await expectNoAxeFaults(page, 'words');
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('the plan asks for the owner who is not here, and fits a phone', async () => {
    await expect(page.getByText('2 goals · 2 check-ins · 2 results · 1 row left out')).toBeVisible();
    await expect(page.getByText('Nobody is called “Nobody Here”. Whose goals are these?')).toBeVisible();
    await page.setViewportSize(phone);
    await expectFits(page);
    await expectNoAxeFaults(page, 'plan');
  });

  await test.step('the good rows are written; the other comes back as a file', async () => {
    await page.getByRole('button', { name: 'Import 2 goals' }).click();
    await expect(page.getByText('2 goals · 2 check-ins · 2 results · 1 row left out')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('button', { name: 'Undo the import' })).toBeVisible();
    await expectNoAxeFaults(page, 'result');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the rows left out' }).click();
    expect((await saved).suggestedFilename()).toMatch(/left-out\.csv$/);
  });

  await test.step('its goals go again', async () => {
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('button', { name: 'Delete these goals' }).click();
    await expect(page.getByText('The import was undone. Its goals are gone.')).toBeVisible();
  });
});
