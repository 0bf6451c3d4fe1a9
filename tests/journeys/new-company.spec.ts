import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';
import { linkMailedTo, mailsTo } from './src/outbox.ts';

const password = 'Analytical-1843';

test('a new company is filled from a file of another program, without its bad row, and invites its people', async ({
  profile,
  witness,
}) => {
  test.slow();
  // Nothing was imported yet.
  witness.expectTrouble(/status of 404/);
  const { at, subdomain, ceoEmail } = await newCompany('lamps', ['--send']);
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
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');

  await test.step('the ceo accepts the mailed invitation, and the guide leads to the import', async () => {
    await page.goto(await linkMailedTo(ceoEmail, '/v3/invitation'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await page.getByRole('link', { name: 'Bring your people' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import people' })).toBeVisible();
    await expectNoAxeFaults(page, 'import');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'personal.csv', mimeType: 'text/csv', buffer });
  });

  await test.step('the bytes do not prove the encoding, so names are shown', async () => {
    await expect(page).toHaveURL(/step=file/);
    await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveValue('windows-1252');
    await expect(page.getByRole('list', { name: 'Samples of the file' })).toContainText('Änne');
    await expect(page.getByLabel('Row with the headings')).toHaveValue('3');
    await expectNoAxeFaults(page, 'what is this');
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('columns are proposed, one more is chosen, and a reload keeps it', async () => {
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
    expect(await mailsTo(emailOf('eva'))).toEqual([]);
  });

  await test.step('the new people are invited by mail, and are in the chart', async () => {
    await page.getByRole('button', { name: 'Send 3 invitations' }).click();
    // With the ceo's own invitation of today.
    await expect(page.getByText('All 4 invitations were sent.')).toBeVisible({ timeout: 60_000 });
    await linkMailedTo(emailOf('eva'), '/v3/invitation');
    await page.getByRole('link', { name: 'See the organization' }).click();
    await expect(page.getByRole('treeitem', { name: /^Ada Larkwood.*2 direct · 3 below/ })).toBeVisible();
  });
});
