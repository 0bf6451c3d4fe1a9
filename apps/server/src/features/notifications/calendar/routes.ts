import * as calendar from '@bellwether/contract/notifications/calendar';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { tenantUrl } from '#platform/config/tenant-host.ts';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, visitorRoute } from '#platform/http/route.ts';
import { deleteCalendarLink, makeCalendarLink } from './commands.ts';
import { calendarFeed, calendarLinkOf } from './queries.ts';

export function calendarRoutes(context: ServerContext): Route[] {
  return [
    route(calendar.getCalendarLink, async (scope) => {
      const since = await calendarLinkOf(scope);
      return { CreatedAt: since === undefined ? null : instantToIso(since) };
    }),
    route(calendar.makeCalendarLink, async (scope) => {
      const token = await makeCalendarLink(scope);
      const path = calendar.getCalendar.path.replace('{token}', token);
      return {
        CreatedAt: instantToIso(scope.now),
        Url: `${tenantUrl(scope.tenant.subdomain, context.config)}/api${path}`,
      };
    }),
    route(calendar.deleteCalendarLink, async (scope) => {
      await deleteCalendarLink(scope);
      return { CreatedAt: null };
    }),
    visitorRoute(calendar.getCalendar, (visitor, { params }) => calendarFeed(context, visitor, params.token)),
  ];
}
