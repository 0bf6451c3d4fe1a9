import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { sessionState } from '#platform/session-store.ts';
import { buildProfile, editorRights } from '../model/profile.fixture.ts';
import { renderProfile } from './render-profile.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const editing = '/v3/profile?open=edit-profile';
const boss = { RoleName: 'ceo', Id: 1, ParentId: 0 } as const;

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

it('each rule has the fixed message, and nothing is sent', async () => {
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

it('a field of the directory says so, and cannot be changed', async () => {
  const { screen } = renderProfile(editing, { getProfile: () => buildProfile({ Locked: ['JobTitle'] }) });
  expect((await field(screen, 'Job title')).disabled).toBe(true);
  expect(screen.getAllByText('From the directory')).toHaveLength(1);
  expect((await field(screen, 'Phone number')).disabled).toBe(false);
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

it('the present role has the focus; a new ceo needs the typed word; both goal flags at once are refused', async () => {
  const profile = buildProfile({ Id: 9, Name: 'Bo Boss', RoleName: 'manager', Permissions: editorRights });
  const { screen, calls } = renderProfile(
    '/v3/profile/9?open=manage-user&person=9',
    {
      getProfile: () => profile,
      listCompanyGoals: () => ({ data: [], Next: null }),
      getCeo: () => ({ Id: 1, Name: 'Cleo Chief' }),
      saveRoles: () => profile,
      restoreSession: () => buildSession(),
    },
    boss,
  );
  // Space on another role would choose it.
  const present = await screen.findByRole('radio', { checked: true });
  await waitFor(() => expect(document.activeElement).toBe(present));
  fireEvent.click(screen.getByRole('radio', { name: 'CEO' }));
  await screen.findByText(/Bo Boss becomes the CEO\. The present CEO becomes a manager/);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls('saveRoles')).toEqual([]);
  await write(screen, 'Type CONFIRM to make this person the CEO', 'confirm');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  await write(screen, 'Type CONFIRM to make this person the CEO', 'CONFIRM');
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
    CeoId: 1,
    UpdatedAt: profile.UpdatedAt,
  });
});

it('a manager is chosen from the list; who cannot be chosen has the reason', async () => {
  const person = { JobTitle: 'Lead', OrgUnit: 'Navy', Email: '', Avatar: null };
  const profile = buildProfile({ Id: 9, Permissions: editorRights });
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
  await waitFor(() =>
    expect(calls('changeManager')).toEqual([
      { params: { id: '9', managerId: '4' }, query: { From: `${profile.Manager}` } },
    ]),
  );
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
      getDeactivationPreview: () => ({
        ApprovalCount: 0,
        AppraisalCount: 0,
        ItemCount: 0,
        RequestCount: 0,
        FallsTo: null,
        GoalCount: 3,
        UserCount: 1,
        ReassignCount: 3,
        Periods: [],
      }),
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
