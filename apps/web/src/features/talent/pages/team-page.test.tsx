import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sessionState } from '#platform/session-store.ts';
import { buildListed, buildOverview, buildTalentPerson } from '../model/appraisal.fixture.ts';
import { renderTalent } from './render-talent.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const place = '/v3/talent/39/7';

it('says who owes peer feedback in a cycle, by name to who asked, and reminds them', async () => {
  const { screen, calls } = renderTalent('/v3/talent/39/7?cycle=4', {
    getTalentOverview: () => ({
      ...buildOverview(),
      Cycle: { Id: 4, Name: 'Half-year review' },
      Peers: {
        Owing: 3,
        Possible: 2,
        Named: [
          { User: buildTalentPerson({ Id: 31, Name: 'Cy Marsh' }), Reminder: 'possible' },
          { User: buildTalentPerson({ Id: 32, Name: 'Di Roe' }), Reminder: 'away' },
        ],
      },
    }),
    remindPeers: () => ({ Reminded: 2, Already: 0, Away: 1 }),
  });
  await screen.findByText('3 people owe peer feedback.');
  screen.getByText('You asked: Cy Marsh, Di Roe (away)');
  fireEvent.click(screen.getByRole('button', { name: 'Remind them (2)' }));
  await screen.findByText('2 people reminded, 1 away');
  expect(calls('remindPeers')).toMatchObject([{ params: { periodId: '39', hr: '0' }, body: { Cycle: 4 } }]);
});

it('in a cycle whose managers have not written yet, reminds them with the cycle', async () => {
  const { screen, calls } = renderTalent('/v3/talent/39/7?cycle=4', {
    getTalentOverview: () => ({
      ...buildOverview(),
      Cycle: { Id: 4, Name: 'Half-year review' },
      Reminders: [{ Id: 21, ManagerId: 22, Reminder: 'possible' as const }],
    }),
    remindWriters: () => ({ Reminded: 1, Already: 0, Away: 0 }),
  });
  await screen.findByText('1 appraisal waits for another manager.');
  fireEvent.click(screen.getByRole('button', { name: 'Remind managers (1)' }));
  await screen.findByText('1 manager reminded');
  expect(calls('remindWriters')).toMatchObject([
    { params: { periodId: '39', hr: '0' }, body: { UserIds: [21], Cycle: 4 } },
  ]);
});

it('people stand in two groups with status, ratings and what is overdue', async () => {
  const { screen } = renderTalent(place);
  const cy = (await screen.findByRole('link', { name: 'Cy Moller' })).closest('tr') as HTMLElement;
  await within(cy).findByText('High · Growing');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'EmployeeStatusRatingsActions',
    'Managers',
    expect.stringMatching(/Cy Moller.*Started30%High · GrowingOpen/),
    'Individual Contributors',
    expect.stringMatching(/Bo Fenwick.*Not StartedOverdueStart/),
  ]);
});

it('only a manager’s row leads to a team', async () => {
  const { screen } = renderTalent(place);
  const cy = await screen.findByRole('link', { name: 'Cy Moller' });
  expect(cy.getAttribute('href')).toBe('/v3/talent/39/22');
  expect(screen.queryByRole('link', { name: 'Bo Fenwick' })).toBeNull();
});

it('Start opens the form of that person and quarter; Open the appraisal', async () => {
  const { screen, search } = renderTalent(place);
  fireEvent.click(await screen.findByRole('button', { name: 'Start the appraisal of Bo Fenwick' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'new-appraisal', person: 21, about: 39 }));
  cleanup();
  const other = renderTalent(place);
  fireEvent.click(await other.screen.findByRole('button', { name: 'Open the appraisal of Cy Moller' }));
  await waitFor(() => expect(other.search()).toMatchObject({ open: 'appraisal', about: 6 }));
});

it('an act that is not possible now says why; one that is never theirs is absent', async () => {
  const { screen } = renderTalent(place, {
    getTalentOverview: () =>
      buildOverview({
        evaluations: [
          buildListed({ UserId: 22, Permissions: { Create: 'employee_left' } }),
          buildListed({ Permissions: {} }),
        ],
      }),
  });
  const start = await screen.findByRole('button', { name: 'Start the appraisal of Cy Moller' });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('This person has left the company.');
  expect(screen.queryByRole('button', { name: /Bo Fenwick/ })).toBeNull();
});

it('the filters are sent and stand in the address', async () => {
  const { screen, calls, search } = renderTalent(`${place}?status=none`);
  fireEvent.click(await screen.findByRole('button', { name: 'Direct reports' }));
  fireEvent.change(screen.getByLabelText('Search names'), { target: { value: ' bo ' } });
  await waitFor(() => expect(search()).toEqual({ status: 'none', direct: true, find: 'bo' }));
  await waitFor(() =>
    expect(calls('getTalentOverview').at(-1)).toMatchObject({
      params: { periodId: '39', userId: '7', hr: '0' },
      query: { Status: 'none', Reports: 'direct', Search: 'bo' },
    }),
  );
});

it('the organization of an HR admin is downloaded whole', async () => {
  const { screen, calls } = renderTalent(
    `${place}?view=organization`,
    { getTalentOverview: () => buildOverview({ user: null }) },
    { IsHrAdmin: true },
  );
  await screen.findByRole('heading', { name: 'Organization · Q3 2026' });
  fireEvent.click(screen.getByRole('button', { name: 'Excel' }));
  await waitFor(() =>
    expect(calls('getTalentExcel')).toMatchObject([{ params: { periodId: '39', userId: '0' } }]),
  );
});

it('another manager’s team is never the whole company', async () => {
  const { screen, calls } = renderTalent('/v3/talent/39/22?view=organization', {}, { IsHrAdmin: true });
  await screen.findByRole('link', { name: 'Cy Moller' });
  expect(calls('getTalentOverview')[0]).toMatchObject({ params: { userId: '22', hr: '0' } });
  expect(screen.queryByText('Organization View')).toBeNull();
});

it('a team that is not theirs says so, and nobody is signed out', async () => {
  const { screen } = renderTalent(place, {
    getTalentOverview: () => {
      throw new ProblemError({ status: 404, detail: 'Not found.' });
    },
  });
  await screen.findByText('You are not authorized!');
  expect(sessionState().status).toBe('signed-in');
});

it('a team without people, and filters that fit nobody, say so', async () => {
  const nobody = () => buildOverview({ users: [], evaluations: [] });
  const { screen } = renderTalent(place, { getTalentOverview: nobody });
  await screen.findByText('No direct reports yet.');
  cleanup();
  const other = renderTalent(`${place}?status=shared`, { getTalentOverview: nobody });
  fireEvent.click(await other.screen.findByRole('button', { name: 'Show everybody' }));
  await other.screen.findByText('No direct reports yet.');
});

it('somebody who left is marked', async () => {
  const { screen } = renderTalent(place, {
    getTalentOverview: () => buildOverview({ users: [buildTalentPerson({ IsDeactivated: true })] }),
  });
  const row = (await screen.findByText('Bo Fenwick')).closest('tr') as HTMLElement;
  within(row).getByText('Left');
});
