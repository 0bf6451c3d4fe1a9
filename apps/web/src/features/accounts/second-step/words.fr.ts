import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const securityWords: Translated<typeof english.securityWords> = {
  required:
    'Votre entreprise demande une seconde étape. Configurez-en une pour continuer : une clé d’accès ou une application de codes.',
  passkeys: 'Clés d’accès',
  passkeysHint:
    'Une clé d’accès vous connecte par l’empreinte, le visage ou le code PIN d’un appareil, sans mot de passe. Elle confirme aussi votre connexion après le mot de passe.',
  noPasskeys: 'Vous n’avez pas de clé d’accès.',
  noSupport: 'Ce navigateur ne peut pas créer de clé d’accès ici.',
  add: 'Ajouter une clé d’accès',
  name: 'Nom de la clé d’accès',
  nameHint: 'Là où elle se trouve : « Ordinateur portable », « Clé de sécurité ».',
  nameRequired: 'Indiquez un nom.',
  create: 'Créer',
  cancel: 'Annuler',
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  added: 'La clé d’accès a été ajoutée.',
  removed: 'La clé d’accès a été retirée.',
  made: 'Ajoutée le',
  lastUsed: 'dernière utilisation le',
  unused: 'pas encore utilisée',
  failed: 'Impossible de charger votre seconde étape.',
  codes: 'Codes d’une application',
  codesHint:
    'Une application, par exemple un gestionnaire de mots de passe, affiche un nouveau code toutes les 30 secondes. Il est demandé après votre mot de passe.',
  codesOn: 'Activés le',
  switchOn: 'Configurer',
  switchOff: 'Désactiver',
  switchedOn: 'Les codes sont activés.',
  switchedOff: 'Les codes sont désactivés.',
  scan: 'Scannez ceci avec votre application, ou saisissez-y la clé.',
  picture: 'Code QR avec la clé',
  key: 'Clé',
  code: 'Code affiché',
  codeRequired: 'Indiquez le code.',
  confirm: 'Activer',
  recovery: 'Codes de secours',
  recoveryHint:
    'Chacun vous connecte une fois, à la place de votre seconde étape. Gardez-les là où vous les retrouverez sans votre appareil.',
  left: (count) => (count < 2 ? `Il reste ${count} code.` : `Il reste ${count} codes.`),
  renew: 'Créer de nouveaux codes',
  renewHint: 'Avec de nouveaux codes, les précédents ne sont plus valables.',
  shownOnce: 'Ces codes ne sont affichés que maintenant. Copiez-les ou imprimez-les.',
  copy: 'Copier les codes',
  copied: 'Les codes ont été copiés.',
  notCopied: 'Les codes n’ont pas pu être copiés. Sélectionnez-les et copiez-les vous-même.',
  done: 'Je les ai gardés',
};

export const secondStepWords: Translated<typeof english.secondStepWords> = {
  title: 'Confirmer la connexion',
  code: 'Code',
  codeHint: 'Le code de votre application, ou l’un de vos codes de secours.',
  recoveryHint: 'L’un de vos codes de secours.',
  codeRequired: 'Indiquez le code.',
  confirm: 'Confirmer',
  passkey: 'Utiliser une clé d’accès',
  back: 'Retour',
};

export const resetWords: Translated<typeof english.resetWords> = {
  part: 'Seconde étape',
  hint: 'Retire les clés d’accès et les codes de cette personne, par exemple après la perte d’un appareil. Elle est déconnectée et informée par e-mail.',
  reset: 'Retirer la seconde étape',
  done: 'La seconde étape a été retirée.',
};
