import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.de';
import type * as english from './words.ts';

export const cycleWords: Translated<typeof english.cycleWords> = {
  period_missing: 'Bitte wählen Sie ein Quartal.',
  due_too_early: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  question_unknown: 'Diese Frage gehört nicht zur Runde.',
  question_answered: 'Jemand hat diese Frage beantwortet, deshalb lässt sich ihr Wortlaut nicht mehr ändern.',
  question_left_out: 'Jemand hat eine Frage beantwortet, die Sie entfernt haben. Die Frage bleibt.',
  naming_stays:
    'Es wurden schon Personen gefragt, deshalb lässt sich nicht mehr ändern, wer ihre Worte liest.',
  nobody: 'In dieser Runde ist niemand. Bitte wählen Sie, für wen sie ist.',
  department_missing: 'Diese Abteilung gibt es nicht.',
  kind_stays:
    'Die Runde läuft, deshalb lassen sich ihre Art, ihre Eintrittstage und die Unterschriften nicht mehr ändern.',
  span_missing: cycleMessages.required,
  probation_missing: cycleMessages.required,
  dates_missing: 'Bitte geben Sie den ersten und den letzten Tag an.',
  dates_too_long: 'Bitte wählen Sie höchstens zwei Jahre.',
  levels_wrong: cycleMessages.levelsWrong,
  quarters_stay: 'Die Runde läuft, deshalb lassen sich ihre Quartale nicht mehr ändern.',
  is_running: 'Die Runde läuft schon.',
  cannot_delete: 'Die Runde läuft, deshalb kann sie nicht gelöscht werden.',
  in_another: ({ count, name }) =>
    count === 1
      ? `Eine dieser Personen ist in der Runde „${name}“, die ein Quartal mit dieser Runde gemeinsam hat.`
      : `${count} dieser Personen sind in der Runde „${name}“, die ein Quartal mit dieser Runde gemeinsam hat.`,
};
