import { mayHaveReports } from '@bellwether/domain/people/roles/roles';
import { recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile, nextVersion } from '#platform/http/version.ts';
import { badField, conflict, forbidden, platformProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOnProfile, type HeldProfile, hasActions, holdProfile } from '../profile/access.ts';
import { managerWords, profileReasonWords } from '../words.ts';
import { reasonAgainstSuccessor } from './queries.manager.ts';
import {
  countActiveReports,
  lockTree,
  type ManagerRow,
  readManagerChoice,
  rereadActor,
  writeMovedReports,
} from './statements.manager.ts';

const nobody = 0;

/**
 * Gives a person another manager; `managerId` 0 removes the manager (people.13, people.15). `seenId` is the manager
 * whom the acting person saw, if the call names one (people.14). The lock on the tree runs
 * concurrent moves one after the other, so each move is checked against the result of the one before.
 * @throws HttpProblem 404, 403, 409 in the order of wire.1, 400 at `ManagerId` for a person who cannot be
 *   chosen.
 */
export async function moveBelow(
  scope: Scope,
  personId: number,
  { managerId, seenId }: { managerId: number; seenId: number | undefined },
): Promise<void> {
  demandOnProfile(await holdProfile(scope, personId), 'ChangeManager');
  if (managerId === nobody && !scope.capabilities.administersPeople) throw forbidden();
  await lockTree(scope);
  // The acting person may have lost a role or flag while the request waited for the lock.
  if (!(await rereadActor(scope))) throw platformProblem(409, 'changed_at_once');
  const profile = await holdProfile(scope, personId, { lock: true });
  demandOnProfile(profile, 'ChangeManager');
  const { row } = profile;
  if (seenId !== undefined && seenId !== (row.manager_id ?? nobody)) throw changedMeanwhile();
  const to = managerId === nobody ? null : await chosenManager(scope, personId, managerId);
  if (row.manager_id === to) return;
  await scope.db
    .updateTable('person')
    .set({ manager_id: to, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .execute();
  await recordEvent(scope, {
    kind: 'person.manager_changed',
    subjectId: personId,
    detail: { from: row.manager_id, to },
  });
}

/**
 * Moves all direct reports of a person to one manager, deactivated reports too, and returns their number. If the new
 * manager is one of the reports, they move below the person's own manager. Reports whose manager comes from the directory
 * stay (people.41).
 * @throws HttpProblem 404 and 403 as for a deactivation of the person, 409 if the acting person's rights changed
 *   meanwhile, or if the manager of all reports comes from the directory, 400 at `ManagerId` for a person who cannot be chosen.
 */
export async function moveReports(scope: Scope, personId: number, managerId: number): Promise<number> {
  demandActions(await holdProfile(scope, personId));
  await lockTree(scope);
  if (!(await rereadActor(scope))) throw platformProblem(409, 'changed_at_once');
  const profile = await holdProfile(scope, personId, { lock: true });
  demandActions(profile);
  if (managerId === personId) throw badField('ManagerId', managerWords, 'manager_already');
  const choice = demandChoosable(scope, await readManagerChoice(scope, personId, managerId), 'ManagerId');
  const reason = reasonAgainstSuccessor(choice, profile.row);
  if (reason) throw badField('ManagerId', managerWords, reason, { name: choice.name });
  const moved = await writeMovedReports(scope, personId, {
    managerId,
    successorManagerId: profile.row.manager_id,
  });
  if (moved === 0 && (await countActiveReports(scope, personId)) > 0)
    throw conflict(profileReasonWords, 'from_directory');
  return moved;
}

function demandActions(profile: HeldProfile): void {
  // The call belongs to a deactivation, so it is refused to the same people, with the same words about the ceo.
  if (profile.facts.role === 'ceo') demandOnProfile(profile, 'Deactivate');
  if (!hasActions(profile)) throw forbidden();
}

async function chosenManager(scope: Scope, personId: number, managerId: number): Promise<number> {
  if (managerId === personId) throw badField('ManagerId', managerWords, 'own_manager');
  const choice = demandChoosable(scope, await readManagerChoice(scope, personId, managerId), 'ManagerId');
  if (choice.is_below_person)
    throw badField('ManagerId', managerWords, 'reports_to_person', { name: choice.name });
  return choice.id;
}

/**
 * Returns the choice if the acting person may choose this manager for somebody: an active ceo or manager. People other
 * than the ceo and org admins may choose only within their own organisation (people.15).
 * @throws HttpProblem 400 at `field` with the reason (people.15).
 */
export function demandChoosable(
  { capabilities, person }: Scope,
  choice: ManagerRow | undefined,
  field: 'ManagerId' | 'ParentId',
): ManagerRow {
  // Whoever may not see an observer learns nothing about them.
  if (!choice || (choice.role_name === 'observer' && !capabilities.seesObservers))
    throw badField(field, managerWords, 'manager_missing');
  const refuse = (reason: 'manager_role' | 'manager_deactivated' | 'manager_outside') =>
    badField(field, managerWords, reason, { name: choice.name });
  if (!mayHaveReports(choice.role_name)) throw refuse('manager_role');
  if (choice.is_deactivated) throw refuse('manager_deactivated');
  const isWithin = capabilities.administersPeople || choice.id === person.id || choice.is_below_actor;
  if (!isWithin) throw refuse('manager_outside');
  return choice;
}
