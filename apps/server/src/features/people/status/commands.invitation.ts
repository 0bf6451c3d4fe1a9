import { said } from '@bellwether/domain/shared/said';
import { inviteByMail } from '#platform/accounts/invitation.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOnProfile, holdProfile } from '../profile/access.ts';
import { invitationWords } from '../words.ts';
import { repeatedInvitations } from './queries.invitation.ts';

/** How often a person can be invited again within an hour (people.21). */
const mostAnHour = 5;
const hour = 3_600_000;

/**
 * Mails a new invitation to an invited person. The earlier link stops working (people.21).
 * @throws HttpProblem 404, 403 and 409 in the order of wire.1; 429 after five invitations within an hour.
 */
export async function reinvite(scope: Scope, personId: number): Promise<void> {
  demandOnProfile(await holdProfile(scope, personId), 'Reinvite');
  // Count under the lock, so that concurrent calls cannot pass the limit together.
  demandOnProfile(await holdProfile(scope, personId, { lock: true }), 'Reinvite');
  const repeated = await repeatedInvitations(scope, personId, scope.now - hour);
  const fifth = repeated.at(mostAnHour - 1);
  if (fifth !== undefined) {
    const retryAfterSeconds = Math.max(1, Math.ceil((fifth + hour - scope.now) / 1_000));
    throw new HttpProblem(429, said(invitationWords, 'invited_too_often'), { retryAfterSeconds });
  }
  await sendInvitation(scope, personId);
}

/** Requests the mail that invites a person, in the acting person's name. */
export async function sendInvitation(scope: Scope, personId: number): Promise<void> {
  const { db, now, origin, person, principal, requestId, tenant } = scope;
  const act = { tenantId: tenant.id, actorId: person.id, via: principal.via, origin, requestId, now };
  await inviteByMail(db, act, { personId, invitedBy: person.name });
}
