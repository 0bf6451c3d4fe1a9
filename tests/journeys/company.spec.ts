import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { firstInstant } from './src/now.ts';
import { type StartedServer, startServer } from './src/start-server.ts';

test.describe.configure({ mode: 'serial' });

// A server of its own: other journeys look for the company by its name.
let server: StartedServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer({
    now: firstInstant,
    settings: { SUPPORT_EMAIL: 'help@demo.example', HELP_DESK_URL: 'https://help.demo.example/' },
  });
});
test.afterAll(() => server.stop());

test('the ceo gives the company a name, a logo and a colour, and everybody sees them', async ({ enter }) => {
  const { at, address } = server;
  const [ceo, contributor] = await Promise.all([actor('ceo', address), actor('contributor', address)]);
  const other = await enter(contributor, '/v3/home', { at });
  const page = await enter(ceo, '/v3/home', { at });
  const second = await page.context().newPage();
  await second.goto('/v3/goals');
  await expect(second.getByRole('link', { name: 'Northwind Robotics, dashboard' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Edit Company Info' }).click();
  const drawer = layer(page, 'Edit Company Info');
  const name = drawer.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();

  await test.step('name, site and zone', async () => {
    await name.fill('');
    await drawer.getByRole('button', { name: 'Save' }).first().click();
    await expect(drawer.getByText('Please input your full name!')).toBeVisible();
    await name.fill('Northwind Machines');
    await drawer.getByRole('textbox', { name: 'Url' }).fill('northwind.example');
    const zone = drawer.getByRole('combobox', { name: 'TimeZone' });
    await zone.fill('berl');
    await page.getByRole('option', { name: 'Berlin' }).click();
    await drawer.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('The company’s info was saved.')).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'Url' })).toHaveValue('https://northwind.example');
    await expect(
      page.getByRole('link', { name: 'Northwind Machines, dashboard', includeHidden: true }),
    ).toBeAttached();
  });

  await test.step('a logo', async () => {
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 52 } });
    const chooser = drawer.getByLabel('Logo: choose a picture', { exact: true });
    await chooser.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer });
    await expect(drawer.getByText('Only PNG and JPG formats are allowed to upload.')).toBeVisible();
    await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(drawer.getByRole('img', { name: 'Logo, on dark' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Replace logo' })).toBeVisible();
  });

  await test.step('a colour', async () => {
    await drawer.getByRole('textbox', { name: 'Colour', exact: true }).fill('ffd400');
    await expect(drawer.getByText(/^Contrast 1\.\d : 1\. Text needs/)).toBeVisible();
    await drawer.getByRole('radio', { name: 'Dark' }).check();
    await expect(drawer.getByText(/easy to read/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Save' }).last().click();
    await expect(page.getByText('The colour was saved.')).toBeVisible();
    await expectNoAxeFaults(page, 'Edit Company Info');
  });

  await test.step('the other tab has it too, and so have the open pages of other people', async () => {
    const filled = (on: typeof page) =>
      on.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bw-on-brand').trim());
    await second.bringToFront();
    await expect(second.getByRole('img', { name: 'Northwind Machines' })).toBeVisible();
    await expect.poll(() => filled(second)).toBe('#000000');
    await expect(other.getByRole('img', { name: 'Northwind Machines' })).toBeVisible();
    await expect.poll(() => filled(other)).toBe('#000000');
  });

  await test.step('others are told why not', async () => {
    await other.getByRole('button', { name: /^Account of/ }).click();
    await expect(other.getByRole('button', { name: 'Edit Company Info' })).toHaveCount(0);
    await other.goto('/v3/home?open=company');
    await expect(layer(other, 'Edit Company Info').getByText('Only the CEO can edit')).toBeVisible();
  });

  const small = await enter(ceo, '/v3/home?open=company', { at, size: phone });
  await expect(layer(small, 'Edit Company Info').getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectFits(small);
});

test('the help page names support and the people to turn to', async ({ enter }) => {
  const { at, address } = server;
  const page = await enter(await actor('contributor', address), '/v3/home', { at });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@demo.example' })).toHaveAttribute(
    'href',
    'mailto:help@demo.example',
  );
  await expect(page.getByRole('link', { name: /^Help desk/ })).toHaveAttribute('target', '_blank');
  const contacts = page.getByRole('region', { name: 'Point of Contact' });
  await expect(contacts.getByRole('heading', { level: 3 })).toHaveText([
    'Org Admins',
    'Goal Admins',
    'HR Admins',
    'Goal Manager',
  ]);
  await expect(contacts.getByRole('region', { name: 'Org Admins' }).getByRole('listitem')).not.toHaveCount(0);
  await expectNoAxeFaults(page, 'help');
  const small = await enter(await actor('contributor', address), '/v3/help', { at, size: phone });
  await expect(small.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expectFits(small);
});
