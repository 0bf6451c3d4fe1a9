import type { Group } from '@bellwether/domain/insight/calibration/groups';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { departmentOf } from '../../people/access.ts';
import { demandInsight } from '../access.ts';

/** Throws 404 for people who may not see how well groups predict: observers, and everybody while insight is off. */
export function demandKnowing(scope: Scope): void {
  demandInsight(scope);
  if (isObserver(scope.person)) throw notFound();
}

/** Returns whether the person sees the organisation of every manager (insight.15). */
export function seesAllOrganisations({ person }: Pick<Scope, 'person'>): boolean {
  return person.role === 'ceo' || person.isHrAdmin;
}

/**
 * Checks that the acting person sees a group (insight.15). Everybody but observers sees the company and its
 * departments. The manager of an organisation, the people above them, the ceo and HR admins see the organisation.
 * @throws HttpProblem 404 for an absent group, and for a group that the person does not see.
 */
export async function demandGroup(scope: Scope, group: Group): Promise<void> {
  demandKnowing(scope);
  if (group.kind === 'company') return;
  const { db, tenant, person } = scope;
  const isSeen =
    group.kind === 'department'
      ? sql<boolean>`${departmentOf('person')} = ${group.name}`
      : seesAllOrganisations(scope)
        ? sql<boolean>`person.id = ${group.personId}`
        : sql<boolean>`person.id = ${group.personId} and exists (select from org_path path where path.tenant_id = ${tenant.id}
            and path.ancestor_id = ${person.id} and path.descendant_id = person.id)`;
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where(isSeen)
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound();
}
