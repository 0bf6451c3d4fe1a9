import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionState } from '#platform/session-store.ts';
import { followServerClock } from '#ui/data/server-clock.ts';
import { buildOverview } from '../model/appraisal.fixture.ts';
import { renderTalent } from './render-talent.fixture.tsx';

beforeEach(() => followServerClock(Date.parse('2026-10-05T12:00:00Z')));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('the quarters stand newest first, and a count leads to its people', async () => {
  const { screen, path, search } = renderTalent('/v3/talent');
  const progress = await screen.findByRole('list', { name: 'Progress of Q3 2026' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Q3 2026: waiting for you',
    'Q3 2026',
    'Q2 2026',
  ]);
  expect(
    within(progress)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not Started 1', 'Started 1', 'Shared 0', 'Acknowledged 0', 'Completed 0', 'Overdue 1']);
  fireEvent.click(within(progress).getByRole('link', { name: 'Overdue 1' }));
  await screen.findByRole('heading', { name: 'Ada Larkwood · Q3 2026' });
  expect(path()).toBe('/v3/talent/39/7');
  expect(search()).toEqual({ status: 'overdue' });
});

it('what the manager owes stands first, with its day, and opens from there', async () => {
  const { screen, search, calls } = renderTalent('/v3/talent');
  const owed = await screen.findByRole('region', { name: 'Q3 2026: waiting for you' });
  within(owed).getByText('Due 21 Oct');
  const [row, ...more] = within(owed).getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(row?.textContent).toContain('Bo Fenwick');
  expect(row?.textContent).toContain('Write the appraisal');
  expect(calls('getTalentOverview')[0]).toMatchObject({ query: { Reports: 'direct' } });
  screen.getByText(/include your own appraisal and those of everybody below you/);
  fireEvent.click(within(owed).getByRole('button', { name: /^Start/ }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'new-appraisal', person: 21 }));
});

it('what the manager owes in a review cycle has a list of its own', async () => {
  const { screen, calls } = renderTalent('/v3/talent', {
    listCycles: () => ({
      data: [
        {
          Id: 4,
          Name: 'Half-year review',
          Kind: 'quarters',
          Review: { OpensOn: '2026-10-01', DueOn: '2026-10-21' },
          HasSignatures: true,
          StartDate: '2026-04-01',
          EndDate: '2026-09-30',
          EvaluationPeriodId: 39,
          HasEnded: true,
          State: 'running',
          People: 12,
          SelfReview: null,
          Peers: null,
        },
      ],
    }),
  });
  const owed = await screen.findByRole('region', { name: 'Half-year review: waiting for you' });
  within(owed).getByText('Write the appraisal');
  expect(calls('getTalentOverview').map(({ query }) => query)).toContainEqual({
    Reports: 'direct',
    Cycle: '4',
  });
});

it('the quarters wait for the cards above them, so that no count moves away under a press', async () => {
  let arrive: (() => void) | undefined;
  const { screen } = renderTalent('/v3/talent', {
    getTalentOverview: () =>
      new Promise((resolve) => {
        arrive = () => resolve(buildOverview());
      }),
  } as never);
  await waitFor(() => expect(arrive).toBeDefined());
  expect(screen.queryByRole('list', { name: 'Progress of Q3 2026' })).toBeNull();
  arrive?.();
  await screen.findByRole('region', { name: 'Q3 2026: waiting for you' });
  screen.getByRole('list', { name: 'Progress of Q3 2026' });
});

it('a manager to whom nothing waits sees no such list', async () => {
  const { screen } = renderTalent('/v3/talent', {
    getTalentOverview: () => buildOverview({ users: [], evaluations: [] }),
  });
  await screen.findByRole('list', { name: 'Progress of Q3 2026' });
  expect(screen.queryByText(/waiting for you/)).toBeNull();
});

it('a manager has no view of the organization; an HR admin starts with it', async () => {
  const { screen } = renderTalent('/v3/talent');
  await screen.findByRole('list', { name: 'Progress of Q3 2026' });
  expect(screen.queryByText('Organization View')).toBeNull();
  cleanup();

  const hr = renderTalent('/v3/talent', {}, { IsHrAdmin: true });
  await hr.screen.findByRole('list', { name: 'Progress of Q3 2026' });
  expect(hr.calls('listTalentProgress').at(-1)).toMatchObject({ params: { hr: '1' } });
  expect(hr.search()).toEqual({});
  fireEvent.click(await hr.screen.findByText('My Team View'));
  await waitFor(() => expect(hr.search()).toEqual({ view: 'team' }));
  await waitFor(() => expect(hr.calls('listTalentProgress').at(-1)).toMatchObject({ params: { hr: '0' } }));
});

it('an HR admin without a team begins with the organization', async () => {
  const { screen, calls } = renderTalent('/v3/talent', {}, { RoleName: 'contributor', IsHrAdmin: true });
  await screen.findByRole('list', { name: 'Progress of Q3 2026' });
  expect(calls('listTalentProgress')[0]).toMatchObject({ params: { hr: '1' } });
});

it('a contributor without the HR flag has only the own appraisals', async () => {
  const { screen, path, calls } = renderTalent('/v3/talent', {}, { RoleName: 'contributor' });
  await screen.findByRole('heading', { name: 'My Appraisals' });
  expect(path()).toBe('/v3/talent/myappraisal');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(calls('listTalentProgress')).toEqual([]);
});

it.each(['/v3/talent', '/v3/talent/matrix', '/v3/talent/myappraisal'])(
  'an observer at %s reads that this is not theirs, and stays signed in',
  async (place) => {
    const { screen } = renderTalent(place, {}, { RoleName: 'observer' });
    await screen.findByText('You are not authorized!');
    expect(sessionState().status).toBe('signed-in');
  },
);

it('the ceo has no own appraisals', async () => {
  const { screen } = renderTalent('/v3/talent', {}, { RoleName: 'ceo' });
  await screen.findByRole('list', { name: 'Progress of Q3 2026' });
  expect(screen.queryByRole('link', { name: 'My Appraisals' })).toBeNull();
  const own = renderTalent('/v3/talent/myappraisal', {}, { RoleName: 'ceo' });
  await own.screen.findByText('Nobody writes appraisals about the CEO and observers.');
  await own.screen.findByRole('link', { name: 'Open Appraisals' });
});

it('a company without an ended quarter reads when appraisals begin', async () => {
  const { screen } = renderTalent('/v3/talent', {
    getTalentSchedule: () => ({
      Id: 1,
      EffectiveDate: '2026-10-01',
      QuarterStartMonthOffset: 0,
      Periods: [],
    }),
  });
  await screen.findByText(
    'Starting next quarter, you’ll be able to create appraisals, which require existing goal data to assess effectively.',
  );
});

it('a failed load says so and can be tried again', async () => {
  const { screen } = renderTalent('/v3/talent', {
    getTalentSchedule: () => {
      throw new ProblemError({ status: 500, detail: 'Something went wrong!!' });
    },
  });
  await screen.findByText('The appraisals could not be loaded.');
  screen.getByRole('button', { name: 'Try again' });
});
