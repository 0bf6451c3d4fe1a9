import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const noteWords: Translated<typeof english.noteWords> = {
  latest: 'Votre dernière note',
  openLatest: 'Ouvrir',
  add: layerTitles.addNote,
  notOneself: 'Les notes portent sur d’autres personnes. Ouvrez le profil d’une personne pour en écrire une.',
  editTitle: layerTitles.editNote,
  edit: 'Modifier',
  editOf: (title) => `Modifier ${title}`,
  delete: 'Supprimer',
  deleteOf: (title) => `Supprimer ${title}`,
  deleteQuestion: 'Supprimer cette note ?',
  deleted: 'La note a été supprimée.',
  list: 'Notes',
  search: 'Rechercher un titre',
  sort: 'Trier par',
  none: 'Pas encore de notes',
  why: 'Notez ce que vous voulez retenir pour votre prochaine conversation.',
  noMatch: 'Aucune note n’a ce titre.',
  failed: 'Impossible de charger les notes.',
  private: 'Ces notes ne sont visibles que pour vous.',
  created: 'Création',
  updated: 'Mise à jour',
  title: 'Titre',
  body: 'Texte',
  saved: 'La note a été enregistrée.',
  changed: 'Vous avez modifié cette note ailleurs entre-temps. Votre saisie est conservée.',
  load: 'Charger la note actuelle',
  absent: 'Cette note n’existe plus.',
};
