import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.help.ts';

export const helpWords: Translated<typeof english.helpWords> = {
  title: 'Hilfe',
  failed: 'Die Hilfeseite konnte nicht geladen werden.',
  support: 'Support',
  supportText: 'Schreiben Sie uns, oder suchen Sie im Helpdesk nach einer Antwort.',
  writeOnly: 'Schreiben Sie uns, wenn etwas nicht funktioniert.',
  deskOnly: 'Suchen Sie im Helpdesk nach einer Antwort.',
  desk: 'Helpdesk',
  newTab: 'öffnet sich in einem neuen Tab',
  contacts: 'Ansprechpersonen',
  nobody: 'Niemand hat bisher diese Rolle.',
};

export const contactGroups: typeof english.contactGroups = [
  {
    flag: 'IsOrgAdmin',
    title: 'Organisationsadmins',
    description:
      'Organisationsadmins fügen Mitarbeitende hinzu, ordnen sie neu zu und verwalten besondere Berechtigungen.',
  },
  {
    flag: 'IsGoalAdmin',
    title: 'Zieladmins',
    description:
      'Zieladmins erstellen und bearbeiten Ziele für andere, geben stellvertretend für Führungskräfte frei und können Ziele neu vergeben, neu zuordnen und zurückstellen.',
  },
  {
    flag: 'IsHrAdmin',
    title: 'HR-Admins',
    description: 'HR-Admins sehen und erstellen Beurteilungsberichte für alle Mitarbeitenden.',
  },
  {
    flag: 'IsGoalManager',
    title: 'Zielmanagement',
    description: 'Das Zielmanagement erstellt und bearbeitet Ziele, die sich aus den eigenen ableiten.',
  },
];

export const supportText: typeof english.supportText = (hasEmail, hasDesk) => {
  if (hasEmail && hasDesk) return helpWords.supportText;
  return hasEmail ? helpWords.writeOnly : helpWords.deskOnly;
};
