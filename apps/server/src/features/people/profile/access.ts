import type { ProfilePermission } from '@bellwether/domain/people/permission-names';
import {
  canSeeProfile,
  mayOnProfile,
  obstacleOnProfile,
  type ProfileFacts,
  type ProfileRelation,
} from '@bellwether/domain/people/permissions';
import type { DirectoryField } from '@bellwether/domain/people/scim/fields';
import { personStatus } from '@bellwether/domain/people/status/status';
import { badField, conflict, forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockProfile, type ProfileRow, readProfile } from '../statements.ts';
import { profileFieldWords, profileObstacleWords, profileReasonWords } from '../words.ts';

declare const held: unique symbol;

/** A visible profile, read in this transaction, with the facts that the rules need for every act on it. */
export type HeldProfile = ReadProfile & { readonly [held]: true };

interface ReadProfile {
  readonly row: ProfileRow;
  readonly facts: ProfileFacts;
  readonly relation: ProfileRelation;
}

/**
 * Reads one profile for the acting person. With `lock` the row stays locked until the transaction ends.
 * @throws HttpProblem 404 if the profile is absent or invisible.
 */
export async function holdProfile(
  scope: Scope,
  personId: number,
  options: { lock?: boolean } = {},
): Promise<HeldProfile> {
  if (options.lock && !(await lockProfile(scope, personId))) throw notFound();
  const row = await readProfile(scope, personId);
  if (!row) throw notFound();
  const facts = factsOf(scope, row);
  const relation = {
    actor: scope.person,
    isSelf: row.id === scope.person.id,
    isAbove: row.is_below_actor,
    isActingManager: row.is_below_acting_manager,
  };
  if (!canSeeProfile(facts, relation)) throw notFound();
  const profile: ReadProfile = { row, facts, relation };
  return profile as HeldProfile;
}

function factsOf({ tenant }: Scope, row: ProfileRow): ProfileFacts {
  return {
    role: row.role_name,
    status: personStatus({
      isDeactivated: row.deactivated_at !== null,
      hasAccepted: row.invitation_accepted_at !== null,
      wasInvited: row.invited_at !== null,
    }),
    hasEmail: row.email_freed_at === null,
    hasDirectoryManager: row.locked_fields.includes('Manager'),
    isErased: row.erased_at !== null,
    isHeld: row.held_at !== null,
    notesEnabled: tenant.hasNotes,
    talentEnabled: tenant.hasTalent,
  };
}

/**
 * Checks an act on the profile.
 * @throws HttpProblem 403 if the acting person has no such right, 409 if not now, and if the right does not reach
 *   themselves or the ceo.
 */
export function demandOnProfile({ facts, relation }: HeldProfile, permission: ProfilePermission): void {
  const verdict = mayOnProfile(permission, facts, relation);
  if (verdict.ok) return;
  if (verdict.reason !== 'never') throw conflict(profileReasonWords, verdict.reason);
  const obstacle = obstacleOnProfile(permission, facts, relation);
  throw obstacle ? conflict(profileObstacleWords, obstacle) : forbidden();
}

/**
 * Returns whether the profile has an Actions block: the acting person could deactivate the person if the status
 * allowed it (people.6).
 */
export function hasActions({ facts, relation }: HeldProfile): boolean {
  const verdict = mayOnProfile('Deactivate', facts, relation);
  return verdict.ok || verdict.reason !== 'never';
}

/**
 * Refuses changes of fields that come from the directory (people.41).
 * @throws HttpProblem 400 at the first such field.
 */
export function demandOpen({ row }: Pick<HeldProfile, 'row'>, changed: readonly DirectoryField[]): void {
  const locked = changed.find((field) => row.locked_fields.includes(field));
  if (locked) throw badField(locked, profileFieldWords, 'from_directory');
}
