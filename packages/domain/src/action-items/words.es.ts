import { formatTypedDay } from '../locale/dates.ts';
import { formsOf } from '../locale/forms.ts';
import type { Translated } from '../locale/language.ts';
import { actionItemLimits } from './limits.ts';
import type * as english from './words.ts';

export const actionItemReasonSentences: Translated<typeof english.actionItemReasonSentences> = {
  in_progress: 'Esta tarea está en curso.',
  completed: 'Esta tarea está completada.',
};

export const actionItemMessages: Translated<typeof english.actionItemMessages> = {
  enter: 'Escriba algo.',
  select: 'Seleccione algo.',
  personMissing: 'Seleccione una persona activa que no sea solo observadora.',
  day: (locale) => {
    const { firstDay, lastDay } = actionItemLimits;
    const [first, last] = [formatTypedDay(firstDay, locale), formatTypedDay(lastDay, locale)];
    return `Escriba un día entre el ${first} y el ${last} como ${formsOf(locale).typedDayShown}.`;
  },
};
