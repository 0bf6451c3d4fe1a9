import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const connectionsWords: Translated<typeof english.connectionsWords> = {
  notYours:
    'Nur die Geschäftsführung und Organisationsadmins können das Unternehmen mit anderen Diensten verbinden.',
  peopleFile: 'Personen aus einer Datei',
  peopleFileAbout:
    'Übernehmen Sie alle Personen aus einer Datei Ihres HR-Systems, und später deren Änderungen.',
  openPeopleFile: 'Personen importieren',
  goalFile: 'Ziele aus einer Datei',
  goalFileAbout:
    'Übernehmen Sie Ziele mit ihren bisherigen Check-ins und Ergebnissen aus einer Tabelle oder einem anderen Zielprogramm.',
  openGoalFile: 'Ziele importieren',
};
