import type { Translated } from '../locale/language.ts';
import type * as english from './words.moves.ts';

export const goalMoveSentences: Translated<typeof english.goalMoveSentences> = {
  createGoal: 'Entwurf angelegt',
  publishGoal: 'Veröffentlicht',
  submitGoal: 'Zur Freigabe eingereicht',
  approveGoal: 'Freigegeben',
  requestGoalChanges: 'Änderungen erbeten',
  retractGoal: 'Anfrage zurückgezogen',
  finalizeGoal: 'Ergebnisse zur Prüfung eingereicht',
  finalizeGoalAlone: 'Abgeschlossen',
  reviewResult: 'Ergebnisse geprüft und abgeschlossen',
  retractResult: 'Ergebnisse zurückgezogen',
  editResult: 'Ergebnisse geändert',
  editReviewedResult: 'Prüfung der Ergebnisse geändert',
  requestShelving: 'Zurückstellung angefragt',
  withdrawShelving: 'Anfrage zur Zurückstellung zurückgezogen',
  denyShelving: 'Zurückstellung abgelehnt',
  approveShelving: 'Zurückstellung freigegeben',
  shelveGoal: 'Zurückgestellt',
  reactivateGoal: 'Wieder aktiviert',
  changeGoalOwner: 'Verantwortung übergeben',
  changeParentGoal: 'Übergeordnetes Ziel geändert',
  deleteGoal: 'Gelöscht',
  restoreGoal: 'Wiederhergestellt',
  takeBack: 'Rückgängig gemacht',
};

export const goalEditMoveSentences: Translated<typeof english.goalEditMoveSentences> = {
  createGoalEdit: 'Entwurf von Änderungen angelegt',
  submitGoalEdit: 'Änderungen zur Freigabe eingereicht',
  retractGoalEdit: 'Änderungen zurückgezogen',
  requestGoalEditChanges: 'Änderungen erbeten',
  discardGoalEdit: 'Entwurf von Änderungen verworfen',
  approveGoalEdit: 'Änderungen freigegeben',
  publishGoalEdit: 'Änderungen veröffentlicht',
  cancelGoalEdit: 'Wartende Änderungen abgebrochen',
};

export const historyWords: Translated<typeof english.historyWords> = {
  before: 'Vor dem Quartal',
  after: 'Nach dem Quartal',
  changed: 'Geändert',
  changedTo: (to) => `Geändert zu ${to}`,
  changedFrom: ({ from, to }) => `Geändert von ${from} zu ${to}`,
};
