import { formatTypedDay } from '../locale/dates.ts';
import type { Translated } from '../locale/language.ts';
import { actionItemLimits } from './limits.ts';
import type * as english from './words.ts';

export const actionItemReasonSentences: Translated<typeof english.actionItemReasonSentences> = {
  in_progress: 'Diese Aufgabe ist in Arbeit.',
  completed: 'Diese Aufgabe ist erledigt.',
};

export const actionItemMessages: Translated<typeof english.actionItemMessages> = {
  enter: 'Bitte geben Sie etwas ein.',
  select: 'Bitte wählen Sie etwas aus.',
  personMissing: 'Bitte wählen Sie eine aktive Person, die nicht nur beobachtet.',
  day: (locale) => {
    const { firstDay, lastDay } = actionItemLimits;
    return `Bitte geben Sie einen Tag von ${formatTypedDay(firstDay, locale)} bis ${formatTypedDay(lastDay, locale)} in dieser Form ein.`;
  },
};
