import type { OneToOne } from '@bellwether/contract/one-to-one';
import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInfo, buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { buildList, buildListed } from '#features/goals/reading/model/goals.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { OneToOnePage } from './one-to-one-page.tsx';

const pair: OneToOne = {
  Person: { Id: 7, Name: 'Ada Larkwood', Title: 'Engineer', Avatar: null },
  IsManager: true,
  LastDay: null,
  IsHeldToday: false,
  Points: [],
  LastTime: [],
};
const line = (Id: number, Body: string, by: number): OneToOne['Points'][number] => ({
  Id,
  Body,
  Goal: null,
  Reason: null,
  Author: { Id: by, Name: by === 7 ? 'Ada Larkwood' : 'Grace' },
  IsTicked: false,
  CreatedAt: '2026-11-13T10:00:00Z',
});
const noItems = { data: [], count: 0, to_users: [], by_users: [], Today: '2026-11-18' };
const week = (number: number) => ({
  Id: 400 + number,
  Week: number,
  StartDate: '2026-11-09',
  EndDate: '2026-11-15',
});
const given = (number: number, Likelihood: number, CreatedAt: string) => ({
  GoalPeriodWeek: week(number),
  Likelihood,
  Quality: 3,
  CreatedAt,
  UserId: 7,
  UserName: 'Ada Larkwood',
});
const info = buildInfo({
  Goal: { State: 'approved' },
  GoalWeeklyStates: [given(6, 4, '2026-11-06T10:00:00Z'), given(7, 1, '2026-11-13T10:00:00Z')],
});

function open(place: string, answers: Answers = {}) {
  return renderPages(
    (root) => [
      createRoute({ getParentRoute: () => root, path: '/v3/one-to-one/$personId', component: OneToOnePage }),
    ],
    {
      place,
      session: buildSession({ Id: 3, RoleName: 'manager' }),
      answers: {
        getOneToOne: () => pair,
        listGoals: () => buildList([buildListed()]),
        getGoal: () => info,
        listActionItems: () => noItems,
        listNotes: () => ({ data: [], Next: null }),
        ...answers,
      },
    },
  );
}

