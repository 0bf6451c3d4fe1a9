import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const personalDataMessages: Translated<typeof english.personalDataMessages> = {
  reasonRequired: 'Saisissez un motif.',
  nameDiffers: 'Saisissez le nom exactement comme il est affiché.',
};

export const personalDataWords: Translated<typeof english.personalDataWords> = {
  former: ({ id }) => `Ancien membre du personnel ${id}`,
};

export const erasedPartWords: Translated<typeof english.erasedPartWords> = {
  profile: 'Nom, adresse e-mail, téléphone, photo, biographie et tout le reste du profil',
  manual: 'Le mode d’emploi avec son fichier',
  notes: 'Les notes privées sur la personne et de la personne',
  sessions: 'Mot de passe, sessions, appareils et adresses dans le journal d’audit',
  tokens: 'Ses jetons et liens d’agenda',
  notifications: 'Les notifications et leurs paramètres',
  mails: 'Les e-mails en attente ou envoyés',
  imports: 'Les fichiers d’import avec la personne, et les plans qui en sont issus',
  appraisals: 'Les évaluations de la personne',
};

export const keptPartWords: Translated<typeof english.keptPartWords> = {
  goals: 'Les objectifs avec leurs prévisions et résultats',
  comments: 'Les commentaires',
  action_items: 'Les actions',
  reviews: 'Les évaluations que la personne a rédigées sur d’autres',
  appraisals: 'Les évaluations de la personne',
  backups: 'Les sauvegardes déjà faites ; elles expirent comme d’habitude',
};
