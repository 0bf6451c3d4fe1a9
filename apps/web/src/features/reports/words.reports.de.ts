import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.reports.ts';

export const reportGroups: Translated<typeof english.reportGroups> = {
  goals: 'Ziele',
  people: 'Personen',
  talent: 'Talent',
};

export const reportTexts: Translated<typeof english.reportTexts> = {
  goalList: {
    answers: 'Welche Ziele gibt es, und wie stehen sie?',
    description:
      'Jedes Ziel eines Quartals mit verantwortlicher Person, Status, letzter Vorhersage und Ergebnis.',
    note: 'Alle Ziele, die Sie sehen, Ihre eigenen oder die einer Person. Excel oder PDF.',
  },
  goalTree: {
    answers: 'Was trägt wozu bei?',
    description: 'Die Ziele eines Quartals unter den Zielen, zu denen sie beitragen.',
    note: 'Ein Quartal. In der Excel-Datei lassen sich die Zeilen einklappen; das PDF rückt sie ein.',
  },
  goalTrees: {
    answers: 'Wie folgten die Ziele aufeinander?',
    description: 'Der Zielbaum jedes Quartals, von einem Quartal bis zu einem anderen.',
    note: 'Ein Blatt oder Kapitel je Quartal, höchstens 20. Excel oder PDF.',
  },
  goalTemplate: {
    answers: 'Was gehört in ein Ziel?',
    description: 'Eine Arbeitsmappe mit den Spalten des Zielformulars, seiner Auswahl und einem Beispiel.',
    note: 'Um Ziele zu planen, bevor sie eingegeben werden. Excel.',
  },
  quarterlySummary: {
    answers: 'Was lief im Quartal gut, was nicht, und was ist zu entscheiden?',
    description: 'Folien mit einem Text zu jedem Ziel, zum Bearbeiten, Präsentieren und Herunterladen.',
    note: 'Ein abgeschlossenes Quartal. PDF oder PowerPoint.',
  },
  annualSummary: {
    answers: 'Was brachten die Quartale eines Jahres?',
    description:
      'Folien mit dem Jahr im Überblick, jedem Quartal und seinen Zielen, zum Bearbeiten, Präsentieren und Herunterladen.',
    note: 'Die abgeschlossenen Quartale eines Jahres. PDF oder PowerPoint.',
  },
  people: {
    answers: 'Wer arbeitet wo und unter wem?',
    description: 'Alle Personen mit Position, Abteilung, Führungskraft, Kontakt, Rolle und Status.',
    note: 'Die Personen, die Sie sehen. Excel oder PDF.',
  },
  goalCompliance: {
    answers: 'Wem fehlt ein Ziel, ein Update oder ein Ergebnis?',
    description: 'Personen ohne Ziele, ohne Update der letzten Woche oder mit nicht abgeschlossenen Zielen.',
    note: 'Ihr Bereich, für Admins das Unternehmen. Excel.',
  },
  teamGoalUpdates: {
    answers: 'Was hat sich im Team seit letzter Woche bewegt?',
    description:
      'Die Ziele ausgewählter Personen mit letzter Vorhersage, deren Entwicklung und dem Ergebnis.',
    note: 'Bis zu 100 Personen, die Ihnen unterstellt sind. Eine Seite zum Drucken.',
  },
  appraisals: {
    answers: 'Wie wurden Personen beurteilt?',
    description: 'Jede Beurteilung mit beurteilender Person, Status und Bewertungen.',
    note: 'Alle beendeten Quartale oder eines. Alle Personen, für Führungskräfte die ihnen unterstellten Personen. Excel.',
  },
  appraisalCompliance: {
    answers: 'Welche Beurteilungen sind fertig, laufen oder sind überfällig?',
    description: 'Jede Person mit dem Status der Beurteilung, ohne Bewertungen.',
    note: 'Alle beendeten Quartale oder eines. Excel.',
  },
  appraisalReport: {
    answers: 'Was wurde geschrieben, und über welche Ziele?',
    description: 'Beurteilungen im Wortlaut, neben den Zielen eines Quartals.',
    note: 'Alles, was eine Führungskraft schrieb, oder die Beurteilung einer Person. PDF.',
  },
};
