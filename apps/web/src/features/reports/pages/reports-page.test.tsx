import { ProblemError } from '@bellwether/contract/problem';
import type { ReportPreview } from '@bellwether/contract/reports/preview';
import { createRoute } from '@tanstack/react-router';
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { ExportTray } from '#platform/exports/export-tray.tsx';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import * as files from '#platform/save-file.ts';
import { forgetSession } from '#platform/session-store.ts';
import { reportLayers } from '../layers.tsx';
import { readReportsSearch } from '../model/reports-search.ts';
import { TeamUpdatesPage } from '../team/pages/team-updates-page.tsx';
import { ReportsPage } from './reports-page.tsx';

afterEach(() => {
  act(forgetSession);
  cleanup();
});

const file = { blob: new Blob(['x']), name: 'bellwether-people-all-2026-11-18.xlsx' };
const session = buildSession();
const period = (Id: number, Quarter: number, StartDate: string) => ({
  ...session.Period,
  Id,
  Quarter,
  Index: Id,
  StartDate,
});
const current = session.Period;

const preview: ReportPreview = {
  Title: 'Goal list',
  Subtitle: 'Q4 2026',
  FileName: 'bellwether-goal-list-2026-q4-2026-11-18',
  Finding: '3 of 4 predicted goals are likely or very likely.',
  Charts: [
    {
      Kind: 'distribution',
      Title: 'Likelihood',
      Finding: '3 of 4 predicted goals are likely or very likely.',
      Table: {
        Columns: ['Likelihood', 'Goals'],
        Rows: [
          ['Likely', 3],
          ['Unsure', 1],
        ],
      },
      Bars: [
        { Label: 'Likely', Level: 3, Count: 3 },
        { Label: 'Unsure', Level: 2, Count: 1 },
      ],
    },
    {
      Kind: 'rings',
      Counts: 'likely',
      Title: 'The tree at a glance',
      Finding: '1 of 1 top goals is likely or very likely.',
      Table: { Columns: ['Goal'], Rows: [['Ship the arm']] },
      Roots: [
        {
          Title: 'Ship the arm',
          Owner: 'Somebody',
          Level: 3,
          Word: 'Likely',
          Below: 2,
          CountedBelow: 1,
          Children: [],
          More: 0,
        },
      ],
      More: 1,
    },
  ],
  Count: 4,
  Parts: [{ Name: 'Q4 2026', Count: 4 }],
  Columns: [
    { Header: 'Title', IsNumber: false },
    { Header: 'Likelihood', IsNumber: false },
  ],
  Rows: [
    {
      Depth: 0,
      Cells: [
        { Text: 'Ship the arm', Level: null, Note: '' },
        { Text: 'Likely', Level: 3, Note: '' },
      ],
    },
  ],
  Empty: '',
  Formats: { excel: '', pdf: 'This is too large for a PDF. Please choose Excel.' },
};

function open(answers: Answers = {}, { profile = {} as object, tenant = {}, place = '' } = {}) {
  vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/reports',
        validateSearch: readReportsSearch,
        component: () => (
          <>
            <ReportsPage />
            <ExportTray />
            <LayerHost tables={[reportLayers]} />
          </>
        ),
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/v3/reports/teamgoalupdates/$periodId',
        validateSearch: readReportsSearch,
        component: TeamUpdatesPage,
      }),
    ],
    {
      place: `/v3/reports${place}`,
      session: {
        ...session,
        Profile: { ...session.Profile, RoleName: 'ceo', ...profile },
        Tenant: { ...session.Tenant, TalentEnabled: true, ...tenant },
      },
      answers: {
        listPeriods: () => ({ data: [current], Next: null }),
        listReportSchedules: () => ({ data: [], AreMailsOff: false }),
        previewReport: () => preview,
        ...answers,
      },
    },
  );
}

const ofGoals = ['Goal list', 'Goal tree', 'Goal trees of several quarters', 'Goal planning template'];
const goals = [...ofGoals, 'Quarterly summary', 'Annual summary'];
const people = ['People', 'Goal compliance', 'Team Goal Updates'];
const talent = ['Employee appraisals', 'Appraisal compliance', 'Appraisal report'];

