import { createRoute } from '@tanstack/react-router';
import { buildSession } from '#features/goals/approval/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { goalIdParam, renderPages } from '#platform/render-pages.fixture.tsx';
import { MatrixPage } from '../pages/matrix-page.tsx';
import { readMatrixSearch } from './matrix-search.ts';

/** The matrix page at an address. */
export function renderMatrix(place: string, answers: Answers) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/predictions/$goalId',
        params: goalIdParam,
        validateSearch: readMatrixSearch,
        component: MatrixPage,
      }),
    ],
    { place, session: buildSession(), answers },
  );
}
