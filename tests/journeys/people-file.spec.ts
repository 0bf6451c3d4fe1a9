import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';

const password = 'Analytical-1843';

test('a file of another program is read, asked about, and written without its bad row', async ({
  profile,
  witness,
}) => {
  test.slow();
  // Nothing was imported yet.
  witness.expectTrouble(/status of 404/);
  const { at, subdomain, ceoEmail, printed } = await newCompany('turbines');
  const page = await (await profile({ at })).newPage();
  const emailOf = (name: string) => `${name}@${subdomain}.example`;
  const lines = [
    'Personalliste',
    '',
    'Personalnummer;Vorname;Nachname;E-Mail;Position;Vorgesetzter;Status;Raum',
    `1;Änne;Großmann;${emailOf('aenne')};Leiterin;${ceoEmail};aktiv;12`,
    `2;Jörg;Weiß;${emailOf('joerg')};Techniker;Änne Großmann;Zzyzx;13`,
    `3;Eva;Alt;${emailOf('eva')};Technikerin;niemand@${subdomain}.example;aktiv;13`,
    `4;Bad;Cell;bad at home;;${ceoEmail};aktiv;`,
  ];
  const file = {
    name: 'personal.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  };

  await test.step('the ceo signs in and chooses the file', async () => {
    await page.goto(/http\S+/.exec(printed)?.[0] ?? '');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page).toHaveURL(`${at}/v3/home`);
    await page.goto('/v3/organization/import');
    await page.locator('input[type="file"]').setInputFiles(file);
  });

  await test.step('the bytes do not prove the encoding, so names are shown', async () => {
    await expect(page).toHaveURL(/step=file/);
    await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveValue('windows-1252');
    await expect(page.getByRole('list', { name: 'Samples of the file' })).toContainText('Änne');
    await expect(page.getByLabel('Row with the headings')).toHaveValue('3');
    await expectNoAxeFaults(page, 'what is this');
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('columns are proposed, and one more is chosen', async () => {
    await expect(page.getByRole('combobox', { name: 'Vorgesetzter is read as' })).toHaveValue('ManagerEmail');
    await page.getByRole('combobox', { name: 'Raum is read as' }).selectOption('Department');
    await expect(page.getByRole('checkbox', { name: 'Empty means delete: Raum' })).toBeVisible();
    await expectNoAxeFaults(page, 'columns');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Raum is read as' })).toHaveValue('Department');
    await page.getByRole('combobox', { name: 'Raum is read as' }).selectOption('');
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('the plan asks, and fits a phone', async () => {
    await expect(page.getByText('1 to add · 0 to change · 0 unchanged')).toBeVisible();
    await page.setViewportSize(phone);
    await expectFits(page);
    await expectNoAxeFaults(page, 'plan');
    await page.getByRole('combobox', { name: 'What does the status “Zzyzx” mean?' }).selectOption('away');
    await expect(page.getByText('2 to add · 0 to change · 0 unchanged')).toBeVisible();
    await page.getByRole('combobox', { name: 'Manager' }).fill('Larkwood');
    await page.getByRole('option', { name: /Ada Larkwood/ }).click();
    await expect(page.getByText('3 to add · 0 to change · 0 unchanged')).toBeVisible();
    await expect(page.getByText(/^3 can be written, 1 cannot\./)).toBeVisible();
  });

  await test.step('the good rows are written, and the bad one comes back as a file', async () => {
    await page.getByRole('button', { name: 'Import 3 people' }).click();
    await expect(page.getByText('3 added · 0 changed · 0 unchanged · 1 left out')).toBeVisible({
      timeout: 30_000,
    });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the rows left out' }).click();
    expect((await saved).suggestedFilename()).toBe('bellwether-people-left-out.csv');
  });

  await test.step('the same file again has only what is still open', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click();
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('link', { name: 'Plan' }).click();
    await expect(page.getByText('0 to add · 0 to change · 2 unchanged')).toBeVisible();
  });
});
