import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { buildListed } from '#features/goals/reading/model/goals.fixture.ts';
import { sessionState } from '#platform/session-store.ts';
import { buildProfile } from '../model/profile.fixture.ts';
import { renderProfile, signedIn } from './render-profile.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ownPlace = '/v3/profile?tab=settings';
const editing = '/v3/profile?open=edit-profile';

type Screen = ReturnType<typeof renderProfile>['screen'];
const field = (screen: Screen, name: string) =>
  screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>;
const write = async (screen: Screen, name: string, value: string) =>
  fireEvent.change(await field(screen, name), { target: { value } });
const save = (screen: Screen) => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('a profile is saved with the version it began with, and the session follows', async () => {
  const { screen, calls } = renderProfile(editing, {
    saveProfile: () => buildProfile({ Name: 'Ada Wood', UpdatedAt: '2026-11-02T08:00:00Z' }),
  });
  await write(screen, 'Name', '  Ada Wood ');
  save(screen);
  await screen.findByText('Your profile has been saved.');
  expect(calls('saveProfile')[0]).toMatchObject({
    params: { id: '7' },
    body: { Name: '  Ada Wood ', TimeZone: null, UpdatedAt: '2026-11-01T08:00:00Z' },
  });
  const now = sessionState();
  expect(now.status === 'signed-in' && now.session.Profile.Name).toBe('Ada Wood');
});

it('each rule has the documents’ message, and nothing is sent', async () => {
  const { screen, calls } = renderProfile(editing);
  await write(screen, 'Name', ' ');
  await write(screen, 'Job title', '');
  await write(screen, 'Email', 'ada');
  await write(screen, 'LinkedIn URL', 'example.com');
  save(screen);
  for (const message of [
    'Please input your name!',
    'Please input your job title!',
    'Please enter valid email',
    'Invalid LinkedIn URL!',
  ])
    await screen.findByText(message);
  expect(calls('saveProfile')).toEqual([]);
});

it('after somebody else’s change, Reload keeps what was typed, takes the rest, and the save goes through', async () => {
  let stands = buildProfile();
  const { screen, calls } = renderProfile(editing, {
    getProfile: () => stands,
    saveProfile: ({ body }) => {
      const fresh = buildProfile({ JobTitle: 'Head of Wood', UpdatedAt: '2026-11-03T08:00:00Z' });
      stands = fresh;
      if (body.UpdatedAt !== fresh.UpdatedAt) throw new ProblemError({ status: 409, detail: 'Changed.' });
      return { ...fresh, Name: body.Name ?? fresh.Name, JobTitle: body.JobTitle ?? fresh.JobTitle };
    },
  });
  await write(screen, 'Name', 'Ada Wood');
  save(screen);
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(async () => expect((await field(screen, 'Job title')).value).toBe('Head of Wood'));
  expect((await field(screen, 'Name')).value).toBe('Ada Wood');
  save(screen);
  await screen.findByText('Your profile has been saved.');
  expect(calls('saveProfile')[1]?.body).toMatchObject({ Name: 'Ada Wood', JobTitle: 'Head of Wood' });
});

it('the mail switch shows the former state where the save fails', async () => {
  const { screen, calls } = renderProfile(ownPlace, {
    setEmailPreference() {
      throw new ProblemError({ status: 503, detail: 'Please try again.' });
    },
  });
  const mails = await screen.findByRole('switch');
  fireEvent.click(mails);
  await screen.findByText('Please try again.');
  expect((mails as HTMLInputElement).checked).toBe(true);
  expect(calls('setEmailPreference')).toEqual([{ params: { flag: '0' } }]);
});

it('other sessions end one by one or together; this one has no button', async () => {
  let sessions = [signedIn(3), signedIn(2, true), signedIn(1)];
  const { screen } = renderProfile(ownPlace, {
    listSessions: () => ({ data: sessions, Next: null }),
    endOneSession: ({ params }: { params: { id: string } }) => {
      sessions = sessions.filter((each) => `${each.Id}` !== params.id);
      return { Id: 3 };
    },
    endOtherSessions: () => {
      sessions = sessions.filter((each) => each.IsCurrent);
      return {};
    },
  });
  const list = await screen.findByRole('list', { name: 'Where you are signed in' });
  const [first] = within(list).getAllByRole('button', { name: 'End Firefox on Linux' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  if (first) fireEvent.click(first);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'End others' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'End others' })).toBeNull();
});

