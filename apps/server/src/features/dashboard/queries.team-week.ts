import type { getTeamWeek } from '@bellwether/contract/dashboard.team';
import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import { askedDaysOf } from '@bellwether/domain/notifications/mails/asked-days';
import { mayHaveReports } from '@bellwether/domain/people/roles/roles';
import type { Scope } from '#platform/session/scope.ts';
import { periodFacts } from '../goals/reading/access.ts';
import { periodsOf } from '../tenant/queries.ts';
import { presentTeamWeek } from './presenter.team-week.ts';
import { readTeamWeek } from './statements.team-week.ts';

/** Returns the week of the people who report to the acting person; one statement beside the quarters. */
export async function teamWeekOf(scope: Scope): Promise<EndpointReplyInput<typeof getTeamWeek>> {
  if (!mayHaveReports(scope.person.role)) return { Team: null };
  const { current } = await periodsOf(scope);
  const { askedWeek } = periodFacts(scope, current, scope.now);
  const row = await readTeamWeek(scope, {
    periodId: current.id,
    askedWeek,
    askedDays: askedDaysOf(current, askedWeek, scope.tenant.calendar),
  });
  return { Team: row.reports === 0 ? null : presentTeamWeek(scope, row, { period: current, askedWeek }) };
}
