import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getRatingDistribution } from '@bellwether/contract/talent/writing';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { writesAppraisals } from '@bellwether/domain/talent/permissions';
import { distributionLeast, distributionStep } from '@bellwether/domain/talent/rating';
import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { runningCycle } from './access.team.ts';
import { demandTalent, holdEndedPeriod } from './access.ts';
import { talentSettingsOf } from './queries.labels.ts';

interface SharesRow {
  is_own: boolean;
  primary_rating: number;
  secondary_rating: number;
  appraisals: number;
  reviewers: number[];
}

/**
 * Returns the ratings that the acting person gave in a quarter or a cycle, beside the ratings of completed appraisals by other
 * reviewers. The others' ratings need so many reviewers and appraisals that nobody can be identified, and change only
 * in whole steps. The ratings that the acting person received are left out.
 * @throws HttpProblem 404 for people without a team, and for a quarter or a cycle that is not written yet.
 */
export async function distributionOf(
  scope: Scope,
  { periodId, cycleId }: { readonly periodId: number; readonly cycleId: number | undefined },
): Promise<EndpointReplyInput<typeof getRatingDistribution>> {
  demandTalent(scope);
  if (cycleId === undefined) await holdEndedPeriod(scope, periodId);
  else await runningCycle(scope, cycleId, periodId);
  if (!writesAppraisals(scope.person)) throw notFound();
  const { levels } = await talentSettingsOf(scope);
  const { person, tenant } = scope;
  const isAsked = cycleId === undefined ? sql`period_id = ${periodId}::int` : sql`cycle_id = ${cycleId}::int`;
  const query = sql<SharesRow>`with rated as (
      select reviewer_id = ${person.id} as is_own, primary_rating, secondary_rating, reviewer_id,
        row_number() over (partition by reviewer_id = ${person.id} order by completed_at, id) as place,
        count(*) over (partition by reviewer_id = ${person.id}) as all_of_them
      from appraisal where tenant_id = ${tenant.id} and ${isAsked} and levels = ${levels}::int
        and employee_id <> ${person.id} and (state = 'completed' or reviewer_id = ${person.id})
    )
    select is_own, primary_rating, secondary_rating, count(*)::int as appraisals,
      array_agg(distinct reviewer_id) as reviewers
    from rated where is_own or place <= all_of_them - all_of_them % ${distributionStep}::int
    group by 1, 2, 3`;
  const { rows } = await query.execute(scope.db);
  const own = rows.filter((row) => row.is_own);
  const others = rows.filter((row) => !row.is_own);
  const reviewers = new Set(others.flatMap((row) => row.reviewers)).size;
  const theirs = sharesOf(others, levels);
  const isEnough = reviewers >= distributionLeast.reviewers && theirs.Count >= distributionLeast.appraisals;
  return { Own: sharesOf(own, levels), Others: isEnough ? theirs : null, At: instantToIso(scope.now) };
}

function sharesOf(rows: readonly SharesRow[], levels: number) {
  const count = (column: 'primary_rating' | 'secondary_rating') =>
    Array.from({ length: levels }, (_, level) =>
      rows.reduce((sum, row) => sum + (row[column] === level ? row.appraisals : 0), 0),
    );
  return {
    Primary: count('primary_rating'),
    Secondary: count('secondary_rating'),
    Count: rows.reduce((sum, row) => sum + row.appraisals, 0),
  };
}
