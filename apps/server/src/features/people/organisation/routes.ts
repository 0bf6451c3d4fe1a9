import * as organisation from '@bellwether/contract/people/organisation';
import { type Route, route, versionedRoute } from '#platform/http/route.ts';
import { avatarsOf, hierarchyOf, organisationOf, organisationVersion, orgLineOf } from './queries.ts';

export const organisationRoutes: readonly Route[] = [
  versionedRoute(organisation.getOrganisation, {
    version: (scope, { query }) => organisationVersion(scope, query),
    read: async (scope, { query }) => {
      const reply = await organisationOf(scope, query);
      return { version: reply.Version, reply };
    },
  }),
  route(organisation.getOrgLine, (scope, { params }) => orgLineOf(scope, params.id)),
  route(organisation.listAvatars, (scope, { body }) => avatarsOf(scope, body.Ids)),
  route(organisation.getHierarchy, (scope) => hierarchyOf(scope)),
];
