import { formatLongDay } from '@bellwether/domain/locale/dates';
import type { Translated } from '@bellwether/domain/locale/language';
import type { endedWords as english } from './words.ended.ts';

export const endedWords: Translated<typeof english> = {
  company_ended: ({ company, since, until, admins }) =>
    `${company} hat die Nutzung von Bellwether am ${formatLongDay(since, 'de-DE')} beendet. Deshalb können sich nur noch Geschäftsführung und Organisationsadmins anmelden. Alle Daten bleiben mindestens bis zum ${formatLongDay(until, 'de-DE')} und werden danach gelöscht. Bis dahin lässt sich das Ende zurücknehmen. Bitte fragen Sie: ${admins}.`,
};
