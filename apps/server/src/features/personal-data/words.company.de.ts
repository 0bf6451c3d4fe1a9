import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.company.ts';

export const companyDataRefusals: Translated<typeof english.companyDataRefusals> = {
  name_differs: 'Das ist nicht der Name des Unternehmens.',
  not_ready: 'Diese Datei ist noch nicht fertig.',
  failed: 'Diese Datei konnte nicht erstellt werden. Bitte fordern Sie eine neue an.',
  removed: 'Diese Datei wurde nach sieben Tagen entfernt. Bitte fordern Sie eine neue an.',
  resting: 'Das Unternehmen kann im Moment nicht beendet werden. Bitte versuchen Sie es später erneut.',
  not_ended: 'Das Unternehmen ist nicht beendet.',
};

export const endMailWords: Translated<typeof english.endMailWords> = {
  hello: (name) => `Guten Tag ${name},`,
  subject: (company) => `${company} wird gelöscht`,
  said: ({ by, company }) =>
    `${by} hat die Nutzung von Bellwether durch ${company} beendet. Nur die Geschäftsführung und Organisationsadmins können sich noch anmelden, und niemand kann etwas ändern.`,
  when: (day) =>
    `Am ${day} wird alles gelöscht: Personen, Ziele, Beurteilungen, Dateien und das Audit-Protokoll.`,
  advice:
    'Bis dahin können Sie alle Daten herunterladen und das Ende zurücknehmen. Wenn Sie davon nichts wissen, nehmen Sie es sofort zurück.',
  button: 'Daten des Unternehmens',
  somebody: 'Ein Admin',
};

export const askedMailWords: Translated<typeof english.askedMailWords> = {
  subject: ({ by, company }) => `${by} hat alle Daten von ${company} angefordert`,
  said: ({ by, company }) =>
    `${by} hat eine Datei mit allen Daten von ${company} in Bellwether angefordert: Personen, Ziele, Beurteilungen und Dateien. Sie kann sieben Tage lang heruntergeladen werden.`,
  advice: 'Wenn Sie den Grund nicht kennen, fragen Sie nach und sehen Sie im Audit-Protokoll nach.',
};
