import type { InvitationMails, Uninvited } from '@bellwether/contract/accounts/invitations';
import type { ImportPreview, ImportProgress } from '@bellwether/contract/people/import';
import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { queryClient } from '#platform/query-client.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { ImportPage } from './import-page.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const preview = (more: Partial<ImportPreview> = {}): ImportPreview => ({
  ...{ Id: 5, FileName: 'people.csv', Rows: 3, Added: 2, Changed: 1, Unchanged: 0 },
  ...{ FaultCount: 0, WarningCount: 0, Faults: [], Warnings: [] },
  People: [
    {
      ...{ Row: 2, Name: 'Nele New', Email: 'nele@x.example', IsNew: true },
      ...{ Manager: 'Lea Lead', IsMoved: false, Department: 'Sales', RoleName: 'contributor' },
    },
  ],
  TopTeams: [
    { Id: 1, Name: 'Cleo Chief', JobTitle: 'CEO', Depth: 0, People: 12, IsMoved: false },
    { Id: 2, Name: 'Lea Lead', JobTitle: '', Depth: 1, People: 4, IsMoved: true },
  ],
  ...{ Sheets: [], Sheet: '', Encoding: 'utf-8', IsEncodingSure: true, HeadingRow: 1, Preset: null },
  Columns: [
    { Heading: 'Name', Field: 'Name', EmptyDeletes: false, Samples: ['Nele New'] },
    { Heading: 'Mail', Field: 'Email', EmptyDeletes: false, Samples: ['nele@x.example'] },
    { Heading: 'Office', Field: null, EmptyDeletes: false, Samples: ['Bonn'] },
  ],
  ...{
    RowsGood: 3,
    RowsLeftOut: 0,
    Left: 0,
    Returned: 0,
    Moved: 0,
    Promoted: 0,
    Missing: 0,
    IsComplete: false,
  },
  ...{ Leavers: [], Returners: [], Promotions: [], MissingPeople: [], Unclear: [] },
  ...more,
});
const progress = (State: ImportProgress['State'], more: Partial<ImportProgress> = {}): ImportProgress => ({
  ...{ Id: 5, State, Rows: 3, Written: 0, Added: 2, Changed: 1, Unchanged: 0, Faults: [] },
  ...{ ToWrite: 3, Deactivated: 0, Reactivated: 0, RowsLeftOut: 0 },
  ...more,
});
const absent = () => {
  throw new ProblemError({ status: 404, detail: 'This was not found.' });
};

function renderImport(answers: Answers = {}, profile: object = { RoleName: 'ceo' }, search = '') {
  const session = buildSession();
  return renderPages(
    (root) => [
      createRoute({ getParentRoute: () => root, path: '/v3/organization/import', component: ImportPage }),
      createRoute({ getParentRoute: () => root, path: '/v3/organization', component: () => <p>Chart</p> }),
    ],
    {
      place: `/v3/organization/import${search}`,
      session: { ...session, Profile: { ...session.Profile, ...profile } },
      answers: {
        getImport: absent,
        countUninvited: () => uninvited,
        getInvitationMails: () => arriving({}),
        previewImport: () => preview(),
        startImport: () => progress('waiting'),
        ...answers,
      },
    },
  );
}
type Screen = ReturnType<typeof renderImport>['screen'];

const uninvited: Uninvited = {
  Count: 2,
  Groups: [
    { Department: '', Role: 'manager', Count: 1 },
    { Department: 'Sales', Role: 'contributor', Count: 1 },
  ],
  Planned: null,
};

const arriving = (some: Partial<InvitationMails>): InvitationMails => ({
  ...{ Total: 0, Sent: 0, Waiting: 0, PausedUntil: null, Words: null, Refused: [] },
  ...some,
});

async function choose(screen: Screen, name = 'people.csv') {
  const input = (await screen.findByText('What the file needs')).ownerDocument.querySelector(
    'input[type="file"]',
  );
  fireEvent.change(input as Element, { target: { files: [new File(['Name,Email'], name)] } });
}

