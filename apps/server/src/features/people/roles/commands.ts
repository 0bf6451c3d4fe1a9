import type { RolesSave } from '@bellwether/contract/people/profile';
import { roleChoices } from '@bellwether/domain/people/permissions';
import {
  columnOfWire,
  columnsOfWire,
  type FlagColumn,
  type WireFlag,
  wireFlags,
} from '@bellwether/domain/people/roles/flags';
import { canHaveRole } from '@bellwether/domain/people/roles/role-change';
import { mayHaveReports, type RoleName } from '@bellwether/domain/people/roles/roles';
import { type EventScope, recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { badField, forbidden, platformProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockTree, rereadActor } from '../organisation/statements.manager.ts';
import { demandOnProfile, type HeldProfile, holdProfile } from '../profile/access.ts';
import { hasReports, type ProfileRow } from '../statements.ts';
import { profileFieldWords } from '../words.ts';
import { ceoSeen } from './commands.ceo.ts';

/**
 * Saves role and flags (people.2, people.3, people.9). A value that equals the stored one needs
 * no right.
 * @throws HttpProblem 403 without the right, 409 for one's own role and flags, for 'Make someone else the ceo first' and
 *   for another ceo than the acting person saw (people.14), 400 at the field for the rules.
 */
export async function saveRoles(scope: Scope, personId: number, save: RolesSave): Promise<void> {
  const seen = await holdProfile(scope, personId);
  const isSameCeo =
    save.RoleName === 'ceo' && seen.row.role_name !== 'ceo' ? await ceoSeen(scope, save.CeoId) : undefined;
  if (save.RoleName !== seen.row.role_name) {
    demandRole(scope, seen, save.RoleName);
    await lockTree(scope);
  }
  await isSameCeo?.();
  const profile = await holdProfile(scope, personId, { lock: true });
  const { row } = profile;
  const changed = wireFlags.filter((flag) => save[flag] !== row[columnOfWire[flag]]);
  const changesRole = save.RoleName !== row.role_name;
  for (const flag of changed) demandOnProfile(profile, flag);
  if (changesRole) demandRole(scope, profile, save.RoleName);
  refuseStale(save.UpdatedAt, row.updated_at);
  if (save.IsGoalAdmin && save.IsGoalManager)
    throw badField('IsGoalManager', profileFieldWords, 'goal_admin_or_manager');
  if (changesRole) await refuseRole(scope, profile, save.RoleName);
  if (changed.length > 0) await writeFlags(scope, row, save, changed);
  if (changesRole) await changeRole(scope, profile, save.RoleName);
}

/**
 * Throws 403 or 409 if the acting person cannot give the person this role, regardless of the person's reports
 * and manager.
 */
export function demandRole(scope: Scope, profile: HeldProfile, role: RoleName): void {
  refusePrograms(scope);
  demandOnProfile(profile, 'ManageRoles');
  if (!roleChoices(scope.person).includes(role)) throw forbidden();
  if (role === 'ceo') demandOnProfile(profile, 'MakeCeo');
}

/** Throws 403 if a program calls: no scope of a token covers roles (accounts.13). */
export function refusePrograms({ principal }: Scope): void {
  if (principal.scopes !== 'every') throw forbidden();
}

/** Throws 400 at `RoleName` if the person's reports or manager do not allow the role. */
export async function refuseRole(scope: Scope, { row }: HeldProfile, role: RoleName): Promise<void> {
  const ties = { hasManager: row.manager_id !== null, hasReports: await hasReports(scope, row.id) };
  const verdict = canHaveRole(role, ties);
  if (!verdict.ok) throw badField('RoleName', profileFieldWords, verdict.reason);
}

/**
 * Gives a locked person a role, after `demandRole` and `refuseRole`. The caller must hold the lock on the
 * company's tree.
 */
export async function changeRole(scope: Scope, { row }: HeldProfile, role: RoleName): Promise<void> {
  if (role === 'ceo') return makeCeo(scope, row);
  await writePerson(scope, row.id, {
    role_name: role,
    // Only a ceo or manager has their own department (people.10).
    ...(mayHaveReports(role) ? {} : { org_unit: null }),
  });
  await recordEvent(scope, {
    kind: 'person.role_changed',
    subjectId: row.id,
    detail: { from: row.role_name, to: role },
  });
}

async function writeFlags(
  scope: Scope,
  row: ProfileRow,
  save: RolesSave,
  changed: readonly WireFlag[],
): Promise<void> {
  await writePerson(scope, row.id, columnsOfWire(save));
  await recordEvent(scope, {
    kind: 'person.flags_changed',
    subjectId: row.id,
    detail: {
      granted: changed.filter((flag) => save[flag]),
      revoked: changed.filter((flag) => !save[flag]),
    },
  });
}

/**
 * Makes a person the ceo: the present ceo becomes a manager who reports to them; both keep their reports
 * (people.14).
 * Changes the old ceo first, because the database allows only one active ceo after each statement.
 */
async function makeCeo(scope: Scope, row: ProfileRow): Promise<void> {
  // The acting person may have lost the right while the request waited for the tree's lock.
  if (!(await rereadActor(scope))) throw platformProblem(409, 'changed_at_once');
  await crown(scope, row);
}

/** What a change of a role needs: the scope of a person, or of the command line. */
type RoleScope = EventScope & Pick<Scope, 'now'>;

/** Does the work of `makeCeo` without a check of rights. The caller must hold the lock on the company's tree. */
export async function crown(
  scope: RoleScope,
  row: Pick<ProfileRow, 'id' | 'role_name' | 'manager_id'>,
): Promise<void> {
  const { db, tenant } = scope;
  const former = await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('role_name', '=', 'ceo')
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (former) await writePerson(scope, former.id, { role_name: 'manager' });
  await writePerson(scope, row.id, { role_name: 'ceo', manager_id: null });
  await recordEvent(scope, {
    kind: 'person.role_changed',
    subjectId: row.id,
    detail: { from: row.role_name, to: 'ceo' },
  });
  await recordEvent(scope, {
    kind: 'person.manager_changed',
    subjectId: row.id,
    detail: { from: row.manager_id, to: null },
  });
  if (!former) return;
  await writePerson(scope, former.id, { manager_id: row.id });
  await recordEvent(scope, {
    kind: 'person.role_changed',
    subjectId: former.id,
    detail: { from: 'ceo', to: 'manager' },
  });
  await recordEvent(scope, {
    kind: 'person.manager_changed',
    subjectId: former.id,
    detail: { from: null, to: row.id },
  });
}

type WrittenColumns = Partial<Pick<ProfileRow, 'role_name' | 'org_unit' | 'manager_id' | FlagColumn>>;

async function writePerson(scope: RoleScope, personId: number, columns: WrittenColumns): Promise<void> {
  await scope.db
    .updateTable('person')
    .set({ ...columns, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .execute();
}
