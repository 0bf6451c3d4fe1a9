import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion } from '#platform/http/version.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { crown } from './commands.ts';
import { operatorWords } from './words.operator.ts';

// Acts of whoever runs the installation, on the command line: no person acts, so no person's rights are checked.

/**
 * Gives a person the flag of an org admin.
 * @throws HttpProblem 409 for somebody deactivated, for an observer, whom the flag gives no rights, and for an org admin.
 */
export async function makeOrgAdmin(scope: TenantScope, personId: number): Promise<void> {
  const person = await lockPerson(scope, personId);
  if (person.role_name === 'observer') throw conflict(operatorWords, 'observer', person.name);
  if (person.is_org_admin) throw conflict(operatorWords, 'org_admin_already', person.name);
  await scope.db
    .updateTable('person')
    .set({ is_org_admin: true, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .execute();
  await recordEvent(scope, {
    kind: 'person.flags_changed',
    subjectId: personId,
    detail: { granted: ['IsOrgAdmin'], revoked: [] },
  });
}

/**
 * Makes a person the ceo, for a company whose ceo left: an active ceo becomes a manager who reports to them, as when the
 * ceo hands the company over (people.14).
 * @throws HttpProblem 409 for somebody deactivated, and for the ceo.
 */
export async function makeCeoByOperator(scope: TenantScope, personId: number): Promise<void> {
  await lockTree(scope);
  const person = await lockPerson(scope, personId);
  if (person.role_name === 'ceo') throw conflict(operatorWords, 'ceo_already', person.name);
  await crown(scope, person);
}

async function lockPerson(scope: TenantScope, personId: number) {
  const person = await scope.db
    .selectFrom('person')
    .select(['id', 'name', 'role_name', 'manager_id', 'is_org_admin', 'deactivated_at'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw notFound();
  if (person.deactivated_at !== null) throw conflict(operatorWords, 'deactivated', person.name);
  return person;
}