it('says what a file needs before one is chosen, and nothing to people who may not import', async () => {
  const { screen } = renderImport();
  await screen.findByRole('heading', { name: 'What the file needs' });
  screen.getByRole('button', { name: 'Download template' });
  await screen.findByText('2 people were never invited and cannot sign in yet.');
  cleanup();
  const other = renderImport({}, { RoleName: 'manager' });
  await other.screen.findByText('Only the CEO and org admins can import people.');
  expect(other.calls('getImport')).toEqual([]);
});

it('names the file that cannot be read, and takes another one', async () => {
  let isBad = true;
  const { screen } = renderImport({
    previewImport() {
      if (isBad)
        throw new ProblemError({
          status: 400,
          detail: 'Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.',
        });
      return preview();
    },
  });
  await choose(screen, 'holiday.png');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'holiday.png: Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.',
  );
  isBad = false;
  await choose(screen);
  await screen.findByText('people.csv · 3 rows checked');
});

it('a preview says under whom people and the top teams stand then', async () => {
  const { screen } = renderImport({ previewImport: () => preview() });
  await choose(screen);
  const people = await screen.findByRole('region', { name: 'Who is added or changed' });
  within(people).getByRole('row', {
    name: '2 Add Nele New nele@x.example Lea Lead Sales Individual Contributor',
  });
  const top = screen.getByText('Cleo Chief').closest('li');
  expect(top?.textContent).toBe('Cleo Chief · CEO · 12 peopleLea Lead · 4 people · moves here');
});

it('a preview with bad cells names each one, and offers the rows without them', async () => {
  const Faults = [{ Row: 7, Column: 'Email' as const, Message: 'Please enter valid email' }];
  const { screen, calls } = renderImport({
    previewImport: () => preview({ FaultCount: 1_200, Faults, Rows: 1_203, RowsLeftOut: 1_200 }),
  });
  await choose(screen);
  await screen.findByText(
    /^3 can be written, 1,200 cannot\. 1,200 cells are wrong\. Answer what the file leaves open/,
  );
  const row = within(screen.getByRole('region', { name: 'To be mended in the file' })).getByRole('row', {
    name: '7 Email Please enter valid email',
  });
  expect(row).toBeTruthy();
  screen.getByText('And 1,199 more.');
  screen.getByRole('button', { name: 'Download the rows left out' });
  fireEvent.click(screen.getByRole('button', { name: 'Import 3 people' }));
  await waitFor(() => expect(calls('startImport')).toEqual([{ body: { Id: 5, Rows: 'good' } }]));
});

it('a preview with warnings can be imported; a failed start keeps it', async () => {
  let fails = true;
  const Warnings = [{ Row: 3, Column: 'Department' as const, Message: 'will be shown in Sales' }];
  const { screen, calls } = renderImport({
    previewImport: () => preview({ WarningCount: 1, Warnings }),
    startImport() {
      if (fails) throw new ProblemError({ status: 503, detail: 'Please try again in a moment.' });
      return progress('running', { Written: 1 });
    },
    getImport: () => (fails ? absent() : progress('running', { Written: 1 })),
  });
  await choose(screen);
  await screen.findByText('2 to add · 1 to change · 0 unchanged');
  screen.getByRole('row', { name: '3 Department will be shown in Sales' });
  screen.getByRole('row', { name: '2 Add Nele New nele@x.example Lea Lead Sales Individual Contributor' });
  fireEvent.click(screen.getByRole('button', { name: 'Import 3 people' }));
  await screen.findByText('Please try again in a moment.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Import 3 people' }));
  await screen.findByText('1 of 3 rows');
  expect(calls('startImport')).toEqual([{ body: { Id: 5 } }, { body: { Id: 5 } }]);
  expect(screen.getByRole('progressbar', { name: 'Import' }).getAttribute('value')).toBe('1');
});

