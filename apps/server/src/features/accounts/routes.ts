import {
  acceptInvitation as acceptInvitationCall,
  checkInvitation as checkInvitationCall,
  confirmPassword as confirmPasswordCall,
  restoreSession,
  signIn as signInCall,
  signOut as signOutCall,
} from '@bellwether/contract/accounts';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, visitorRoute, waitingRoute } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { confirmPassword } from './commands.confirm.ts';
import { acceptInvitation, checkInvitation } from './commands.invitation.ts';
import { signIn, signOut } from './commands.ts';
import { presentSession } from './presenter.ts';

/** Returns the calls of accounts. The context has hasher, hosts and configuration. */
export function accountRoutes(context: ServerContext): Route[] {
  const present = (scope: Scope, token: string) => presentSession(scope, token, context.config);
  return [
    visitorRoute(signInCall, (visitor, { body }) =>
      signIn(
        context,
        visitor,
        { userName: body.userName, password: body.password, domain: body.domain },
        present,
      ),
    ),
    route(restoreSession, (scope, _input, caller) => present(scope, caller.token)),
    route(signOutCall, async (scope) => {
      await signOut(scope);
      return {};
    }),
    waitingRoute(confirmPasswordCall, (scope, { body }, caller) =>
      confirmPassword(context, scope, { password: body.Password, address: caller.address }),
    ),
    visitorRoute(checkInvitationCall, async (visitor, { body }) => {
      const invitation = await checkInvitation(context, visitor, body.Token);
      return { Name: invitation.name, InvitedBy: invitation.invitedBy };
    }),
    visitorRoute(acceptInvitationCall, (visitor, { body }) =>
      acceptInvitation(context, visitor, { link: body.Token, password: body.Password }, present),
    ),
  ];
}
