import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readGoalImportSearch } from '#features/goals/importing/model/import-search.ts';
import { readImportSearch } from '#features/people/import/model/import-search.ts';
import { readQuestionSearch } from '#features/people/manual/model/question-search.ts';
import { readOrgSearch } from '#features/people/organisation/model/org-search.ts';
import { readProfileSearch } from '#features/people/profile/model/profile-search.ts';
import { accountSettingsLink } from '#platform/links.ts';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { ensureSession } from '#platform/session.ts';
import { about, idFrom, NO_ID, signedInRoute } from './signed-in-route.tsx';
import { planned } from './signed-out-routes.tsx';

const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('profile'),
  params: {
    parse: ({ id }): { id?: number | undefined } => (id === undefined ? {} : { id: idFrom(id) }),
    stringify: ({ id }: { id?: number | undefined }) => (id === undefined ? {} : { id: String(id) }),
  },
  validateSearch: readProfileSearch,
  beforeLoad: async ({ params, search }) => {
    if (params.id === NO_ID) throw notFound();
    // The documented tab leads to the settings, with the drawer that the address opens (screens.7).
    const { tab, ...rest } = search;
    if (tab === 'settings' && (params.id === undefined || params.id === (await ensureSession())?.Profile.Id))
      throw redirect({ ...accountSettingsLink(), search: rest, replace: true });
  },
  notFoundComponent: NotFoundPage,
  loader: async ({ params }) => (await import('#features/people/model/preload.ts')).preloadProfile(params.id),
  component: lazyRouteComponent(
    () => import('#features/people/profile/pages/profile-page.tsx'),
    'ProfilePage',
  ),
});

const questionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('questions'),
  validateSearch: readQuestionSearch,
  component: lazyRouteComponent(
    () => import('#features/people/manual/pages/question-page.tsx'),
    'QuestionPage',
  ),
});

const manualRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('manual'),
  ...about('personId'),
  notFoundComponent: NotFoundPage,
  component: lazyRouteComponent(() => import('#features/people/manual/pages/manual-page.tsx'), 'ManualPage'),
});

// The loader has no dependencies, so that a change of the search does not load again.
const preloadOrganization = async (id: unknown, search: object) =>
  (await import('#features/people/organisation/model/org-preload.ts')).preloadOrganization(
    id,
    readOrgSearch({ ...search }),
  );

const organizationPage = {
  validateSearch: readOrgSearch,
  component: lazyRouteComponent(
    () => import('#features/people/organisation/pages/organization-page.tsx'),
    'OrganizationPage',
  ),
};

const organizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('organization'),
  ...organizationPage,
  loader: ({ location }) => preloadOrganization(undefined, location.search),
});

const organizationOfRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('organizationOf'),
  ...organizationPage,
  ...about('id'),
  loader: ({ params, location }) => preloadOrganization(params.id, location.search),
  notFoundComponent: NotFoundPage,
});

const importPeopleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('importPeople'),
  validateSearch: readImportSearch,
  component: lazyRouteComponent(() => import('#features/people/import/pages/import-page.tsx'), 'ImportPage'),
});

const importGoalsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('importGoals'),
  validateSearch: readGoalImportSearch,
  component: lazyRouteComponent(
    () => import('#features/goals/importing/pages/goal-import-page.tsx'),
    'GoalImportPage',
  ),
});

export const peopleRoutes = [
  organizationRoute,
  organizationOfRoute,
  profileRoute,
  questionsRoute,
  manualRoute,
  importPeopleRoute,
  importGoalsRoute,
];
