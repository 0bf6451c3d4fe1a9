import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ada, buildInfo, buildStatus } from '../../acting/components/goal-info.fixture.ts';
import { buildList } from '../model/goals.fixture.ts';
import { renderGoals } from './render-goals.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Returns one prediction a day from 1 October on; likelihood goes up and down by one. */
function predictions(count: number): GoalInfo['GoalWeeklyStates'] {
  return Array.from({ length: count }, (_, day) => ({
    GoalPeriodWeek: buildStatus(7, null).GoalPeriodWeek,
    Likelihood: day % 2,
    Quality: 3,
    CreatedAt: new Date(Date.UTC(2026, 9, 1 + day, 12)).toISOString(),
    UserId: ada.Id,
    UserName: ada.Name,
  }));
}

const move = {
  Id: 1,
  TransitionableType: 'Goal' as const,
  ActionType: null,
  FromState: null,
  ToState: 'draft' as const,
  Meta: null,
  MetaTo: null,
  FromName: null,
  ToName: null,
  GoalName: 'Cut delivery',
  UserId: ada.Id,
  UserName: ada.Name,
  CreatedAt: '2026-09-20T08:00:00.000Z',
  Comments: [],
};

function renderHistory(changes: Parameters<typeof buildInfo>[0], search = '') {
  return renderGoals(`/v3/goals/12?tab=history${search}`, {
    listGoals: () => buildList([]),
    getGoal: () => buildInfo(changes),
  });
}

describe('the history of a goal', () => {
  it('is grouped by the tenant’s weeks, each an ordered list', async () => {
    const { screen } = renderHistory({ GoalTransitions: [move], GoalWeeklyStates: predictions(2) });
    const first = await screen.findByRole('list', { name: 'Before the quarter' });
    expect(first.tagName).toBe('OL');
    expect(within(first).getByRole('heading', { name: 'Draft created' })).toBeTruthy();
    const week = screen.getByRole('list', { name: 'Week 1 · ends Sun 4 Oct' });
    const [changed, given] = within(week).getAllByRole('listitem');
    expect(changed?.textContent).toContain('Prediction changed');
    expect(changed?.textContent).toContain('LikelihoodfromNot at all→toNot sure');
    expect(given?.textContent).toContain('Prediction given');
    expect(given?.textContent).not.toContain('→');
    expect(given?.textContent).toContain('for Week 7 · ends Sun 15 Nov');
  });

  it('names the token of a program beside the person', async () => {
    const [given] = predictions(1);
    const { screen } = renderHistory({
      GoalTransitions: [{ ...move, Via: 'Zapier' }],
      GoalWeeklyStates: given ? [{ ...given, Via: 'Sheet' }] : [],
    });
    const before = await screen.findByRole('list', { name: 'Before the quarter' });
    expect(before.textContent).toContain(`${ada.Name} via Zapier · `);
    expect(screen.getByText(new RegExp(`${ada.Name} via Sheet`))).toBeTruthy();
  });

  it('shows the time to the minute and with its zone', async () => {
    const { screen } = renderHistory({ GoalTransitions: [move] });
    const week = await screen.findByRole('list', { name: 'Before the quarter' });
    const time = week.querySelector('time');
    expect(time?.dateTime).toBe(move.CreatedAt);
    expect(time?.title).toMatch(/^Sunday, 20 September 2026, \d{1,2}:\d\d [AP]M UTC/);
  });

  it('stores its filter in the address', async () => {
    const { screen, search } = renderHistory({ GoalTransitions: [move], GoalWeeklyStates: predictions(2) });
    const filter = await screen.findByRole('group', { name: 'Show in the history' });
    fireEvent.click(within(filter).getByRole('button', { name: /Changes/ }));
    await waitFor(() => expect(search().history).toBe('changes'));
    expect(screen.queryByText('Prediction given')).toBeNull();
    fireEvent.click(within(filter).getByRole('button', { name: 'All' }));
    await waitFor(() => expect(search().history).toBeUndefined());
    expect(screen.getByText('Prediction given')).toBeTruthy();
  });

  it('says when a filter leaves nothing', async () => {
    const { screen } = renderHistory({ GoalTransitions: [move] }, '&history=comments');
    expect(await screen.findByText('No comments yet.')).toBeTruthy();
  });

  it('shows the latest first and more on demand, without scrolling', async () => {
    const { screen } = renderHistory({ GoalWeeklyStates: predictions(25) });
    const count = () => screen.getAllByRole('heading', { name: /^Prediction/ }).length;
    const button = await screen.findByRole('button', { name: 'Show earlier (5)' });
    expect(count()).toBe(20);
    fireEvent.click(button);
    expect(count()).toBe(25);
    expect(screen.queryByRole('button', { name: /Show earlier/ })).toBeNull();
    expect(document.activeElement?.textContent).toContain('5 Oct 2026');
  });

  it('is printed completely', async () => {
    const { screen } = renderHistory({ GoalWeeklyStates: predictions(25) });
    await screen.findByRole('button', { name: 'Show earlier (5)' });
    window.dispatchEvent(new Event('beforeprint'));
    // Paper has its own copy of every tab.
    const paper = screen.getByRole('heading', { level: 3, name: 'History and Comments' }).parentElement;
    if (!paper) throw new Error('The paper has no part for the history.');
    expect(within(paper).getAllByRole('heading', { name: /^Prediction/ })).toHaveLength(25);
  });

  it('of a result has clickable links', async () => {
    const { screen } = renderHistory({
      GoalTransitions: [{ ...move, FromState: 'approved', ToState: 'results_in_review' }],
      GoalResult: {
        Id: 70,
        Completed: true,
        ObjectiveResult: null,
        Quality: 3,
        Outcome: 'Measured in https://example.org/report',
        UpdatedAt: move.CreatedAt,
        Comments: [],
      },
    });
    const link = await screen.findByRole('link', { name: 'https://example.org/report' });
    expect(link.closest('li')?.textContent).toContain('Results submitted for review');
  });

  it('shows the former and new owner, and the former and new parent', async () => {
    const { screen } = renderHistory({
      GoalTransitions: [
        {
          ...move,
          Id: 2,
          ActionType: 0,
          Meta: 3,
          MetaTo: 7,
          FromName: 'Grace Holloway',
          ToName: 'Ada Larkwood',
        },
        { ...move, Id: 3, ActionType: 1, Meta: null, MetaTo: 44, ToName: 'Delight customers' },
        { ...move, Id: 4, ActionType: 1, Meta: 44, MetaTo: 45, FromName: 'Delight customers' },
      ],
    });
    const owner = (await screen.findByRole('heading', { name: 'Owner changed' })).closest('li');
    expect(owner?.textContent).toContain('from Grace Holloway to Ada Larkwood');
    const [latest, first] = screen
      .getAllByRole('heading', { name: 'Parent goal changed' })
      .map((heading) => heading.closest('li')?.textContent);
    expect(first).toContain('from no parent goal to Delight customers');
    expect(latest).toContain('from Delight customers to a goal that is not visible to you');
  });
});

