import { formatTypedDay } from '../locale/dates.ts';
import { formsOf } from '../locale/forms.ts';
import type { Locale } from '../locale/locales.ts';
import { actionItemLimits } from './limits.ts';
import type { ActionItemReason } from './permission-names.ts';

/** The same reasons as sentences, for a disabled button and for the `detail` of a 409. */
export const actionItemReasonSentences: Readonly<Record<ActionItemReason, string>> = {
  in_progress: 'This action item is in progress.',
  completed: 'This action item is completed.',
};

/** The messages of the form, fixed to the letter (action-items.5) gives the words. */
export const actionItemMessages = {
  enter: 'Please enter!',
  select: 'Please select!',
  personMissing: 'Please select an active person who is not an observer.',
  /** Please enter a day from 01/01/2000 to 12/31/2100 as MM/DD/YYYY, in the form that the locale types. */
  day: (locale: Locale) => {
    const { firstDay, lastDay } = actionItemLimits;
    const [first, last] = [formatTypedDay(firstDay, locale), formatTypedDay(lastDay, locale)];
    return `Please enter a day from ${first} to ${last} as ${formsOf(locale).typedDay}.`;
  },
} as const;
