import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const absenceWords: Translated<typeof english.absenceWords> = {
  part: 'Absence',
  none: 'Aucune absence inscrite.',
  failed: 'Impossible de charger les absences.',
  add: 'Ajouter une absence',
  edit: 'Modifier',
  editOf: (days) => `Modifier l’absence ${days}`,
  days: (from, until) => (from === until ? from : `${from} – ${until}`),
  deputyIs: (name) => `Suppléance : ${name}`,
  noDeputy: 'Pas de suppléance',
  from: 'Premier jour d’absence',
  until: 'Dernier jour d’absence',
  deputy: 'Suppléance',
  deputyHint:
    'Valide pendant ce temps les objectifs de l’équipe directe et donne les prévisions hebdomadaires. Vide : personne.',
  nobody: 'Aucune personne trouvée',
  deputiesFailed: 'Impossible de charger les personnes.',
  absent: 'Cette absence est terminée ou a été annulée.',
  changed: 'Cette absence a été modifiée entre-temps.',
  load: 'Charger',
  added: 'Absence ajoutée',
  saved: 'Absence modifiée',
  cancel: 'Annuler l’absence',
  cancelled: 'Absence annulée',
};
