import { goalFieldLabels } from '@bellwether/domain/goals/import/fields';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber, shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.ts';

const counted = (count: number, one: string, several: string) =>
  `${shownNumber(count)} ${count === 1 ? one : several}`;
export const goalCount: typeof english.goalCount = (count) => counted(count, 'Ziel', 'Ziele');

export const countsSentence: typeof english.countsSentence = ({
  Goals,
  CheckIns,
  Results,
  Unchanged,
  RowsLeftOut,
}) =>
  [
    goalCount(Goals),
    counted(CheckIns, 'Check-in', 'Check-ins'),
    counted(Results, 'Ergebnis', 'Ergebnisse'),
    ...(Unchanged > 0 ? [`${shownNumber(Unchanged)} bereits hier`] : []),
    ...(RowsLeftOut > 0 ? [`${counted(RowsLeftOut, 'Zeile', 'Zeilen')} ausgelassen`] : []),
  ].join(' · ');

export const goalImportWords: Translated<typeof english.goalImportWords> = {
  notYours: 'Nur die Geschäftsführung, Organisationsadmins und Zieladmins können Ziele importieren.',
  lead: 'Übernehmen Sie die Ziele aus einem anderen Programm oder aus Ihrer eigenen Tabelle, mit Check-ins und Resultaten. Die Datei wird zuerst geprüft, und niemand wird benachrichtigt. Abgeschlossene Quartale zeigen sofort, wie gut Ihr Unternehmen vorhersagt.',
  drop: `oder hier ablegen. CSV, .xlsx oder .ods, bis zu ${shownNumber(10_000)} Zeilen.`,
  needsTitle: 'Was die Datei braucht',
  needs: [
    'Einen Titel, eine verantwortliche Person (Adresse, ID oder Name) und ein Quartal oder Datumsangaben für jedes Ziel.',
    'Check-ins können je eine Zeile oder je Woche eine Spalte sein. Wörter und Prozente werden über eine Tabelle, die Sie ändern können, zu Wahrscheinlichkeiten.',
    'Ein Resultat wird zum Ergebnis. Das übergeordnete Ziel wird über seinen Titel oder seine ID gefunden.',
  ],
  presets:
    'Bekannt sind unsere Planungsvorlage, Viva Goals, Lattice, Quantive, 15Five, Betterworks, Culture Amp, Weekdone, Jira und Atlassian Goals sowie einfache OKR-Tabellen.',
  names: { file: 'Was ist das?', columns: 'Spalten', words: 'Wörter', plan: 'Plan' },
  file: (name, rows, preset) =>
    `${name || 'Ihre Datei'} hat ${counted(rows, 'Zeile', 'Zeilen')}${preset === null ? '' : `, wie bei ${preset}`}.`,
  fields: goalFieldLabels,
  wordsLead:
    'Wählen Sie, was die Wörter der Datei bedeuten. Die Auswahl wird für Ihr Unternehmen gespeichert.',
  noWords: 'Die Datei enthält keine Wörter für Status und Check-ins.',
  wordOf: (word) => `„${word}“ bedeutet`,
  wordCount: (count) => counted(count, 'Zelle', 'Zellen'),
  pleaseChoose: 'Bitte wählen',
  meanings: {
    '4': likelihoodLabels[4],
    '3': likelihoodLabels[3],
    '2': likelihoodLabels[2],
    '1': likelihoodLabels[1],
    '0': likelihoodLabels[0],
    achieved: 'Beendet: erreicht',
    missed: 'Beendet: nicht erreicht',
    cancelled: 'Beendet: zurückgestellt',
    closed: 'Beendet: der Fortschritt sagt, wie',
    active: 'Läuft',
    draft: 'Entwurf',
    nothing: 'Sagt nichts aus',
  },
  dateOrder: 'Datumsangaben',
  dateOrderHint: 'Aus den Datumsangaben dieser Datei geht nicht hervor, welche Zahl der Tag ist.',
  dateOrders: {
    dmy: 'Tag zuerst, wie in 31.12. oder 31/12',
    mdy: 'Monat zuerst, wie in 12/31',
  },
  pacesTitle: 'Fortschritt in Prozent',
  pacesLead: `Hat ein Check-in nur einen Fortschritt, wird er mit der vergangenen Zeit verglichen: ${shownPercent(50)} nach der Hälfte des Quartals sind ${shownPercent(100)} des Tempos.`,
  paceLabels: [3, 2, 1, 0].map(
    (at) =>
      `${[likelihoodLabels[1], likelihoodLabels[2], likelihoodLabels[3], likelihoodLabels[4]][at]} ab, in % des Tempos`,
  ),
  pacesWrong: 'Bitte geben Sie vier Zahlen ein, jede höchstens so groß wie die vorherige.',
  savePaces: 'Diese Grenzen verwenden',
  ownerAsked: (value) => `Niemand heißt „${value}“. Wessen Ziele sind das?`,
  noOwnerAsked: 'Diese Zeilen nennen keine verantwortliche Person. Wessen Ziele sind das?',
  wordAsked: (value) => `Was bedeutet „${value}“?`,
  owner: 'Adresse, ID oder Name',
  useOwner: 'Verwenden',
  goalsTitle: 'Was übernommen wird',
  goal: 'Ziel',
  ownerTitle: 'Verantwortlich',
  quarter: 'Quartal',
  state: 'Wird zu',
  states: {
    draft: 'Entwurf',
    approved: 'Freigegeben',
    finalized: 'Abgeschlossen',
    shelved: 'Zurückgestellt',
  },
  isPrivate: 'privat',
  checkIns: (count) => counted(count, 'Check-in', 'Check-ins'),
  below: (title) => `unter „${title}“`,
  someLeftOut: (goals, rows) =>
    `${goalCount(goals)} ${goals === 1 ? 'kann' : 'können'} geschrieben werden, ${counted(rows, 'Zeile', 'Zeilen')} nicht. Beantworten Sie, was die Datei offen lässt, oder korrigieren Sie diese Zeilen und wählen Sie die Datei erneut aus. Sie können auch nur die anderen Ziele importieren.`,
  nothing: 'Alle Ziele dieser Datei sind bereits hier; es gibt nichts zu importieren.',
  quarters: (quarters) => (quarters.length < 2 ? quarters.join('') : `${quarters[0]} bis ${quarters.at(-1)}`),
  marked: 'Check-ins und Ergebnisse sind überall, wo sie angezeigt werden, als importiert gekennzeichnet.',
  start: (count) => `${goalCount(count)} importieren`,
  writtenOf: (written, goals) => `${shownNumber(written)} von ${counted(goals, 'Ziel', 'Zielen')}`,
  ended: {
    cancelled: 'Der Import wurde abgebrochen. Es wurde nichts geschrieben.',
    failed: 'Der Import ist fehlgeschlagen. Es wurde nichts geschrieben. Bitte versuchen Sie es erneut.',
    refused:
      'Das Unternehmen hat sich seit der Prüfung der Datei geändert, sie passt deshalb nicht mehr. Es wurde nichts geschrieben.',
    undone: 'Der Import wurde rückgängig gemacht. Seine Ziele sind entfernt.',
  },
  undo: 'Import rückgängig machen',
  undoAsk: 'Damit werden alle Ziele dieses Imports mit ihren Check-ins und Ergebnissen gelöscht.',
  undoNow: 'Diese Ziele löschen',
  undoUntil:
    'Sie können den Import 24 Stunden lang rückgängig machen, solange niemand seine Ziele geändert oder verwendet hat.',
  keep: 'Behalten',
  seeGoals: 'Ziele ansehen',
};
