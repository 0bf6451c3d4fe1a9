import type { Day } from '@bellwether/domain/calendar/day';
import { endOfDay } from '@bellwether/domain/calendar/tenant-day';
import { dueDate } from '@bellwether/domain/talent/periods';
import { writesAppraisals } from '@bellwether/domain/talent/permissions';
import { timestamp } from '#platform/database/instant.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { demandTalent, type HeldEmployee, holdEmployee, holdEndedPeriod, todayOf } from './access.ts';
import { isOpen, reviewDaysOfCycle } from './cycles/presenter.ts';
import { type CycleRow, cycleOf, lastProbation } from './cycles/statements.ts';
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
  readonly due: Day;
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
  demandTalent(scope);
  const own = cycleId === undefined ? null : await runningCycle(scope, cycleId, periodId);
  const period = own?.period ?? (await holdEndedPeriod(scope, periodId));
  const cycle = own && { Id: own.row.id, Name: own.row.name };
  const user = await holdTeamUser(scope, { userId, hr });
  const managerId = user?.id ?? (userId === 0 ? scope.person.id : userId);
  const settings = await talentSettingsOf(scope);
  const due = await dueOf(scope, { period, settings, cycle: own?.row });
  const isProbation = own?.row.kind === 'probation';
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
    due: isProbation ? null : due,
    today: todayOf(scope),
    present: settings,
  };
  return { period, cycle, due, user, ask, settings };
}

/** Returns the last day on which nothing is overdue; of a probation, the last day of its last person. */
export async function dueOf(
  scope: Scope,
  {
    period,
    settings,
    cycle,
  }: Pick<HeldTeam, 'period' | 'settings'> & { readonly cycle: CycleRow | undefined },
): Promise<Day> {
  if (!cycle) return dueDate(period, settings.graceWeeks);
  return (
    reviewDaysOfCycle(scope, cycle, settings.graceWeeks)?.due ??
    (await lastProbation(scope, cycle.id)) ??
    period.endDate
  );
}

/** @throws HttpProblem 404 unless the cycle runs, is open, and the period is the last quarter that it touches. */
export async function runningCycle(
  scope: Scope,
  cycleId: number,
  periodId: number,
): Promise<{ readonly row: CycleRow; readonly period: Period }> {
  const row = await cycleOf(scope, cycleId);
  const period = (await periodsOf(scope)).byId(periodId);
  if (!row?.isRunning || row.quarters.last !== period?.index || !isOpen(scope, row)) throw notFound();
  return { row, period };
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
