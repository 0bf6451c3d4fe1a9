import * as invitations from '@bellwether/contract/accounts/invitations';
import { type Route, route } from '#platform/http/route.ts';
import { inviteUninvited } from './commands.invitations.ts';
import { invitationMails, uninvitedCount } from './queries.invitations.ts';

/** Invitations of people whom an import added. */
export const invitationRoutes: readonly Route[] = [
  route(invitations.countUninvited, async (scope) => ({ Count: await uninvitedCount(scope) })),
  route(invitations.getInvitationMails, invitationMails),
  route(invitations.sendInvitations, async (scope) => ({ Count: await inviteUninvited(scope) })),
];
