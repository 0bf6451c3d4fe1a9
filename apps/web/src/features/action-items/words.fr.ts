import { actionItemReasonSentences } from '@bellwether/domain/action-items/permission-names';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownTypedDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const itemWords: Translated<typeof english.itemWords> = {
  pair: 'Actions ouvertes',
  pairNone: 'Il n’y en a aucune entre vous.',
  pairFailed: 'Impossible de charger les actions.',
  new: 'Nouvelle action',
  completedFor: (name) => `${name} · Terminée`,
  addTitle: 'Ajouter une action',
  editTitle: 'Modifier l’action',
  deleteTitle: 'Supprimer l’action',
  inProgress: 'En cours',
  completed: 'Terminées',
  list: 'Actions à faire',
  none: 'Aucune action',
  noneHint:
    'Une action est une tâche qu’une personne demande à une autre. C’est la personne à qui elle est attribuée qui la termine.',
  noMatch: 'Aucune action ne correspond aux filtres.',
  clear: 'Effacer les filtres',
  failed: 'Impossible de charger les actions.',
  oneFailed: 'Impossible de charger l’action.',
  usersFailed: 'Impossible de charger les personnes.',
  nobody: 'Aucune personne trouvée.',
  observer: 'Vous n’avez pas l’autorisation nécessaire.',
  observerHint: 'Les comptes en lecture n’ont pas d’actions.',
  assignee: 'Attribuée à',
  title: 'Titre',
  deadline: 'Échéance',
  deadlineHint: (form, today) =>
    `${form}, ou un jour comme vendredi ou ${shownTypedDay(`${today.slice(0, 4)}-12-24`).slice(0, 5)}`,
  requester: 'Attribuée par',
  action: 'Action',
  done: 'Terminée',
  overdue: 'En retard',
  edit: 'Modifier',
  editOf: (title) => `Modifier ${title}`,
  delete: 'Supprimer',
  deleteOf: (title) => `Supprimer ${title}`,
  deleteQuestion: 'Supprimer cette action ?',
  deleted: 'L’action a été supprimée.',
  completeOf: (title) => `Terminer ${title}`,
  reopenOf: (title) => `Rouvrir ${title}`,
  completedNow: (title) => `Terminée : ${title}`,
  reopenedNow: (title) => `Rouverte : ${title}`,
  undo: 'Défaire',
  added: 'L’action a été ajoutée.',
  saved: 'L’action a été enregistrée.',
  absent: 'Cette action n’existe plus.',
  absentLinked: 'Ce lien menait à une action qui n’existe plus ou qui n’est pas la vôtre.',
  changed: 'Cette action a été modifiée entre-temps.',
  kept: 'Votre saisie est conservée.',
  reload: 'Recharger',
  notYours: 'Seule la personne qui a demandé l’action peut le faire.',
  by: 'par',
  madeBy: (name) => `créée par ${name}`,
  previous: 'Précédent',
  next: 'Suivant',
  pages: 'Pages',
  place: (first, last, of) => `${first}–${last} sur ${of}`,
  filterOf: (column) => `Filtrer : ${column}`,
  fromGoal: 'Actions à faire',
  addFromGoal: 'Ajouter une action',
};

export const quickWords: Translated<typeof english.quickWords> = {
  label: 'Ajouter une action',
  placeholder: 'Envoyer les diapositives @Mia vendredi',
  add: 'Ajouter',
  people: 'Personnes',
  for: 'Pour',
  me: 'moi',
  due: 'pour le',
  clearPerson: (name) => `Pas pour ${name}`,
};

export const groupTitles: Translated<typeof english.groupTitles> = {
  overdue: 'En retard',
  this_week: 'Cette semaine',
  later: 'Plus tard',
};

export const sortTitles: Translated<typeof english.sortTitles> = {
  AssigneeId: itemWords.assignee,
  Title: itemWords.title,
  DueDate: itemWords.deadline,
  RequesterId: itemWords.requester,
};

export const itemReasons: Translated<typeof english.itemReasons> = actionItemReasonSentences;

export const deleteItemLayerWords: Translated<typeof english.deleteItemLayerWords> = {
  cancel: 'Annuler',
};

export const quickAddWords: Translated<typeof english.quickAddWords> = {
  titleCanHaveAt: (title) => `Le titre peut avoir au plus ${title} caractères.`,
};

export const itemPaletteWords: Translated<typeof english.itemPaletteWords> = {
  actionItems: 'Actions à faire',
  group: 'Actions à faire',
  newSearch: 'tâche todo à faire',
  listSearch: 'tâches todo à faire',
};
