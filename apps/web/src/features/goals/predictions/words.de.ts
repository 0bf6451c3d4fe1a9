import type { Translated } from '@bellwether/domain/locale/language';
import { moveOf } from './model/move-of.ts';
import type * as english from './words.ts';

export const predictionWords: Translated<typeof english.predictionWords> = {
  title: 'Wochen-Update',
  likelihood: 'Wahrscheinlichkeit des Erfolgs',
  quality: 'Qualität des Erfolgs',
  comment: 'Kommentar (optional)',
  whatChanged: 'Was hat sich geändert? (optional)',
  same: 'Wie letzte Woche',
  lastWeek: 'letzte Woche',
  commentHint: 'Eingabetaste speichert, Umschalt + Eingabetaste beginnt eine neue Zeile.',
  previousWeek: 'Vorherige Woche',
  nextWeek: 'Nächste Woche',
  noEarlierWeek: 'Keine frühere Woche ist offen.',
  noLaterWeek: 'Keine spätere Woche ist offen.',
  last: 'Letzte Vorhersage',
  none: 'Es wurde noch keine Vorhersage abgegeben.',
  saved: 'Vorhersage gespeichert.',
  past: (week, isGiven) =>
    isGiven
      ? `Dieser Link galt für ${week}. Diese Vorhersage wurde abgegeben.`
      : `Dieser Link galt für ${week}. Diese Woche ist vorbei.`,
  noOpenWeek: 'Für keine Woche dieses Ziels ist eine Vorhersage offen.',
};

export const stillToPredict: typeof english.stillToPredict = (skipped) => {
  if (skipped === 0) return 'Ihre Ziele sind aktualisiert.';
  return skipped === 1 ? '1 Ziel braucht noch ein Update.' : `${skipped} Ziele brauchen noch ein Update.`;
};

const moveWords = { down: 'gefallen', up: 'gestiegen', unchanged: 'unverändert', new: 'neu' } as const;

export const updatedGoals: typeof english.updatedGoals = (saved) => {
  const moves = saved.map(moveOf);
  const parts = (['down', 'up', 'unchanged', 'new'] as const).flatMap((move) => {
    const count = moves.filter((each) => each === move).length;
    return count === 0 ? [] : [`${count} ${moveWords[move]}`];
  });
  return `${saved.length === 1 ? '1 Ziel' : `${saved.length} Ziele`} aktualisiert: ${parts.join(', ')}`;
};

export const digitKeysWords: Translated<typeof english.digitKeysWords> = {
  rate: (level) => `Stufe ${level} wählen`,
};

export const predictWeeksWords: Translated<typeof english.predictWeeksWords> = {
  saveAndNext: 'Speichern und weiter',
  save: 'Speichern',
};