it('people who have left are deactivated only if they are ticked', async () => {
  const LeavesBehind = { Reports: 2, Goals: 1, Waiting: 0, Appraisals: 0 };
  const { screen, calls } = renderImport({
    previewImport: () =>
      preview({
        ...{ Added: 0, Changed: 0, Left: 2 },
        Leavers: [
          { Row: 2, Id: 31, Name: 'Ben Gone', LeavesBehind },
          { Row: null, Id: 32, Name: 'Cy Gone', LeavesBehind: { ...LeavesBehind, Reports: 0, Goals: 0 } },
        ],
        Returners: [{ Row: 3, Id: 33, Name: 'Di Back' }],
      }),
  });
  await choose(screen);
  await screen.findByText('2 reports, 1 open goal');
  expect(screen.queryByRole('button', { name: 'Do what is ticked' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Deactivate Ben Gone' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Activate Di Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Do what is ticked' }));
  await waitFor(() =>
    expect(calls('startImport')).toEqual([{ body: { Id: 5, Deactivate: [31], Reactivate: [33] } }]),
  );
});

it('what the file leaves open is asked once, and the answer is sent', async () => {
  const { screen, calls } = renderImport({
    previewImport: () =>
      preview({
        Unclear: [
          { Kind: 'status', Value: 'zzyzx', Rows: [2, 3] },
          { Kind: 'no_manager', Value: '', Rows: [4] },
        ],
      }),
    changeImport: () => preview(),
    listManagerChoices: () => ({ data: [], Next: null }),
  });
  await choose(screen);
  fireEvent.change(await screen.findByRole('combobox', { name: 'What does the status “zzyzx” mean?' }), {
    target: { value: 'left' },
  });
  await waitFor(() => expect(screen.queryByText('What the file leaves open')).toBeNull());
  expect(calls('changeImport')).toEqual([
    { params: { id: '5' }, body: { Answers: [{ Kind: 'status', Value: 'zzyzx', To: 'left' }] } },
  ]);
});

it('begins with the step that needs a look, and its address shows the step again', async () => {
  const { screen, calls } = renderImport({
    previewImport: () => preview({ Encoding: 'windows-1252', IsEncodingSure: false }),
    changeImport: ({ body }) =>
      preview({ Encoding: (body as { Encoding?: string }).Encoding ?? 'windows-1252' }),
  });
  await choose(screen);
  const encoding = await screen.findByRole('combobox', { name: 'Encoding' });
  within(screen.getByRole('list', { name: 'Samples of the file' })).getByText('Nele New');
  fireEvent.change(encoding, { target: { value: 'windows-1250' } });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Encoding' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Office is read as' }), {
    target: { value: 'Department' },
  });
  await waitFor(() => expect(calls('changeImport')).toHaveLength(2));
  expect(calls('changeImport')[1]?.body).toMatchObject({
    Columns: [{ Field: 'Name' }, { Field: 'Email' }, { Heading: 'Office', Field: 'Department' }],
  });
  fireEvent.click(screen.getByRole('link', { name: 'Plan' }));
  await screen.findByText('2 to add · 1 to change · 0 unchanged');
});

it('an address without its file asks to choose it again', async () => {
  const { screen } = renderImport(
    {
      changeImport() {
        throw new ProblemError({ status: 409, detail: 'This import has started already.' });
      },
    },
    { RoleName: 'ceo' },
    '?file=5&step=columns',
  );
  await screen.findByText('This import has started already.');
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  await screen.findByText('What the file needs');
});

it('a file without a change says so', async () => {
  const { screen } = renderImport({
    previewImport: () => preview({ Added: 0, Changed: 0, Unchanged: 3, People: [] }),
  });
  await choose(screen);
  await screen.findByText('Everybody in this file is up to date, so there is nothing to import.');
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
});

it('an import under way is found again, and can be cancelled', async () => {
  let state: ImportProgress['State'] = 'waiting';
  const { screen } = renderImport({
    getImport: () => progress(state),
    cancelImport() {
      state = 'cancelled';
      return progress(state);
    },
  });
  await screen.findByText('The import begins …');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel import' }));
  await screen.findByText('The import was cancelled. Nobody was added or changed.');
  fireEvent.click(screen.getByRole('button', { name: 'Import another file' }));
  await screen.findByText('What the file needs');
});

