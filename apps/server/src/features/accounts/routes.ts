import {
  acceptInvitation as acceptInvitationCall,
  checkInvitation as checkInvitationCall,
  confirmPassword as confirmPasswordCall,
  renewInvitation as renewInvitationCall,
  restoreSession,
  signIn as signInCall,
  signOut as signOutCall,
} from '@bellwether/contract/accounts';
import {
  checkNotMe,
  checkPasswordReset,
  confirmEmail as confirmEmailCall,
  notMe,
  requestPasswordReset,
  requestUnlock,
  resetPassword as resetPasswordCall,
  unlockAccount as unlockAccountCall,
} from '@bellwether/contract/accounts/links';
import { finishSignIn as finishSignInCall } from '@bellwether/contract/accounts/providers';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, visitorRoute, waitingRoute } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { checkContest, contestChange } from './links/commands.contest.ts';
import { acceptInvitation, renewInvitation } from './links/commands.invitation.ts';
import { requestLink } from './links/commands.ts';
import { checkReset, confirmEmail, resetPassword, unlockAccount } from './links/commands.use.ts';
import { checkInvitation } from './links/queries.invitation.ts';
import { confirmPassword } from './passwords/commands.confirm.ts';
import { presentContest, presentSession } from './presenter.ts';
import { finishSignIn } from './providers/commands.ticket.ts';
import { secondStepRoutes } from './routes.second-step.ts';
import { signIn } from './sign-in/commands.ts';

/** Returns the calls of accounts. The context has hasher, hosts and configuration. */
export function accountRoutes(
  context: ServerContext,
  ensurePeriods: (scope: Scope) => Promise<void>,
): Route[] {
  const present = async (scope: Scope, token: string) => {
    await ensurePeriods(scope);
    return presentSession(scope, token, context.config);
  };
  return [
    visitorRoute(signInCall, (visitor, { body: { userName, password, domain, device } }) =>
      context.signIns.counted(
        'password',
        signIn(context, visitor, { userName, password, domain, device }, present),
      ),
    ),
    route(restoreSession, (scope, _input, caller) => present(scope, caller.token)),
    waitingRoute(signOutCall, async (scope, _input, caller) =>
      (await import('./providers/commands.end.ts')).signOutWithProvider(context, scope, caller.authority),
    ),
    visitorRoute(finishSignInCall, async (visitor, { body }) => {
      const asked = { ticket: body.Ticket, device: body.Device };
      const { session, to } = await context.signIns.counted(
        'provider',
        finishSignIn(context, visitor, asked, present),
      );
      return { Session: session, To: to };
    }),
    waitingRoute(confirmPasswordCall, (scope, { body }, caller) =>
      confirmPassword(context, scope, { password: body.Password, address: caller.address }),
    ),
    visitorRoute(checkInvitationCall, async (visitor, { body }) => {
      const invitation = await checkInvitation(context, visitor, body.Token);
      return { Name: invitation.name, Email: invitation.email, InvitedBy: invitation.invitedBy };
    }),
    visitorRoute(renewInvitationCall, async (visitor, { body }) => {
      await renewInvitation(context, visitor, body.Token);
      return {};
    }),
    visitorRoute(acceptInvitationCall, (visitor, { body }) =>
      context.signIns.counted(
        'invitation',
        acceptInvitation(
          context,
          visitor,
          { link: body.Token, password: body.Password, device: body.Device },
          present,
        ),
      ),
    ),
    ...linkRoutes(context),
    ...secondStepRoutes(context, present),
  ];
}

/** The ways in by a mailed link. */
function linkRoutes(context: ServerContext): Route[] {
  return [
    visitorRoute(requestPasswordReset, async (visitor, { body: { Email: email, domain } }) => {
      await requestLink(context, visitor, 'reset', { email, domain });
      return {};
    }),
    visitorRoute(requestUnlock, async (visitor, { body: { Email: email, domain } }) => {
      await requestLink(context, visitor, 'unlock', { email, domain });
      return {};
    }),
    visitorRoute(checkPasswordReset, async (visitor, { body }) => {
      const { name, email } = await checkReset(context, visitor, body.Token);
      return { Name: name, Email: email };
    }),
    visitorRoute(resetPasswordCall, async (visitor, { body }) => {
      await resetPassword(context, visitor, { link: body.Token, password: body.Password });
      return {};
    }),
    visitorRoute(unlockAccountCall, async (visitor, { body }) => {
      await unlockAccount(context, visitor, body.Token);
      return {};
    }),
    visitorRoute(confirmEmailCall, async (visitor, { body }) => {
      await confirmEmail(context, visitor, body.Token);
      return {};
    }),
    visitorRoute(checkNotMe, async (visitor, { body }) =>
      presentContest(await checkContest(context, visitor, body.Token)),
    ),
    visitorRoute(notMe, async (visitor, { body }) => {
      const { email, isPutBack, needsPassword } = await contestChange(context, visitor, body.Token);
      return { Email: email, IsPutBack: isPutBack, NeedsPassword: needsPassword };
    }),
  ];
}