const boss = { RoleName: 'ceo', Id: 1, ParentId: 0 } as const;
const everything = {
  EditProfile: true,
  EditResponsibility: true,
  ManageRoles: true,
  MakeCeo: true,
  IsOrgAdmin: true,
  IsGoalAdmin: true,
  IsGoalManager: true,
  IsHrAdmin: true,
  ChangeManager: true,
} as const;

it('the card shows filled fields, cuts the biography at 100 characters, and marks the own profile', async () => {
  const { screen } = renderProfile('/v3/profile', {
    getProfile: () =>
      buildProfile({ Biography: `${'a'.repeat(100)}end`, Disc: 'DI', IsDelegate: true, PhoneNumber: '' }),
  });
  await screen.findByRole('heading', { name: 'Ada Larkwood (You)' });
  screen.getByText('Dominance + Influence');
  screen.getByText('Individual Contributor');
  screen.getByText('Delegate');
  await screen.findByText('Responsibility not added yet.');
  screen.getByText(`${'a'.repeat(100)}…`);
  fireEvent.click(screen.getByRole('button', { name: 'View more' }));
  screen.getByText(/end$/);
  screen.getByRole('button', { name: 'Add phone' });
  await screen.findByText(/^No Goals have been added for Q\d \d{4}\.$/);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Goals',
    'User Manual',
    'How well I know',
    'Settings',
  ]);
});

it('another person’s profile has no invitation to fill it, no settings, and no button without its right', async () => {
  const { screen } = renderProfile('/v3/profile/9', {
    getProfile: () =>
      buildProfile({ Id: 9, Name: 'Bo Boss', RoleName: 'manager', IsEditable: false, Permissions: {} }),
  });
  await screen.findByRole('heading', { name: 'Bo Boss' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Goals',
    'Direct Reports',
    'User Manual',
  ]);
  for (const name of [/^Add /, 'Edit Profile', 'Manage User', 'Change Manager', 'Assign Manager'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Direct Reports' }));
  await screen.findByText('No direct reports yet.');
});

it('a profile that is not there says that it is not theirs', async () => {
  const { screen } = renderProfile('/v3/profile/9', {
    getProfile() {
      throw new ProblemError({ status: 404, detail: 'This was not found.' });
    },
  });
  await screen.findByText('You are not authorized!');
});

it('a new ceo needs the typed word; both goal flags at once are refused', async () => {
  const profile = buildProfile({ Id: 9, Name: 'Bo Boss', RoleName: 'manager', Permissions: everything });
  const { screen, calls } = renderProfile(
    '/v3/profile/9?open=manage-user&person=9',
    {
      getProfile: () => profile,
      listCompanyGoals: () => ({ data: [], Next: null }),
      saveRoles: () => profile,
      restoreSession: () => buildSession(),
    },
    boss,
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'CEO' }));
  await screen.findByText(/Bo Boss becomes the ceo\. The present ceo becomes a manager/);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls('saveRoles')).toEqual([]);
  await write(screen, 'Type CONFIRM to make this person the ceo', 'confirm');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  await write(screen, 'Type CONFIRM to make this person the ceo', 'CONFIRM');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Goal Admin' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Goal Manager' }));
  await screen.findByText(/^You only can be either a Goal Admin or Goal Manager\. A Goal Admin has/);
  save(screen);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Goal Manager' }));
  save(screen);
  await waitFor(() => expect(calls('saveRoles')).toHaveLength(1));
  expect(calls('saveRoles')[0]?.body).toEqual({
    RoleName: 'ceo',
    IsOrgAdmin: false,
    IsGoalAdmin: true,
    IsGoalManager: false,
    IsHrAdmin: false,
    UpdatedAt: profile.UpdatedAt,
  });
});

