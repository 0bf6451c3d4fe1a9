import type { Translated } from '@bellwether/domain/locale/language';
import { calibrationLimits } from '@bellwether/domain/talent/calibration/rules';
import { calibrationMessages } from '@bellwether/domain/talent/calibration/words.de';
import type * as english from './words.ts';

export const calibrationWords: Translated<typeof english.calibrationWords> = {
  period_missing: 'Bitte wählen Sie ein Quartal.',
  cycle_missing: 'Diese Runde endet nicht mit dem Quartal oder hat noch nicht begonnen.',
  nobody: calibrationMessages.nobody,
  guide_wrong: calibrationMessages.guideWrong,
  not_over_group: 'Nicht alle in dieser Gruppe sind Ihnen unterstellt.',
  too_few: `Eine Kalibrierung braucht mindestens ${calibrationLimits.least} Personen mit einem Entwurf auf der Skala des Unternehmens.`,
  too_many: `Eine Kalibrierung fasst höchstens ${calibrationLimits.most} Personen.`,
  shared: (count) =>
    count === 1
      ? 'Die Beurteilung einer dieser Personen ist schon geteilt. Bitte wählen Sie eine Gruppe ohne sie.'
      : `Die Beurteilungen von ${count} dieser Personen sind schon geteilt. Bitte wählen Sie eine Gruppe ohne sie.`,
  busy: 'Einige dieser Personen sind in einer anderen offenen Kalibrierung.',
  participant_unfit: 'Nur Vorgesetzte der Führungskräfte dieser Gruppe und HR-Admins können benannt werden.',
  ended: 'Die Kalibrierung ist beendet.',
  moved_meanwhile: 'Jemand anderes hat diese Person inzwischen verschoben.',
  edited_meanwhile: 'Die Bewertungen im Entwurf wurden inzwischen von der beurteilenden Person geändert.',
  same_place: 'Diese Person steht schon dort.',
  no_level: 'Das ist keine der Stufen des Unternehmens.',
  nothing_to_undo: 'Ihre Verschiebung ist nicht mehr die letzte.',
};
