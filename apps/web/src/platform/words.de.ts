import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const colorSchemeSwitchWords: Translated<typeof english.colorSchemeSwitchWords> = {
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  colourScheme: 'Farbschema',
};

export const failedPageWords: Translated<typeof english.failedPageWords> = {
  title: 'Nicht geladen',
  notLoaded: 'Diese Seite konnte nicht geladen werden',
  whatYouTypedIs:
    'Ihre Eingaben bleiben erhalten. Versuchen Sie es erneut; bleibt der Fehler bestehen, wenden Sie sich an Ihre Organisationsadmins.',
};

export const notFoundPageWords: Translated<typeof english.notFoundPageWords> = {
  pageNotFound: 'Seite nicht gefunden',
  thereIsNothingAt: 'Unter dieser Adresse gibt es nichts',
  whereToGoFrom: 'So geht es weiter',
  goToTheDashboard: 'Zur Übersicht',
  goToGoals: 'Zu den Zielen',
  goToPeople: 'Zu den Personen',
  findSomething: 'Etwas suchen',
  theLinkMayBe: 'Vielleicht enthält der Link einen Tippfehler, oder das Ziel des Links wurde entfernt.',
};

export const awayWords: Translated<typeof english.awayWords> = {
  elsewhere:
    'Sie sind offline. Ihre Übersicht und Ihre Ziele können Sie weiterhin lesen; Updates und Kommentare zu Ihren Zielen werden hier aufbewahrt und später gesendet.',
};

export const partBoundaryWords: Translated<typeof english.partBoundaryWords> = {
  tryAgain: 'Versuchen Sie es erneut; Ihre Eingaben bleiben erhalten.',
};

export const refusalWords: Translated<typeof english.refusalWords> = {
  neverYours: 'Sie haben keine Berechtigung.',
};
