import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const findWords: Translated<typeof english.findWords> = {
  name: 'Rechercher des objectifs, personnes et actions',
  hint: 'Rechercher des objectifs, personnes et actions',
  actions: 'Actions',
  recent: 'Objectifs récents',
  here: 'Cet objectif',
  places: 'Pages et couleurs',
  verbs: (name) => `Avec ${name}`,
  searching: 'Recherche…',
  nothing: 'Aucun résultat',
  failed: 'La recherche a échoué.',
};

export const keyWords: Translated<typeof english.keyWords> = {
  letters: 'Touches à une seule lettre',
  lettersHint: 'Par exemple U pour mettre à jour. La touche ? les affiche toutes.',
};

export const menuWords: Translated<typeof english.menuWords> = { more: 'Plus' };

export const appShellWords: Translated<typeof english.appShellWords> = {
  nextControl: 'Commande suivante',
  closeTheTopmostDrawer: 'Fermer le panneau ou la fenêtre au premier plan',
  skipToContent: 'Aller au contenu',
};

export const paletteGroupsWords: Translated<typeof english.paletteGroupsWords> = {
  goTo: (place) => `Ouvrir « ${place} »`,
  lightColours: 'Couleurs claires',
  darkColours: 'Couleurs sombres',
  coloursAsTheSystem: 'Couleurs du système',
  signOut: 'Se déconnecter',
  colourSearch: 'thème apparence couleurs mode nuit contraste affichage',
  signOutSearch: 'déconnexion logout quitter sortir',
};

export const paletteLauncherWords: Translated<typeof english.paletteLauncherWords> = {
  find: 'Rechercher',
};

export const passwordDialogWords: Translated<typeof english.passwordDialogWords> = {
  pleaseInputYourPassword: 'Saisissez votre mot de passe.',
  confirmYourPassword: 'Confirmez votre mot de passe',
  pleaseEnterYourPassword: 'Saisissez votre mot de passe pour continuer.',
  signInAgain: 'Connectez-vous de nouveau pour continuer. Une deuxième fenêtre s’ouvre à cet effet.',
  continueWith: (provider) => `Continuer avec ${provider}`,
  password: 'Mot de passe',
  passkey: 'Utiliser une clé d’accès',
  noPasskey: 'Vous n’avez pas de clé d’accès. Saisissez votre mot de passe.',
  cancel: 'Annuler',
  confirm: 'Confirmer',
};

export const placeKeysWords: Translated<typeof english.placeKeysWords> = {
  goTo: (place) => `Ouvrir « ${place} »`,
};

export const sideMenuWords: Translated<typeof english.sideMenuWords> = {
  main: 'Menu principal',
};

export const accountPanelWords: Translated<typeof english.accountPanelWords> = {
  viewProfile: 'Voir le profil',
  settings: 'Paramètres',
  signOut: 'Se déconnecter',
};

export const userMenuWords: Translated<typeof english.userMenuWords> = {
  accountOf: (name) => `Compte ${ofName(name)}`,
};
