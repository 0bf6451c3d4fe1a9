import type { Session } from '@bellwether/contract/accounts';
import { createRoute } from '@tanstack/react-router';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { AppraisalsNotice } from './appraisals-notice.tsx';

afterEach(cleanup);

const Period = { PeriodId: 39, StartDate: '2026-01-01', EndDate: '2026-03-31', Quarter: 1, Year: 2026 };
const Counts = { none: 1, draft: 1, shared: 1, acknowledged: 1, completed: 34, overdue: 1 };

function render(viewer: Partial<Session['Profile']>, counts: Partial<typeof Counts> = {}) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        component: () => (
          <>
            <p>Home</p>
            <AppraisalsNotice />
          </>
        ),
      }),
    ],
    {
      place: '/v3/home',
      session: buildSession(viewer),
      answers: {
        listTalentProgress: () => ({
          data: [{ Period, DueDate: '2026-04-30', Counts: { ...Counts, ...counts } }],
        }),
      },
    },
  );
}

it('tells HR how far the appraisals of the latest quarter are, and leads to the company’s list', async () => {
  const { screen, calls } = render({ RoleName: 'manager', IsHrAdmin: true });
  const link = await screen.findByRole('link', { name: 'Appraisals Q1: 34 of 38 done, 1 overdue' });
  expect(link.getAttribute('href')).toMatch(/^\/v3\/talent\/39\/\d+$/);
  expect(calls('listTalentProgress')[0]).toMatchObject({ params: { hr: '1' } });
});

it('names nothing overdue if nothing is', async () => {
  const { screen } = render({ RoleName: 'contributor', IsHrAdmin: true }, { overdue: 0 });
  await screen.findByRole('link', { name: 'Appraisals Q1: 34 of 38 done' });
});

it('says nothing of a quarter for which nobody owes an appraisal', async () => {
  const none = { none: 0, draft: 0, shared: 0, acknowledged: 0, completed: 0, overdue: 0 };
  const { screen, calls } = render({ RoleName: 'manager', IsHrAdmin: true }, none);
  await screen.findByText('Home');
  await waitFor(() => expect(calls('listTalentProgress')).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});

it.each(['ceo', 'manager', 'contributor', 'observer'] as const)(
  'shows and asks nothing for a %s who is not HR',
  async (RoleName) => {
    const { screen, calls } = render({ RoleName });
    await screen.findByText('Home');
    expect(calls('listTalentProgress')).toEqual([]);
    expect(screen.queryByText(/^Appraisals/)).toBeNull();
  },
);