it.each([
  ['the ceo', { RoleName: 'ceo' }, {}, [...goals, ...people, ...talent]],
  ['a manager', { RoleName: 'manager' }, {}, [...goals, ...people, ...talent]],
  [
    'a manager without appraisals in the company',
    { RoleName: 'manager' },
    { TalentEnabled: false },
    [...goals, ...people],
  ],
  ['a contributor', { RoleName: 'contributor' }, {}, [...goals, 'People']],
  [
    'a contributor who is HR admin',
    { RoleName: 'contributor', IsHrAdmin: true },
    {},
    [...goals, 'People', ...talent],
  ],
  ['an observer', { RoleName: 'observer' }, {}, [...ofGoals, 'People']],
  [
    'an observer who is HR admin',
    { RoleName: 'observer', IsHrAdmin: true },
    {},
    [...goals, 'People', ...talent],
  ],
])('%s finds the reports of the role', async (_, profile, tenant, titles) => {
  const { screen } = open({}, { profile, tenant });
  await screen.findByRole('heading', { name: 'Goal list' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
});

it('a dialog keeps its choices in the address, previews them, and closes once the download starts', async () => {
  const { screen, calls, search } = open({ makeReport: () => file });
  fireEvent.click(await screen.findByRole('button', { name: 'Generate: Goal list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Goal list' });
  await within(dialog).findByText(preview.Finding);
  expect(within(dialog).getByRole('cell', { name: 'Likely' })).toBeTruthy();
  expect(within(dialog).getByText('and 3 more rows in the file')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('radio', { name: 'My goals' }));
  fireEvent.click(within(dialog).getByRole('radio', { name: 'PDF' }));
  await within(dialog).findByText('This is too large for a PDF. Please choose Excel.');
  await waitFor(() => expect(search()).toMatchObject({ mode: 2, format: 'pdf' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files.saveFile).toHaveBeenCalledWith(file));
  expect(calls('makeReport')[0]?.body).toEqual({
    Choice: { Report: 'goalList', PeriodId: current.Id, UserId: session.Profile.Id },
    Format: 'pdf',
  });
  expect(calls('previewReport').at(-1)?.body).toEqual({
    Report: 'goalList',
    PeriodId: current.Id,
    UserId: session.Profile.Id,
  });
  await waitFor(() => expect(search()).toEqual({}));
  expect(await screen.findByText('Last made here:')).toBeTruthy();
});

it('a preview has the charts of the file: the first is open, each says its finding and has its table', async () => {
  const { screen } = open({}, { place: '?open=report-goal-list' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Goal list' }));
  const picture = await dialog.findByRole('img', { name: preview.Finding });
  const [first, second] = preview.Charts.map(({ Finding }) => dialog.getByText(Finding).closest('details'));
  expect([first?.open, second?.open]).toEqual([true, false]);
  expect(first?.contains(picture)).toBe(true);
  expect(picture.textContent).toBe('Likely3Unsure1');
  expect(second?.textContent).toContain('Likely · 1 of 2 below likely · Somebodyand 1 more top goal');
  fireEvent.click(dialog.getByText('Show as table (2 rows)'));
  const table = within(await dialog.findByRole('region', { name: 'Likelihood' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LikelihoodGoals',
    'Likely3',
    'Unsure1',
  ]);
});

it('one person’s goals need a person', async () => {
  const { screen, calls } = open(
    { getOrganisation: () => ({ Version: '1', data: [] }) },
    { place: '?open=report-goal-list&mode=3' },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Goal list' });
  await within(dialog).findByText('Complete the choices to see how the report begins.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
  await within(dialog).findByText('This is required.');
  expect(calls('makeReport')).toEqual([]);
});

it('a From later than To moves To', async () => {
  const first = period(current.Id - 1, 3, '2020-01-01');
  const { screen, search } = open(
    { listPeriods: () => ({ data: [first, current], Next: null }) },
    { place: `?open=report-goal-trees&quarter=${first.Id}` },
  );
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('combobox', { name: 'From' }));
  fireEvent.click(await screen.findByRole('option', { name: / · current$/ }));
  await waitFor(() =>
    expect(search()).toEqual({ open: 'report-goal-trees', format: 'excel', quarter: current.Id }),
  );
});

it('the reports about appraisals say why there is nothing to choose', async () => {
  const schedule = (Periods: object[]) =>
    ({
      getTalentSchedule: () => ({ Id: 1, EffectiveDate: '2026-01-01', QuarterStartMonthOffset: 0, Periods }),
    }) as Answers;
  const without = open(schedule([]), { place: '?open=report-appraisals' });
  await without.screen.findByText('You do not have appraisals to generate reports.');
  cleanup();
  const { Id: PeriodId, ...ended } = period(7, 3, '2026-07-01');
  const nobody = open(
    { ...schedule([{ ...ended, PeriodId }]), listAppraisalUsers: () => ({ users: [], managers: [] }) },
    { place: '?open=report-appraisal-report' },
  );
  await nobody.screen.findByText('You do not have any appraisals for this period.');
  fireEvent.click(nobody.screen.getByRole('button', { name: 'Download' }));
  expect(nobody.calls('makeReport')).toEqual([]);
});

it('a report is scheduled in its dialog, and the list of the page deletes it', async () => {
  const { screen, calls }: ReturnType<typeof open> = open({
    createReportSchedule: () => scheduled,
    listReportSchedules: () => ({
      data: calls('createReportSchedule').length > 0 ? [scheduled] : [],
      AreMailsOff: true,
    }),
    deleteReportSchedule: () => ({ Id: scheduled.Id }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Generate: Goal compliance' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Every week' }));
  await waitFor(() =>
    expect(calls('createReportSchedule')[0]?.body).toEqual({
      Choice: { Report: 'goalCompliance', Mode: 1 },
      Rhythm: 'weekly',
    }),
  );
  await within(dialog).findByRole('button', { name: 'Every week', pressed: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Delete: Goal compliance \S/ }));
  await waitFor(() => expect(calls('deleteReportSchedule')[0]?.params).toEqual({ id: String(scheduled.Id) }));
});

const scheduled = {
  Id: 4,
  Choice: { Report: 'goalCompliance', Mode: 1 },
  Rhythm: 'weekly',
  NextAt: '2026-11-23T13:00:00.000Z',
  CreatedAt: '2026-11-18T13:00:00.000Z',
  IsPaused: false,
} as const;

it('the link of a mail makes its report once and opens the dialog with its choices', async () => {
  const { screen, calls, search } = open(
    {
      getScheduledReport: () => ({
        Id: 4,
        Choice: { Report: 'goalCompliance', Mode: 2 },
        Rhythm: 'weekly',
        PeriodId: current.Id,
        PeriodIds: [current.Id],
      }),
      makeReport: () => file,
    },
    { place: `?schedule=4&period=${current.Id}` },
  );
  await screen.findByRole('dialog', { name: 'Goal compliance' });
  await waitFor(() => expect(files.saveFile).toHaveBeenCalledWith(file));
  expect(calls('makeReport').map(({ body }) => body)).toEqual([
    { Choice: { Report: 'goalCompliance', Mode: 2, PeriodId: current.Id }, Format: 'excel' },
  ]);
  expect(search()).toEqual({ open: 'report-goal-compliance', format: 'excel', quarter: current.Id, mode: 2 });
});

it('links to what is not theirs say so', async () => {
  const { screen } = open(
    {},
    { profile: { RoleName: 'contributor' }, place: '?open=report-goal-compliance' },
  );
  await screen.findByText('This report is not available to you.');
  cleanup();
  const team = open({}, { profile: { RoleName: 'contributor' }, place: '/teamgoalupdates/1?users=[2]' });
  await team.screen.findByText('You are not authorized!');
  expect(team.calls('getTeamGoalUpdates')).toEqual([]);
  cleanup();
  const gone = open(
    {
      getScheduledReport() {
        throw new ProblemError({ status: 404, detail: 'Not found.' });
      },
    },
    { place: '?schedule=4&period=1' },
  );
  await gone.screen.findByText(/^This scheduled report no longer exists/);
});
