import { addDays, type Day } from '../calendar/day.ts';
import type { Quarter } from '../calendar/quarter.ts';
import type { AppraisalStatus } from './lifecycle.ts';

/** Returns whether appraisals are written for the quarter: its last day is over (decisions-2 E1). */
export function hasAppraisals({ endDate }: Pick<Quarter, 'endDate'>, today: Day): boolean {
  return endDate < today;
}

/**
 * Returns whether the quarter is offered for a person: it is over, and they were added on its last day or before
 * (decisions-2 E1). `addedOn` is a day of the company.
 */
export function isOffered(quarter: Pick<Quarter, 'endDate'>, today: Day, addedOn: Day): boolean {
  return hasAppraisals(quarter, today) && quarter.endDate >= addedOn;
}

/** Returns the last day on which a missing appraisal is not overdue (decisions-2 E11). */
export function dueDate({ endDate }: Pick<Quarter, 'endDate'>, graceWeeks: number): Day {
  return addDays(endDate, graceWeeks * 7);
}

/** Returns whether an appraisal is overdue: missing or a draft after its due day (decisions-2 E11). */
export function isOverdue(status: AppraisalStatus, due: Day, today: Day): boolean {
  return (status === 'none' || status === 'draft') && today > due;
}
