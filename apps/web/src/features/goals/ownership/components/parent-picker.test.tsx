import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { ada, buildInfo, buildSession } from '../../acting/components/goal-info.fixture.ts';
import { renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { ChangeOwner } from './change-owner.tsx';
import { ChangeParent } from './change-parent.tsx';

afterEach(cleanup);

const grace = { ...ada, Id: 3, Name: 'Grace Holloway', ParentId: 1 };
const candidate = (Id: number, Title: string, User = ada, Disabled = false) => ({
  Id,
  Title,
  State: 'approved' as const,
  GoalPeriodId: 40,
  User,
  Disabled,
  Reason: Disabled ? 'Private goals cannot be parents.' : null,
});

const all = [
  candidate(31, 'Newest of somebody'),
  candidate(30, 'Delight every customer', grace),
  candidate(29, 'A plan of her own', grace, true),
];

function openPicker(data = all, session = buildSession(), answers: Answers = {}) {
  return renderLayer(<ChangeParent goalId={12} />, {
    session,
    infos: [buildInfo({ Goal: { State: 'approved' }, Permissions: { ChangeParentGoal: true } })],
    answers: {
      listPeriods: () => ({ data: [], Next: null }),
      listGoalOwners: () => ({ data: [], Next: null }),
      listParentCandidates: ({ params: { userId } }) => {
        return {
          data: data.filter(({ User }) => userId === '0' || String(User.Id) === userId),
          Next: null,
        };
      },
      ...answers,
    },
  });
}

const titlesIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

test('the goals of the owner’s manager come first, and each goal once', async () => {
  openPicker();
  await screen.findByRole('group', { name: 'Goals of Grace Holloway' });
  expect(titlesIn('Goals of Grace Holloway')).toEqual([expect.stringContaining('Delight every customer')]);
  expect(titlesIn('All goals')).toEqual([
    expect.stringContaining('Newest of somebody'),
    // Goals that cannot be chosen stay in the list, with the reason.
    expect.stringContaining('Private goals cannot be parents.'),
  ]);
  expect(screen.getByRole('radio', { name: /A plan of her own/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

test('a goal manager who is not the owner finds the own goals first', async () => {
  const victor = { ...ada, Id: 8, Name: 'Victor Alvarez' };
  openPicker(
    [candidate(32, 'Close ten contracts', victor), ...all],
    buildSession({ Id: 8, Name: 'Victor Alvarez', IsGoalManager: true }),
  );
  await screen.findByRole('group', { name: 'Goals of Victor Alvarez' });
  expect(titlesIn('Goals of Victor Alvarez')).toEqual([expect.stringContaining('Close ten contracts')]);
  expect(screen.getByText('Select one of your goals, or any goal aligned below your goals.')).toBeTruthy();
});

test('all groups share one choice', async () => {
  openPicker();
  fireEvent.click(await screen.findByRole('radio', { name: /Delight every customer/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Newest of somebody/ }));
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});

test('a search searches all goals in one list', async () => {
  const { callsOf } = openPicker();
  await screen.findByRole('group', { name: 'Goals of Grace Holloway' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'newest' } });
  // The groups leave the screen before the list is asked for, so wait for the call.
  await waitFor(() =>
    expect(callsOf('listParentCandidates').at(-1)).toMatchObject({
      params: { userId: '0' },
      query: { Search: 'newest' },
    }),
  );
  expect(screen.queryByRole('group', { name: 'Goals of Grace Holloway' })).toBeNull();
});

test('a manager without goals leaves one list', async () => {
  openPicker([candidate(31, 'Newest of somebody')]);
  expect(await screen.findByRole('group', { name: 'Parent goal' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'All goals' })).toBeNull();
});

test('Load More moves the focus to the first new goal', async () => {
  const more = candidate(28, 'Older of somebody');
  openPicker(all, buildSession({ ParentId: 0 }), {
    listParentCandidates: ({ query }) =>
      query?.Cursor === null ? { data: all, Next: '29' } : { data: [more], Next: null },
  });
  const button = await screen.findByRole('button', { name: 'Load More' });
  button.focus();
  fireEvent.click(button);
  const brought = await screen.findByRole('radio', { name: /Older of somebody/ });
  await waitFor(() => expect(document.activeElement).toBe(brought));
});

test('a choice is saved for the version that was shown: another person’s change meanwhile is not overwritten', async () => {
  const info = buildInfo({ Goal: { State: 'approved' }, Permissions: { ChangeParentGoal: true } });
  const { callsOf } = openPicker(all, buildSession(), { changeParentGoal: () => info });
  fireEvent.click(await screen.findByRole('radio', { name: /Newest of somebody/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(callsOf('changeParentGoal')).toEqual([
      { body: { Id: 12, GoalId: 31, UpdatedAt: info.Goal.UpdatedAt } },
    ]),
  );
});

test('the same holds for a new owner', async () => {
  const info = buildInfo({ Permissions: { ChangeGoalOwnership: true } });
  const { callsOf } = renderLayer(<ChangeOwner goalId={12} />, {
    infos: [info],
    answers: {
      listGoalOwners: () => ({
        data: [{ ...grace, JobTitle: 'Admiral', OrgUnit: 'Navy', Email: '', MayBePrivate: false }],
        Next: null,
      }),
      changeGoalOwner: () => info,
    },
  });
  fireEvent.click(await screen.findByRole('combobox', { name: 'New owner' }));
  fireEvent.click(await screen.findByRole('option', { name: /Grace Holloway/, hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(callsOf('changeGoalOwner')).toEqual([
      { body: { Id: 12, UserId: 3, UpdatedAt: info.Goal.UpdatedAt } },
    ]),
  );
});
