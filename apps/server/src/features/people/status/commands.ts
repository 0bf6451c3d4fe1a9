import type { ProfilePermission } from '@bellwether/domain/people/permission-names';
import { mayOnProfile, obstacleOnProfile } from '@bellwether/domain/people/permissions';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion } from '#platform/http/version.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandNoKeeper } from '../../accounts/access.password.ts';
import { demandOnProfile, type HeldProfile, holdProfile } from '../profile/access.ts';
import { deactivatePeople } from './statements.deactivation.ts';

/**
 * Deactivates a person: sessions and open links end, everything else stays (people.16). For a
 * deactivated person nothing changes.
 * @throws HttpProblem 404 and 403 in the order of wire.1; 409 for oneself, for the ceo, and as `demandNoKeeper` does.
 */
export async function deactivate(scope: Scope, personId: number): Promise<void> {
  const profile = await holdForStatus(scope, personId, 'Deactivate');
  if (profile.facts.status === 'deactivated') return;
  await demandNoKeeper(scope, personId);
  await deactivatePeople(scope, [personId]);
}

/**
 * Reactivates a person. A person who never accepted the invitation needs a new one. For an active person nothing
 * changes.
 */
export async function activate(scope: Scope, personId: number): Promise<void> {
  const profile = await holdForStatus(scope, personId, 'Activate');
  if (profile.facts.status !== 'deactivated') return;
  await scope.db
    .updateTable('person')
    .set({ deactivated_at: null, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .execute();
  await recordEvent(scope, { kind: 'person.activated', subjectId: personId, detail: {} });
}

/**
 * Locks a profile whose status the acting person may change. Does not refuse because of the present status: in that
 * case there is nothing left to change.
 */
async function holdForStatus(
  scope: Scope,
  personId: number,
  permission: Extract<ProfilePermission, 'Activate' | 'Deactivate'>,
): Promise<HeldProfile> {
  demandUnlessDone(await holdProfile(scope, personId), permission);
  // The lock runs this and a change of the ceo one after the other, so the ceo is never deactivated.
  const profile = await holdProfile(scope, personId, { lock: true });
  demandUnlessDone(profile, permission);
  return profile;
}

function demandUnlessDone(profile: HeldProfile, permission: ProfilePermission): void {
  const { facts, relation } = profile;
  const verdict = mayOnProfile(permission, facts, relation);
  const reason = verdict.ok ? undefined : verdict.reason;
  const isDone =
    (reason === 'never' ? obstacleOnProfile(permission, facts, relation) : reason) === facts.status;
  if (isDone) return;
  demandOnProfile(profile, permission);
}
