import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';

const password = 'Analytical-1843';
const palette = 'Find goals, people and actions';

test('Ctrl K finds people before the inside of words, pages by other words, and what to do with a person', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/home');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const chosen = page.locator('[data-action][data-selected]');
  const found = page.getByRole('dialog', { name: palette });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: palette });
  for (const [typed, entry] of [
    ['settings', 'Settings'],
    ['password', 'Change password'],
    ['appraisal', 'Talent Matrix'],
    ['theme', 'Goal theme'],
  ] as const) {
    await field.fill(typed);
    await expect(found.getByRole('button', { name: entry, exact: true })).toBeVisible();
  }
  await field.fill('goals');
  await expect(chosen).toHaveText(/^Go to goals/);
  await field.fill('tom');
  await expect(chosen).toHaveText(/^Tom Becker/);
  await expect(found.getByRole('button', { name: 'Show Tom Becker in the organization' })).toBeVisible();
  await expectNoAxeFaults(page, 'palette with a person');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tom Becker' })).toBeVisible();
});

test('two people of one name are told apart, and typed marks find people', async ({ profile }) => {
  test.slow();
  const { at, subdomain, printed } = await newCompany('namesakes');
  const page = await (await profile({ at })).newPage();
  await page.goto(/http\S+/.exec(printed)?.[0] ?? '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL(`${at}/v3/home`);

  for (const [name, email] of [
    ['Lena\u200b  Hoffmann', `Lena Hoffmann <lena.one@${subdomain}.example>`],
    ['Lena Hoffmann', `mailto:lena.two@${subdomain}.example`],
    ['Orla O’Brien', `orla.o'brien@${subdomain}.example`],
  ] as const) {
    await page.goto('/v3/organization?open=add-employee');
    const drawer = layer(page, 'Add Employee');
    await drawer.getByRole('textbox', { name: 'Full name' }).fill(name);
    await drawer.getByRole('textbox', { name: 'Email' }).fill(email);
    await drawer.getByRole('textbox', { name: 'Job title' }).fill('Engineer');
    await drawer.getByRole('combobox', { name: 'Reports to' }).fill('Larkwood');
    await page.getByRole('option', { name: /^Ada Larkwood/ }).click();
    await drawer.getByRole('button', { name: 'Add and invite' }).click();
    await expect(drawer).toBeHidden();
  }

  await page.goto('/v3/actionitems?open=action-item');
  const form = layer(page, 'Add Action Item');
  const assignee = form.getByRole('combobox', { name: 'Assigned to' });
  await assignee.fill('lena hoff');
  const second = page.getByRole('option', { name: `lena.two@${subdomain}.example` });
  await expect(page.getByRole('option', { name: `lena.one@${subdomain}.example` })).toBeVisible();
  await second.click();
  await expect(assignee).toHaveValue(`Lena Hoffmann · lena.two@${subdomain}.example`);
  await assignee.fill("o'brien");
  await expect(page.getByRole('option', { name: 'Orla O’Brien' })).toBeVisible();
  await page.setViewportSize(phone);
  await expectFits(page);

  await page.goto('/v3/home');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type("O'Brien");
  await expect(page.locator('[data-action][data-selected]')).toHaveText(/^Orla O’Brien/);
});
