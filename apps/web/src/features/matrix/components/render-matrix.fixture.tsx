import { createRoute } from '@tanstack/react-router';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { goalLayers } from '#features/goals/layers.tsx';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { goalIdParam, renderPages } from '#platform/render-pages.fixture.tsx';
import { readMatrixSearch } from '../model/matrix-search.ts';
import { MatrixPage } from '../pages/matrix-page.tsx';

/** Renders the matrix page at an address. */
export function renderMatrix(place: string, answers: Answers) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/predictions/$goalId',
        params: goalIdParam,
        validateSearch: readMatrixSearch,
        component: () => (
          <>
            <MatrixPage />
            <LayerHost tables={[goalLayers]} />
          </>
        ),
      }),
    ],
    { place, session: buildSession(), answers },
  );
}
