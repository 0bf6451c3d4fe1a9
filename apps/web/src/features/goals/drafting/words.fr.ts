import type { GoalType } from '@bellwether/domain/goals/rules';
import type { Translated } from '@bellwether/domain/locale/language';
import type { HintCode, QualityHint } from '@bellwether/domain/suggestions/quality-hints';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const draftingTitles: Translated<typeof english.draftingTitles> = {
  create: 'Ajouter un objectif',
  edit: 'Modifier l’objectif',
  copy: 'Copier l’objectif',
  contribute: 'Ajouter un objectif contributeur',
};

export const draftingWords: Translated<typeof english.draftingWords> = {
  saveDraft: 'Enregistrer le brouillon',
  owner: 'Responsable',
  moreOwners: 'Le donner à d’autres personnes',
  moreOwnersAbout:
    'Chaque personne reçoit son propre objectif avec ces textes, sous le même objectif parent.',
  notFor: (name) => `Pas pour ${name}`,
  quarter: 'Trimestre',
  isPrivate: 'Privé',
  parent: 'Objectif parent',
  contributesTo: 'À quoi contribue-t-il ?',
  noChoices: 'Le manager n’a pas d’objectif auquel celui-ci pourrait contribuer.',
  choicesNotLoaded: 'Impossible de charger les objectifs du manager.',
  noParent: 'Pas d’objectif parent',
  selectParent: 'Choisir',
  changeParent: 'Changer',
  removeParent: 'Retirer',
  quarterOfParent: 'Le trimestre est fixé tant qu’un objectif parent est choisi.',
  quarterOfPublished: 'Le trimestre d’un objectif publié ne change pas.',
  ownerOfPublished: 'Pour un objectif publié, utilisez « Changer de responsable ».',
  privateOutsideChain: 'Seuls la personne responsable et ses managers peuvent rendre un objectif privé.',
  hasChildren: 'Un objectif qui a des objectifs contributeurs ne peut pas être privé.',
  draftSaved: 'Brouillon enregistré.',
  youChangedToo: 'vous l’avez modifié aussi ; votre version est conservée',
  stillOpen: 'Encore à compléter :',
  fillIn: (placeholder, label) => `Compléter ${placeholder} dans « ${label} »`,
  undo: (label) => `Défaire : ${label}`,
  redo: (label) => `Rétablir : ${label}`,
  draftSavedOpen: 'Brouillon enregistré. Complétez ce qui manque avant de le soumettre.',
  continues: 'Un brouillon de modifications existe déjà : vous le poursuivez.',
};

export const titleWords: Translated<typeof english.titleWords> = {
  title: 'Titre',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Titre enregistré.',
  proposed: 'Titre enregistré comme modification proposée.',
};

export const tickLabels: Translated<typeof english.tickLabels> = {
  verb: 'Dit ce qu’il faut faire',
  number: 'Contient un chiffre',
  date: 'Contient une date',
  aligned: 'Est rattaché',
};

export const tickWords: Translated<typeof english.tickWords> = {
  label: 'Ce qui fait un bon objectif',
  there: 'oui',
  missing: 'pas encore',
};

export const givenSentence: typeof english.givenSentence = (given, refused) => {
  const people =
    given < 2
      ? `${shownNumber(given)} personne a reçu cet objectif.`
      : `${shownNumber(given)} personnes ont reçu cet objectif.`;
  return [people, ...refused.map(({ name, reason }) => `${name}, non : ${reason}`)].join(' ');
};

export const whoSees: typeof english.whoSees = (ownerName) =>
  ownerName === null
    ? 'Si l’option est activée, cet objectif n’est visible que pour vous et vos managers.'
    : `Si l’option est activée, cet objectif n’est visible que pour ${ownerName} et ses managers.`;

export const editNotice: typeof english.editNotice = (act) =>
  act === 'publish'
    ? 'Cet objectif est validé. « Publier » applique aussitôt vos modifications ; « Enregistrer le brouillon » les met de côté.'
    : 'Cet objectif est validé et reste tel quel jusqu’à la validation de vos modifications. « Enregistrer le brouillon » les met de côté.';

export const actDone: Translated<typeof english.actDone> = {
  publish: 'Publié.',
  submit: 'Soumis pour validation.',
};

const okrHints: Readonly<Partial<Record<HintCode, string>>> = {
  no_verb:
    'L’objectif ne nomme aucune action : un verbe comme « Réduire » ou « Lancer » dit ce qui va se passer.',
  duplicate: 'Vous avez déjà un objectif de ce nom.',
  no_number:
    'Les résultats clés ne contiennent aucun chiffre : sans chiffre, il est difficile de dire quand l’objectif est atteint.',
};

export const hintSentence: typeof english.hintSentence = (hint: QualityHint, goalType: GoalType) =>
  (goalType === 'OKR' ? okrHints[hint.code] : undefined) ?? hint.sentence;

export const goalDraftingHelpWords: Translated<typeof english.goalDraftingHelpWords> = {
  title: 'Titre',
  description: 'Description',
};

export const goalDraftingWords: Translated<typeof english.goalDraftingWords> = {
  notLoaded: 'Impossible de charger les trimestres.',
};

export const goalFieldsetWords: Translated<typeof english.goalFieldsetWords> = {
  notLoaded: 'Impossible de charger les autres trimestres.',
};

export const parentFieldWords: Translated<typeof english.parentFieldWords> = {
  cancel: 'Annuler',
  save: 'Enregistrer',
};

export const parentQuickChoicesWords: Translated<typeof english.parentQuickChoicesWords> = {
  loading: 'Chargement',
};

export const requestedChangesWords: Translated<typeof english.requestedChangesWords> = {
  askedForChanges: (name) => `${name} a demandé des modifications`,
};

export const goalConflictWords: Translated<typeof english.goalConflictWords> = {
  goal: (id) => `Objectif ${id}`,
  yes: 'Oui',
  no: 'Non',
};
