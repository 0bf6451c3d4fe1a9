import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { firstInstant } from './src/now.ts';
import { type StartedServer, startServer } from './src/start-server.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

// A server of its own: other journeys look for the company by its name, and read its strategy.
let server: StartedServer;
test.beforeAll(async () => {
  server = await startServer({
    now: firstInstant,
    settings: {
      SUPPORT_EMAIL: 'help@demo.example',
      HELP_DESK_URL: 'https://help.demo.example/',
      GUIDANCE_VIDEO_URL: 'https://vimeo.com/76979871',
    },
  });
});
test.afterAll(() => server.stop());

test('the ceo gives the company a name, a logo and a colour, and everybody sees them', async ({ enter }) => {
  const { at, address } = server;
  const other = await enter(await actor('contributor', address), '/v3/home', { at });
  const page = await enter(await actor('ceo', address), '/v3/home', { at });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Edit Company Info' }).click();
  const drawer = layer(page, 'Edit Company Info');
  const name = drawer.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();

  await test.step('name, site and zone', async () => {
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

  await test.step('a logo and a colour', async () => {
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 52 } });
    await drawer
      .getByLabel('Logo: choose a picture', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(drawer.getByRole('img', { name: 'Logo, on dark' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Replace logo' })).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Colour', exact: true }).fill('ffd400');
    await drawer.getByRole('radio', { name: 'Dark' }).check();
    await drawer.getByRole('button', { name: 'Save' }).last().click();
    await expect(page.getByText('The colour was saved.')).toBeVisible();
    await expectNoAxeFaults(page, 'Edit Company Info');
    await page.setViewportSize(phone);
    await expectFits(page);
  });

  await test.step('the open page of somebody else has it too, and no way to change it', async () => {
    await expect(other.getByRole('img', { name: 'Northwind Machines' })).toBeVisible();
    const onBrand = () =>
      other.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--bw-on-brand').trim(),
      );
    await expect.poll(onBrand).toBe('#000000');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await expect(other.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Edit Company Info' })).toHaveCount(0);
  });
});

test('the help page names support and the people to turn to', async ({ enter }) => {
  const { at, address } = server;
  const page = await enter(await actor('contributor', address), '/v3/help', { at });
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
  await page.setViewportSize(phone);
  await expectFits(page);
});

test('a new strategy is drafted, compared, published and seen by an observer', async ({ enter }) => {
  const { at, address } = server;
  const everybody = await enter(await actor('observer', address), '/v3/strategy', { at });
  const page = await enter(await actor('ceo', address), '/v3/strategy', { at });
  const main = page.getByRole('main');
  await expect(main.getByText('This strategy is a draft.')).toBeVisible();
  await expectNoAxeFaults(page, 'strategy, editor');

  await test.step('the mission is rewritten where it is read', async () => {
    await main.getByRole('button', { name: 'Edit: Mission, Vision & Values' }).click();
    const drawer = layer(page, 'Mission, Vision & Values');
    await expect(drawer.getByRole('textbox', { name: 'Mission Statement' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('We build robots that people like to work with.');
    await expect(drawer.getByText('On the dashboard').first()).toBeVisible();
    await expectNoAxeFaults(page, 'strategy, basics');
    await drawer.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await expect(
      main.getByRole('article').getByText('We build robots that people like to work with.'),
    ).toBeVisible();
  });

  await test.step('a video is added', async () => {
    await main.getByRole('button', { name: /^Add Your Video/ }).click();
    const drawer = layer(page, 'Message from the CEO');
    await drawer.getByRole('textbox', { name: 'Address of the video' }).fill('https://videos.example/ceo');
    await expectNoAxeFaults(page, 'strategy, video');
    await drawer.getByRole('button', { name: 'Save Draft' }).click();
    await expect(main.getByRole('link', { name: 'Watch the video' })).toHaveAttribute('target', '_blank');
  });

  await test.step('the objectives have a form', async () => {
    await main.getByRole('button', { name: /(Add|Edit) Your Objectives/ }).click();
    await expect(page.getByRole('dialog').getByText(/of 6 filled in/)).toBeVisible();
    await expectNoAxeFaults(page, 'strategy, objectives');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the draft is compared word by word and published', async () => {
    await main.getByRole('button', { name: 'Compare and publish' }).click();
    const drawer = layer(page, 'Publish the strategy');
    await expect(drawer.getByText('After publishing').first()).toBeVisible();
    await expect(drawer.locator('ins').filter({ hasText: 'https://videos.example/ceo' })).toBeVisible();
    await expectNoAxeFaults(page, 'strategy, publish');
    await expect(everybody.getByRole('heading', { name: 'Mission Statement' })).toBeVisible();
    await expect(everybody.getByText('people like to work with')).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
    await expect(main.getByText('This strategy is a draft.')).toHaveCount(0);
    // The open page of somebody else follows without a reload.
    await expect(everybody.getByText('We build robots that people like to work with.')).toBeVisible();
  });

  await test.step('a former version goes back into the draft', async () => {
    await main.getByRole('button', { name: 'Former versions' }).click();
    const drawer = layer(page, 'Former versions');
    await expect(drawer.getByText('Everybody sees this one')).toHaveCount(1);
    await drawer
      .getByRole('button', { name: /by Marta Lindqvist/ })
      .last()
      .click();
    await expect(drawer.getByText('We build robots that pick, carry and sort in warehouses.')).toBeVisible();
    await expectNoAxeFaults(page, 'strategy, versions');
    await drawer.getByRole('button', { name: 'Take over into draft' }).click();
    await expect(main.getByText('This strategy is a draft.')).toBeVisible();
    await expect(
      main.getByRole('article').getByText('We build robots that pick, carry and sort in warehouses.'),
    ).toBeVisible();
  });
});
