import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const addingWords: Translated<typeof english.addingWords> = {
  title: layerTitles.addEmployee,
  name: 'Nom complet',
  email: 'E-mail',
  emailHint: 'L’invitation y est envoyée.',
  jobTitle: 'Poste',
  isManager: 'Manager',
  isManagerHint: 'Peut avoir une équipe directe.',
  isObserver: 'Compte en lecture',
  isObserverHint:
    'Lit, n’a ni objectifs ni manager, et n’est listé que pour la direction générale et les admins de l’organisation.',
  manager: 'Manager',
  reportsTo: 'Rattachement',
  department: 'Service',
  departmentHint: 'Le service du périmètre de cette personne. Vide : celui du dessus.',
  save: 'Ajouter et inviter',
  done: (name, manager, email) =>
    `${manager === undefined ? '' : `${name} a maintenant pour manager ${manager}. `}Une invitation a été envoyée à ${email}.`,
  change: 'Changer',
  nobody: 'Aucune personne ne correspond.',
  failed: 'Impossible de charger les managers.',
  notYours: 'Vous n’avez pas l’autorisation nécessaire.',
};
