import { createRoute } from '@tanstack/react-router';
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { buildChild, buildMatrix } from '../model/matrix.fixture.ts';
import { readMatrixSearch } from '../model/matrix-search.ts';
import { CompanyMatrixPage } from './company-matrix-page.tsx';

afterEach(cleanup);

function open(RoleName: 'ceo' | 'manager', answers: Answers) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/predictions/company',
        validateSearch: readMatrixSearch,
        component: CompanyMatrixPage,
      }),
    ],
    { place: '/v3/predictions/company', session: buildSession({ RoleName }), answers },
  );
}

// The server would answer 403, which ends the session (wire.3).
it('for everybody but the ceo it makes no call, says whom it is for and leads to the own matrix', async () => {
  const { screen, calls } = open('manager', {});
  expect(await screen.findByText('Only the CEO sees all company goals in one matrix.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Predictions Matrix' }).getAttribute('href')).toBe(
    '/v3/predictions',
  );
  expect(calls('getCompanyMatrix')).toEqual([]);
});

it('lists every company goal at the first level', async () => {
  const company = { Generation: 0, ParentId: 0 };
  const { goal: _, owngoals: __, ...matrix } = buildMatrix([]);
  const childs = [
    buildChild({ ...company, Id: 20, Title: 'Ship the arm' }),
    buildChild({ ...company, Id: 21, Title: 'Win the north' }),
    buildChild({ Id: 22, Generation: 1, ParentId: 21, Title: 'Hire two planners' }),
  ];
  const { screen } = open('ceo', { getCompanyMatrix: () => ({ ...matrix, childs, GoalPeriodId: 4 }) });
  const rows = within(await screen.findByRole('list', { name: 'Goals' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryAllByRole('button', { name: /goals? below/ }).length)).toEqual([
    0, 1, 0,
  ]);
});
