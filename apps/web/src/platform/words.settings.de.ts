import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.settings.ts';

export const settingsWords: Translated<typeof english.settingsWords> = {
  title: 'Einstellungen',
  list: 'Einstellungen',
  you: 'Sie',
  company: 'Unternehmen',
  absent: 'Diese Seite der Einstellungen gibt es nicht, oder sie ist nicht für Sie bestimmt.',
};

export const settingsTitles: Translated<typeof english.settingsTitles> = {
  account: 'Konto',
  security: 'Sicherheit',
  notifications: 'Benachrichtigungen',
  language: 'Sprache und Datum',
  absence: 'Abwesenheit',
  appearance: 'Darstellung',
  sessions: 'Sitzungen',
  tokens: 'Tokens',
  agents: 'Agenten',
  data: 'Ihre Daten',
  info: 'Unternehmensdaten',
  brand: 'Marke',
  goals: 'Ziele und Wochen',
  talent: 'Talentbezeichnungen',
  people: 'Personen',
  insight: 'Einblick',
  connections: 'Verbindungen',
  audit: 'Audit-Protokoll',
  'all-data': 'Daten des Unternehmens',
};

/** Other words for which people search; the English ones that German readers type, too. */
export const settingsSearchWords: Translated<typeof english.settingsSearchWords> = {
  account: 'einstellungen optionen passwort e-mail mail adresse anmeldung login ändern',
  security:
    'einstellungen passkey zweiter schritt zwei faktor codes authenticator wiederherstellung anmeldung login',
  notifications:
    'einstellungen mails e-mail sammelmail erinnerungen woche kalender feed abbestellen abmelden',
  language: 'einstellungen sprache gebietsschema datum uhrzeit format region übersetzung',
  absence: 'einstellungen abwesend urlaub ferien krank vertretung',
  appearance: 'einstellungen design theme dunkel hell farben modus tasten tastenkürzel',
  sessions: 'einstellungen geräte abmelden angemeldet browser',
  tokens: 'einstellungen api programme skripte zugriff entwicklung',
  agents: 'einstellungen ki ai assistent claude mcp programme zugriff',
  data: 'einstellungen export herunterladen datenschutz dsgvo personenbezogene daten zip',
  info: 'einstellungen unternehmen firma name website url zeitzone',
  brand: 'einstellungen unternehmen firma logo farbe darstellung design',
  goals:
    'einstellungen unternehmen wochen quartale geschäftsjahr zielart vorhersagen hinweise strategie sammelmail teile',
  talent: 'einstellungen unternehmen beurteilung bezeichnungen bewertungen stufen beschreibungen frist',
  people:
    'einstellungen unternehmen passwort regeln anmeldung zweiter schritt datenschutz grenzen abgelehnte mails',
  insight: 'einstellungen unternehmen zweitmeinungen prognose gruppen',
  connections:
    'einstellungen unternehmen integrationen anmeldung single sign-on sso verzeichnis scim dateien tokens webhooks chat',
  audit: 'einstellungen unternehmen sicherheit ereignisse verlauf wer hat was geändert log siem export',
  'all-data':
    'einstellungen unternehmen export sicherung archiv herunterladen verlassen beenden löschen schließen',
};
