import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildInfo, buildStatus } from '../../acting/components/goal-info.fixture.ts';
import { buildList, buildListed } from '../model/goals.fixture.ts';
import { renderGoals } from './render-goals.fixture.tsx';

afterEach(cleanup);

const one = () => buildList();

describe('a goal', () => {
  it('restores following if the server refuses', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const { screen } = renderGoals('/v3/goals/12', {
      listGoals: one,
      getGoal: () => buildInfo({ Permissions: { Follow: true } }),
      followGoal: () => new Promise((_, reject) => (refuse = reject)),
    });
    const follow = await screen.findByRole('button', { name: 'Follow' });
    fireEvent.click(follow);
    await waitFor(() => expect(follow.getAttribute('aria-pressed')).toBe('true'));
    refuse(new ProblemError({ status: 500, detail: 'Not now.' }));
    await waitFor(() => expect(follow.getAttribute('aria-pressed')).toBe('false'));
  });

  it.each([
    ['shelved', {}, 'This goal is shelved'],
    ['shelving_in_review', {}, 'This goal is shelved pending approval'],
    ['shelving_in_review', { ApproveShelve: true as const }, 'This goal is shelved pending your approval'],
  ] as const)('warns when %s', async (State, Permissions, warning) => {
    const { screen } = renderGoals('/v3/goals/12', {
      listGoals: one,
      getGoal: () => buildInfo({ Goal: { State }, Permissions }),
    });
    expect((await screen.findByText(warning)).textContent).toBe(warning);
  });

  it('has its title changed in place, and keeps what was typed after a conflict', async () => {
    let isStale = true;
    const { screen, calls } = renderGoals('/v3/goals/12', {
      listGoals: one,
      getGoal: () => buildInfo({ Goal: { State: 'draft' }, Permissions: { Edit: true } }),
      updateGoal: () => {
        if (isStale) throw new ProblemError({ status: 409, detail: 'This was changed meanwhile.' });
        return buildInfo({ Goal: { State: 'draft' }, Permissions: { Edit: true } });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit title' }));
    const field = await screen.findByRole('textbox', { name: /^Title/ });
    fireEvent.change(field, { target: { value: 'Cut delivery to three days' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/This was changed meanwhile/);
    expect(screen.getByDisplayValue('Cut delivery to three days')).toBeTruthy();
    isStale = false;
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull());
    expect(calls('updateGoal').at(-1)).toMatchObject({
      body: { Title: 'Cut delivery to three days', IsDraft: true, IsFromEdit: false },
    });
  });

  it('shows only the tabs that it has', async () => {
    const { screen } = renderGoals('/v3/goals/12', {
      listGoals: one,
      getGoal: () => buildInfo({ Goal: { ChildCount: 1, GoalType: 'OKR' } }),
      listChildGoals: () => ({
        data: [{ ...buildListed({ Id: 13 }), GoalStatuses: [] }],
        Deleted: [],
        Next: null,
      }),
    });
    await screen.findByText('1 child goal');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Details',
      'History and Comments',
    ]);
    fireEvent.click(screen.getByRole('tab', { name: 'Details' }));
    await screen.findByText('Key Results');
  });

  it('shows the placeholder of a deleted child with the goals below, and offers another parent to people with the right', async () => {
    const below = (Id: number, Title: string) => ({
      ...buildListed({ Id, GoalDetail: { Title } }),
      GoalStatuses: [],
    });
    const { screen, search } = renderGoals('/v3/goals/12', {
      listGoals: one,
      getGoal: () => buildInfo({ Goal: { ChildCount: 1 } }),
      listChildGoals: () => ({
        data: [],
        Deleted: [{ Id: 13, Goals: [below(14, 'Mine'), below(15, 'Not mine')], Realignable: [14] }],
        Next: null,
      }),
    });
    expect(await screen.findByText('This goal has been deleted.')).toBeTruthy();
    expect(screen.getByText('1 child goal · 1 deleted')).toBeTruthy();
    expect(screen.getByText(/child goals are re-assigned/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Not mine' })).toBeTruthy();
    const offers = screen.getAllByRole('link', { name: /^Change parent goal of/ });
    expect(offers.map((link) => link.getAttribute('aria-label'))).toEqual(['Change parent goal of Mine']);
    fireEvent.click(offers[0] as HTMLElement);
    await waitFor(() => expect(search()).toMatchObject({ side: 14, open: 'parent' }));
  });

  it('opens another goal in the side drawer, and Back after closing does not open it again', async () => {
    const { screen, search, path, back } = renderGoals('/v3/goals?scope=CompanyGoals', {
      listGoals: one,
      getGoal: ({ params }: { params: { id: string } }) =>
        buildInfo({ Goal: { Id: Number(params.id), ChildCount: 1 } }),
      listChildGoals: ({ params }: { params: { id: string } }) => ({
        data: [
          {
            ...buildListed({ Id: Number(params.id) + 1, GoalDetail: { Title: `Below ${params.id}` } }),
            GoalStatuses: [],
          },
        ],
        Deleted: [],
        Next: null,
      }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Cut delivery to four days' }));
    const belowIt = await screen.findByRole('link', { name: 'Below 12' });
    const matrix = screen.getByRole('link', { name: 'Predictions Matrix' });
    expect(matrix.getAttribute('href')).toBe('/v3/predictions/12');
    fireEvent.click(belowIt);
    const drawer = within(await screen.findByRole('dialog'));
    fireEvent.click(await drawer.findByRole('link', { name: 'Below 13' }));
    await waitFor(() => expect(search().side).toBe(14));
    back();
    await waitFor(() => expect(search().side).toBe(13));
    fireEvent.click(await drawer.findByRole('link', { name: 'Below 13' }));
    await drawer.findByRole('link', { name: 'Below 14' });
    expect(drawer.getByRole('link', { name: 'Details' }).getAttribute('href')).toContain('/v3/goals/14');
    fireEvent.click(drawer.getByRole('tab', { name: 'Details' }));
    await waitFor(() => expect(search().sideTab).toBe('details'));
    fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(search()).toEqual({ scope: 'CompanyGoals' }));
    expect(path()).toBe('/v3/goals/12');
    back();
    await waitFor(() => expect(path()).toBe('/v3/goals'));
  });

  it('below a deleted one shows that in place of its parent', async () => {
    const { screen } = renderGoals('/v3/goals/12', {
      listGoals: one,
      getGoal: () =>
        buildInfo({ Goal: { ParentId: 4 }, DeletedDescestors: [{ Id: 4, ParentId: 0, Count: 2 }] }),
    });
    await screen.findByText(/^This goal has been deleted\. It disappears .* re-assigned\.$/);
  });

  it.each([
    ['its owner', 7, 1],
    ['nobody else', 8, 0],
  ])('shows the own record to %s', async (_who, id, count) => {
    const { screen, calls } = renderGoals('/v3/goals/12?tab=details', {
      listGoals: one,
      getGoal: () =>
        buildInfo({
          Goal: {
            State: 'approved',
            User: { ...buildInfo().Goal.User, Id: id },
            MostRecentGoalStatus: {
              ...{ Id: 1008, Likelihood: 4, Quality: 3, LikelihoodDelta: null, QualityDelta: null },
              StartDate: '2026-11-16',
            },
          },
          GoalStatuses: [buildStatus(8, [4, 3])],
        }),
      getOwnRecord: () => ({ Record: { Likelihood: 4, Said: 6, CameTrue: 2 } }),
    });
    await screen.findByText('Weekly predictions');
    const said = 'You said Very likely at this point 6 times; 2 came true.';
    if (count === 1) await screen.findByText(said);
    expect(screen.queryAllByText(said)).toHaveLength(count);
    expect(screen.queryAllByText('Only you see this.')).toHaveLength(count);
    expect(calls('getOwnRecord')).toHaveLength(count);
  });

  it('that is absent shows a message', async () => {
    const { screen } = renderGoals('/v3/goals/12', {
      listGoals: one,
      getGoal: () => {
        throw new ProblemError({ status: 404, detail: 'Not found' });
      },
    });
    await screen.findByText('This goal is not available.');
  });

  it('that is deleted while it is shown gets the same message', async () => {
    let isThere = true;
    const { screen, client } = renderGoals('/v3/goals/12', {
      listGoals: one,
      getGoal: () => {
        if (isThere) return buildInfo();
        throw new ProblemError({ status: 404, detail: 'Not found' });
      },
    });
    await screen.findByRole('tab', { name: 'Details' });
    expect(document.title).toBe('Cut delivery to four days · Bellwether');
    isThere = false;
    await client.refetchQueries();
    await screen.findByText('This goal is not available.');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.title).toBe('Goals · Bellwether');
  });
});
