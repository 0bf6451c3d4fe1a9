import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const chipWords: Translated<typeof english.chipWords> = {
  removeFilter: (filter) => `Filter ${filter} entfernen`,
  clearAll: 'Alle Filter löschen',
};

export const ratingLineWords: Translated<typeof english.ratingLineWords> = {
  noPredictionYet: 'Noch keine Vorhersage',
  result: 'Ergebnis:',
};

export const dimensionNames: Translated<typeof english.dimensionNames> = {
  likelihood: 'Wahrscheinlichkeit',
  quality: 'Qualität',
};

export const trendNames: Translated<typeof english.trendNames> = {
  improved: 'gestiegen',
  worsened: 'gefallen',
};

export const outcomeTexts: Translated<typeof english.outcomeTexts> = {
  completed: 'Erreicht: Ja',
  notCompleted: 'Erreicht: Nein',
  ownerCompleted: 'Verantwortlich: erreicht, Führungskraft: nicht erreicht',
  managerCompleted: 'Verantwortlich: nicht erreicht, Führungskraft: erreicht',
};

export const predictionText: typeof english.predictionText = (likelihood, quality) => {
  if (likelihood === null && quality === null) return 'Noch keine Vorhersage';
  if (likelihood === null) return `Qualität: ${quality}`;
  return quality === null
    ? `Wahrscheinlichkeit: ${likelihood}`
    : `Wahrscheinlichkeit: ${likelihood}, Qualität: ${quality}`;
};

export const weekStripWords: Translated<typeof english.weekStripWords> = {
  none: 'Noch keine Vorhersage',
  summary: (weeks, first, turn, now) =>
    `${weeks === 1 ? '1 Woche' : `${weeks} Wochen`}: ${[
      first,
      ...(turn === null ? [] : [`${turn.rose ? 'gestiegen' : 'gefallen'} auf ${turn.to}`]),
      ...(now === null ? [] : [`jetzt ${now}`]),
    ].join(', ')}`,
  imported: (weeks) => `${weeks} (aus einer Datei importiert)`,
  week: (week, level) => `Woche ${week} ${level ?? 'keine'}`,
  byWeek: (name, weeks) =>
    weeks.length === 0 ? `${name} je Woche: noch keine` : `${name} je Woche: ${weeks.join(', ')}`,
};

export const leftTagWords: Translated<typeof english.leftTagWords> = { left: 'Ausgeschieden' };
