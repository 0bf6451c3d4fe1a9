import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const profileWords: Translated<typeof english.profileWords> = {
  title: 'Profil',
  saved: 'Votre profil a été enregistré.',
  savedOf: (name) => `Le profil ${ofName(name)} a été enregistré.`,
  name: 'Nom',
  jobTitle: 'Poste',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  timeZone: 'Fuseau horaire',
  department: 'Service',
  fromDirectory: 'De l’annuaire',
  departmentHint: 'Le service du périmètre de cette personne. Vide : celui du dessus.',
  location: 'Site',
  startDate: 'Date d’entrée',
  startDateHint: 'Le premier jour dans l’entreprise. Les cycles d’évaluation s’y réfèrent.',
  linkedin: 'Adresse LinkedIn',
  biography: 'Biographie',
  companyZone: (zone) => `Comme l’entreprise : ${zone}`,
  changed: 'Une autre personne a modifié ce profil entre-temps.',
  kept: 'Votre saisie est conservée.',
  unconfirmed: (email, present) =>
    `${email} attend sa confirmation par le lien de l’e-mail que nous y avons envoyé. Jusque-là, ${present} sert à se connecter ; pour garder cette adresse, remettez-la dans le champ.`,
};

export const passwordWords: Translated<typeof english.passwordWords> = {
  part: 'Mot de passe',
  hint: 'Un nouveau mot de passe met fin à vos autres sessions.',
  title: 'Changer le mot de passe',
  old: 'Ancien mot de passe',
  fresh: 'Nouveau mot de passe',
  confirmation: 'Confirmer le nouveau mot de passe',
  oldRequired: 'Indiquez votre ancien mot de passe.',
  changed: 'Votre mot de passe a été changé.',
};

export const mailWords: Translated<typeof english.mailWords> = {
  part: 'Notifications par e-mail',
  label: 'M’envoyer des notifications par e-mail',
  hint: 'Les e-mails sur votre compte, par exemple sur un changement de mot de passe, sont toujours envoyés.',
};

export const languageWords: Translated<typeof english.languageWords> = {
  part: 'Langue et dates',
  label: 'Langue, dates et heures',
  ofCompany: (name) => `Comme l’entreprise : ${name}`,
  example: (now, typed) =>
    `Maintenant : ${now} ; les échéances se saisissent sous la forme ${typed}. Les e-mails et les fichiers suivent ce choix.`,
  proposal: (name) => `Votre navigateur demande : ${name}.`,
  accept: 'L’utiliser',
  use: (name) => `Utiliser ${name}`,
  keep: (name) => `Garder ${name}`,
};

export const notificationWords: Translated<typeof english.notificationWords> = {
  part: 'Notifications',
  following: 'Objectifs suivis',
  calendar: 'Agenda',
};

export const sessionWords: Translated<typeof english.sessionWords> = {
  part: 'Où votre compte est connecté',
  current: 'Cet appareil',
  signedIn: 'Connexion le',
  lastSeen: 'dernière activité',
  end: 'Mettre fin',
  endOthers: 'Mettre fin aux autres',
  ended: 'La session a pris fin.',
  othersEnded: 'Les autres sessions ont pris fin.',
  failed: 'Impossible de charger vos sessions.',
  unknownDevice: 'Appareil inconnu',
  deviceOn: (browser, system) => `${browser} sur ${system}`,
};

export const avatarWords: Translated<typeof english.avatarWords> = {
  part: 'Photo',
  open: 'Changer de photo',
  add: 'Ajouter une photo',
  title: 'Photo',
  choose: 'Choisir une photo',
  other: 'En choisir une autre',
  formats: 'PNG ou JPG.',
  crop: 'Partie affichée de la photo ; déplacez-la avec les flèches',
  zoom: 'Zoom',
  save: 'Enregistrer',
  remove: 'Retirer la photo',
  removed: 'Votre photo a été retirée.',
  saved: 'Votre photo a été enregistrée.',
  goOn: 'Fermez cette fenêtre pour continuer.',
  done: 'Continuer',
  failed: 'Une erreur s’est produite.',
};

export const personVerbs: Translated<typeof english.personVerbs> = {
  oneToOne: (name) => `Préparer le tête-à-tête avec ${name}`,
  goals: (name) => `Objectifs ${ofName(name)}`,
  chart: (name) => `Montrer ${name} dans l’organisation`,
  mail: (name) => `Écrire un e-mail à ${name}`,
};

export const attachmentLayerWords: Translated<typeof english.attachmentLayerWords> = {
  cancel: 'Annuler',
  save: 'Enregistrer',
};

export const avatarLayerWords: Translated<typeof english.avatarLayerWords> = {
  cancel: 'Annuler',
};

export const connectLayerWords: Translated<typeof english.connectLayerWords> = {
  cancel: 'Annuler',
};

export const deactivateLayerWords: Translated<typeof english.deactivateLayerWords> = {
  cancel: 'Annuler',
};

export const freeEmailLayerWords: Translated<typeof english.freeEmailLayerWords> = {
  cancel: 'Annuler',
};

export const noteLayerWords: Translated<typeof english.noteLayerWords> = {
  cancel: 'Annuler',
};

export const responsibilityPartWords: Translated<typeof english.responsibilityPartWords> = {
  edit: 'Modifier',
};
