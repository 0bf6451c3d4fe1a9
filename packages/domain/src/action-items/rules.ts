import { addDays, type Day, isDay, mondayOf } from '../calendar/day.ts';
import { limited, required } from '../goals/rules.ts';
import type { Locale } from '../locale/locales.ts';
import { type FieldError, fieldError, said } from '../shared/said.ts';
import type { ActionItemState } from './lifecycle.ts';
import { actionItemLimits } from './limits.ts';
import { actionItemMessages } from './words.ts';

export { actionItemLimits } from './limits.ts';

export { actionItemMessages } from './words.ts';

/** The typed values of the form. */
export interface TypedActionItem {
  readonly Title: string;
  /** `YYYY-MM-DD`; empty without a deadline. */
  readonly DueDate: string;
  readonly AssigneeId: number | null;
  readonly RequesterId: number | null;
}

/** Returns whether the text is a day that a deadline may have; a past day is allowed (action-items.5). */
export function isDueDay(text: string): boolean {
  return isDay(text) && text >= actionItemLimits.firstDay && text <= actionItemLimits.lastDay;
}

/** Checks an action item's fields (texts.9). */
export function actionItemFaults(item: TypedActionItem, locale: Locale): FieldError[] {
  const [enter, select] = [said(actionItemMessages, 'enter'), said(actionItemMessages, 'select')];
  const isMissing = (id: number | null) => id === null || id === 0;
  return [
    ...required('Title', item.Title, enter),
    ...limited('Title', item.Title, actionItemLimits.title),
    ...required('DueDate', item.DueDate, enter),
    ...(item.DueDate.trim() === '' || isDueDay(item.DueDate)
      ? []
      : [fieldError('DueDate', actionItemMessages, 'day', locale)]),
    ...(isMissing(item.AssigneeId) ? [{ path: 'AssigneeId', ...select }] : []),
    ...(isMissing(item.RequesterId) ? [{ path: 'RequesterId', ...select }] : []),
  ];
}

/** Returns whether an item in this state is overdue on the company's day (action-items.5). */
export function isOverdue(
  item: { readonly state: ActionItemState; readonly dueDate: Day },
  today: Day,
): boolean {
  return item.state === 'in_progress' && item.dueDate < today;
}

export type DueGroup = 'overdue' | 'this_week' | 'later';

/** Returns the group of a deadline in the list of open items; a week ends on Sunday. */
export function dueGroup(dueDate: Day, today: Day): DueGroup {
  if (dueDate < today) return 'overdue';
  return dueDate <= addDays(mondayOf(today), 6) ? 'this_week' : 'later';
}
