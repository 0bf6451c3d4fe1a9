import type { NewEmployee } from '@bellwether/contract/people/adding';
import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { isEmailKept } from '#platform/accounts/email-change.ts';
import { constraintOf, isEmailTaken } from '#platform/database/constraint.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, forbidden, platformProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandChoosable } from '../organisation/commands.manager.ts';
import { lockTree, readManagerChoice, rereadActor } from '../organisation/statements.manager.ts';
import { refusePrograms } from '../roles/commands.ts';
import { sendInvitation } from '../status/commands.invitation.ts';
import { profileFieldWords } from '../words.ts';
import { findByEmail } from './statements.ts';

const newPerson = 0;

/**
 * Adds a person and requests the mail of the invitation (people.22). Returns the new id. The
 * endpoint's `who` refuses people who may not add anybody.
 * @throws HttpProblem 403 unless the ceo or an org admin adds an observer, and if a program adds one or a manager, 409 if the
 *   acting person has lost the right meanwhile, 400 at the field for the rules.
 */
export async function addEmployee(scope: Scope, asked: NewEmployee): Promise<number> {
  if (asked.IsObserver && !scope.capabilities.administersPeople) throw forbidden();
  if (roleOf(asked) !== 'contributor') refusePrograms(scope);
  // Take the tree's lock before the trigger takes it, so that moves and role changes wait for this transaction from here on.
  await lockTree(scope);
  if (!(await rereadActor(scope))) throw platformProblem(409, 'changed_at_once');
  const managerId = asked.IsObserver ? null : await chosenManager(scope, asked.ParentId);
  const orgUnit = asked.OrgUnit || null;
  if (orgUnit !== null && !asked.IsManager)
    throw badField('OrgUnit', profileFieldWords, 'department_not_for_role');
  await refuseTakenEmail(scope, asked.Email);
  const id = await insertPerson(scope, { asked, managerId, orgUnit });
  await recordEvent(scope, { kind: 'person.created', subjectId: id, detail: {} });
  await sendInvitation(scope, id);
  return id;
}

async function chosenManager(scope: Scope, managerId: number): Promise<number> {
  return demandChoosable(scope, await readManagerChoice(scope, newPerson, managerId), 'ParentId').id;
}

/**
 * Refuses the e-mail of another person. If that person is deactivated, only people who may see deactivated people
 * learn it (people.17).
 */
async function refuseTakenEmail(scope: Scope, email: string): Promise<void> {
  const found = await findByEmail(scope, emailKeyOf(email));
  const { db, now, tenant } = scope;
  const asked = { tenantId: tenant.id, emailKey: emailKeyOf(email), personId: newPerson, now };
  if (await isEmailKept(db, asked)) throw badField('Email', profileFieldWords, 'email_kept');
  if (!found) return;
  const isTold = found.is_deactivated && (scope.capabilities.administersPeople || found.is_below_actor);
  throw badField('Email', profileFieldWords, isTold ? 'email_deactivated' : 'email_taken');
}

interface NewRow {
  readonly asked: NewEmployee;
  readonly managerId: number | null;
  readonly orgUnit: string | null;
}

async function insertPerson(scope: Scope, { asked, managerId, orgUnit }: NewRow): Promise<number> {
  const at = timestamp(scope.now);
  try {
    const { id } = await scope.db
      .insertInto('person')
      .values({
        tenant_id: scope.tenant.id,
        name: asked.Name,
        email: asked.Email,
        email_key: emailKeyOf(asked.Email),
        job_title: asked.JobTitle,
        role_name: roleOf(asked),
        manager_id: managerId,
        org_unit: orgUnit,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (constraintOf(error) === 'person_one_department')
      throw badField('OrgUnit', profileFieldWords, 'department_taken');
    // Another transaction took the address after it was checked.
    if (isEmailTaken(error)) throw badField('Email', profileFieldWords, 'email_taken');
    throw error;
  }
}

function roleOf({ IsManager, IsObserver }: NewEmployee): RoleName {
  if (IsObserver) return 'observer';
  return IsManager ? 'manager' : 'contributor';
}
