import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.menu.ts';

export const menuSearchWords: Translated<typeof english.menuSearchWords> = {
  dashboard: 'start startseite dashboard überblick erinnerungen',
  goals: 'objectives okr zielvorgaben goals',
  matrixStart: 'matrix heatmap wahrscheinlichkeit prognose',
  insight: 'analyse auswertung kalibrierung insight',
  organization: 'personen verzeichnis mitarbeitende belegschaft organigramm team',
  strategy: 'mission vision werte',
  talent: 'beurteilungen leistung mitarbeitergespräch bewertungen',
  reports: 'export excel pdf herunterladen drucken rückblick präsentation folien',
  help: 'support kontakt anleitung frage',
};

export const placeWords: Translated<typeof english.placeWords> = {
  profile: { name: 'Profil', search: 'mein konto ich bild foto telefon biografie' },
  changePassword: { name: 'Passwort ändern', search: 'anmeldung login sicherheit' },
  settings: { search: 'optionen einstellungen' },
  goalTheme: { name: 'Quartalsmotto', search: 'motto thema des quartals' },
  importPeople: { search: 'hochladen csv excel mitarbeitende' },
  importGoals: { search: 'hochladen csv excel okr viva lattice' },
  addEmployee: { name: 'Person hinzufügen', search: 'einladen neue person mitarbeitende einstellen' },
  notifications: { search: 'glocke posteingang neuigkeiten' },
  companyGoals: { name: 'Unternehmensziele', search: 'ziele der geschäftsführung objectives' },
  companyMatrix: { search: 'matrix unternehmen' },
  myAppraisals: { search: 'beurteilung leistung bewertung feedback' },
  talentMatrix: { search: 'beurteilung nine box potenzial bewertungen' },
  manual: { name: 'Bedienungsanleitung', search: 'wie man mit mir arbeitet fragen disc' },
  privacy: { search: 'datenschutz' },
  terms: { search: 'rechtliches agb' },
};

export const brandWords: Translated<typeof english.brandWords> = {
  home: (company) => `${company}, Übersicht`,
};