const noViews = {
  Week: 8,
  Owner: null,
  Manager: null,
  Peers: null,
  Together: null,
  IsApart: false,
  StatusId: null,
  Own: null,
  Looks: [],
  Permissions: {},
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the one-to-one', () => {
  it('shows how each goal moved, and what changed since the chosen day', async () => {
    const { screen, calls } = open('/v3/one-to-one/7?since=2026-11-10');
    await screen.findByRole('heading', { name: 'One-to-one with Ada Larkwood' });
    await screen.findByText(/^Very likely → Not sure/);
    const changes = screen.getByRole('list', { name: 'Changes', hidden: true });
    expect(within(changes).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
    expect(within(changes).getByText('Week 7: Very likely → Not sure · Good')).toBeTruthy();
    expect(calls('listGoals')).toMatchObject([{ body: { GoalSelectFilter: 'DirectReports', Users: [7] } }]);
  });

  it('a fallen goal is to talk about; lines of both are ticked, own ones removed', async () => {
    const told = { ...pair, Points: [line(1, 'Holidays', 3), line(2, 'A course', 7)] };
    const { screen, calls } = open('/v3/one-to-one/7', {
      getOneToOne: () => told,
      tickTalkGoal: () => told,
      tickTalkPoint: () => told,
      addTalkPoint: () => told,
      removeTalkPoint: () => told,
    });
    const list = await screen.findByRole('list', { name: 'Talk about' });
    fireEvent.click(await within(list).findByRole('checkbox', { name: /^Cut delivery to four days/ }));
    await waitFor(() =>
      expect(calls('tickTalkGoal')).toMatchObject([{ body: { Reason: 'fallen', IsTicked: true } }]),
    );
    fireEvent.click(within(list).getByRole('checkbox', { name: 'A course' }));
    await waitFor(() => expect(calls('tickTalkPoint')).toMatchObject([{ params: { id: '2' } }]));
    expect(within(list).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Add a line'), { target: { value: ' Budget ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(calls('addTalkPoint')).toMatchObject([{ body: { Body: 'Budget' } }]));
  });

  it('a line is added while a tick is on its way, after it', async () => {
    const told = { ...pair, Points: [line(1, 'Holidays', 3)] };
    let answerTick: (() => void) | undefined;
    const { screen, calls } = open('/v3/one-to-one/7', {
      getOneToOne: () => told,
      tickTalkPoint: () =>
        new Promise((resolve) => {
          answerTick = () => resolve(told);
        }),
      addTalkPoint: () => told,
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Holidays/ }));
    await waitFor(() => expect(calls('tickTalkPoint')).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('Add a line'), { target: { value: 'Budget' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(calls('addTalkPoint')).toHaveLength(0);
    answerTick?.();
    await waitFor(() => expect(calls('addTalkPoint')).toMatchObject([{ body: { Body: 'Budget' } }]));
    await waitFor(() => expect(screen.getByLabelText('Add a line')).toHaveProperty('value', ''));
  });

  it('a goal that fell and is silent is one line, ticked and opened as one', async () => {
    const point = (Id: number, Reason: 'fallen' | 'silent'): OneToOne['Points'][number] => ({
      ...line(Id, '', 3),
      Goal: { Id: 12, Title: 'Cut delivery to four days' },
      Reason,
      IsTicked: true,
    });
    let points: OneToOne['Points'] = [];
    const { screen, calls } = open('/v3/one-to-one/7', {
      getOneToOne: () => ({ ...pair, Points: points }),
      listGoals: () => buildList([buildListed({ Id: 12, IsNeedsUpdate: true })]),
      tickTalkGoal({ body }) {
        points = body.IsTicked
          ? [point(8, 'fallen'), point(9, 'silent')]
          : points.filter(({ Reason }) => Reason !== body.Reason);
        return { ...pair, Points: points };
      },
    });
    const list = await screen.findByRole('list', { name: 'Talk about' });
    const tick = (await within(list).findByRole('checkbox', {
      description: 'fell · not updated',
    })) as HTMLInputElement;
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(tick);
    await waitFor(() => expect(calls('tickTalkGoal')).toMatchObject([{ body: { Reason: 'fallen' } }]));
    // Another window of the pair may have ticked the other sign.
    await waitFor(() => expect(tick.checked).toBe(true));
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(tick);
    await waitFor(() => expect(tick.checked).toBe(false));
    expect(calls('tickTalkGoal').slice(1)).toMatchObject([
      { body: { Reason: 'fallen', IsTicked: false } },
      { body: { Reason: 'silent', IsTicked: false } },
    ]);
  });

  it('begins with the day of the last one, and says what was ticked then', async () => {
    const { screen } = open('/v3/one-to-one/7', {
      getOneToOne: () => ({ ...pair, LastDay: '2026-11-15', LastTime: [line(4, 'Pay', 7)] }),
    });
    expect(((await screen.findByLabelText('Changes since')) as HTMLInputElement).value).toBe('2026-11-15');
    screen.getByText('Pay');
  });

  it('begins with the goal whose owner and manager are far apart', async () => {
    const [first, second] = [buildListed({ Id: 12 }), buildListed({ Id: 13 })];
    const titleOf = (id: string) => (id === '13' ? 'Renew the lease' : 'Ship the arm');
    const { screen } = open('/v3/one-to-one/7', {
      listGoals: () => buildList([first, second]),
      getGoal: ({ params }) => {
        const { GoalDetail } = info.Goal;
        const detail = { ...GoalDetail, Title: titleOf(params.id) };
        return { ...info, Goal: { ...info.Goal, Id: Number(params.id), GoalDetail: detail } };
      },
      getOpinions: ({ params }) => ({
        ...noViews,
        Owner: 4,
        Manager: { Name: 'Bo Boss', Likelihood: 1, IsBlind: true },
        IsApart: params.goalId === '13',
      }),
    });
    await screen.findByText(
      'Begin here: the owner says Very likely, the manager said Not sure before seeing it.',
    );
    const goals = screen.getByRole('list', { name: 'Goals' });
    expect(
      within(goals)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Renew the lease', 'Ship the arm']);
  });

  it('shows a report the own goals, and the own last note alone', async () => {
    const { screen, calls } = open('/v3/one-to-one/7', {
      getOneToOne: () => ({ ...pair, IsManager: false }),
      listNotes: () => ({
        data: [
          {
            Id: 5,
            Title: 'Ask for time',
            Body: 'Mornings',
            CreatedAt: '2026-11-13T10:00:00Z',
            UpdatedAt: '2026-11-13T10:00:00Z',
          },
        ],
        Next: null,
      }),
    });
    await screen.findByText('Ask for time');
    expect(calls('listGoals')).toMatchObject([{ body: { GoalSelectFilter: 'MyGoals' } }]);
  });

  it('is for a manager and a direct report only', async () => {
    const { screen } = open('/v3/one-to-one/99', {
      getOneToOne() {
        throw new ProblemError({ status: 404, detail: 'This was not found.' });
      },
    });
    expect(await screen.findByText('You have no one-to-one with this person.')).toBeTruthy();
  });
});