it('a manager is chosen from the list; who cannot be chosen has the reason', async () => {
  const person = { JobTitle: 'Lead', OrgUnit: 'Navy', Avatar: null };
  const profile = buildProfile({ Id: 9, Permissions: everything });
  const { screen, calls } = renderProfile('/v3/profile/9?open=change-manager&person=9', {
    getProfile: () => profile,
    listManagerChoices: () => ({
      data: [
        { Id: 3, Name: 'Cay Chief', ...person, Disabled: true, Reason: 'Cay Chief is the manager already.' },
        { Id: 4, Name: 'Dee Lead', ...person, Disabled: false, Reason: null },
      ],
      Next: null,
    }),
    changeManager: () => profile,
  });
  await screen.findByText('Cay Chief is the manager already.');
  save(screen);
  await screen.findByText('Please select manager!');
  fireEvent.click(screen.getByRole('radio', { name: /^Dee Lead/ }));
  save(screen);
  await waitFor(() => expect(calls('changeManager')).toEqual([{ params: { id: '9', managerId: '4' } }]));
});

it('notes are written, changed and deleted after a question', async () => {
  const note = {
    Id: 5,
    Title: 'Plan',
    Body: 'Text',
    CreatedAt: '2026-11-01T08:00:00Z',
    UpdatedAt: '2026-11-01T08:00:00Z',
  };
  let notes = [] as (typeof note)[];
  const { screen, calls } = renderProfile('/v3/profile/9?tab=notes', {
    getProfile: () => buildProfile({ Id: 9, Name: 'Bo Boss', Permissions: { SeeNotes: true } }),
    listNotes: () => ({ data: notes, Next: null }),
    createNote: () => {
      notes = [note];
      return note;
    },
    saveNote: () => note,
    deleteNote: () => {
      notes = [];
      return { Id: 5 };
    },
  });
  await screen.findByText('No Notes Yet');
  fireEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  await field(screen, 'Title');
  save(screen);
  await waitFor(() => expect(screen.getAllByText('Please enter!')).toHaveLength(2));
  await write(screen, 'Title', 'Plan');
  await write(screen, 'Body', 'Text');
  save(screen);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Plan' }));
  expect((await field(screen, 'Title')).value).toBe('Plan');
  await write(screen, 'Body', 'More');
  save(screen);
  await waitFor(() => expect(calls('saveNote')).toHaveLength(1));
  expect(calls('createNote')[0]?.body).toEqual({ UserId: 9, Title: 'Plan', Body: 'Text' });
  expect(calls('saveNote')[0]?.body).toEqual({ Title: 'Plan', Body: 'More', UpdatedAt: note.UpdatedAt });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Plan' }));
  await screen.findByText('Do you want to delete?');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No Notes Yet');
  expect(calls('deleteNote')).toEqual([{ params: { id: '5' } }]);
});

