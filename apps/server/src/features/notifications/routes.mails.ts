import { getRefusedMails, unsubscribe as unsubscribeCall } from '@bellwether/contract/notifications.mails';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, visitorRoute } from '#platform/http/route.ts';
import { unsubscribe } from './commands.unsubscribe.ts';
import { refusedMails } from './queries.mails.ts';

export function mailRoutes(context: ServerContext): Route[] {
  return [
    visitorRoute(unsubscribeCall, async (visitor, { body }) => {
      await unsubscribe(context, visitor, body.Token);
      return {};
    }),
    route(getRefusedMails, refusedMails),
  ];
}
