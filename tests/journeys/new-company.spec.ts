import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';
import { linkMailedTo, mailsTo } from './src/outbox.ts';

const password = 'Analytical-1843';
const people = 200;

async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL(/\/v3\/home$/);
}

/** Ten teams of twenty: the first person of each team reports to the ceo and leads the others. */
function spreadsheet(domain: string, ceoEmail: string): string {
  const rows = Array.from({ length: people }, (_, index) => {
    const team = Math.floor(index / 20);
    const isLead = index % 20 === 0;
    const name = isLead ? `Lead ${team}` : `Worker ${index}`;
    const manager = isLead ? ceoEmail : `p${team * 20}@${domain}`;
    return [name, `p${index}@${domain}`, isLead ? 'Team lead' : 'Lamp fitter', manager, `Team ${team}`].join(
      ',',
    );
  });
  return ['Name,Email,Job Title,Manager Email,Department', ...rows].join('\n');
}

test('a new company is filled from a spreadsheet', async ({ profile, witness }) => {
  test.slow();
  // Nothing was imported yet.
  witness.expectTrouble(/status of 404/);
  const { at, subdomain, ceoEmail } = await newCompany('lamps', ['--send']);
  const domain = `${subdomain}.example`;
  const boss = await (await profile({ at })).newPage();

  await test.step('the ceo accepts the mailed invitation, and the guide leads to the import', async () => {
    await accept(boss, await linkMailedTo(ceoEmail, '/v3/invitation'), 'Ada Larkwood');
    await boss.getByRole('link', { name: 'Bring your people' }).click();
    await expect(boss.getByRole('heading', { level: 1, name: 'Import people' })).toBeVisible();
    await expectNoAxeFaults(boss, 'import');
  });

  await test.step('a file with a bad cell is refused; the mended one is imported', async () => {
    const file = (text: string) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    const choice = boss.locator('input[type="file"]');
    const good = spreadsheet(domain, ceoEmail);
    await choice.setInputFiles(file(good.replace(`p7@${domain}`, 'p7 at home')));
    await expect(
      boss.getByRole('region', { name: 'To be mended in the file' }).getByRole('row', { name: /^9 Email/ }),
    ).toBeVisible();
    await boss.getByRole('button', { name: 'Choose another file' }).click();
    await choice.setInputFiles(file(good));
    await boss.getByRole('button', { name: `Import ${people} people` }).click();
    await expect(boss.getByText(`${people} added · 0 changed · 0 unchanged`)).toBeVisible({
      timeout: 60_000,
    });
    expect(await mailsTo(`p7@${domain}`)).toEqual([]);
  });

  await test.step('they are in the chart and in the directory', async () => {
    await boss.goto('/v3/organization');
    await expect(boss.getByRole('treeitem', { name: /^Ada Larkwood.*10 direct · 200 below/ })).toBeVisible();
    await boss.goto('/v3/organization?show=directory');
    await expect(boss.getByText('201 people')).toBeVisible();
    await boss.getByRole('searchbox', { name: /^Search people/ }).fill(`p7@${domain}`);
    await expect(boss.getByRole('row', { name: /Worker 7 / })).toBeVisible();
  });

  await test.step('one of the invited accepts on a phone, and the guide leads to a drafted goal', async () => {
    await boss.getByRole('link', { name: 'Import people' }).click();
    await boss.getByRole('button', { name: `Send ${people} invitations` }).click();
    // With the boss's own invitation of today.
    await expect(boss.getByText(`All ${people + 1} invitations were sent.`)).toBeVisible({ timeout: 60_000 });
    const page = await (await profile({ at, size: phone })).newPage();
    await accept(page, await linkMailedTo(`p7@${domain}`, '/v3/invitation'), 'Worker 7');
    const guide = page.getByRole('region', { name: 'Welcome to Bellwether' });
    await guide.getByRole('button', { name: 'Get your first goal going' }).click();
    const form = layer(page, 'Add Goal');
    await form.getByRole('textbox', { name: 'Title' }).fill('Fit the lamps of the first street');
    await form.getByRole('textbox', { name: 'Measurement' }).fill('Forty lamps burn for a week.');
    await form.getByRole('button', { name: 'Save Draft' }).click();
    await expect(form).toBeHidden();
    await page.goto('/v3/profile');
    await expect(page.getByRole('link', { name: 'Fit the lamps of the first street' })).toBeVisible();
    await expectFits(page);
  });
});
