import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const goalMessages: Translated<typeof english.goalMessages> = {
  commentRequired: 'Bitte geben Sie Ihren Kommentar ein.',
  dialogCommentRequired: 'Bitte geben Sie einen Kommentar ein.',
  commentIsRequired: 'Ein Kommentar ist erforderlich.',
  ownerRequired: 'Bitte wählen Sie eine verantwortliche Person.',
  tooManyOwners: 'Höchstens 200 Personen können auf einmal dasselbe Ziel bekommen.',
  quarterRequired: 'Bitte wählen Sie ein Quartal.',
  themeRequired: 'Bitte geben Sie ein Motto ein.',
  titleRequired: 'Bitte geben Sie einen Titel ein.',
  objectiveRequired: 'Bitte geben Sie ein Objective ein.',
  measurementRequired: 'Bitte geben Sie eine Messgröße ein.',
  keyResultsRequired: 'Bitte geben Sie Key Results ein.',
  parentRequiredForOthers: 'Ein Ziel für andere braucht ein übergeordnetes Ziel.',
  outcomeRequired: 'Eine Beschreibung des Ergebnisses ist erforderlich.',
  feedbackRequired: 'Eine Beschreibung des Ergebnisses ist erforderlich.',
  qualityRequired: 'Bitte wählen Sie die Qualität.',
  completedRequired: 'Bitte wählen Sie Ja oder Nein.',
  objectiveResultRequired: 'Bitte geben Sie einen Prozentwert über 0 und bis 100 ein.',
  likelihoodAndQualityRequired: 'Bitte wählen Sie Wahrscheinlichkeit und Qualität.',
  reviewAnswerRequired: 'Bitte wählen Sie Ja oder Nein.',
  parentRequired: 'Bitte wählen Sie ein übergeordnetes Ziel.',
  carryOverRequired: 'Bitte wählen Sie mindestens ein Ziel.',
  carryOverForeignResult: 'Dieses Ziel wird nicht übertragen.',
  categoryRequired: 'Bitte wählen Sie einen Funktionsbereich.',
  deleteComment: 'Möchten Sie das löschen?',
  deletedAncestor: 'Dieses Ziel wurde gelöscht.',
  goalManagerParentHint: 'Wählen Sie eines Ihrer Ziele oder ein Ziel, das Ihren Zielen zugeordnet ist.',
};

export const askedLabels: Translated<typeof english.askedLabels> = {
  context: 'Weitere Angaben',
  wish: 'Was soll anders werden?',
};

export const reasonSentences: Translated<typeof english.reasonSentences> = {
  wrong_state: 'Im jetzigen Zustand des Ziels ist das nicht möglich.',
  no_open_week: 'Keine Woche dieses Ziels ist für eine Vorhersage offen.',
  no_manager: 'Die verantwortliche Person hat keine Führungskraft, die das prüfen könnte.',
  has_manager: 'Die verantwortliche Person hat eine Führungskraft, die das Ergebnis prüft.',
  period_not_begun: 'Das Quartal dieses Ziels hat noch nicht begonnen.',
  no_edit: 'Es gibt keine vorgeschlagenen Änderungen.',
  edit_in_review: 'Die vorgeschlagenen Änderungen warten auf Freigabe.',
  edit_not_in_review: 'Die vorgeschlagenen Änderungen warten nicht auf Freigabe.',
  never_published:
    'Ein Ziel, das nie veröffentlicht war, können nur die Führungskraft oder ein Zieladmin wieder aktivieren.',
  own_request: 'Niemand kann die eigene Anfrage beantworten.',
  was_own: 'Dieses Ziel gehörte Ihnen, als es eingereicht wurde, deshalb muss eine andere Person antworten.',
  is_private: 'Ein privates Ziel kann keine beitragenden Ziele haben.',
};

export const takeBackSentence =
  'Dieses Ziel gehörte Ihnen, bevor Sie es freigegeben haben, deshalb muss eine andere Person es Ihnen übergeben.';

export const parentReasonSentences: Translated<typeof english.parentReasonSentences> = {
  not_visible: 'Dieses Ziel ist nicht verfügbar.',
  is_itself: 'Ein Ziel kann sich nicht selbst übergeordnet sein.',
  is_below: 'Dieses Ziel ist dem Ziel selbst zugeordnet.',
  is_private: 'Private Ziele können nicht übergeordnet sein.',
  is_shelved: 'Dieses Ziel ist zurückgestellt.',
  is_finalized: 'Dieses Ziel ist abgeschlossen.',
  later_period: 'Dieses Ziel beginnt in einem späteren Quartal.',
  other_year: 'Dieses Ziel gehört zu einem anderen Geschäftsjahr.',
  outside_own_goals: goalMessages.goalManagerParentHint,
};

export const carryOverReasonSentences: Translated<typeof english.carryOverReasonSentences> = {
  already_carried: 'Dieses Ziel wurde schon übertragen.',
  wrong_state: 'Nur Ziele, die nicht abgeschlossen sind, können übertragen werden.',
  not_offered: 'Die Ziele dieses Quartals können jetzt nicht übertragen werden.',
};

export const severalReasonSentences: Translated<typeof english.severalReasonSentences> = {
  own: 'Das ist Ihr eigenes Ziel.',
  not_yours: 'Sie können nur Personen Ihres eigenen Bereichs erinnern.',
  owner_gone: 'Die verantwortliche Person ist deaktiviert.',
  nothing_owed: 'Für dieses Ziel ist nichts fällig.',
  away: 'Die verantwortliche Person ist abwesend.',
  today: 'Die verantwortliche Person wurde heute schon erinnert.',
  followed: 'Sie folgen diesem Ziel schon.',
  not_followed: 'Sie folgen diesem Ziel nicht.',
};

export const droppedParentSentences: Translated<typeof english.droppedParentSentences> = {
  ...parentReasonSentences,
  not_visible: 'Das übergeordnete Ziel ist nicht mehr verfügbar.',
  is_private: 'Das übergeordnete Ziel ist jetzt privat.',
  is_shelved: 'Das übergeordnete Ziel ist zurückgestellt.',
  is_finalized: 'Das übergeordnete Ziel ist abgeschlossen.',
  later_period: 'Das übergeordnete Ziel beginnt in einem späteren Quartal.',
  other_year: 'Das übergeordnete Ziel gehört zu einem anderen Geschäftsjahr.',
};

export const takeBackSentences: Translated<typeof english.takeBackSentences> = {
  nothing_to_take_back: 'Hier gibt es nichts, was Sie rückgängig machen könnten.',
  acted_since: 'Seitdem hat jemand dieses Ziel bearbeitet.',
  take_back_too_late: 'Das konnte eine Stunde lang rückgängig gemacht werden; diese Stunde ist vorbei.',
};
