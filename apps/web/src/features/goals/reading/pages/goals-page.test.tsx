import type { GoalFilter } from '@bellwether/contract/goals/reading';
import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildInfo } from '../../acting/components/goal-info.fixture.ts';
import { renderGoals } from '../components/render-goals.fixture.tsx';
import { buildList, buildListed } from '../model/goals.fixture.ts';

afterEach(cleanup);

const one = () => buildList();
const none = () => buildList([]);

describe('the goal list', () => {
  it('shows cards with their badges and the total', async () => {
    const { screen } = renderGoals('/v3/goals', {
      listGoals: () =>
        buildList([buildListed({ IsNeedsUpdate: true, Hidden: true })], {
          goalEdits: [{ GoalId: 12, Id: 1, State: 'draft', UpdatedAt: '2026-11-01T08:00:00Z' }],
          followed: [12],
        }),
    });
    await screen.findByRole('link', { name: 'Cut delivery to four days' });
    for (const badge of ['Needs Update', 'Pending edits', 'Private', 'Likely', 'Okay']) {
      expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
    }
    // The mark and the strip say in pictures what the words beside them say.
    expect(screen.queryByRole('img', { name: /^(Likely|Okay)/ })).toBeNull();
    expect(screen.getByLabelText('You follow this goal')).toBeTruthy();
    expect(screen.getByText('1 goal shown')).toBeTruthy();
  });

  it('starts with ten, loads more by cursor and drops duplicates', async () => {
    const { screen, calls } = renderGoals('/v3/goals', {
      listGoals: ({ body }: { body: GoalFilter }) =>
        body.Cursor
          ? buildList([buildListed(), buildListed({ Id: 13, GoalDetail: { Title: 'Second' } })])
          : buildList([buildListed()], { Next: 'c1' }),
    });
    const more = await screen.findByRole('button', { name: 'Load More' });
    more.focus();
    fireEvent.click(more);
    await screen.findByText('2 goals shown');
    expect(calls('listGoals')).toMatchObject([
      { body: { PageSize: 10, Cursor: null } },
      { body: { Cursor: 'c1' } },
    ]);
    // The button is gone with the last page, so the focus is on the first new goal.
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second' }));
  });

  it('shows owners if they differ, and not on one’s own goals', async () => {
    const own = renderGoals('/v3/goals', { listGoals: one });
    await own.screen.findByText('Cut delivery to four days');
    expect(own.screen.queryByText('Ada Larkwood')).toBeNull();
    cleanup();
    const company = renderGoals('/v3/goals?scope=CompanyGoals', { listGoals: one });
    expect(await company.screen.findByText('Ada Larkwood')).toBeTruthy();
    cleanup();
    const waiting = renderGoals('/v3/goals?waiting=true', { listGoals: one });
    expect(await waiting.screen.findByText('Ada Larkwood')).toBeTruthy();
  });

  it('shows that a goal has an invisible parent', async () => {
    const { screen } = renderGoals('/v3/goals', {
      listGoals: () => buildList([buildListed({ ParentId: 5 })]),
    });
    expect(
      await screen.findByText('Aligned under a goal that is deleted or not visible to you'),
    ).toBeTruthy();
  });

  it('presets the company goals', async () => {
    const { screen, calls } = renderGoals('/v3/goals/type/company', { listGoals: one });
    await screen.findByText('Cut delivery to four days');
    expect(calls('listGoals')).toMatchObject([{ body: { GoalSelectFilter: 'CompanyGoals' } }]);
  });

  it('of a type is left when another scope is chosen, and only then', async () => {
    const { screen, path, search } = renderGoals('/v3/goals/type/company', {
      listGoals: one,
      countWaitingGoals: () => ({ Count: 1 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /Waiting for me/ }));
    await waitFor(() => expect(search()).toEqual({ waiting: true }));
    fireEvent.click(screen.getByRole('button', { name: /Waiting for me/ }));
    await waitFor(() => expect(search()).toEqual({}));
    expect(path()).toBe('/v3/goals/type/company');
    fireEvent.click(screen.getByRole('combobox', { name: 'Whose goals' }));
    fireEvent.click(await screen.findByRole('option', { name: 'My goals', hidden: true }));
    await waitFor(() => expect(path()).toBe('/v3/goals'));
    expect(search()).toEqual({ scope: 'MyGoals' });
  });

  it('shows deleted goals only to goal admins, whoever opens the link', async () => {
    const link = '/v3/goals?deleted=true';
    const admin = renderGoals(link, { listGoals: one }, { IsGoalAdmin: true });
    await admin.screen.findByRole('button', { name: 'Restore Cut delivery to four days' });
    cleanup();
    const { screen } = renderGoals(link, { listGoals: one });
    await screen.findByRole('link', { name: 'Cut delivery to four days' });
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Whose goals' })).toHaveProperty('disabled', false);
  });

  it('of deleted goals moves the focus to the next one after a restore', async () => {
    const other = buildListed({ Id: 13, GoalDetail: { Title: 'Second' } });
    let restored = false;
    const { screen } = renderGoals(
      '/v3/goals?deleted=true',
      {
        listGoals: () => buildList(restored ? [other] : [buildListed(), other]),
        restoreGoal: () => {
          restored = true;
          return buildInfo();
        },
      },
      { IsGoalAdmin: true },
    );
    const button = await screen.findByRole('button', { name: 'Restore Cut delivery to four days' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Restore Second' }));
  });

  it('shows an error and tries again', async () => {
    let fails = true;
    const { screen } = renderGoals('/v3/goals', {
      listGoals: () => {
        if (fails) throw new ProblemError({ status: 500, detail: 'The database is away.' });
        return one();
      },
    });
    await screen.findByText('The database is away.');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Cut delivery to four days');
  });
});

describe('an empty list', () => {
  it('explains itself and offers a new goal', async () => {
    const { screen, search } = renderGoals('/v3/goals', { listGoals: none });
    await screen.findByText('No goals in this quarter.');
    expect(await screen.findByText('Goal Details')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add a Goal' }));
    await waitFor(() => expect(search().open).toBe('create'));
  });

  it('offers observers only what they may do', async () => {
    const { screen } = renderGoals('/v3/goals', { listGoals: none }, { RoleName: 'observer', ParentId: 0 });
    await screen.findByText('No goals in this quarter.');
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  it('clears the filters that empty it', async () => {
    const { screen, search, path } = renderGoals('/v3/goals/12?q=nothing&needsUpdate=true&period=40', {
      listGoals: none,
      getGoal: () => buildInfo(),
    });
    await screen.findByText('No goals match.');
    fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(search()).toEqual({ period: 40 }));
    // The goal beside the list stays open.
    expect(path()).toBe('/v3/goals/12');
  });
});

describe('filters in the address', () => {
  const filtered = `/v3/goals?needsUpdate=true&states=${encodeURIComponent('["approved","draft"]')}&q=cut`;

  it('are sent, and removed one by one', async () => {
    const { screen, calls, search } = renderGoals(filtered, { listGoals: one });
    await screen.findByText('Cut delivery to four days');
    expect(calls('listGoals')).toMatchObject([
      { body: { NeedsUpdate: true, GoalStates: ['approved', 'draft'], Title: 'cut' } },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter State: Draft' }));
    await waitFor(() => expect(search().states).toEqual(['approved']));
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(search()).toEqual({ q: 'cut' }));
  });

  it('scroll away with the list if they are many', async () => {
    const { screen } = renderGoals('/v3/goals?likelihood=[0,1,2]&quality=[1,2,3]', { listGoals: one });
    const head = await screen.findByLabelText('Goals', { selector: 'search' });
    expect(head.dataset.high).toBeUndefined();
    cleanup();
    const many = renderGoals('/v3/goals?likelihood=[0,1,2]&quality=[1,2,3,4]', { listGoals: one });
    const high = await many.screen.findByLabelText('Goals', { selector: 'search' });
    expect(high.dataset.high).toBe('true');
  });

  it('include a typed title once typing pauses', async () => {
    const { screen, search } = renderGoals('/v3/goals', { listGoals: one });
    const box = await screen.findByRole('searchbox');
    const typed = performance.now();
    fireEvent.change(box, { target: { value: 'cu' } });
    fireEvent.change(box, { target: { value: 'cut ' } });
    expect(search().q).toBeUndefined();
    await waitFor(() => expect(search().q).toBe('cut'), { timeout: 2000 });
    expect(performance.now() - typed).toBeGreaterThan(390);
  });

  it('offer people and departments by each word, without case and accents', async () => {
    const jose = {
      Id: 5,
      Name: 'José Peña',
      JobTitle: '',
      OrgUnit: 'Qualité',
      Email: '',
      Avatar: null,
      ParentId: 1,
    };
    const { screen } = renderGoals('/v3/goals?open=filter', {
      listGoals: one,
      listGoalOwners: () => ({ data: [{ ...jose, MayBePrivate: false }], Next: null }),
      listGoalFilterChoices: () => ({ Depts: ['Qualité', 'Sales'] }),
    });
    const type = (field: HTMLElement, value: string) => {
      field.focus();
      fireEvent.change(field, { target: { value } });
    };
    type(await screen.findByRole('combobox', { name: 'People' }), 'pena JOSE');
    await screen.findByRole('option', { name: 'José Peña · Qualité', hidden: true });
    type(screen.getByRole('combobox', { name: 'Departments' }), 'qualite');
    await screen.findByRole('option', { name: 'Qualité', hidden: true });
    expect(screen.queryByRole('option', { name: 'Sales', hidden: true })).toBeNull();
  });

  it('for deleted goals remove the filter for waiting goals', async () => {
    const { screen, search } = renderGoals(
      '/v3/goals?waiting=true&open=filter',
      { listGoals: one },
      { IsGoalAdmin: true },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Deleted goals' }));
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(search()).toEqual({ deleted: true }));
  });

  it('request waiting goals', async () => {
    const { screen, calls, search } = renderGoals('/v3/goals', {
      listGoals: one,
      countWaitingGoals: () => ({ Count: 3 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /Waiting for me/ }));
    await waitFor(() => expect(search()).toEqual({ waiting: true }));
    await waitFor(() =>
      expect(calls('listGoals').at(-1)).toMatchObject({ body: { NeedsReview: true, AnyPeriod: true } }),
    );
    // The selects are disabled meanwhile, and show the list's content.
    const quarter = screen.getByRole('combobox', { name: 'Quarter' });
    const scope = screen.getByRole('combobox', { name: 'Whose goals' });
    for (const field of [quarter, scope]) expect(field).toHaveProperty('disabled', true);
    expect(quarter).toHaveProperty('value', 'All quarters');
    expect(scope).toHaveProperty('value', 'My direct reports');
    fireEvent.click(screen.getByRole('button', { name: /Waiting for me/ }));
    await waitFor(() => expect(quarter).toHaveProperty('value', 'Q4 2026 · current'));
    expect(scope).toHaveProperty('value', 'My goals');
  });
});
