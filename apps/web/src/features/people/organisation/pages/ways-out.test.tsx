import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { buildProfile } from '../../profile/model/profile.fixture.ts';
import { renderProfile } from '../../profile/pages/render-profile.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const viewer = { Id: 1, RoleName: 'ceo' } as const;
const bo = buildProfile({
  Id: 9,
  Name: 'Bo Boss',
  RoleName: 'manager',
  Manager: 1,
  DirectReports: [4, 5],
  Permissions: { Deactivate: true },
});
const { Period } = buildSession();
const cay = {
  Id: 4,
  Name: 'Cay Chief',
  JobTitle: 'Chief',
  OrgUnit: 'Corporate',
  Email: 'cay@corp.example',
  Avatar: null,
};

const renderBo = (open: string, answers: Answers = {}) =>
  renderProfile(
    `/v3/profile/9?open=${open}`,
    {
      getProfile: () => bo,
      getDeactivationPreview: () => ({
        ApprovalCount: 0,
        AppraisalCount: 0,
        ItemCount: 0,
        RequestCount: 0,
        FallsTo: null,
        GoalCount: 3,
        UserCount: 2,
        ReassignCount: 3,
        Periods: [
          {
            PeriodId: Period.Id,
            ApprovalCount: 0,
            AppraisalCount: 0,
            ItemCount: 0,
            RequestCount: 0,
            FallsTo: null,
            GoalCount: 3,
          },
        ],
      }),
      listGoalOwners: () => ({ data: [{ ...cay, ParentId: 0, MayBePrivate: true }], Next: null }),
      listReportManagers: () => ({
        data: [
          { ...cay, Disabled: false, Reason: null },
          { ...cay, Id: 6, Name: 'Dee', JobTitle: '', Disabled: true, Reason: 'Dee reports to this person.' },
        ],
        Next: null,
      }),
      ...answers,
    },
    viewer,
  );

it('a drawer without a person in its address is about the person of the page', async () => {
  const { screen, calls } = renderBo('move-reports');
  await screen.findByText('Dee reports to this person.');
  for (const call of calls('getProfile')) expect(call).toMatchObject({ params: { id: '9' } });
});

it.each(['manage-user', 'change-manager', 'edit-profile', 'responsibility', 'picture', 'note'])(
  'the drawer %s of a copied link names its person over another page',
  async (open) => {
    const Permissions = {
      EditProfile: true,
      EditResponsibility: true,
      ChangeManager: true,
      SeeNotes: true,
    } as const;
    const { screen } = renderProfile(
      `/v3/profile/4?open=${open}&person=9`,
      {
        getProfile: ({ params }) =>
          params.id === '9' ? { ...bo, Permissions } : buildProfile({ Id: 4, Name: 'Eve Early' }),
        listManagerChoices: () => ({ data: [], Next: null }),
      },
      viewer,
    );
    await within(await screen.findByRole('dialog')).findByText('Bo Boss');
  },
);

it.each(['manage-user', 'picture', 'note&about=3', 'delete-note&about=3'])(
  'the drawer %s of a copied link asks nothing for people who may never do that',
  async (open) => {
    const { screen, calls } = renderBo(open, { getProfile: () => ({ ...bo, IsEditable: false }) });
    await within(await screen.findByRole('dialog')).findByText('You are not authorized!');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(calls('listNotes')).toEqual([]);
    expect(screen.queryByLabelText('Choose a picture')).toBeNull();
  },
);

