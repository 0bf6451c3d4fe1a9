import { createGoal } from '@bellwether/contract/goals/drafting';
import { getStrategyDocument, saveStrategy } from '@bellwether/contract/strategy';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { firstInstant } from './src/now.ts';
import { type StartedServer, startServer } from './src/start-server.ts';

test.describe.configure({ mode: 'serial' });

// A server of its own: other journeys read the company's strategy.
let server: StartedServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const settings = { GUIDANCE_VIDEO_URL: 'https://vimeo.com/76979871' };
  server = await startServer({ now: firstInstant, settings });
});
test.afterAll(() => server.stop());

test('a new strategy is drafted, compared, published and seen by an observer', async ({ enter }) => {
  const { at, address } = server;
  const [ceo, observer] = await Promise.all([actor('ceo', address), actor('observer', address)]);
  const page = await enter(ceo, '/v3/strategy', { at });
  const everybody = await enter(observer, '/v3/strategy', { at });
  const main = page.getByRole('main');
  await expect(main.getByText('This strategy is a draft.')).toBeVisible();
  await expect(everybody.getByRole('heading', { name: 'Mission Statement' })).toBeVisible();
  await expect(everybody.getByRole('main').getByRole('button', { name: /Edit|Add/ })).toHaveCount(0);

  await test.step('the mission is rewritten where it is read', async () => {
    await main.getByRole('button', { name: 'Edit: Mission, Vision & Values' }).click();
    const drawer = layer(page, 'Mission, Vision & Values');
    const mission = drawer.getByRole('textbox', { name: 'Mission Statement' });
    await expect(mission).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('We build robots that people like to work with.');
    await expect(drawer.getByText('On the dashboard').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await drawer.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await expect(
      main.getByRole('article').getByText('We build robots that people like to work with.'),
    ).toBeVisible();
  });

  await test.step('a video is added; an address that is none is refused', async () => {
    await main.getByRole('button', { name: /^Add Your Video/ }).click();
    const drawer = layer(page, 'Message from the CEO');
    const url = drawer.getByRole('textbox', { name: 'Address of the video' });
    await url.fill('youtube');
    await drawer.getByRole('button', { name: 'Save Draft' }).click();
    await expect(drawer.getByText('Enter valid URL!')).toBeVisible();
    await url.fill('https://videos.example/ceo');
    await drawer.getByRole('button', { name: 'Save Draft' }).click();
    await expect(main.getByRole('button', { name: 'Update Video' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Watch the video' })).toHaveAttribute('target', '_blank');
  });

  await test.step('nobody else sees the draft, and the editor sees what everybody sees', async () => {
    await everybody.reload();
    await expect(everybody.getByRole('heading', { name: 'Mission Statement' })).toBeVisible();
    await expect(everybody.getByText('people like to work with')).toHaveCount(0);
    await page.getByRole('switch', { name: 'What everybody sees now' }).click();
    await expect(main.getByRole('heading', { name: 'Mission Statement' })).toBeVisible();
    await expect(main.getByText('people like to work with')).toHaveCount(0);
    await page.getByRole('switch', { name: 'What everybody sees now' }).click();
  });

  await test.step('the draft is compared word by word and published', async () => {
    await main.getByRole('button', { name: 'Compare and publish' }).click();
    const drawer = layer(page, 'Publish the strategy');
    await expect(drawer.getByText('After publishing').first()).toBeVisible();
    await expect(drawer.locator('ins').filter({ hasText: 'https://videos.example/ceo' })).toBeVisible();
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
    await drawer.getByRole('button', { name: 'Take over into draft' }).click();
    await expect(main.getByText('This strategy is a draft.')).toBeVisible();
    await expect(
      main.getByRole('article').getByText('We build robots that pick, carry and sort in warehouses.'),
    ).toBeVisible();
  });
});

test('an editor who was overtaken keeps the text and goes on with the newest version', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 409/);
  const { at, address } = server;
  const [ceo, admin] = await Promise.all([actor('ceo', address), actor('orgadmin', address)]);
  const page = await enter(ceo, '/v3/strategy?open=strategy-video', { at });
  const drawer = layer(page, 'Message from the CEO');
  const url = drawer.getByRole('textbox', { name: 'Address of the video' });
  await url.fill('https://videos.example/mine');
  const { StrategyBasic } = await admin.call(getStrategyDocument, {});
  await admin.call(saveStrategy, { body: { StrategyBasic: { ...StrategyBasic, Vision: '<p>Theirs</p>' } } });
  await drawer.getByRole('button', { name: 'Save Draft' }).click();
  await expect(drawer.getByText('What you typed is kept.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Reload' }).click();
  await expect(url).toHaveValue('https://videos.example/mine');
  await drawer.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  const document = await admin.call(getStrategyDocument, {});
  expect([document.Video.VideoUrl, document.StrategyBasic.Vision]).toEqual([
    'https://videos.example/mine',
    '<p>Theirs</p>',
  ]);
});

test('goals and objectives meet on the page, in the goal form, in the list and in the matrix', async ({
  enter,
}) => {
  const { at, address } = server;
  const ceo = await actor('ceo', address);
  await ceo.call(saveStrategy, {
    body: {
      StrategyObjective: {
        Customers: null,
        Employees: '<p>Everybody learns.</p>',
        Shareholders: null,
        Sales: '<p>Sixty million.</p>',
        Marketing: null,
        Product: null,
      },
      IsPublish: true,
    },
  });
  const period = ceo.session.Period.Id;
  const { Goal } = await ceo.call(createGoal, {
    body: {
      Title: 'Teach every lead',
      Measurement: 'All of them.',
      PeriodId: period,
      StrategicObjective: 'Employees',
      IsDraft: false,
    },
  });
  const page = await enter(await actor('contributor', address), '/v3/strategy', { at });
  const area = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Employees' }) });
  await expect(area.getByRole('link', { name: 'Teach every lead' })).toBeVisible();
  await area.getByRole('link', { name: '1 company goal of this quarter' }).click();
  await expect(page.getByText('Objective: Employees')).toBeVisible();
  await expect(page.locator('[data-goal-link]')).toHaveCount(1);

  const editor = await enter(ceo, `/v3/goals?open=contribute&goal=${Goal.Id}`, { at });
  const form = layer(editor, 'Add a Contributing Goal');
  await expect(form.getByRole('combobox', { name: 'Strategic objective' })).toHaveValue('Employees');
  await expect(form.getByText('Everybody learns.')).toBeVisible();

  await editor.goto('/v3/predictions/company');
  const filter = editor.getByRole('combobox', { name: 'Strategic objective' });
  await filter.click();
  await editor.getByRole('option', { name: 'Employees · 1' }).click();
  await expect(editor.getByRole('heading', { name: /^1 of \d+ goals$/ })).toBeVisible();
});

test('the page and its drawers are accessible and fit a phone', async ({ enter }) => {
  test.slow();
  const { at, address } = server;
  const page = await enter(await actor('ceo', address), '/v3/strategy', { at });
  await expect(page.getByRole('heading', { name: 'Strategic Objectives' })).toBeVisible();
  await expectNoAxeFaults(page, 'strategy, editor');
  await page.setViewportSize(phone);
  await expectFits(page);
  for (const name of ['basics', 'objectives', 'video', 'versions', 'publish']) {
    await page.goto(`/v3/strategy?open=strategy-${name}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectNoAxeFaults(page, `strategy, ${name}`);
  }
  const reader = await enter(await actor('observer', address), '/v3/strategy', { at });
  await expect(reader.getByRole('heading', { name: 'Strategic Objectives' })).toBeVisible();
  await expectNoAxeFaults(reader, 'strategy, reader');
});
