import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const findWords: Translated<typeof english.findWords> = {
  name: 'Ziele, Personen und Aktionen suchen',
  hint: 'Ziele, Personen und Aktionen suchen',
  actions: 'Aktionen',
  recent: 'Zuletzt geöffnete Ziele',
  here: 'Dieses Ziel',
  places: 'Seiten und Farben',
  verbs: (name) => `Mit ${name}`,
  searching: 'Suche läuft …',
  nothing: 'Nichts gefunden',
  failed: 'Die Suche ist fehlgeschlagen.',
};

export const keyWords: Translated<typeof english.keyWords> = {
  letters: 'Einzelne Buchstabentasten',
  lettersHint: 'Zum Beispiel U zum Aktualisieren. Die Taste ? zeigt alle an.',
};

export const menuWords: Translated<typeof english.menuWords> = { more: 'Mehr' };

export const appShellWords: Translated<typeof english.appShellWords> = {
  nextControl: 'Nächstes Bedienelement',
  closeTheTopmostDrawer: 'Oberste Seitenleiste oder obersten Dialog schließen',
  skipToContent: 'Zum Inhalt springen',
};

export const paletteGroupsWords: Translated<typeof english.paletteGroupsWords> = {
  goTo: (place) => `${place} öffnen`,
  lightColours: 'Helle Farben',
  darkColours: 'Dunkle Farben',
  coloursAsTheSystem: 'Farben wie im System',
  signOut: 'Abmelden',
  colourSearch: 'design darstellung farben modus nacht kontrast anzeige theme',
  signOutSearch: 'ausloggen logout verlassen',
};

export const paletteLauncherWords: Translated<typeof english.paletteLauncherWords> = {
  find: 'Suchen',
};

export const passwordDialogWords: Translated<typeof english.passwordDialogWords> = {
  pleaseInputYourPassword: 'Bitte geben Sie Ihr Passwort ein.',
  confirmYourPassword: 'Passwort bestätigen',
  pleaseEnterYourPassword: 'Bitte geben Sie Ihr Passwort ein, um fortzufahren.',
  signInAgain: 'Bitte melden Sie sich erneut an, um fortzufahren. Dafür öffnet sich ein zweites Fenster.',
  continueWith: (provider) => `Weiter mit ${provider}`,
  password: 'Passwort',
  passkey: 'Passkey verwenden',
  noPasskey: 'Sie haben keinen Passkey. Bitte geben Sie Ihr Passwort ein.',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
};

export const placeKeysWords: Translated<typeof english.placeKeysWords> = {
  goTo: (place) => `${place} öffnen`,
};

export const sideMenuWords: Translated<typeof english.sideMenuWords> = {
  main: 'Hauptmenü',
};

export const accountPanelWords: Translated<typeof english.accountPanelWords> = {
  viewProfile: 'Profil anzeigen',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
};

export const userMenuWords: Translated<typeof english.userMenuWords> = {
  accountOf: (name) => `Konto von ${name}`,
};
