import * as settings from '@bellwether/contract/accounts/settings';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import { changePassword } from './passwords/commands.change.ts';
import { endOneSession, endOtherSessions } from './sessions/commands.ts';
import { identityHash } from './sessions/queries.identity.ts';
import { sessionsOf } from './sessions/queries.ts';

/** Returns the calls for a person's own account: password, sessions, identity for the chat widget. */
export function accountSettingsRoutes(context: ServerContext): Route[] {
  return [
    waitingRoute(settings.changePassword, (scope, { body }, caller) =>
      changePassword(context, scope, {
        password: body.Password,
        newPassword: body.NewPassword,
        address: caller.address,
      }),
    ),
    route(settings.listSessions, (scope, { query }) => sessionsOf(scope, query.Cursor)),
    route(settings.endOtherSessions, async (scope) => {
      await endOtherSessions(scope);
      return {};
    }),
    route(settings.endOneSession, async (scope, { params }) => {
      await endOneSession(scope, params.id);
      return { Id: params.id };
    }),
    route(settings.getIdentityHash, async (scope, { params }) => ({
      Hash: identityHash(scope, params.id, context.config),
    })),
  ];
}
