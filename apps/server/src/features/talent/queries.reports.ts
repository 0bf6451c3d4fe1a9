import type { Day } from '@bellwether/domain/calendar/day';
import { dueAfterAbsence } from '@bellwether/domain/talent/peers/rules';
import { dueDate, hasAppraisals } from '@bellwether/domain/talent/periods';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { dueOf, endsAt, runningCycle } from './access.team.ts';
import { appraisalTimeOf, demandTalent, holdEmployee, holdEndedPeriod, todayOf } from './access.ts';
import type { CycleRow } from './cycles/statements.ts';
import { scaleOfRow, wordsOfRatings } from './presenter.ratings.ts';
import { type TalentSettings, talentSettingsOf } from './queries.labels.ts';
import type { FrozenWords } from './statements.history.ts';
import { type ReportAsk, type ReportedAppraisal, reportRows } from './statements.reports.ts';
import { type Scales, scalesOf } from './statements.scales.ts';

export { type AppraisalTexts, type ReportedAppraisal, textsOf } from './statements.reports.ts';

export interface ReportedAppraisals {
  /** The quarters asked for, newest first; of a cycle of its own, the last one that it touches. */
  readonly periods: readonly Period[];
  /** The name of the cycle of its own; null for quarters. */
  readonly cycleName: string | null;
  /** Returns the last day on which a row is not overdue, after an absence of the person for whom it waits (talent.25). */
  readonly dueOf: (row: ReportedAppraisal) => Day;
  readonly settings: TalentSettings;
  /** The scales of the completed appraisals. */
  readonly scales: Scales;
  readonly rows: readonly ReportedAppraisal[];
  /** The counts of all rows, including rows beyond the limit. */
  readonly counts: { readonly people: number; readonly completed: number; readonly overdue: number };
}

/**
 * Returns the quarters for which appraisals are written, newest first; `periodId` 0 stands for all of them.
 * @throws HttpProblem 404 for another quarter, and if the company has switched appraisals off.
 */
async function appraisalPeriodsOf(scope: Scope, periodId: number): Promise<readonly Period[]> {
  demandTalent(scope);
  if (periodId !== 0) return [await holdEndedPeriod(scope, periodId)];
  const time = appraisalTimeOf(scope);
  return (await periodsOf(scope)).all.filter((period) => hasAppraisals(period, time)).reverse();
}

/** What a report about appraisals covers: quarters, or a cycle of its own by the last quarter that it touches. */
export interface ReportSpan {
  readonly periods: readonly Period[];
  readonly cycle: CycleRow | undefined;
}

/**
 * Returns the quarters or the cycle that a report asks for.
 * @throws HttpProblem 404 like `appraisalPeriodsOf`, and for a cycle that is not open.
 */
export async function reportSpanOf(
  scope: Scope,
  { periodId, cycleId }: { readonly periodId: number; readonly cycleId?: number | undefined },
): Promise<ReportSpan> {
  if (cycleId === undefined) return { periods: await appraisalPeriodsOf(scope, periodId), cycle: undefined };
  demandTalent(scope);
  const { row, period } = await runningCycle(scope, cycleId, periodId);
  return { periods: [period], cycle: row };
}

/** Returns the appraisals of these quarters or this cycle that the acting person may read in reports. */
export async function reportedAppraisalsOf(
  scope: Scope,
  { periods, cycle }: ReportSpan,
  ask: Omit<ReportAsk, 'quarters' | 'cycle' | 'today'>,
): Promise<ReportedAppraisals> {
  const settings = await talentSettingsOf(scope);
  const today = todayOf(scope);
  const [only] = periods;
  const ownDue = cycle && only ? await dueOf(scope, { period: only, settings, cycle }) : undefined;
  const quarters = periods.map((period) => ({
    id: period.id,
    endsAt: endsAt(scope, period.endDate),
    index: period.index,
    due: ownDue ?? dueDate(period, settings.graceWeeks),
  }));
  const rows = await reportRows(scope, {
    ...ask,
    quarters,
    today,
    cycle: cycle ? { id: cycle.id, isProbation: cycle.kind === 'probation' } : undefined,
  });
  const scales = await scalesOf(
    scope,
    rows.map((row) => row.scale_id),
  );
  const { people, completed, overdue } = rows[0] ?? { people: 0, completed: 0, overdue: 0 };
  return {
    periods,
    cycleName: cycle?.name ?? null,
    dueOf: (row) => dueAfterAbsence(row.due, row.absences),
    settings,
    scales,
    rows,
    counts: { people, completed, overdue },
  };
}

/**
 * Returns the words for the ratings that the acting person may read in a row: those of the completion, or the company's
 * present words before it.
 */
export function ratingWordsOf(
  row: ReportedAppraisal,
  parts: Pick<ReportedAppraisals, 'settings' | 'scales'>,
): FrozenWords | undefined {
  const { primary_rating, secondary_rating, tertiary_rating } = row;
  if (primary_rating === null || secondary_rating === null) return undefined;
  return wordsOfRatings({ primary_rating, secondary_rating, tertiary_rating }, scaleOfRow(row, parts));
}

/**
 * Checks that the acting person may ask for somebody's appraisals, although they can read none of them.
 * @throws HttpProblem 404 unless the person is below the acting person, asks about their own reviews, or the acting
 *   person reads all appraisals.
 */
export async function demandReportedPerson(
  scope: Scope,
  personId: number,
  as: 'employee' | 'reviewer',
): Promise<void> {
  const { employee, standing } = await holdEmployee(scope, personId);
  const isOwn = employee.id === scope.person.id && as === 'reviewer';
  if (!isOwn && !standing.is_above_employee && !scope.capabilities.readsAllAppraisals) throw notFound();
}
