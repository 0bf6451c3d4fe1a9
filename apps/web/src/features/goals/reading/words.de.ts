import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { isRating, likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { actingWords } from '@bellwether/domain/people/absence/words';
import type * as english from './words.ts';

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  MyGoals: 'Meine Ziele',
  DirectReports: 'Meine direkt Unterstellten',
  CompanyGoals: 'Unternehmensziele',
  ManagerAndPeers: 'Führungskraft und Kollegium',
  All: 'Alle Ziele',
};

export const flagLabels: Translated<typeof english.flagLabels> = {
  needsUpdate: 'Update nötig',
  needsReview: 'Prüfung nötig',
  trendingUp: 'Wahrscheinlichkeit steigt',
  trendingDown: 'Wahrscheinlichkeit fällt',
  qualityTrendingUp: 'Qualität steigt',
  qualityTrendingDown: 'Qualität fällt',
  followed: 'Ziele, denen ich folge',
  topLevel: 'Oberste Ziele',
  deactivated: 'Deaktivierte Personen',
  excludePrivate: 'Ohne private Ziele',
  aligned: 'Zugeordnete Ziele',
  unaligned: 'Nicht zugeordnete Ziele',
  deleted: 'Gelöschte Ziele',
};

export const emptyWords: Translated<typeof english.emptyWords> = {
  noGoals: 'Keine Ziele in diesem Quartal.',
  addGoal: 'Ziel hinzufügen',
  detail: 'Zieldetails',
  notVisible: 'Für Sie nicht sichtbar',
  parentAway: 'Einem Ziel zugeordnet, das gelöscht oder für Sie nicht sichtbar ist',
  deletedNote: 'Es verschwindet von hier, sobald die untergeordneten Ziele neu zugeordnet sind.',
};

export const summaryWords: Translated<typeof english.summaryWords> = {
  count: (count, isWhole) => {
    if (!isWhole) return `Die ersten ${count} Ziele dieser Liste`;
    return count === 1 ? '1 Ziel in dieser Liste' : `${count} Ziele in dieser Liste`;
  },
  moved: 'Seit letzter Woche bewegt',
  notUpdated: 'Nicht aktualisiert',
  waiting: 'Wartet auf Sie',
  showAll: 'Alle anzeigen',
  more: (count) => (count === 1 ? 'und 1 weiteres' : `und ${count} weitere`),
  calm: 'Seit letzter Woche hat sich nichts bewegt, und nichts fehlt.',
  prediction: (week, words) => `Woche ${week}: ${words}`,
  nothing: 'Nichts wartet; es gibt also nichts zusammenzufassen.',
};

export const saidWords: Translated<typeof english.saidWords> = {
  title: 'Letzte Vorhersage und Ergebnis',
  week: (week) => `Woche ${week}:`,
  never: 'Nie vorhergesagt',
};

export const introductionWords: Translated<typeof english.introductionWords> = {
  lead: 'So verläuft ein Quartal mit Zielen:',
  steps: [
    'Schreiben Sie ein Ziel: was Sie in diesem Quartal erreichen möchten und wie Sie es messen.',
    'Ihre Führungskraft gibt es frei. Ziele der Geschäftsführung werden sofort veröffentlicht.',
    'Jede Woche sagen Sie in wenigen Sekunden vorher, wie wahrscheinlich und wie gut das Ergebnis sein wird.',
    'Am Ende tragen Sie das Ergebnis ein, und Ihre Führungskraft stimmt zu oder nicht.',
  ],
  elsewhere:
    'Stehen Ihre Ziele in einem anderen Programm oder in einer Tabelle? Übernehmen Sie sie mit ihrem Verlauf:',
  importGoals: 'Ziele importieren',
};

export const groupWords: Translated<typeof english.groupWords> = {
  switch: 'Nach Person gruppieren',
  updated: (updated, asked) => `${updated} von ${asked} aktualisiert`,
  noGoals: 'Keine Ziele in diesem Quartal.',
  noMatch: 'Keine Ziele in dieser Liste.',
  oneToOne: 'Einzelgespräch vorbereiten',
  newest: 'Neuester Kommentar',
};

