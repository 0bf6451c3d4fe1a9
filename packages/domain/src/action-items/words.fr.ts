import { formatTypedDay } from '../locale/dates.ts';
import type { Translated } from '../locale/language.ts';
import { actionItemLimits } from './limits.ts';
import type * as english from './words.ts';

export const actionItemReasonSentences: Translated<typeof english.actionItemReasonSentences> = {
  in_progress: 'Cette action est en cours.',
  completed: 'Cette action est terminée.',
};

export const actionItemMessages: Translated<typeof english.actionItemMessages> = {
  enter: 'Saisissez une valeur.',
  select: 'Choisissez une valeur.',
  personMissing: 'Choisissez une personne active qui n’a pas un compte en lecture.',
  day: (locale) => {
    const { firstDay, lastDay } = actionItemLimits;
    return `Saisissez un jour du ${formatTypedDay(firstDay, locale)} au ${formatTypedDay(lastDay, locale)} sous cette forme.`;
  },
};
