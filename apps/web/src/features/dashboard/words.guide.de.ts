import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.guide.ts';

export const guideWords: Translated<typeof english.guideWords> = {
  company: 'Richten Sie Ihr Unternehmen ein',
  person: 'Willkommen bei Bellwether',
  companyLead:
    'Vier Schritte, etwa zehn Minuten. Jeder wird abgehakt, sobald er erledigt ist; die Reihenfolge ist frei.',
  personLead:
    'Vier Schritte, etwa vier Minuten. Jeder wird abgehakt, sobald er erledigt ist; die Reihenfolge ist frei.',
  dismiss: 'Ausblenden',
  done: 'erledigt',
  failed: 'Die Anleitung konnte nicht ausgeblendet werden.',
};

export const themeStep: Translated<typeof english.themeStep> = {
  title: 'Festlegen, worum es in diesem Quartal geht',
  why: 'Eine Zeile, die alle in der Übersicht sehen.',
};

export const stepWords: Translated<typeof english.stepWords> = {
  company_info: { title: 'Unternehmensdaten prüfen', why: 'Name, Website, Zeitzone und Logo.' },
  people: {
    title: 'Personen hinzufügen',
    why: 'Importieren Sie eine Liste aus einer Tabelle, und laden Sie die Personen ein, wenn Sie so weit sind.',
  },
  strategy_line: {
    title: 'Strategie in einer Zeile schreiben',
    why: 'Mission, Vision oder Werte. Nach der Veröffentlichung sehen alle sie in der Übersicht.',
  },
  company_goal: {
    title: 'Erstes Unternehmensziel veröffentlichen',
    why: 'Die Ziele aller anderen können dazu beitragen.',
  },
  profile: {
    title: 'Profil ausfüllen',
    why: 'Ein Bild, eine Telefonnummer oder ein paar Worte über Sie.',
  },
  manager_goals: {
    title: 'Ziele Ihrer Führungskraft ansehen',
    why: 'Folgen Sie einem, oder lassen Sie Ihr eigenes Ziel dazu beitragen.',
  },
  first_update: {
    title: 'Erstes Wochen-Update abgeben',
    why: 'Zwei Klicks je Ziel, einmal in der Woche: wie wahrscheinlich und wie gut.',
  },
  first_goal: {
    title: 'Erstes Ziel auf den Weg bringen',
    why: 'Schreiben Sie es, und bitten Sie Ihre Führungskraft um die Freigabe.',
  },
};
