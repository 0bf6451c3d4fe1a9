import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.labels.ts';
import { layerTitles } from './words.layers.ts';

export const labelWords: Translated<typeof english.labelWords> = {
  title: layerTitles.labels,
  axis: { Primary: 'Première note', Secondary: 'Deuxième note', Tertiary: 'Troisième note' },
  texts: { Review: 'Texte de l’évaluation', Comment: 'Commentaire de la personne évaluée' },
  axisName: 'Nom',
  axisPrompt: 'Question',
  // By the number that the form of an appraisal shows.
  level: (level) => `Niveau ${level}`,
  descriptionOf: (level) => `Description du niveau ${level}`,
  saved: 'Les libellés ont été enregistrés.',
  failed: 'Impossible de charger les libellés.',
  changed: 'Une autre personne a modifié les libellés entre-temps. Votre saisie est conservée.',
  load: 'Charger les libellés actuels',
  notYours:
    'Seuls les admins RH, les admins de l’organisation et la direction générale peuvent modifier les libellés.',
  frozen: 'Les évaluations terminées gardent les mots avec lesquels elles ont été signées.',
};