it('a deactivation says what it leaves behind; activating is one press', async () => {
  const rights = { Deactivate: true } as const;
  let stands = buildProfile({ Id: 9, Name: 'Bo Boss', RoleName: 'manager', Permissions: rights });
  const { screen, calls } = renderProfile(
    '/v3/profile/9',
    {
      getProfile: () => stands,
      getDeactivationPreview: () => ({ GoalCount: 3, UserCount: 1, ReassignCount: 3, Periods: [] }),
      deactivatePerson: () => {
        stands = {
          ...stands,
          Status: 'Deactivated',
          Permissions: { Activate: true, Deactivate: 'deactivated' },
        };
        return stands;
      },
      activatePerson: () => {
        stands = { ...stands, Status: 'Active', Permissions: rights };
        return stands;
      },
    },
    boss,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await screen.findByText(/^3 open goals keep this owner\./);
  screen.getByText(/^1 direct report keeps this manager\./);
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  await screen.findByText('Deactivated');
  fireEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  await screen.findByText('Bo Boss is active again.');
  expect([calls('deactivatePerson'), calls('activatePerson')]).toEqual([
    [{ params: { id: '9' } }],
    [{ params: { id: '9' } }],
  ]);
});

const report = (Id: number, Name: string, Status: 'Active' | 'Invited') =>
  ({ Id, Name, JobTitle: 'Welder', Avatar: null, Status }) as const;

it('the direct reports show how their goals go; an invited one is invited again', async () => {
  const profile = buildProfile({
    Id: 9,
    Name: 'Bo Boss',
    RoleName: 'manager',
    DirectReports: [11, 12],
    DirectReportUsers: [report(11, 'Cy Clerk', 'Active'), report(12, 'Di Dent', 'Invited')],
    Permissions: { ...everything, AddEmployee: true },
  });
  const { screen, calls, search } = renderProfile('/v3/profile/9?tab=reports', {
    getProfile: () => profile,
    listReportGoals: () => ({
      data: [{ Id: 11, Likelihood: [0, 0, 0, 2, 1], Unpredicted: 0, Asked: 3, NotUpdated: 1 }],
    }),
    reinvitePerson: () => buildProfile({ Id: 12, Email: 'di@demo.example', Status: 'Invited' }),
  });
  await screen.findByRole('img', { name: '1 Very likely, 2 Likely' });
  screen.getByText('2 of 3 updated');
  screen.getByText('No goals yet');
  expect(screen.queryByRole('button', { name: 'Reinvite Cy Clerk' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reinvite Di Dent' }));
  await screen.findByText('An invitation has been re-sent to di@demo.example.');
  expect(calls('reinvitePerson')).toEqual([{ params: { id: '12' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Add Employee' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'add-employee', person: 9 }));
});

it('a manager without direct reports is told so, and who may adds the first', async () => {
  const boss = { Id: 9, Name: 'Bo Boss', RoleName: 'manager', IsEditable: false } as const;
  const empty = buildProfile({ ...boss, Permissions: {} });
  const { screen } = renderProfile('/v3/profile/9?tab=reports', {
    getProfile: () => empty,
    listReportGoals: () => ({ data: [] }),
  });
  await screen.findByText('No direct reports yet.');
  expect(screen.queryByRole('button', { name: 'Add Employee' })).toBeNull();
});

it('a note without a person, a pending edit and failed quarters are told', async () => {
  const { screen } = renderProfile('/v3/profile?open=note', {
    listPeriods() {
      throw new ProblemError({ status: 400, detail: 'No.' });
    },
    listGoalsOfPerson: () => ({
      data: [buildListed({ Id: 12 })],
      goalEdits: [{ GoalId: 12, Id: 1, State: 'review', UpdatedAt: '2026-11-01T08:00:00Z' }],
      Next: null,
    }),
  });
  await screen.findByText(/^Notes are about other people\./);
  await screen.findByText('Pending edits');
  await screen.findByText('The other quarters could not be loaded.');
});

it('the tab Appraisals is there for those who may see it, never on the profile of a ceo', async () => {
  const { Avatar, Id, JobTitle, Name, OrgUnit } = buildProfile();
  const user = { Id, Name, JobTitle, OrgUnit: OrgUnit ?? '', Avatar, ParentId: 3 };
  const see = { SeeAppraisals: true } as const;
  const { screen } = renderProfile('/v3/profile?tab=appraisals', {
    getProfile: () => buildProfile({ Permissions: see }),
    listAppraisalsOfPerson: () => ({
      user: { ...user, RoleName: 'contributor', IsDeactivated: false },
      evaluations: [],
      isShare: false,
      Periods: [],
    }),
  });
  const tab = await screen.findByRole('tab', { name: 'Appraisals' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await screen.findByText('This user is too new to be eligible for any appraisal periods.');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Goals',
    'User Manual',
    'How well I know',
    'Appraisals',
  ]);
  cleanup();
  const ceo = renderProfile('/v3/profile', {
    getProfile: () => buildProfile({ RoleName: 'ceo', Permissions: see }),
  });
  await ceo.screen.findByRole('tab', { name: 'Goals' });
  expect(ceo.screen.queryByRole('tab', { name: 'Appraisals' })).toBeNull();
});
