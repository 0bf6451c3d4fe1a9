import type { Translated } from '@bellwether/domain/locale/language';
import { shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.list.ts';

export const filterChipWords: Translated<typeof english.filterChipWords> = {
  department: 'Abteilung',
  state: 'Status',
  likelihood: 'Wahrscheinlichkeit',
  quality: 'Qualität',
  objective: 'Objective',
  person: (name) => `Person: ${name}`,
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
};

export const filterGroupWords: Translated<typeof english.filterGroupWords> = {
  who: 'Wer',
  state: 'Status',
  likelihood: 'Wahrscheinlichkeit',
  quality: 'Qualität',
  alignment: 'Zuordnung',
  visibility: 'Sichtbarkeit',
};

export const choiceWords: Translated<typeof english.choiceWords> = {
  searching: 'Suche läuft …',
  nothingFound: 'Nichts gefunden',
};

export const listCountWords: Translated<typeof english.listCountWords> = {
  shown: (count, hasMore) => {
    const goals = count === 1 ? '1 Ziel' : `${count} Ziele`;
    return hasMore ? `${goals} angezeigt, weitere können geladen werden` : `${goals} angezeigt`;
  },
  filtersOn: (count) => `${count} aktiv`,
  searchGoals: 'Ziele suchen',
  currentQuarter: (quarter) => `${quarter} · aktuell`,
  oneToOneWith: (name) => `Einzelgespräch mit ${name} vorbereiten`,
};

export const listKeyWords: Translated<typeof english.listKeyWords> = {
  next: 'Nächstes Ziel der Liste',
  previous: 'Vorheriges Ziel der Liste',
};

export const outcomeWords: typeof english.outcomeWords = (
  goals,
  { completed, not, measured, average, disputed, open },
) => {
  const parts = [
    ...(completed > 0 ? [`${completed} erreicht`] : []),
    ...(not > 0 ? [`${not} nicht erreicht`] : []),
    ...(measured > 0 ? [`${measured} mit durchschnittlich ${average}`] : []),
    ...(disputed > 0 ? [`${disputed} strittig`] : []),
    ...(open > 0 ? [`${open} ohne Ergebnis`] : []),
  ];
  return `${goals === 1 ? '1 Ziel' : `${goals} Ziele`}: ${parts.join(', ')}`;
};

export const resultCountWords: typeof english.resultCountWords = (
  count,
  { completed, not, below, disputed },
) =>
  [
    `${completed} von ${count} ${count === 1 ? 'Ziel' : 'Zielen'} mit Ergebnis erreicht`,
    ...(not > 0 ? [`${not} nicht erreicht`] : []),
    ...(below > 0 ? [`${below} unter ${shownPercent(100)}`] : []),
    ...(disputed > 0 ? [`${disputed} strittig`] : []),
  ].join(', ');