it.each([
  ['done', '2 added · 1 changed · 0 unchanged'],
  ['failed', 'The import failed. Nobody was added or changed. Please try again.'],
  ['refused', /^The company changed since the file was checked/],
] as const)('an import that ends as %s says so', async (end, words) => {
  let state: ImportProgress['State'] = 'running';
  const { screen, path } = renderImport({
    getImport: () => progress(state, { Faults: [{ Row: 2, Column: 'Email', Message: 'Is taken.' }] }),
    sendInvitations: ({ body }) => ({ Count: 2, At: body?.At ?? null }),
  });
  await screen.findByText('0 of 3 rows');
  state = end;
  await screen.findByText(words);
  if (end === 'refused') screen.getByRole('row', { name: '2 Email Is taken.' });
  if (end !== 'done') return;
  fireEvent.click(await screen.findByRole('button', { name: 'Send 2 invitations' }));
  await screen.findByText('2 people are invited by e-mail now.');
  fireEvent.click(screen.getByRole('link', { name: 'See the organization' }));
  await waitFor(() => expect(path()).toBe('/v3/organization'));
});

it('invites chosen departments later, and takes the plan back', async () => {
  let planned: Uninvited['Planned'] = null;
  const { screen, calls } = renderImport({
    getImport: () => progress('done'),
    countUninvited: () => ({ ...uninvited, Planned: planned }),
    sendInvitations: ({ body }) => {
      const At = body?.At ?? '';
      planned = { Departments: body?.Departments ?? [], Roles: [], At, PlannedBy: 'Grace Miller' };
      return { Count: 1, At };
    },
    endPlannedInvitations: () => uninvited,
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Chosen departments or roles' }));
  fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await screen.findByText('Nobody is chosen.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sales (1)' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Later' }));
  fireEvent.change(screen.getByLabelText('Day and time'), { target: { value: '2031-01-02T08:00' } });
  fireEvent.click(screen.getByRole('button', { name: /^Send invitation on / }));
  await screen.findByText(/^Invitations are planned for .* by Grace Miller\./);
  expect(calls('sendInvitations')).toEqual([
    { body: { Departments: ['Sales'], Roles: [], At: new Date('2031-01-02T08:00').toISOString() } },
  ]);
  planned = null;
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByText(/are planned for/)).toBeNull());
});

it.each([
  [{ Total: 200, Sent: 163, Waiting: 37 }, /^37 of 200 invitations are on their way\.$/],
  [
    { Total: 200, Waiting: 200, PausedUntil: '2026-11-18T15:30:00Z', Words: '451 Slow down' },
    /^200 of 200 invitations are on their way\. The mail server takes no mails at present: 451 Slow down\. They are sent when it does\.$/,
  ],
  [{ Total: 1, Waiting: 1 }, 'The invitation is on its way.'],
  [{ Total: 200, Sent: 200 }, 'All 200 invitations were sent.'],
] as const)('says how invitations arrive: %o', async (some, words) => {
  const { screen } = renderImport({ getInvitationMails: () => arriving(some) });
  await screen.findByText(words);
});

it('names those whose invitation was refused, with the reason', async () => {
  const { screen } = renderImport({
    getInvitationMails: () =>
      arriving({
        Total: 3,
        Sent: 2,
        Refused: [{ Id: 7, Name: 'Nora Fields', Address: 'nora@demo.example', Reason: '550 No such user' }],
      }),
  });
  await screen.findByText(/^2 of 3 invitations were sent\. 1 was refused:/);
  await screen.findByText('Nora Fields (nora@demo.example): 550 No such user');
});

it('says that the latest import could not be loaded', async () => {
  const { screen } = renderImport({
    getImport() {
      throw new ProblemError({ status: 400, detail: 'No.' });
    },
  });
  await screen.findByText('The import could not be loaded.');
});

it('names who is not in the file, as long as it is not said to be complete', async () => {
  const missing = { Missing: 2, MissingPeople: [{ Id: 8, Name: 'Mo Missing' }] };
  const { screen } = renderImport({ previewImport: () => preview(missing) });
  await choose(screen);
  const table = await screen.findByRole('region', { name: 'Who is not in this file' });
  within(table).getByText('Mo Missing');
  cleanup();
  const complete = renderImport({ previewImport: () => preview({ ...missing, IsComplete: true }) });
  await choose(complete.screen);
  await complete.screen.findByText('Nele New');
  expect(complete.screen.queryByText('Mo Missing')).toBeNull();
});
