import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listGoalsOfPerson, listReportGoals } from '@bellwether/contract/people/goals';
import type { Profile } from '@bellwether/contract/people/profile';
import type { Responsibility } from '@bellwether/contract/people/responsibility';
import { profilePermissions } from '@bellwether/domain/people/permissions';
import { sql } from 'kysely';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';
import { goalsOfOwner } from '../../goals/reading/queries.list.ts';
import { goalCountsOf } from '../../goals/reading/queries.reports.ts';
import { presentPeriod } from '../../tenant/presenter.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { readReports } from '../statements.ts';
import { type HeldProfile, holdProfile } from './access.ts';
import { presentProfile, presentResponsibility } from './presenter.ts';

/**
 * Returns a profile as the acting person sees it (people.5, people.7).
 * @throws HttpProblem 404 if it is absent or invisible.
 */
export async function profileOf(scope: Scope, personId: number): Promise<Profile> {
  const periods = await periodsOf(scope);
  const { row, facts, relation } = await holdProfile(scope, personId);
  const reports = await readReports(scope, personId);
  return presentProfile(scope, row, {
    status: facts.status,
    isSelf: relation.isSelf,
    permissions: profilePermissions(facts, relation),
    reports: seesDeactivatedReports(scope, relation)
      ? reports
      : reports.filter((report) => !report.is_deactivated),
    period: presentPeriod(periods.current, periods, scope),
  });
}

/**
 * The ceo and org admins see all deactivated people; managers see the deactivated people below them (people.17).
 */
function seesDeactivatedReports({ capabilities }: Scope, relation: HeldProfile['relation']): boolean {
  return capabilities.administersPeople || relation.isSelf || relation.isAbove;
}

/**
 * Returns the numbers of the direct reports' goals in the running quarter, for the reports that the profile lists.
 * @throws HttpProblem 404 if the profile is absent or invisible.
 */
export async function reportGoalsOf(
  scope: Scope,
  personId: number,
): Promise<EndpointReplyInput<typeof listReportGoals>> {
  const { relation } = await holdProfile(scope, personId);
  const shown = seesDeactivatedReports(scope, relation) ? sql`` : sql`and report.deactivated_at is null`;
  return goalCountsOf(
    scope,
    sql`array(select report.id from person report where report.tenant_id = ${scope.tenant.id}
      and report.manager_id = ${personId} ${shown})`,
  );
}

/**
 * Returns the responsibilities of a person. The stored text is sanitised again.
 * @throws HttpProblem 404 if the profile is absent or invisible.
 */
export async function responsibilityOf(scope: Scope, personId: number): Promise<Responsibility> {
  const { row } = await holdProfile(scope, personId);
  const { shown } = await shownRichTexts({ shown: row.responsibility });
  return presentResponsibility(row, shown);
}

/**
 * Returns a page of a person's goals of a period that the acting person sees.
 * @throws HttpProblem 404 if the profile is absent or invisible.
 */
export async function goalsOfProfile(
  scope: Scope,
  asked: Parameters<typeof goalsOfOwner>[1],
): Promise<EndpointReplyInput<typeof listGoalsOfPerson>> {
  await holdProfile(scope, asked.ownerId);
  return goalsOfOwner(scope, asked);
}
