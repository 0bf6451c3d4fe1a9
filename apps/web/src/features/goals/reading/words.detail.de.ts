import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.detail.ts';

export const disputeNotice: typeof english.disputeNotice = (owner, says) =>
  `Dieses Ziel ist abgeschlossen und strittig: ${owner} sagt „${says.owner ? 'erreicht' : 'nicht erreicht'}“, die Führungskraft sagt „${says.manager ? 'erreicht' : 'nicht erreicht'}“. Es gilt als strittig, bis beide sich einig sind.`;

export const distributionTexts: Translated<typeof english.distributionTexts> = {
  noPredictionYet: 'Noch keine Vorhersage',
  without: (count) => `${count} ohne Vorhersage`,
  none: 'Keine laufenden Ziele',
};

export const historyLineWords: Translated<typeof english.historyLineWords> = {
  reply: 'Antworten',
  comment: 'Kommentieren',
  forWeek: (week) => `für ${week}`,
  from: 'von',
  to: 'zu',
};

export const notPossibleNow: typeof english.notPossibleNow = (count) => `Derzeit nicht möglich (${count})`;

export const predictionLineWords: Translated<typeof english.predictionLineWords> = {
  imported: 'Diese Wochen wurden aus einer Datei importiert.',
  quarterEnds: (day) => `Quartalsende: ${day}`,
  week: (week, level) => `Woche ${week}: ${level ?? 'keine Vorhersage'}`,
  comments: (week, count) => `Woche ${week}: ${count === 1 ? '1 Kommentar' : `${count} Kommentare`}`,
  none: (name) => `${name}: noch keine Vorhersagen`,
  one: (name, level) => `${name} in einer Woche: ${level}`,
  way: (name, weeks, first, last) =>
    `${name} über ${weeks} Wochen: ${first === last ? `${last} am Anfang und jetzt` : `von ${first} zu ${last}`}`,
};

export const childCountWords: typeof english.childCountWords = (
  count,
  { risky, unsure, finalized, deleted },
) =>
  [
    count === 1 ? '1 untergeordnetes Ziel' : `${count} untergeordnete Ziele`,
    ...(risky > 0 ? [`${risky} gefährdet`] : []),
    ...(unsure > 0 ? [`${unsure} unsicher`] : []),
    ...(finalized > 0 ? [`${finalized} abgeschlossen`] : []),
    ...(deleted > 0 ? [`${deleted} gelöscht`] : []),
  ].join(' · ');

export const signText: typeof english.signText = (likelihood, low, rated) =>
  `Vorhersage: ${likelihoodLabels[likelihood]}; ${low} von ${rated} ${rated === 1 ? 'Ziel' : 'Zielen'} darunter ${low === 1 ? 'gilt' : 'gelten'} als unwahrscheinlich.`;

export const dependentActWords: Translated<typeof english.dependentActWords> = {
  editResultReview: 'Ergebnisprüfung bearbeiten',
  reviewResult: 'Ergebnis prüfen',
  selectParentGoal: 'Übergeordnetes Ziel auswählen',
  changeParentGoal: 'Übergeordnetes Ziel ändern',
};

export const goalKeyWords: Translated<typeof english.goalKeyWords> = {
  tabs: 'Tasten [ und ]',
  update: 'Ziel aktualisieren',
  edit: 'Ziel bearbeiten',
  comment: 'Ziel kommentieren',
  follow: 'Ziel folgen oder nicht mehr folgen',
  previousTab: 'Vorheriger Reiter des Ziels',
  nextTab: 'Nächster Reiter des Ziels',
  add: 'Ziel hinzufügen',
};

export const goalLineWords: Translated<typeof english.goalLineWords> = {
  title: 'Über die Quartale',
  failed: 'Die anderen Quartale konnten nicht geladen werden.',
};
