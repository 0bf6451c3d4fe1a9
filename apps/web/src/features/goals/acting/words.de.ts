import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const yesOrNo = [
  { value: true, label: 'Ja', hotkey: 'y' },
  { value: false, label: 'Nein', hotkey: 'n' },
] as const satisfies Translated<typeof english.yesOrNo>;

export const changedMeanwhile = (name = 'Eine andere Person') =>
  `${name} hat dieses Ziel inzwischen geändert.`;
export const typedIsKept: string = 'Ihre Eingaben bleiben erhalten.';

export const runWords: Translated<typeof english.runWords> = { saved: 'Gespeichert', change: 'Ändern' };

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const reminderActs: Translated<typeof english.reminderActs> = {
  review: (count) => `${counted(count, 'wartendes Ziel', 'wartende Ziele')} prüfen`,
  finalize: (count) => `${counted(count, 'Ergebnis', 'Ergebnisse')} abschließen`,
  update: (count) => `${counted(count, 'Ziel', 'Ziele')} aktualisieren`,
  sent_back: (count) => `${counted(count, 'Ziel', 'Ziele')} bearbeiten`,
  draft: (count) => `${counted(count, 'Entwurf', 'Entwürfe')} einreichen`,
  add_goal: () => 'Ziel hinzufügen',
  action_item: (count) => `${counted(count, 'Aufgabe', 'Aufgaben')} anzeigen`,
  appraisal_write: () => 'Beurteilungen anzeigen',
  appraisal_sign: () => 'Beurteilung anzeigen',
  self_review: () => 'Selbsteinschätzung schreiben',
  peer_request: () => 'Anfrage beantworten',
  peer_feedback: () => 'Feedback schreiben',
  calibration: () => 'Kalibrierung öffnen',
  invitation: () => 'Eingeladene anzeigen',
  dispute: (count) => `${counted(count, 'strittiges Ziel', 'strittige Ziele')} anzeigen`,
};

export const evidenceWords: Translated<typeof english.evidenceWords> = {
  heading: 'Für Ihre Antwort',
  others: (name, quarter) => `Weitere Ziele von ${name} in ${quarter}`,
  noOthers: (name, quarter) => `${name} hat kein weiteres Ziel in ${quarter}.`,
  siblings: (count, more, parent) =>
    `1 von ${count}${more ? '+' : ''} ${count === 1 ? 'Ziel' : 'Zielen'} unter ${parent}`,
  further: (count) => `und ${count} weitere`,
};

export const noLongerNeeded: string = 'Nicht mehr nötig';

export const reviewedGoals: typeof english.reviewedGoals = (count) =>
  `${counted(count, 'Ziel', 'Ziele')} geprüft`;

export const stillWaiting: typeof english.stillWaiting = (skipped) => {
  if (skipped === 0) return 'Sonst wartet nichts auf Sie.';
  return skipped === 1 ? '1 Ziel wartet noch auf Sie.' : `${skipped} Ziele warten noch auf Sie.`;
};

export const actFormWords: Translated<typeof english.actFormWords> = {
  comment: 'Kommentar',
  commentOptional: 'Kommentar (optional)',
};

export const goalGateWords: Translated<typeof english.goalGateWords> = {
  notLoaded: 'Das Ziel konnte nicht geladen werden.',
};

export const goalSummaryWords: Translated<typeof english.goalSummaryWords> = {
  private: 'Privat',
  alignedUnder: (parent) => `Zugeordnet unter ${parent}`,
};

export const pendingChangesWords: Translated<typeof english.pendingChangesWords> = {
  notLoaded: 'Die Änderungen konnten nicht geladen werden.',
};

export const proposedChangesWords: Translated<typeof english.proposedChangesWords> = {
  theProposalChangesNothing: 'Der Vorschlag ändert nichts.',
};

export const reloadButtonWords: Translated<typeof english.reloadButtonWords> = {
  reload: 'Neu laden',
};

export const runPlaceWords: Translated<typeof english.runPlaceWords> = {
  skip: 'Überspringen',
  next: 'Weiter',
  done: 'Fertig',
  summary: 'Zusammenfassung',
};

export const goalDifferencesWords: Translated<typeof english.goalDifferencesWords> = {
  proposed: (label) => `${label} (vorgeschlagen)`,
  goal: (parentId) => `Ziel ${parentId}`,
};

export const neverYoursWords: Translated<typeof english.neverYoursWords> = {
  thisIsNotPossible: 'Das ist bei diesem Ziel nicht möglich.',
  observersSeeGoalsAnd: 'Beobachtende Personen sehen Ziele und ändern nichts.',
};

export const takeBackWords: Translated<typeof english.takeBackWords> = {
  act: 'Zurücknehmen',
  done: 'Zurückgenommen: Das Ziel ist wieder wie zuvor.',
};

export const placeOfRunWords: Translated<typeof english.placeOfRunWords> = {
  place: (at, of) => `${at} von ${of}`,
  goal: (at, of) => `Ziel ${at} von ${of}`,
  skipped: 'Übersprungen',
};

export const differenceWords: Translated<typeof english.differenceWords> = {
  state: 'Status',
  owner: 'Verantwortlich',
  private: 'Privat',
  yes: 'Ja',
  no: 'Nein',
  parentGoal: 'Übergeordnetes Ziel',
  proposedChanges: 'Vorgeschlagene Änderungen',
  resultOfOwner: 'Ergebnis der verantwortlichen Person',
  resultOfManager: 'Ergebnis der Führungskraft',
  completed: 'Erreicht',
  notCompleted: 'Nicht erreicht',
  before: 'Zuvor',
  now: 'Jetzt',
  proposed: 'Vorgeschlagen',
  edits: { none: 'Keine', draft: 'Entwurf', review: 'In Prüfung', canceled: 'Keine' },
};

export const whoMayWords: Translated<typeof english.whoMayWords> = {
  owner: 'die verantwortliche Person',
  ownersManager: 'die Führungskraft der verantwortlichen Person',
  ownersManagers: 'die Führungskräfte der verantwortlichen Person',
  ceo: 'die Geschäftsführung',
  orgAdmins: 'Organisationsadmins',
  goalAdmins: 'Zieladmins',
  goalManagers: 'das Zielmanagement',
  only: (people) =>
    `Möglich nur für: ${[people.slice(0, -1).join(', '), people.at(-1)].filter(Boolean).join(' und ')}.`,
};
