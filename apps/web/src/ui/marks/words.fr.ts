import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const chipWords: Translated<typeof english.chipWords> = {
  removeFilter: (filter) => `Retirer le filtre ${filter}`,
  clearAll: 'Tout effacer',
};

export const ratingLineWords: Translated<typeof english.ratingLineWords> = {
  noPredictionYet: 'Pas encore de prévision',
  result: 'Résultat :',
};

export const dimensionNames: Translated<typeof english.dimensionNames> = {
  likelihood: 'Probabilité',
  quality: 'Qualité',
};

export const trendNames: Translated<typeof english.trendNames> = {
  improved: 'en hausse',
  worsened: 'en baisse',
};

export const outcomeTexts: Translated<typeof english.outcomeTexts> = {
  completed: 'Atteint : oui',
  notCompleted: 'Atteint : non',
  ownerCompleted: 'Responsable : atteint, manager : non atteint',
  managerCompleted: 'Responsable : non atteint, manager : atteint',
};

export const predictionText: typeof english.predictionText = (likelihood, quality) => {
  if (likelihood === null && quality === null) return 'Pas encore de prévision';
  if (likelihood === null) return `Qualité : ${quality}`;
  return quality === null
    ? `Probabilité : ${likelihood}`
    : `Probabilité : ${likelihood}, qualité : ${quality}`;
};

export const weekStripWords: Translated<typeof english.weekStripWords> = {
  none: 'Pas encore de prévision',
  summary: (weeks, first, turn, now) =>
    `${weeks === 1 ? '1 semaine' : `${weeks} semaines`} : ${[
      first,
      ...(turn === null ? [] : [`${turn.rose ? 'en hausse à' : 'en baisse à'} ${turn.to}`]),
      ...(now === null ? [] : [`maintenant ${now}`]),
    ].join(', ')}`,
  imported: (weeks) => `${weeks} (importé d’un fichier)`,
  week: (week, level) => `semaine ${week} ${level ?? 'aucune'}`,
  byWeek: (name, weeks) =>
    weeks.length === 0 ? `${name} par semaine : rien encore` : `${name} par semaine : ${weeks.join(', ')}`,
};

export const leftTagWords: Translated<typeof english.leftTagWords> = { left: 'Départ' };
