import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildListed } from '#features/goals/reading/model/goals.fixture.ts';
import { buildProfile, editorRights } from '../model/profile.fixture.ts';
import { renderProfile } from './render-profile.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('the card shows filled fields, cuts the biography at 100 characters, and marks the own profile', async () => {
  const { screen } = renderProfile('/v3/profile', {
    getProfile: () =>
      buildProfile({
        AwayUntil: '2026-11-29',
        Biography: `${'a'.repeat(100)}end`,
        Disc: 'DI',
        IsDelegate: true,
        PhoneNumber: '',
      }),
  });
  await screen.findByRole('heading', { name: 'Ada Larkwood (You)' });
  screen.getByText('Dominance + Influence');
  screen.getByText('Individual Contributor');
  screen.getByText('Delegate');
  screen.getByText(/^Away until .*29/);
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

it('a profile that is not there says that it is not theirs; its drawer offers no retry', async () => {
  const { screen } = renderProfile('/v3/profile/9?open=edit-profile', {
    getProfile() {
      throw new ProblemError({ status: 404, detail: 'This was not found.' });
    },
  });
  await screen.findByText('You are not authorized!');
  const drawer = await screen.findByRole('dialog', { name: 'Edit Profile' });
  await within(drawer).findByText('This profile does not exist, or you may not see it.');
  expect(within(drawer).queryByRole('button', { name: 'Try again' })).toBeNull();
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
    Permissions: { ...editorRights, AddEmployee: true },
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

it('a manager without direct reports sees a sentence, and a button if they may add the first', async () => {
  const boss = { Id: 9, Name: 'Bo Boss', RoleName: 'manager', IsEditable: false } as const;
  const empty = buildProfile({ ...boss, Permissions: {} });
  const { screen } = renderProfile('/v3/profile/9?tab=reports', {
    getProfile: () => empty,
    listReportGoals: () => ({ data: [] }),
  });
  await screen.findByText('No direct reports yet.');
  expect(screen.queryByRole('button', { name: 'Add Employee' })).toBeNull();
});

it('a note without a person, a pending edit and failed quarters show their sentences', async () => {
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

it('the tab Settings is a door to the settings', async () => {
  const { screen } = renderProfile('/v3/profile', {}, {}, [
    { path: '/v3/settings/{-$part}', component: () => 'The settings' },
  ]);
  fireEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
  await screen.findByText('The settings');
});
