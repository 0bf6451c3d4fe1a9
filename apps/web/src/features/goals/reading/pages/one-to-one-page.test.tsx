import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { localDay } from '#ui/data/shown.ts';
import { ada, buildInfo, buildSession } from '../../acting/components/goal-info.fixture.ts';
import { buildList, buildListed } from '../model/goals.fixture.ts';
import { OneToOnePage } from './one-to-one-page.tsx';

const counts = {
  Count: 1,
  Likelihood: [0, 1, 0, 0, 0],
  Unpredicted: 0,
  Asked: 1,
  NotUpdated: 0,
  Completed: 0,
  NotCompleted: 0,
  Measured: 0,
  InDispute: 0,
};
const summary = (isReport: boolean) => ({
  ...counts,
  IsWhole: true,
  Moved: { Count: 0, data: [] },
  Missing: [],
  Waiting: { Count: 0, data: [] },
  People: isReport ? [{ User: ada, ...counts, NewestComment: null }] : [],
});
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

function open(place: string, isReport = true, answers: Answers = {}) {
  return renderPages(
    (root) => [
      createRoute({ getParentRoute: () => root, path: '/v3/one-to-one/$personId', component: OneToOnePage }),
    ],
    {
      place,
      session: buildSession({ Id: 3, RoleName: 'manager' }),
      answers: {
        summarizeGoals: () => summary(isReport),
        listGoals: () => buildList(isReport ? [buildListed()] : []),
        getGoal: () => info,
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

describe('the one-to-one sheet', () => {
  it('lists what changed since the chosen day', async () => {
    const { screen, calls } = open('/v3/one-to-one/7?since=2026-11-10');
    await screen.findByRole('heading', { name: 'One-to-one with Ada Larkwood' });
    const changes = await screen.findByRole('list', { name: 'Changes' });
    expect(within(changes).getAllByRole('listitem')).toHaveLength(1);
    expect(within(changes).getByText('Week 7: Very likely → Not sure · Good')).toBeTruthy();
    expect(calls('summarizeGoals')).toMatchObject([
      { body: { GoalSelectFilter: 'DirectReports', Users: [7] } },
    ]);
  });

  it('begins with the day of the last one, which this browser keeps', async () => {
    const first = open('/v3/one-to-one/7');
    fireEvent.click(await first.screen.findByRole('button', { name: 'Mark as held today' }));
    const today = localDay(Date.now());
    await waitFor(() => expect(localStorage.getItem('bw.day.1.3.one-to-one.7')).toBe(today));
    cleanup();
    const next = open('/v3/one-to-one/7');
    expect(((await next.screen.findByLabelText('Changes since')) as HTMLInputElement).value).toBe(today);
    expect(next.screen.getByText('Nothing changed since then.')).toBeTruthy();
  });

  it('begins with the goal whose owner and manager are far apart', async () => {
    const [first, second] = [buildListed({ Id: 12 }), buildListed({ Id: 13 })];
    const titleOf = (id: string) => (id === '13' ? 'Renew the lease' : 'Ship the arm');
    const { screen } = open('/v3/one-to-one/7', true, {
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
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Renew the lease',
      'Ship the arm',
    ]);
  });

  it('is for direct reports only', async () => {
    const { screen } = open('/v3/one-to-one/99', false);
    expect(await screen.findByText('This person is not one of your direct reports.')).toBeTruthy();
  });
});