export const sheetWords: Translated<typeof english.sheetWords> = {
  changes: 'Änderungen',
  show: (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  unchanged: 'Seitdem hat sich nichts geändert.',
  moved: (from, to) => `${from} → ${to}`,
};

export const ownerName: typeof english.ownerName = (user) =>
  user.DeactivatedAt === null ? user.Name : `${user.Name} (ausgeschieden)`;

export const sentBackBy: typeof english.sentBackBy = ({ UserName, ForName }) =>
  `${actingWords(UserName, ForName)} erbat Änderungen`;

export const waitingWords: typeof english.waitingWords = (count) =>
  count === 1 ? '1 Ziel wartet auf Sie' : `${count} Ziele warten auf Sie`;

export const paletteWords: Translated<typeof english.paletteWords> = {
  add: 'Ziel hinzufügen',
  update: (count) => (count === 1 ? '1 Ziel aktualisieren' : `${count} Ziele aktualisieren`),
  review: (count) => (count === 1 ? '1 wartendes Ziel prüfen' : `${count} wartende Ziele prüfen`),
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
};

export const historyWords: Translated<typeof english.historyWords> = {
  given: 'Vorhersage abgegeben',
  imported: 'Check-in aus einer Datei importiert',
  changed: 'Vorhersage geändert',
  on: (what) => `zu ${what}`,
  week: (week) => `Woche ${week}`,
  onResult: {
    owner: 'zum Ergebnis der verantwortlichen Person',
    manager: 'zum Ergebnis der Führungskraft',
  },
  result: { owner: 'Ergebnis der verantwortlichen Person', manager: 'Ergebnis der Führungskraft' },
  dispute:
    'Abgeschlossen und strittig: Verantwortliche Person und Führungskraft sind sich nicht einig, ob das Ziel erreicht wurde.',
  none: { owner: 'niemand', parent: 'kein übergeordnetes Ziel' },
  notVisible: 'ein Ziel, das für Sie nicht sichtbar ist',
  filters: { all: 'Alle', comments: 'Kommentare', predictions: 'Vorhersagen', changes: 'Änderungen' },
  nothing: {
    comments: 'Noch keine Kommentare.',
    predictions: 'Noch keine Vorhersagen.',
    changes: 'Noch keine Änderungen.',
  },
  earlier: (count) => `Frühere anzeigen (${count})`,
};

export const ownRecordNote: string = 'Nur Sie sehen das.';

export const ownRecordWords: typeof english.ownRecordWords = ({ Likelihood, Said, CameTrue }) => {
  const label = isRating(Likelihood) ? likelihoodLabels[Likelihood] : '';
  const came =
    CameTrue === 0 ? 'keine davon traf ein' : `${CameTrue} davon ${CameTrue === 1 ? 'traf' : 'trafen'} ein`;
  return `Sie haben zu diesem Zeitpunkt ${Said}-mal „${label}“ gesagt; ${came}.`;
};

export const apartWords: typeof english.apartWords = ({ Owner, Manager }) => {
  const label = (level: number | undefined | null) => `„${likelihoodLabels[(level ?? 0) as Rating]}“`;
  const when = Manager?.IsBlind ? 'bevor sie das sah' : 'nachdem sie das sah';
  return `Beginnen Sie hier: Die verantwortliche Person sagt ${label(Owner)}, die Führungskraft sagte ${label(Manager?.Likelihood)}, ${when}.`;
};

export const sideRunWords: Translated<typeof english.sideRunWords> = {
  next: 'Nächstes Ziel der Liste',
  previous: 'Vorheriges Ziel der Liste',
  forth: 'Weiter',
  back: 'Zurück',
  place: (at, of) => `${at} von ${of}`,
};

export const childGoalsWords: Translated<typeof english.childGoalsWords> = {
  notLoaded: 'Die untergeordneten Ziele konnten nicht geladen werden.',
  predictionsMatrix: 'Vorhersagematrix',
  childGoals: 'Untergeordnete Ziele',
  goalsBelowTheDeleted: 'Ziele unter dem gelöschten Ziel',
  changeParentGoalOf: (title) => `Übergeordnetes Ziel von ${title} ändern`,
  changeParentGoal: 'Übergeordnetes Ziel ändern',
};

export const deletedGoalRowWords: Translated<typeof english.deletedGoalRowWords> = {
  restore: (title) => `${title} wiederherstellen`,
  theGoalIsRestored: 'Das Ziel ist wiederhergestellt.',
  restoreOf: 'Wiederherstellen',
};

export const detailHeaderWords: Translated<typeof english.detailHeaderWords> = {
  editTitle: 'Titel bearbeiten',
  finalizedAndInDispute: 'Abgeschlossen und strittig',
  seenByTheOwner: 'Sichtbar für die verantwortliche Person und ihre Führungskräfte',
  private: 'Privat',
};

export const detailNoticesWords: Translated<typeof english.detailNoticesWords> = {
  hideChanges: 'Änderungen ausblenden',
  viewChanges: 'Änderungen anzeigen',
  proposedChangesOfThis: 'Vorgeschlagene Änderungen dieses Ziels warten auf die Freigabe.',
  changesOfThisGoal: 'Änderungen dieses Ziels sind entworfen und noch nicht zur Freigabe eingereicht.',
};

export const detailsTabWords: Translated<typeof english.detailsTabWords> = {
  parentGoal: 'Übergeordnetes Ziel',
  notAlignedUnderAnother: 'Keinem anderen Ziel zugeordnet.',
  alignedUnderAGoal: 'Einem Ziel zugeordnet, das für Sie nicht sichtbar ist.',
};

export const distributionBarWords: Translated<typeof english.distributionBarWords> = {
  goalsByLikelihood: 'Ziele nach Wahrscheinlichkeit',
};

export const emptyGoalListWords: Translated<typeof english.emptyGoalListWords> = {
  noGoalsMatch: 'Keine Ziele entsprechen den Filtern.',
  clearAll: 'Alle Filter löschen',
  otherFiltersOrAnother:
    'Mit anderen Filtern oder in einem anderen Quartal finden Sie vielleicht, was Sie suchen.',
  noDeletedGoalsIn: 'Keine gelöschten Ziele in diesem Quartal.',
  goalsThatWereDeleted: 'Gelöschte Ziele können hier wiederhergestellt werden.',
  nothingWaitsForYou: 'Nichts wartet auf Sie.',
  goalsChangesResultsAnd:
    'Ziele, Änderungen, Ergebnisse und Anfragen zum Zurückstellen, die Ihre Antwort brauchen, erscheinen hier.',
  aGoalSaysWhat:
    'Ein Ziel sagt, was Sie in diesem Quartal erreichen möchten und wie es gemessen wird. Jede Woche sagen Sie vorher, wie es ausgehen wird.',
  chooseAnotherQuarterOr: 'Wählen Sie oben ein anderes Quartal oder andere Ziele.',
};

export const filterFormWords: Translated<typeof english.filterFormWords> = {
  departments: 'Abteilungen',
  notLoaded: 'Die Abteilungen konnten nicht geladen werden.',
  allDepartments: 'Alle Abteilungen',
  clearDepartments: 'Abteilungen abwählen',
  whose: 'Wessen',
  states: 'Status',
  asksFor: 'Braucht',
  likelihoodLevels: 'Stufen der Wahrscheinlichkeit',
  likelihoodTrend: 'Verlauf der Wahrscheinlichkeit',
  qualityLevels: 'Stufen der Qualität',
  qualityTrend: 'Verlauf der Qualität',
  alignment: 'Zuordnung',
  visibility: 'Sichtbarkeit',
  clearAll: 'Alle Filter löschen',
  cancel: 'Abbrechen',
  apply: 'Anwenden',
};

export const followButtonWords: Translated<typeof english.followButtonWords> = {
  youFollowThisGoal: 'Sie folgen diesem Ziel',
  followThisGoal: 'Diesem Ziel folgen',
  follow: 'Folgen',
};

export const goalCardWords: Translated<typeof english.goalCardWords> = {
  youFollowThisGoal: 'Sie folgen diesem Ziel',
  private: 'Privat',
};

export const goalCardsWords: Translated<typeof english.goalCardsWords> = {
  goals: 'Ziele',
};

export const goalDetailWords: Translated<typeof english.goalDetailWords> = {
  thisGoalIsNot: 'Dieses Ziel ist nicht verfügbar.',
  itWasDeletedOr: 'Es wurde gelöscht oder ist für Sie nicht sichtbar.',
  notLoaded: 'Das Ziel konnte nicht geladen werden.',
  overview: 'Überblick',
  details: 'Details',
  historyAndComments: 'Verlauf und Kommentare',
  hierarchy: 'Hierarchie',
};

export const goalListWords: Translated<typeof english.goalListWords> = {
  list: 'Zielliste',
  notLoaded: 'Die Ziele konnten nicht geladen werden.',
  theListMayBe: 'Die Liste ist möglicherweise nicht aktuell.',
};

export const goalResultsWords: Translated<typeof english.goalResultsWords> = {
  resultOfTheOwner: 'Ergebnis der verantwortlichen Person',
  resultOfTheManager: 'Ergebnis der Führungskraft',
};

export const goalSideDrawerWords: Translated<typeof english.goalSideDrawerWords> = {
  details: 'Details',
};

export const historyEntryWords: Translated<typeof english.historyEntryWords> = {
  via: viaWords,
  comments: 'Kommentare',
  from: 'von',
  to: 'zu',
};

export const historyFilterWords: Translated<typeof english.historyFilterWords> = {
  showInTheHistory: 'Im Verlauf anzeigen',
};

export const historyTabWords: Translated<typeof english.historyTabWords> = {
  absentComment: 'Dieser Link führte zu einem Kommentar, den es nicht mehr gibt.',
  nothingHasHappenedYet: 'Bisher ist nichts geschehen.',
  movesOfTheGoal: 'Schritte des Ziels, wöchentliche Vorhersagen und Kommentare erscheinen hier.',
  thisWeek: '· diese Woche',
};

export const listHeadWords: Translated<typeof english.listHeadWords> = {
  goals: 'Ziele',
  quarter: 'Quartal',
  whoseGoals: 'Wessen Ziele:',
  whoseGoalsOf: 'Wessen Ziele',
  notLoaded: 'Die anderen Quartale konnten nicht geladen werden.',
  searchGoalsByTitle: 'Ziele nach Titel suchen',
  searchTitles: 'Titel suchen',
  filters: 'Filter',
  waitingForMe: 'Wartet auf mich',
  allQuarters: 'Alle Quartale',
};

export const listSummaryWords: Translated<typeof english.listSummaryWords> = {
  notLoaded: 'Die Zusammenfassung konnte nicht geladen werden.',
};

export const moreMenuWords: Translated<typeof english.moreMenuWords> = {
  more: 'Mehr',
};

export const ownRecordLineWords: Translated<typeof english.ownRecordLineWords> = {
  yourOwnRecord: 'Ihre bisherigen Treffer',
};

export const peopleFilterWords: Translated<typeof english.peopleFilterWords> = {
  people: 'Personen',
  notLoaded: 'Die Personen konnten nicht geladen werden.',
  everybody: 'Alle',
  clearPeople: 'Personen abwählen',
};

export const personGroupsWords: Translated<typeof english.personGroupsWords> = {
  notLoaded: 'Die Ziele konnten nicht geladen werden.',
};

export const predictionLinesWords: Translated<typeof english.predictionLinesWords> = {
  weeklyPredictions: 'Wöchentliche Vorhersagen',
  comments: 'Kommentare',
  week: 'Woche',
};

export const goalActsWords: Translated<typeof english.goalActsWords> = {
  edit: 'Bearbeiten',
  comment: 'Kommentieren',
  requestApproval: 'Freigabe anfragen',
  publish: 'Veröffentlichen',
  retract: 'Zurückziehen',
  discardEdits: 'Änderungen verwerfen',
  reviewGoal: 'Ziel prüfen',
  reviewProposedChanges: 'Vorgeschlagene Änderungen prüfen',
  finalize: 'Abschließen',
  editResult: 'Ergebnis bearbeiten',
  retractResult: 'Ergebnis zurückziehen',
  requestToShelve: 'Zurückstellen anfragen',
  shelve: 'Zurückstellen',
  reviewShelvingRequest: 'Anfrage zum Zurückstellen prüfen',
  changeGoalOwnership: 'Verantwortung übergeben',
  deleteGoal: 'Ziel löschen',
  update: 'Aktualisieren',
  addAContributingGoal: 'Beitragendes Ziel hinzufügen',
  copy: 'Kopieren',
};

export const goalBadgesWords: Translated<typeof english.goalBadgesWords> = {
  inDispute: 'Strittig',
  needsReview: 'Prüfung nötig',
  needsUpdate: 'Update nötig',
  needsFinalization: 'Abschluss nötig',
  changesRequested: 'Änderungen erbeten',
  atRisk: 'Gefährdet',
  pendingEdits: 'Offene Änderungen',
};

export const goalsPageWords: Translated<typeof english.goalsPageWords> = {
  theGoalThatYou: 'Das Ziel, das Sie in der Liste wählen, wird hier angezeigt.',
  addGoal: 'Ziel hinzufügen',
  back: 'Zurück',
};
