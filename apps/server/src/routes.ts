import { accountSettingsRoutes } from './features/accounts/routes.settings.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { goalRoutes } from './features/goals/routes.ts';
import { matrixRoutes } from './features/matrix/routes.ts';
import { avatarRoutes } from './features/people/routes.avatar.ts';
import { noteRoutes } from './features/people/routes.notes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { strategyRoutes } from './features/strategy/routes.ts';
import { suggestionRoutes } from './features/suggestions/routes.ts';
import { companyRoutes } from './features/tenant/routes.company.ts';
import { tenantRoutes } from './features/tenant/routes.ts';
import type { ServerContext } from './platform/context.ts';
import type { Route } from './platform/http/route.ts';

/** Returns the routes of all features. */
export function routesOf(context: ServerContext): Route[] {
  return [
    ...accountRoutes(context),
    ...accountSettingsRoutes(context),
    ...tenantRoutes(context),
    ...goalRoutes,
    ...dashboardRoutes,
    ...peopleRoutes,
    ...noteRoutes,
    ...strategyRoutes,
    ...matrixRoutes,
    ...suggestionRoutes(context),
    ...companyRoutes(context),
    ...avatarRoutes(context),
    ...reportRoutes(context),
  ];
}
