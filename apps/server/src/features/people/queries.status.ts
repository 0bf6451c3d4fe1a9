import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getDeactivationPreview } from '@bellwether/contract/people/status';
import { mayOnProfile } from '@bellwether/domain/people/permissions';
import { sql } from 'kysely';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';
import { holdProfile } from './access.profile.ts';

/**
 * Returns what a deactivation leaves behind: the person's open goals of all quarters that the acting person sees, and
 * the active direct reports (decisions-2 A11).
 * @throws HttpProblem 404 if the acting person may never deactivate the person.
 */
export async function deactivationOf(
  scope: Scope,
  personId: number,
): Promise<EndpointReplyInput<typeof getDeactivationPreview>> {
  const { facts, relation } = await holdProfile(scope, personId);
  const verdict = mayOnProfile('Deactivate', facts, relation);
  // A read refuses with 404, because 403 would end the session (decisions §1).
  if (!verdict.ok && verdict.reason === 'never') throw notFound();
  const query = sql<{ goals: number; users: number }>`select
    (select count(*)::int from goal where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = ${personId}
      and goal.state not in ('finalized', 'shelved') and ${visibleGoal(scope, 'goal')}) as goals,
    (select count(*)::int from person report where report.tenant_id = ${scope.tenant.id}
      and report.manager_id = ${personId} and report.deactivated_at is null) as users`;
  const [counts] = (await query.execute(scope.db)).rows;
  return { GoalCount: counts?.goals ?? 0, UserCount: counts?.users ?? 0 };
}
