import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { readDownload } from './src/downloads.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

const tray = (page: Page) => page.getByRole('region', { name: 'Exports' });

interface ReportCase {
  readonly title: string;
  readonly name: RegExp;
  readonly says: readonly (string | RegExp)[];
  /** Chooses in the dialog. */
  readonly choose: (page: Page) => Promise<void>;
}

const reports: readonly ReportCase[] = [
  {
    title: 'Goal list',
    name: /^bellwether-goal-list-2026-q4-2026-11-\d\d[.]pdf$/,
    says: ['Q4 2026', 'Deploy 16 sites on schedule', 'Aisha Khan'],
    choose: (page) => page.getByRole('dialog').getByRole('radio', { name: 'PDF' }).check(),
  },
  {
    title: 'Goal trees of several quarters',
    name: /^bellwether-goal-trees-2026-q3-to-2026-q4-2026-11-\d\d[.]xlsx$/,
    says: ['Q3 2026', 'Q4 2026', 'Finalized'],
    async choose(page) {
      await page.getByRole('dialog').getByRole('combobox', { name: 'From' }).click();
      await page.getByRole('option', { name: 'Q3 2026' }).click();
    },
  },
];

test('the ceo previews and downloads reports; an export survives a page change, and covers nothing on a phone', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/reports');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: Goal planning template' }).click();
  const { name, first, text } = await readDownload(await template);
  expect(name).toMatch(/^bellwether-goal-template-2026-q4-.*[.]xlsx$/);
  expect(first).toMatch(/^PK/);
  expect(text).toContain('Q4 2026');
  for (const report of reports) {
    await page.getByRole('button', { name: `Generate: ${report.title}`, exact: true }).click();
    const dialog = layer(page, report.title);
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
    await report.choose(page);
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('row').nth(1), report.title).toBeVisible();
    // While a changed choice loads, the former preview stays.
    await expect(preview.locator('[aria-busy="true"]')).toHaveCount(0);
    const made = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(dialog).toBeHidden();
    const file = await readDownload(await made);
    expect.soft(file.name).toMatch(report.name);
    expect.soft(file.first, report.title).toMatch(file.name.endsWith('.pdf') ? /^%PDF/ : /^PK/);
    for (const words of report.says) expect.soft(file.text, report.title).toMatch(words);
    await page.getByRole('button', { name: `Remove: ${report.title}` }).click();
  }
  await expect(page.getByText(/^Last made here:/)).toHaveCount(reports.length + 1);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/report/file', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate: People', exact: true }).click();
  await layer(page, 'People').getByRole('button', { name: 'Download' }).click();
  await expect(tray(page).getByText('Being made …')).toBeVisible();
  await expectNoAxeFaults(page, 'the reports with an export');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Goals/ })
    .click();
  await expect(page).toHaveURL(/\/v3\/goals/);
  await expect(tray(page).getByText('Being made …')).toBeVisible();
  await page.setViewportSize(phone);
  const [trayBox, menuBox] = await Promise.all([
    tray(page).boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ]);
  expect((trayBox?.y ?? 0) + (trayBox?.height ?? 0)).toBeLessThanOrEqual((menuBox?.y ?? 0) + 1);
  const saved = page.waitForEvent('download');
  release();
  expect((await saved).suggestedFilename()).toMatch(/^bellwether-people-all-/);
  await expect(tray(page).getByRole('button', { name: 'Download again: People' })).toBeVisible();
});

test('team goal updates fill sheets of A4 by their rules', async ({ enter }) => {
  const page = await enter('lead', '/v3/reports?open=report-team-goal-updates', { isDark: true });
  const dialog = layer(page, 'Team Goal Updates');
  await dialog.getByRole('button', { name: 'Nobody', exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Open the page' }).click();
  await expect(dialog.getByText('This is required.')).toBeVisible();
  await expectNoAxeFaults(page, 'the dialog of team goal updates');
  await dialog.getByRole('button', { name: 'Everybody' }).click();
  await dialog.getByRole('button', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(/\/v3\/reports\/teamgoalupdates\/\d+\?users=/);
  const sheets = page.getByRole('region', { name: /^\d+ \/ \d+$/ });
  await expect(sheets.first()).toBeVisible();
  await expectNoAxeFaults(page, 'team goal updates');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const found = await sheets.evaluateAll((all) =>
    all.map((sheet) => ({
      height: sheet.getBoundingClientRect().height,
      mains: sheet.querySelectorAll('li[data-main]').length,
    })),
  );
  expect(found.length).toBeGreaterThan(1);
  found.forEach(({ height, mains }, at) => {
    expect(height).toBeLessThanOrEqual(960);
    expect(mains).toBeLessThanOrEqual(at === 0 ? 8 : 10);
  });
  const { length } = await page.pdf({ preferCSSPageSize: true });
  expect(length).toBeGreaterThan(5000);
  await page.emulateMedia({ media: 'screen' });
  // A reload, and so a copied address, shows the same people. Their goals may have changed.
  const about = await sheets.getByText(/ people$/).textContent();
  await page.reload();
  await expect(sheets.getByText(/ people$/)).toHaveText(about ?? '');
});
