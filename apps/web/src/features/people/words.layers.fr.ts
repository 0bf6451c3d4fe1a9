import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  editProfile: 'Modifier le profil',
  manageUser: 'Gérer le compte',
  changeManager: 'Changer de manager',
  assignManager: 'Attribuer un manager',
  editResponsibility: 'Modifier les responsabilités',
  addEmployee: 'Ajouter une personne',
  person: 'Profil',
  addNote: 'Ajouter une note',
  editNote: 'Modifier la note',
  deleteNote: 'Supprimer la note',
  deactivate: 'Désactiver',
  activate: 'Activer',
  freeEmail: 'Libérer l’adresse e-mail',
  reassignGoals: 'Transférer les objectifs',
  moveReports: 'Déplacer l’équipe directe',
  addDisc: 'Saisir le type DISC',
  editDisc: 'Modifier le type DISC',
  attachment: 'Ajouter une pièce jointe',
  connect: 'Lier au test',
  addAbsence: 'Ajouter une absence',
  editAbsence: 'Modifier l’absence',
};
