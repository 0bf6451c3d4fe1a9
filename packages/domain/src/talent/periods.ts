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
 * date (talent.1).
 */
export function hasAppraisals(
  { startDate, endDate }: Pick<Quarter, 'startDate' | 'endDate'>,
  { today, effectiveDate }: AppraisalTime,
): boolean {
  return endDate < today && (effectiveDate === null || startDate >= effectiveDate);
}

/**
 * Returns whether the quarter is offered for a person: it has appraisals, and they were added on its last day or before
 * (talent.1). `addedOn` is a day of the company.
 */
export function isOffered(
  quarter: Pick<Quarter, 'startDate' | 'endDate'>,
  time: AppraisalTime,
  addedOn: Day,
): boolean {
  return hasAppraisals(quarter, time) && quarter.endDate >= addedOn;
}

/** Returns the last day on which a missing appraisal is not overdue (talent.11). */
export function dueDate({ endDate }: Pick<Quarter, 'endDate'>, graceWeeks: number): Day {
  return addDays(endDate, graceWeeks * 7);
}

/** The states in which an appraisal is overdue after its due day: it is missing, a draft, or waits for the employee. */
export const overdueStatuses = ['none', 'draft', 'shared'] as const satisfies readonly AppraisalStatus[];

/** Returns whether an appraisal is overdue (talent.11). */
export function isOverdue(status: AppraisalStatus, due: Day, today: Day): boolean {
  return (overdueStatuses as readonly AppraisalStatus[]).includes(status) && today > due;
}

/** An employee has at least so many days to sign, even if the appraisal was shared late. */
export const signingDays = 7;

/**
 * Returns the last day on which the employee still has time to sign: the due day, or a week after the present text was
 * shared. From the next day on the appraisal may be closed without the signature.
 */
export function signUntil(due: Day, sharedOn: Day): Day {
  const week = addDays(sharedOn, signingDays);
  return week > due ? week : due;
}

/** For so many days after the closing the employee may add a statement. */
export const statementDays = 30;

/** Returns the last day on which the employee may add a statement. */
export function statementUntil(closedOn: Day): Day {
  return addDays(closedOn, statementDays);
}
