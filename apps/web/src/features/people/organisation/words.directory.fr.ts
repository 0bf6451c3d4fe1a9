import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.directory.ts';

const people = (count: number) =>
  count < 2 ? `${shownNumber(count)} personne` : `${shownNumber(count)} personnes`;

export const directoryWords: Translated<typeof english.directoryWords> = {
  title: 'Annuaire',
  search: 'Rechercher des personnes par nom, poste, service ou e-mail',
  placeholder: 'Rechercher des personnes',
  searchKey: 'Rechercher des personnes',
  filters: 'Filtres',
  count: people,
  found: (found, all) => `${shownNumber(found)} sur ${people(all)}`,
  name: 'Nom',
  active: 'En activité',
  sortBy: (column) => `Trier par ${column.toLowerCase()}`,
  nobody: 'Aucune personne ne correspond.',
  nobodyHint: 'Chaque mot doit figurer dans le nom, le poste, le service ou l’e-mail.',
  clear: 'Effacer la recherche et les filtres',
  cut: (shown, all) =>
    `Les ${shownNumber(shown)} premières lignes sur ${shownNumber(all)}. Demandez l’export Excel de toutes les personnes à la direction générale ou aux admins de l’organisation.`,
  open: 'Ouvrir le profil',
  goals: 'Objectifs',
  everybody: 'Tout le monde',
  filterNames: { find: 'Recherche', roles: 'Rôles', status: 'Statut', sortBy: 'Tri' },
  department: 'Service',
  chooseDepartment: 'Choisir un service',
  sized: (name, people) => `${name} · ${directoryWords.count(people)}`,
  tooMany: (people) =>
    `Votre entreprise compte ${shownNumber(people)} personnes. Choisissez un service ou cherchez un nom. Voici les personnes qui vous entourent.`,
  onlyFirst: (shown) =>
    `Les ${shownNumber(shown)} premières personnes. Cherchez un nom pour en trouver d’autres.`,
};
