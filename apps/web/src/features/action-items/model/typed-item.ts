import { readDateWords } from '@bellwether/domain/action-items/date-words';
import { actionItemFaults, actionItemMessages } from '@bellwether/domain/action-items/rules';
import type { Day } from '@bellwether/domain/calendar/day';
import { fieldError } from '@bellwether/domain/shared/said';
import { readerLocale } from '#ui/data/reader-locale.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';

/** The values of an item's form. `DueDate` is the typed text: `MM/DD/YYYY` in the reader's order, or date words. */
export interface ItemValues extends Record<string, unknown> {
  Title: string;
  DueDate: string;
  AssigneeId: number | null;
  RequesterId: number | null;
}

/** Returns the faults of the form, by the company's day. */
export function typedItemFaults(values: ItemValues, today: Day): FormFault[] {
  const locale = readerLocale();
  const day = readDateWords(values.DueDate, { today, locale });
  const isUnread = day === undefined && values.DueDate.trim() !== '';
  return [
    ...actionItemFaults({ ...values, DueDate: day ?? (isUnread ? today : '') }, locale),
    ...(isUnread ? [fieldError('DueDate', actionItemMessages, 'day', locale)] : []),
  ];
}
