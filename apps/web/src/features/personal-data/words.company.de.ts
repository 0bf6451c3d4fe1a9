import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.company.ts';

export const companyDataWords: Translated<typeof english.companyDataWords> = {
  failed: 'Die Daten des Unternehmens konnten nicht geladen werden.',
  notYours: 'Nur die Geschäftsführung und Organisationsadmins sehen die Daten des ganzen Unternehmens.',
  exportPart: 'Datei mit allen Daten',
  exportHint:
    'Alles, was Ihr Unternehmen in Bellwether hat: Personen, Ziele, Vorhersagen, Kommentare, Aufgaben, Strategie, Beurteilungen mit ihren Entwürfen, Einstellungen, Audit-Protokoll und hochgeladene Dateien. Ein anderes Bellwether kann die Datei mit „bellwether tenant import“ lesen. Nicht enthalten sind Passwörter, Sitzungen, Tokens und andere Nachweise der Identität, private Notizen über Personen und Zweitmeinungen: Diese gehören den Personen, die sie geschrieben haben. Jede Datei steht im Audit-Protokoll und kann sieben Tage lang heruntergeladen werden.',
  ask: 'Datei erstellen',
  asked: 'Die Datei wird erstellt. Bei großen Unternehmen dauert das einige Minuten.',
  none: 'Noch keine Datei',
  noneText: 'Erstellen Sie eine, dann erscheint sie hier.',
  list: 'Dateien',
  by: (name) => `Angefordert von ${name}`,
  states: {
    waiting: 'Wird erstellt',
    ready: 'Bereit',
    failed: 'Konnte nicht erstellt werden. Bitte fordern Sie eine neue an.',
    removed: 'Nach sieben Tagen entfernt',
  },
  until: 'bis',
  download: 'Herunterladen',
  file: 'Daten des Unternehmens',
  endPart: 'Nutzung von Bellwether beenden',
  endHint:
    'Ab dann kann niemand mehr etwas ändern, und nur die Geschäftsführung und Organisationsadmins können sich noch anmelden. Nach 30 Tagen wird alles endgültig gelöscht. Bis dahin können Sie es zurücknehmen. Die Geschäftsführung und alle Organisationsadmins werden per E-Mail informiert.',
  goOn: 'Weiter',
  typeName: (name) => `Zum Beenden ${name} eingeben`,
  nameDiffers: 'Das ist nicht der Name des Unternehmens.',
  end: 'Beenden',
  cancel: 'Abbrechen',
  ended: 'Die Nutzung ist beendet. Alle anderen wurden abgemeldet.',
  endedNow: 'Dieses Unternehmen hat die Nutzung beendet. Alles wird gelöscht am',
  endedBy: (name) => `Beendet von ${name}`,
  held: 'Für eine Person gilt eine Aufbewahrungspflicht; es wird nichts gelöscht, bis sie aufgehoben ist.',
  takeBack: 'Zurücknehmen',
  takenBack: 'Alle können weiterarbeiten wie zuvor.',
};
