import { addDays, type Day } from '../calendar/day.ts';
import type { Quarter } from '../calendar/quarter.ts';
import type { AppraisalStatus } from './lifecycle.ts';

/** The time of a company's appraisals. */
export interface AppraisalTime {
  readonly today: Day;
  /** The first day that counts; null for the start of the first quarter. */
  readonly effectiveDate: Day | null;
}

/**
 * Returns whether appraisals are written for the quarter: it has ended, and it does not begin before the effective
 * date (decisions-2 E1).
 */
export function hasAppraisals(
  { startDate, endDate }: Pick<Quarter, 'startDate' | 'endDate'>,
  { today, effectiveDate }: AppraisalTime,
): boolean {
  return endDate < today && (effectiveDate === null || startDate >= effectiveDate);
}

/**
 * Returns whether the quarter is offered for a person: it has appraisals, and they were added on its last day or before
 * (decisions-2 E1). `addedOn` is a day of the company.
 */
export function isOffered(
  quarter: Pick<Quarter, 'startDate' | 'endDate'>,
  time: AppraisalTime,
  addedOn: Day,
): boolean {
  return hasAppraisals(quarter, time) && quarter.endDate >= addedOn;
}

/** Returns the last day on which a missing appraisal is not overdue (decisions-2 E11). */
export function dueDate({ endDate }: Pick<Quarter, 'endDate'>, graceWeeks: number): Day {
  return addDays(endDate, graceWeeks * 7);
}

/** Returns whether an appraisal is overdue: missing or a draft after its due day (decisions-2 E11). */
export function isOverdue(status: AppraisalStatus, due: Day, today: Day): boolean {
  return (status === 'none' || status === 'draft') && today > due;
}
