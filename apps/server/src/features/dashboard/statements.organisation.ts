import type { ComplianceFigure } from '@bellwether/domain/dashboard/compliance';
import { ratings } from '@bellwether/domain/goals/rating';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleOfMany } from '../goals/access.ts';
import { isCountedGoal } from '../goals/reading/access.figures.ts';
import { type ComplianceAsk, openFigures } from './statements.compliance.ts';

export interface OrgMarkRow {
  readonly id: number;
  /** Goals that count by likelihood, 0 to 4, then those without a prediction; null without goals. */
  readonly likelihood: number[] | null;
  /** Null if the viewer may not see this person's compliance, or the person does not count. */
  readonly open: ComplianceFigure[] | null;
}

/**
 * Returns the marks of active people whom the viewer finds in lists, in one statement: the running quarter's visible
 * goals that count, and with `withCompliance` the open figures of people below the viewer. People with neither are left out.
 */
export async function readOrgMarks(
  scope: Scope,
  ask: ComplianceAsk,
  withCompliance: boolean,
): Promise<OrgMarkRow[]> {
  const { capabilities, db, tenant } = scope;
  const figures = withCompliance ? openFigures(scope, ask) : undefined;
  const level = (of: number) => sql`count(*) filter (where goal.recent_likelihood = ${sql.lit(of)})::int`;
  const query = sql<OrgMarkRow>`with recursive ${figures?.before ?? sql``} running as materialized (
      select goal.owner_id, array[${sql.join(ratings.map(level))},
          count(*) filter (where goal.recent_likelihood is null)::int] as likelihood
        from goal where goal.tenant_id = ${tenant.id} and goal.period_id = ${ask.currentId}::int
          and goal.deleted_at is null and goal.attention >= 0 and goal.published_at is not null
          and ${isCountedGoal('goal')} and ${visibleOfMany(scope, 'goal')}
        group by goal.owner_id
    ), marked as materialized (
      select someone.id, running.likelihood, ${figures?.column ?? sql`null::text[]`} as open
        from person someone left join running on running.owner_id = someone.id ${figures?.join ?? sql``}
        where someone.tenant_id = ${tenant.id} and someone.deactivated_at is null
          ${capabilities.seesObservers ? sql`` : sql`and someone.role_name <> 'observer'`}
    )
    select * from marked where likelihood is not null or cardinality(open) > 0 order by id`;
  return (await query.execute(db)).rows;
}
