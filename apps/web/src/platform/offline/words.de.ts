import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const offlineWords: Translated<typeof english.offlineWords> = {
  youAreOffline: (at) => (at === undefined ? 'Sie sind offline.' : `Sie sind offline. Stand: ${at}.`),
  unreachable: (at) => `Der Server ist nicht erreichbar. Stand: ${at}.`,
  stillWorks: 'Updates und Kommentare zu Ihren Zielen werden hier aufbewahrt und später gesendet.',
  waiting: (count) => `${count} noch nicht gesendet`,
  refused: (count) => `${count} nicht gespeichert`,
  newVersion: 'Bellwether hat eine neue Version.',
  reload: 'Zum Aktualisieren neu laden',
  title: 'Noch nicht gesendet',
  titleRefused: 'Nicht gespeichert',
  prediction: (likelihood, quality) => `Wahrscheinlichkeit: ${likelihood}. Qualität: ${quality}.`,
  given: (at) => `Abgegeben: ${at}`,
  open: 'Ziel öffnen',
  discard: 'Verwerfen',
  kept: 'Auf diesem Gerät aufbewahrt. Es wird gesendet, sobald der Server erreichbar ist.',
  tooOld: 'Das wurde vor mehr als vier Wochen abgegeben und wird deshalb nicht mehr gesendet.',
  leaving: (count) =>
    count === 1
      ? 'Eine Abmeldung löscht 1 Update, das noch nicht gespeichert ist.'
      : `Eine Abmeldung löscht ${count} Updates, die noch nicht gespeichert sind.`,
  install: 'Bellwether installieren',
};
