import type { ChildGoal } from '@bellwether/domain/dashboard/fallen';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';

/** A visible goal whose latest prediction is lower than the one before. */
export interface FallenRow extends ChildGoal {
  readonly parentId: number;
  readonly title: string;
}

/** Returns the visible goals directly below these goals whose latest likelihood fell, in whatever week. */
export async function fallenBelow(scope: Scope, goalIds: readonly number[]): Promise<FallenRow[]> {
  const query = sql<FallenRow>`select child.id, child.parent_id as "parentId", child.title, child.state,
      child.is_private as "isPrivate", child.recent_likelihood as likelihood,
      child.recent_likelihood_delta as "likelihoodDelta", child.recent_week as "recentWeek"
    from goal child where child.tenant_id = ${scope.tenant.id} and child.parent_id = any(${goalIds}::int[])
      and child.recent_likelihood_delta = 'worsened' and ${visibleGoal(scope, 'child')}`;
  return (await query.execute(scope.db)).rows;
}
