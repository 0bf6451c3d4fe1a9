import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { readTalentSearch } from '#features/talent/model/talent-search.ts';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { idFrom, NO_ID, signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

/** The options of a page about a period (`id`) and a manager (`uid`). */
const aboutTeam = {
  params: {
    parse: ({ id, uid }: { id: string; uid: string }) => ({ id: idFrom(id), uid: idFrom(uid) }),
    stringify: ({ id, uid }: { id: number; uid: number }) => ({ id: String(id), uid: String(uid) }),
  },
  beforeLoad: ({ params }: { params: { id: number; uid: number } }) => {
    if (params.id === NO_ID || params.uid === NO_ID) throw notFound();
  },
  notFoundComponent: NotFoundPage,
};

const talentPreload = () => import('#features/talent/model/preload.ts');

const matrixPage = lazyRouteComponent(
  () => import('#features/talent/pages/talent-matrix-page.tsx'),
  'TalentMatrixPage',
);

export const talentRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('talent'),
    validateSearch: readTalentSearch,
    loader: async ({ location }) =>
      (await talentPreload()).preloadTalent(readTalentSearch({ ...location.search })),
    component: lazyRouteComponent(() => import('#features/talent/pages/talent-page.tsx'), 'TalentPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('talentMatrixStart'),
    validateSearch: readTalentSearch,
    loader: async ({ location }) =>
      (await talentPreload()).preloadTalentMatrix(undefined, readTalentSearch({ ...location.search })),
    component: matrixPage,
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('talentMatrix'),
    ...aboutTeam,
    validateSearch: readTalentSearch,
    loader: async ({ params, location }) =>
      (await talentPreload()).preloadTalentMatrix(params, readTalentSearch({ ...location.search })),
    component: matrixPage,
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('myAppraisals'),
    loader: async () => (await talentPreload()).preloadOwnAppraisals(),
    component: lazyRouteComponent(
      () => import('#features/talent/pages/my-appraisals-page.tsx'),
      'MyAppraisalsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('selfReview'),
    params: {
      parse: ({ cycleId }: { cycleId: string }) => ({ cycleId: idFrom(cycleId) }),
      stringify: ({ cycleId }: { cycleId: number }) => ({ cycleId: String(cycleId) }),
    },
    beforeLoad: ({ params }: { params: { cycleId: number } }) => {
      if (params.cycleId === NO_ID) throw notFound();
    },
    notFoundComponent: NotFoundPage,
    component: lazyRouteComponent(() => import('../self-review-page.tsx'), 'SelfReviewWithNote'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('peers'),
    component: lazyRouteComponent(() => import('#features/talent/peers/pages/peers-page.tsx'), 'PeersPage'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    ...planned('talentTeam'),
    ...aboutTeam,
    validateSearch: readTalentSearch,
    loader: async ({ params, location }) =>
      (await talentPreload()).preloadTeam(params, readTalentSearch({ ...location.search })),
    component: lazyRouteComponent(() => import('#features/talent/pages/team-page.tsx'), 'TeamPage'),
  }),
];
