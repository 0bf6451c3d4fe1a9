import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { readSummarySearch } from '#features/summaries/model/summary-search.ts';
import { presentQuarter } from '#platform/links.ts';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { idFrom, NO_ID, signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const summaryPage = {
  validateSearch: readSummarySearch,
  notFoundComponent: NotFoundPage,
  component: lazyRouteComponent(() => import('#features/summaries/pages/summary-page.tsx'), 'SummaryPage'),
};

/**
 * Returns the options of a summary's page for an audience; the parameter `name` of the address is the period or year.
 */
function about<Name extends string>(name: Name) {
  type Raw = Record<Name | 'audience', string>;
  return {
    params: {
      parse: (raw: Raw) =>
        ({ [name]: idFrom(raw[name]), audience: raw.audience }) as Record<Name, number> & {
          audience: string;
        },
      stringify: (params: Record<Name, number> & { audience: string }) =>
        ({ [name]: String(params[name]), audience: params.audience }) as Raw,
    },
    beforeLoad: ({ params }: { params: Record<Name, number> & { audience: string } }) => {
      if (params[name] === NO_ID || !/^[12]$/.test(params.audience)) throw notFound();
    },
    ...summaryPage,
  };
}

export const summaryRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('boardPack'),
    params: {
      parse: ({ periodId }: { periodId: string }) => ({
        periodId: periodId === '0' ? presentQuarter : idFrom(periodId),
      }),
      stringify: ({ periodId }: { periodId: number }) => ({
        periodId: periodId === presentQuarter ? '0' : String(periodId),
      }),
    },
    beforeLoad: ({ params }) => {
      if (params.periodId === NO_ID) throw notFound();
    },
    validateSearch: readSummarySearch,
    notFoundComponent: NotFoundPage,
    component: lazyRouteComponent(() => import('#features/summaries/pack/pages/pack-page.tsx'), 'PackPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('quarterlySummary'),
    ...about('periodId'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('annualSummary'),
    ...about('year'),
  }),
];
