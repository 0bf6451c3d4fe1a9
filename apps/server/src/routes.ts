import { invitationRoutes } from './features/accounts/links/routes.invitations.ts';
import { providerRoutes } from './features/accounts/providers/routes.ts';
import { accountSettingsRoutes } from './features/accounts/routes.settings.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { tokenRoutes } from './features/accounts/tokens/routes.ts';
import { actionItemRoutes } from './features/action-items/routes.ts';
import { agentRoutes } from './features/agents/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { channelRoutes } from './features/channels/routes.ts';
import { slackRoutes } from './features/channels/slack/routes.ts';
import { connectionRoutes } from './features/connections/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { addComment } from './features/goals/comments/commands.ts';
import { goalImportRoutes } from './features/goals/importing/routes.ts';
import { demandOwnPrediction, predictGoal } from './features/goals/predictions/commands.ts';
import { goalRoutes } from './features/goals/routes.ts';
import { calibrationRoutes } from './features/insight/calibration/routes.ts';
import { opinionRoutes } from './features/insight/opinions/routes.ts';
import { insightRoutes } from './features/insight/routes.ts';
import { matrixRoutes } from './features/matrix/routes.ts';
import { calendarRoutes } from './features/notifications/calendar/routes.ts';
import { mailRoutes } from './features/notifications/mails/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { oneToOneRoutes } from './features/one-to-one/routes.ts';
import { absenceRoutes } from './features/people/absence/routes.ts';
import { importRoutes } from './features/people/import/routes.ts';
import { manualRoutes } from './features/people/manual/routes.ts';
import { noteRoutes } from './features/people/notes/routes.ts';
import { organisationRoutes } from './features/people/organisation/routes.ts';
import { avatarRoutes } from './features/people/profile/routes.avatar.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { scimSettingRoutes } from './features/people/scim/routes.settings.ts';
import { companyDataRoutes } from './features/personal-data/routes.company.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { reportScheduleRoutes } from './features/reports/schedules/routes.ts';
import { strategyRoutes } from './features/strategy/routes.ts';
import { suggestionRoutes } from './features/suggestions/routes.ts';
import { editRoutes } from './features/summaries/routes.edits.ts';
import { packRoutes } from './features/summaries/routes.pack.ts';
import { summaryRoutes } from './features/summaries/routes.ts';
import { talentRoutes } from './features/talent/routes.ts';
import { ensurePeriods } from './features/tenant/commands.periods.ts';
import { companyRoutes } from './features/tenant/routes.company.ts';
import { settingRoutes } from './features/tenant/routes.settings.ts';
import { tenantRoutes } from './features/tenant/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import type { ServerContext } from './platform/context.ts';
import type { Route } from './platform/http/route.ts';
import type { Scope } from './platform/session/scope.ts';

/** Returns the routes of all features. Each call of a signed-in person first creates missing quarters. */
export function routesOf(context: ServerContext): Route[] {
  const routes: Route[] = [
    ...accountRoutes(context, ensurePeriods),
    ...accountSettingsRoutes(context),
    ...invitationRoutes,
    ...tokenRoutes,
    ...connectionRoutes,
    ...providerRoutes(context),
    ...tenantRoutes(context),
    ...goalRoutes,
    ...goalImportRoutes(context),
    ...dashboardRoutes,
    ...actionItemRoutes,
    ...oneToOneRoutes,
    ...peopleRoutes,
    ...absenceRoutes,
    ...noteRoutes,
    ...organisationRoutes,
    ...importRoutes(context),
    ...scimSettingRoutes(context),
    ...strategyRoutes(context),
    ...matrixRoutes,
    ...suggestionRoutes(context),
    ...companyRoutes(context),
    ...settingRoutes,
    ...avatarRoutes(context),
    ...manualRoutes(context),
    ...reportRoutes(context),
    ...reportScheduleRoutes,
    ...editRoutes,
    ...packRoutes(context),
    ...summaryRoutes(context),
    ...mailRoutes(context),
    ...calendarRoutes(context),
    ...talentRoutes(context),
    ...notificationRoutes,
    ...opinionRoutes(addComment),
    ...calibrationRoutes,
    ...insightRoutes,
    ...auditRoutes(context),
    ...personalDataRoutes(context),
    ...companyDataRoutes(context),
    ...webhookRoutes(context),
    ...channelRoutes(context),
    ...slackRoutes(context),
    ...agentRoutes(context.config.publicUrl?.protocol === 'https:', {
      demandOwn: demandOwnPrediction,
      give: (scope, prediction) => predictGoal(scope, prediction, async () => undefined),
    }),
  ];
  return routes.map(withPeriods);
}

// An upload needs no quarters, and a visitor's call that signs in gets `ensurePeriods` above.
function withPeriods(route: Route): Route {
  if (route.kind === 'person') return { ...route, handle: afterPeriods(route.handle) };
  if (route.kind === 'versioned')
    return {
      ...route,
      steps: { version: afterPeriods(route.steps.version), read: afterPeriods(route.steps.read) },
    };
  if (route.kind === 'waiting') return { ...route, handle: afterPeriods(route.handle) };
  return route;
}

function afterPeriods<Given extends readonly unknown[], Reply>(
  handle: (scope: Scope, ...given: Given) => Promise<Reply>,
): (scope: Scope, ...given: Given) => Promise<Reply> {
  return async (scope, ...given) => {
    await ensurePeriods(scope);
    return handle(scope, ...given);
  };
}
