import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
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
  readonly choose?: (page: Page) => Promise<void>;
}

const radio = (page: Page, name: string) => page.getByRole('dialog').getByRole('radio', { name }).check();

const reports: readonly ReportCase[] = [
  {
    title: 'Goal list',
    name: /^bellwether-goal-list-2026-q4-2026-11-\d\d[.]pdf$/,
    says: ['Q4 2026', 'Deploy 16 sites on schedule', 'Aisha Khan'],
    choose: (page) => radio(page, 'PDF'),
  },
  {
    title: 'Goal tree',
    name: /^bellwether-goal-tree-2026-q4-2026-11-\d\d[.]xlsx$/,
    says: ['Q4 2026', 'Deploy 16 sites on schedule', 'Approved'],
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
  {
    title: 'People',
    name: /^bellwether-people-all-2026-11-\d\d[.]xlsx$/,
    says: ['Aisha Khan', 'Chief Operating Officer', 'Marta Lindqvist'],
  },
  {
    title: 'Goal compliance',
    name: /^bellwether-goal-compliance-2026-q4-2026-11-\d\d[.]xlsx$/,
    says: ['Not updated'],
    choose: (page) => radio(page, 'Predictions not updated last week'),
  },
  {
    title: 'Employee appraisals',
    name: /^bellwether-appraisals-2026-q1-to-2026-q3-2026-11-\d\d[.]xlsx$/,
    says: ['Q3 2026', 'Completed', 'Aisha Khan'],
  },
  {
    title: 'Appraisal compliance',
    name: /^bellwether-appraisal-compliance-2026-q3-2026-11-\d\d[.]xlsx$/,
    says: ['Aisha Khan'],
    choose: (page) => radio(page, 'One quarter'),
  },
  {
    title: 'Appraisal report',
    name: /^bellwether-appraisal-report-2026-q3-2026-11-\d\d[.]pdf$/,
    says: ['Clara Jensen', 'Q3 2026'],
    async choose(page) {
      await radio(page, 'Users');
      await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
      await expect(page.getByRole('dialog').getByText('This is required.')).toBeVisible();
      await page.getByRole('dialog').getByRole('combobox', { name: 'User' }).fill('Clara Jensen');
      await page.getByRole('option', { name: /Clara Jensen/ }).click();
    },
  },
];

test('the ceo previews and downloads every report that is a file', async ({ enter }) => {
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
    await report.choose?.(page);
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
  await expectNoAxeFaults(page, 'the reports');
});

test('an export survives a page change, can be canceled, and covers nothing on a phone', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/ERR_ABORTED|ERR_FAILED|report.file/);
  const page = await enter('ceo', '/v3/reports?open=report-people');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/report/file', async (route) => {
    await held;
    await route.continue();
  });
  await layer(page, 'People').getByRole('button', { name: 'Download' }).click();
  await expect(tray(page).getByText('Being made …')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Goals/ })
    .click();
  await expect(page).toHaveURL(/\/v3\/goals/);
  await expect(tray(page).getByText('Being made …')).toBeVisible();
  await expectNoAxeFaults(page, 'an export over the goals');

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

  await page.unroute('**/api/report/file');
  await page.route('**/api/report/file', () => undefined);
  await page.goto('/v3/reports?open=report-people');
  await layer(page, 'People').getByRole('button', { name: 'Download' }).click();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/report/file'));
  await tray(page).getByRole('button', { name: 'Show the exports' }).click();
  await tray(page).getByRole('button', { name: 'Cancel: People' }).click();
  await ended;
  await expect(tray(page)).toHaveCount(0);
});

test('team goal updates fill sheets of A4 by their rules', async ({ enter }) => {
  const page = await enter('ceo', '/v3/reports?open=report-team-goal-updates', { isDark: true });
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
  expect(found.length).toBeGreaterThan(3);
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

test('a report is scheduled, and the link of its mail makes it', async ({ enter }) => {
  const page = await enter('ceo', '/v3/reports?open=report-goal-compliance&mode=3');
  const answer = page.waitForResponse(
    (each) => each.url().endsWith('/report/schedules') && each.request().method() === 'POST',
  );
  await layer(page, 'Goal compliance').getByRole('button', { name: 'Every week' }).click();
  const { Id } = (await (await answer).json()) as { Id: number };
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const scheduled = page.getByRole('region', { name: 'Scheduled' });
  await expect(scheduled.getByText(/^Goal compliance Goals not finalized/)).toBeVisible();
  const made = page.waitForEvent('download');
  const { session } = await actor('ceo');
  await page.goto(`/v3/reports?schedule=${Id}&period=${session.Period.Id}`);
  expect((await made).suggestedFilename()).toMatch(/^bellwether-goal-compliance-2026-q4-/);
  const dialog = layer(page, 'Goal compliance');
  await expect(dialog.getByRole('radio', { name: 'Goals not finalized' })).toBeChecked();
  await expect(page).toHaveURL(/open=report-goal-compliance/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await scheduled.getByRole('button', { name: /^Delete: Goal compliance Goals not finalized/ }).click();
  await expect(scheduled.getByText(/^Goal compliance Goals not finalized/)).toBeHidden();
});

test('a contributor finds the own reports, and no page about a team', async ({ enter }) => {
  const page = await enter('contributor', '/v3/reports/teamgoalupdates/1?users=[2]');
  await expect(page.getByText('You are not authorized!')).toBeVisible();
  await page.goto('/v3/reports?open=report-goal-compliance');
  await expect(page.getByText('This report is not available to you.')).toBeVisible();
});
