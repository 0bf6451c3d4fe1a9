import type { ChildGoal } from '@bellwether/domain/dashboard/fallen';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';
import { type SentenceRow, sentenceRows } from '../goals/comments/queries.sentences.ts';

/** A visible goal whose latest prediction is lower than the one before. */
export interface FallenRow extends ChildGoal {
  readonly parentId: number;
  readonly title: string;
}

/** Signs of doubt about company goals. */
export interface DoubtRows {
  /** The visible goals directly below whose latest likelihood fell, in whatever week. */
  readonly fallen: readonly FallenRow[];
  /** The owners' own comments on these goals. */
  readonly sentences: readonly SentenceRow[];
}

/** Returns the signs of doubt about these goals, with one statement. */
export async function doubtsOf(scope: Scope, goalIds: readonly number[]): Promise<DoubtRows> {
  const rowsOf = (part: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(part), '[]'::json) from (${part}) part)`;
  const query = sql<DoubtRows>`select ${rowsOf(fallenBelow(scope, goalIds))} as fallen,
    ${rowsOf(sentenceRows(scope, goalIds))} as sentences`;
  const [found] = (await query.execute(scope.db)).rows;
  if (!found) throw new Error('A statement without rows of its own answered none.');
  return found;
}

function fallenBelow(scope: Scope, goalIds: readonly number[]): RawBuilder<FallenRow> {
  return sql`select child.id, child.parent_id as "parentId", child.title, child.state,
      child.is_private as "isPrivate", child.recent_likelihood as likelihood,
      child.recent_likelihood_delta as "likelihoodDelta", child.recent_week as "recentWeek"
    from goal child where child.tenant_id = ${scope.tenant.id} and child.parent_id = any(${goalIds}::int[])
      and child.recent_likelihood_delta = 'worsened' and ${visibleGoal(scope, 'child')}`;
}
