import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const profileMessages: Translated<typeof english.profileMessages> = {
  nameRequired: 'Saisissez un nom.',
  jobTitleRequired: 'Saisissez un poste.',
  emailRequired: 'Saisissez une adresse e-mail.',
  emailInvalid: 'Saisissez une adresse e-mail valable.',
  linkedinInvalid: 'Cette URL LinkedIn n’est pas valable.',
  responsibilityRequired: 'Saisissez un texte.',
  startDateInvalid: 'Saisissez une date valable.',
  zoneUnknown: 'Choisissez un fuseau horaire.',
  observerWithTies:
    'Le rôle Compte en lecture ne peut pas être donné à une personne qui a une équipe directe ou un manager.',
  contributorWithReports:
    'Le rôle Contribution ne peut pas être donné à une personne qui a une équipe directe ou un manager.',
  ceoFirst: 'Confiez d’abord la direction générale à quelqu’un d’autre.',
  goalAdminOrManager: 'Choisissez soit Admin. des objectifs, soit Gestionnaire d’objectifs.',
};
