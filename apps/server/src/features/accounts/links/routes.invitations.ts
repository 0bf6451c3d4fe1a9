import * as invitations from '@bellwether/contract/accounts/invitations';
import { type Route, route } from '#platform/http/route.ts';
import { endPlannedInvitations, inviteUninvited, planInvitations } from './commands.invitations.ts';
import { invitationMails, uninvitedPeople } from './queries.invitations.ts';

/** Invitations of people whom an import added. */
export const invitationRoutes: readonly Route[] = [
  route(invitations.countUninvited, uninvitedPeople),
  route(invitations.getInvitationMails, invitationMails),
  route(invitations.sendInvitations, async (scope, { body }) => {
    const choice = { departments: body?.Departments ?? [], roles: body?.Roles ?? [] };
    const at = body?.At ?? null;
    return at === null
      ? { Count: await inviteUninvited(scope, choice), At: null }
      : { Count: await planInvitations(scope, choice, Date.parse(at)), At: new Date(at).toISOString() };
  }),
  route(invitations.endPlannedInvitations, async (scope) => {
    await endPlannedInvitations(scope);
    return uninvitedPeople(scope);
  }),
];
