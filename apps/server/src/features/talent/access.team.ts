import type { Day } from '@bellwether/domain/calendar/day';
import { endOfDay } from '@bellwether/domain/calendar/tenant-day';
import { writesAppraisals } from '@bellwether/domain/talent/permissions';
import { timestamp } from '#platform/database/instant.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { demandTalent, type HeldEmployee, holdEmployee, holdEndedPeriod } from './access.ts';
import type { TalentSettings } from './queries.labels.ts';
import { talentSettingsOf } from './queries.labels.ts';
import type { TeamAsk } from './statements.overview.ts';
import type { EmployeeRow } from './statements.ts';

/** The people whom an overview, a matrix or a workbook is about, as the path of the request says. */
export interface TeamPath {
  readonly periodId: number;
  /** 0: the acting person. */
  readonly userId: number;
  /** True: everybody of the company. False: the person's organisation. */
  readonly hr: boolean;
}

export interface HeldTeam {
  readonly period: Period;
  /** The person whose team is opened; null for the company. */
  readonly user: EmployeeRow | null;
  readonly ask: TeamAsk;
  readonly settings: TalentSettings;
}

/**
 * Checks who may open an overview. The ceo or manager of a team may open the team's overview, and so may the people
 * above them and people who read all appraisals. Only the latter may open the company's overview (talent.8).
 * @throws HttpProblem 404 for everybody else, and for a quarter that has not ended.
 */
export async function holdTeam(
  scope: Scope,
  { periodId, userId, hr }: TeamPath,
  isDirect: boolean,
): Promise<HeldTeam> {
  const period = await holdEndedPeriod(scope, periodId);
  const user = await holdTeamUser(scope, { userId, hr });
  const managerId = user?.id ?? (userId === 0 ? scope.person.id : userId);
  const settings = await talentSettingsOf(scope);
  const previous = (await periodsOf(scope)).byIndex(period.index - 1);
  const ask: TeamAsk = {
    periodId,
    previousId: previous?.id ?? 0,
    endsAt: endsAt(scope, period.endDate),
    userId: hr ? null : managerId,
    managerId,
    isDirect,
    present: settings,
  };
  return { period, user, ask, settings };
}

/**
 * Returns the person whose team is opened; null for the company.
 * @throws HttpProblem 404 for people who may not open it.
 */
export async function holdTeamUser(
  scope: Scope,
  { userId, hr }: Pick<TeamPath, 'userId' | 'hr'>,
): Promise<EmployeeRow | null> {
  demandTalent(scope);
  if (hr) {
    if (!scope.capabilities.readsAllAppraisals) throw notFound();
    return null;
  }
  const held = await holdEmployee(scope, userId === 0 ? scope.person.id : userId);
  if (!mayOpenTeam(scope, held)) throw notFound();
  return held.employee;
}

function mayOpenTeam({ capabilities, person }: Scope, { employee, standing }: HeldEmployee): boolean {
  if (capabilities.readsAllAppraisals) return true;
  return employee.id === person.id ? writesAppraisals(person) : standing.is_above_employee;
}

/** Returns the first instant after a day of the company. */
export const endsAt = ({ tenant }: Scope, day: Day) => timestamp(endOfDay(day, tenant.calendar.zone));
