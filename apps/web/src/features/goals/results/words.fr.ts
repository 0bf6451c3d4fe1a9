import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const resultTitles: Translated<typeof english.resultTitles> = {
  finalize: 'Clôturer',
  'edit-result': 'Modifier le résultat',
  'review-result': 'Examiner la clôture',
};

export const retractResultWords: Translated<typeof english.retractResultWords> = {
  title: 'Retirer le résultat',
  explanation: 'Le résultat est retiré, et l’objectif redevient validé jusqu’à sa prochaine clôture.',
  done: 'Résultat retiré.',
};

export const resultWords: Translated<typeof english.resultWords> = {
  completed: 'Atteint',
  percent: 'Résultat en pourcentage',
  percentHint: 'La part de l’objectif qui a été atteinte : au-dessus de 0 et jusqu’à 100.',
  quality: 'Qualité de la réussite',
  outcome: 'Description du résultat',
  feedback: 'Retour',
  alreadyFinalized:
    'Le manager a déjà clôturé cet objectif et sera informé de ce que vous changez. Son propre résultat reste.',
  noManager:
    'Il n’y a personne au-dessus de la personne responsable pour examiner le résultat : il est aussitôt définitif.',
  reviewedLater: 'Le manager de la personne responsable examine le résultat.',
  dispute:
    'Vous et la personne responsable n’êtes pas d’accord : l’objectif sera affiché comme clôturé et contesté.',
  finalized: 'Résultat envoyé pour examen.',
  finalizedAlone: 'Objectif clôturé.',
  edited: 'Résultat modifié.',
  keys: 'Y ou N répond. Une fois votre retour écrit, Ctrl + Entrée l’envoie ; Alt + Y ou Alt + N répond et envoie.',
  reviewed: 'Résultats examinés et clôturés',
  reviewEdited: 'Examen modifié.',
};

export const finalizeFormWords: Translated<typeof english.finalizeFormWords> = {
  finalize: 'Clôturer',
  save: 'Enregistrer',
};

export const ownerResultWords: Translated<typeof english.ownerResultWords> = {
  resultOf: (name) => `Résultat selon ${name}`,
};

export const reviewResultWords: Translated<typeof english.reviewResultWords> = {
  save: 'Enregistrer',
  finalizeAndNext: 'Clôturer et continuer',
  finalize: 'Clôturer',
};