/** A comment at the first week. */
const comment = {
  Id: 77,
  Name: ada.Name,
  Avatar: null,
  UserId: ada.Id,
  Comment: 'The supplier is late',
  CreatedAt: '2026-09-25T08:00:00.000Z',
  UpdatedAt: '2026-09-25T08:00:00.000Z',
  CommentableId: 1001,
  CommentableType: 'GoalStatus' as const,
};
/** More than the first part of the history, so that the comment is in a later one. */
const commented = () => ({
  Goal: { State: 'approved' as const },
  GoalStatuses: [{ ...buildStatus(1, [3, 3]), Comments: [comment], CommentCount: 1 }],
  GoalWeeklyStates: predictions(30),
});

it('shows and focuses the comment that a dot of the weekly predictions leads to', async () => {
  const { screen } = renderGoals('/v3/goals/12?tab=details', {
    listGoals: () => buildList([]),
    getGoal: () => buildInfo(commented()),
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Week 1: 1 comment' }));
  const said = await screen.findByText('The supplier is late');
  await waitFor(() => expect(document.activeElement).toBe(said.closest('li[data-entry]')));
});

it('opens at the comment of a mailed link, and says so if the comment is gone', async () => {
  const { screen } = renderHistory(commented(), '&comment=77');
  const said = await screen.findByText('The supplier is late');
  await waitFor(() => expect(document.activeElement).toBe(said.closest('li[data-entry]')));
  const gone = 'This link was for a comment that is not there any more.';
  expect(screen.queryByText(gone)).toBeNull();
  cleanup();
  const later = renderHistory(commented(), '&comment=78').screen;
  await later.findByText(gone);
});
