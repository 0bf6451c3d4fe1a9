import { expectNoAxeFaults } from './src/accessibility.ts';
import { readDownload } from './src/downloads.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

test('the ceo edits last quarter’s summary, downloads and presents it, and it fits a phone', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/reports');
  const main = page.getByRole('main');
  const slides = page.getByRole('navigation', { name: 'Slides' });

  await test.step('the summary is generated from the list of reports', async () => {
    await page.getByRole('button', { name: 'Generate: Quarterly summary' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Q3 2026 summary', level: 1 })).toBeVisible();
    await expect(main.getByText('Drafted from templates; no AI provider is connected')).toBeVisible();
  });

  await test.step('a sentence without a source is marked', async () => {
    await slides.getByRole('button', { name: '2: Q3 2026 at a glance' }).click();
    const text = main.getByRole('textbox', { name: 'First slide' });
    await text.press('ControlOrMeta+End');
    await text.pressSequentially('\nThe board was pleased.');
    await expect(main.getByText('1 sentence without a source')).toBeVisible();
    await expectNoAxeFaults(page, 'editor of a summary');
  });

  await test.step('the deck is downloaded as PDF', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    const { name, text } = await readDownload(await download);
    expect(name).toMatch(/^bellwether-quarterly-summary-2026-q3-2026-11-\d\d[.]pdf$/);
    expect(text).toContain('The board was pleased.');
  });

  await test.step('it is previewed and presented', async () => {
    await main.getByText('Preview', { exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Goals of Q3 2026' })).toBeVisible();
    await expectNoAxeFaults(page, 'preview of a deck');
    await main.getByRole('button', { name: 'Present' }).click();
    const stage = page.getByRole('dialog', { name: 'Slides, full screen' });
    await expect(stage.getByRole('status')).toHaveText('Slide 2 of 3: Q3 2026 at a glance');
    // The slide fills the screen, not only the window.
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.textContent))
      .toContain('Q3 2026 at a glance');
    await page.keyboard.press('End');
    await expect(stage.getByRole('heading', { name: 'Goals of Q3 2026' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stage).toBeHidden();
    await expect(main.getByRole('button', { name: 'Present' })).toBeFocused();
  });

  await test.step('on a phone the slides are a strip, and sources stand under the text', async () => {
    await main.getByText('Edit', { exact: true }).click();
    await slides.getByRole('button', { name: '2: Q3 2026 at a glance' }).click();
    await page.setViewportSize(phone);
    await expect(page.getByRole('list', { name: 'Sources: First slide' })).toBeVisible();
    await expectFits(page);
  });
});

test('while a summary is written the page says what stops it, and another tab gets it, too', async ({
  enter,
}) => {
  // Nobody else's test writes into this admin's summary of the year.
  const page = await enter('goaladmin', '/v3/reports?open=report-annual-summary');
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/Gpt/*summary/**', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText(/reloading or closing this tab stops it/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText(/A summary that another tab is generating appears here/)).toBeVisible();
  letGo();
  for (const each of [page, other])
    await expect(each.getByRole('navigation', { name: 'Slides' }).getByRole('button').first()).toBeVisible();
});