it('the question before a deactivation leads to the goals of each quarter, and to both ways out', async () => {
  const { screen } = renderBo('deactivate');
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate' });
  const quarter = await within(dialog).findByRole('link', { name: /^Q\d \d{4}: 3 goals$/ });
  expect(quarter.getAttribute('href')).toBe('/v3/profile/9');
  within(dialog).getByRole('button', { name: 'Move all direct reports' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reassign all goals' }));
  await screen.findByRole('dialog', { name: 'Reassign Goals' });
});

it('reassigns all goals to one person and returns to the question, which counts anew', async () => {
  let left = 3;
  const { screen, calls } = renderBo('reassign-goals', {
    getDeactivationPreview: () => ({
      ApprovalCount: 0,
      AppraisalCount: 0,
      ItemCount: 0,
      RequestCount: 0,
      FallsTo: null,
      GoalCount: left,
      UserCount: 0,
      ReassignCount: left,
      Periods: [],
    }),
    reassignOpenGoals: () => {
      const Count = left;
      left = 0;
      return { Count };
    },
  });
  await screen.findByText(/^3 open goals of Bo Boss get a new owner\./);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please select owner!');
  fireEvent.click(screen.getByRole('combobox', { name: /^New owner/ }));
  fireEvent.click(await screen.findByRole('option', { name: /^Cay Chief/, hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('3 goals now belong to Cay Chief.');
  expect(calls('reassignOpenGoals')).toEqual([{ body: { OwnerId: 9, UserId: 4 } }]);
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate' });
  await waitFor(() => expect(within(dialog).queryByText(/open goal/)).toBeNull());
});

it('moves all direct reports to one manager; people who cannot be chosen have the reason', async () => {
  const { screen, calls } = renderBo('move-reports', { moveReports: () => ({ Count: 2 }) });
  await screen.findByText('Dee reports to this person.');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please select manager!');
  fireEvent.click(screen.getByRole('radio', { name: /^Cay Chief/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('2 direct reports moved.');
  expect(calls('moveReports')).toEqual([{ params: { id: '9' }, body: { ManagerId: 4 } }]);
});

it('people who may not give the goals away get no form, and people without the right get the reason', async () => {
  const first = renderBo('reassign-goals', {
    getDeactivationPreview: () => ({
      ApprovalCount: 0,
      AppraisalCount: 0,
      ItemCount: 0,
      RequestCount: 0,
      FallsTo: null,
      GoalCount: 3,
      UserCount: 0,
      ReassignCount: 0,
      Periods: [],
    }),
  });
  await first.screen.findByText(/^Only the direct manager, the CEO/);
  cleanup();
  const second = renderBo('move-reports', { getProfile: () => ({ ...bo, Permissions: {} }) });
  const dialog = await second.screen.findByRole('dialog', { name: 'Move Direct Reports' });
  await within(dialog).findByText('You are not authorized!');
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
});

it('a deactivated person’s profile still lists the goals and reports left behind', async () => {
  const gone = buildProfile({
    ...bo,
    Status: 'Deactivated',
    Permissions: { Activate: true, Deactivate: 'deactivated' },
  });
  const { screen } = renderBo('', { getProfile: () => gone });
  await screen.findByRole('button', { name: 'Reassign all goals' });
  fireEvent.click(screen.getByRole('button', { name: 'Move all direct reports' }));
  await screen.findByRole('dialog', { name: 'Move Direct Reports' });
});

it('a dialog whose counts cannot be loaded says so', async () => {
  const { screen } = renderBo('deactivate', {
    getDeactivationPreview: () => Promise.reject(new Error('away')),
  });
  await screen.findByText('What is affected could not be loaded.');
});

it('the search of the notes stands in the address, and a link opens with it', async () => {
  const note = { Body: 'Text', CreatedAt: '2026-11-01T08:00:00Z', UpdatedAt: '2026-11-01T08:00:00Z' };
  const { screen, calls, search } = renderProfile(
    '/v3/profile/9?tab=notes&find=plan',
    {
      getProfile: () => ({ ...bo, Permissions: { SeeNotes: true } }),
      listNotes: ({ query }) => ({ data: [{ ...note, Id: 1, Title: `Found ${query?.Search}` }], Next: null }),
    },
    viewer,
  );
  await screen.findByText('Found plan');
  expect(calls('listNotes')).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search titles' }), { target: { value: ' next ' } });
  await screen.findByText('Found next');
  expect(search()).toMatchObject({ tab: 'notes', find: 'next' });
  fireEvent.click(screen.getByRole('tab', { name: 'Goals' }));
  await waitFor(() => expect(search()).not.toHaveProperty('find', 'next'));
});
