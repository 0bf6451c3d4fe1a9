import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { previewSeveral } from '@bellwether/contract/people/several';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../../goals/access.ts';
import { isBelowActor } from '../access.ts';

interface LeftRow {
  readonly Id: number;
  readonly GoalCount: number;
  readonly UserCount: number;
}

/**
 * Returns what a deactivation of these people leaves behind, with one statement. People whom the acting person may not
 * deactivate are left out: only managers above and org admins may (people.16), so nobody else learns a number.
 */
export async function leftBehindBy(
  scope: Scope,
  ids: readonly number[],
): Promise<EndpointReplyInput<typeof previewSeveral>> {
  const { tenant, person, capabilities } = scope;
  const isMine = capabilities.administersPeople ? sql`true` : isBelowActor(scope, sql.ref('person.id'));
  const query = sql<LeftRow>`select person.id as "Id",
      (select count(*)::int from goal where goal.tenant_id = person.tenant_id and goal.owner_id = person.id
        and goal.state not in ('finalized', 'shelved') and ${visibleGoal(scope, 'goal')}) as "GoalCount",
      (select count(*)::int from person report where report.tenant_id = person.tenant_id
        and report.manager_id = person.id and report.deactivated_at is null) as "UserCount"
    from person where person.tenant_id = ${tenant.id} and person.id = any(${ids}::int[])
      and person.id <> ${person.id} and person.role_name <> 'ceo' and person.deactivated_at is null and ${isMine}
    order by person.id`;
  return { data: (await query.execute(scope.db)).rows };
}
