import type { Day } from '@bellwether/domain/calendar/day';
import { endOfDay } from '@bellwether/domain/calendar/tenant-day';
import { writesAppraisals } from '@bellwether/domain/talent/permissions';
import { timestamp } from '#platform/database/instant.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { demandTalent, type HeldEmployee, holdEmployee, holdEndedPeriod } from './access.ts';
import { cycleOf } from './cycles/statements.ts';
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
  /** A cycle of its own whose last quarter is the period; undefined for the quarter's default cycle. */
  readonly cycleId?: number | undefined;
}

export interface HeldTeam {
  readonly period: Period;
  /** Null for the quarter's default cycle. */
  readonly cycle: { readonly Id: number; readonly Name: string } | null;
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
  { periodId, userId, hr, cycleId }: TeamPath,
  isDirect: boolean,
): Promise<HeldTeam> {
  const period = await holdEndedPeriod(scope, periodId);
  const cycle = cycleId === undefined ? null : await runningCycle(scope, cycleId, period);
  const user = await holdTeamUser(scope, { userId, hr });
  const managerId = user?.id ?? (userId === 0 ? scope.person.id : userId);
  const settings = await talentSettingsOf(scope);
  const previous = (await periodsOf(scope)).byIndex(period.index - 1);
  const ask: TeamAsk = {
    periodId,
    periodIndex: period.index,
    cycleId: cycle?.Id ?? null,
    previousId: cycle ? 0 : (previous?.id ?? 0),
    endsAt: endsAt(scope, period.endDate),
    userId: hr ? null : managerId,
    managerId,
    isDirect,
    present: settings,
  };
  return { period, cycle, user, ask, settings };
}

/** @throws HttpProblem 404 unless the cycle runs and the period is its last quarter. */
async function runningCycle(scope: Scope, cycleId: number, period: Period): Promise<HeldTeam['cycle']> {
  const cycle = await cycleOf(scope, cycleId);
  if (!cycle?.isRunning || cycle.quarters.last !== period.index) throw notFound();
  return { Id: cycle.id, Name: cycle.name };
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
