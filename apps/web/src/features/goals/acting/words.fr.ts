import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const yesOrNo = [
  { value: true, label: 'Oui', hotkey: 'y' },
  { value: false, label: 'Non', hotkey: 'n' },
] as const satisfies Translated<typeof english.yesOrNo>;

export const changedMeanwhile = (name = 'Une autre personne') =>
  `${name} a modifié cet objectif entre-temps.`;

export const typedIsKept: string = 'Votre saisie est conservée.';

export const runWords: Translated<typeof english.runWords> = { saved: 'Enregistré', change: 'Changer' };

const counted = (count: number, one: string, several: string) => `${count} ${count < 2 ? one : several}`;

export const reminderActs: Translated<typeof english.reminderActs> = {
  review: (count) => `Examiner ${count} ${count < 2 ? 'demande' : 'demandes'}`,
  finalize: (count) => `Clôturer ${counted(count, 'résultat', 'résultats')}`,
  update: (count) => `Mettre à jour ${counted(count, 'objectif', 'objectifs')}`,
  sent_back: (count) => `Modifier ${counted(count, 'objectif', 'objectifs')}`,
  draft: (count) => `Soumettre ${counted(count, 'brouillon', 'brouillons')}`,
  add_goal: () => 'Ajouter un objectif',
  action_item: (count) => `Voir ${counted(count, 'action', 'actions')}`,
  appraisal_write: () => 'Voir les évaluations',
  appraisal_sign: () => 'Voir l’évaluation',
  self_review: () => 'Rédiger votre auto-évaluation',
  peer_request: () => 'Répondre à la demande',
  peer_feedback: () => 'Rédiger votre avis',
  calibration: () => 'Ouvrir le calibrage',
  invitation: () => 'Voir les personnes invitées',
  dispute: (count) => `Voir ${counted(count, 'objectif contesté', 'objectifs contestés')}`,
};

export const evidenceWords: Translated<typeof english.evidenceWords> = {
  heading: 'Pour votre réponse',
  others: (name, quarter) => `Autres objectifs ${ofName(name)} au ${quarter}`,
  noOthers: (name, quarter) => `${name} n’a pas d’autre objectif au ${quarter}.`,
  siblings: (count, more, parent) =>
    `1 sur ${count}${more ? '+' : ''} ${count === 1 ? 'objectif rattaché' : 'objectifs rattachés'} à ${parent}`,
  further: (count) => `et ${count} de plus`,
};

export const noLongerNeeded: string = 'Plus nécessaire';

export const reviewedGoals: typeof english.reviewedGoals = (count) =>
  counted(count, 'objectif examiné', 'objectifs examinés');

export const stillWaiting: typeof english.stillWaiting = (skipped) => {
  if (skipped === 0) return 'Rien d’autre ne vous attend.';
  return skipped === 1 ? '1 objectif vous attend encore.' : `${skipped} objectifs vous attendent encore.`;
};

export const actFormWords: Translated<typeof english.actFormWords> = {
  comment: 'Commentaire',
  commentOptional: 'Commentaire (facultatif)',
};

export const goalGateWords: Translated<typeof english.goalGateWords> = {
  notLoaded: 'Impossible de charger l’objectif.',
};

export const goalSummaryWords: Translated<typeof english.goalSummaryWords> = {
  private: 'Privé',
  alignedUnder: (parent) => `Rattaché à ${parent}`,
};

export const pendingChangesWords: Translated<typeof english.pendingChangesWords> = {
  notLoaded: 'Impossible de charger les modifications.',
};

export const proposedChangesWords: Translated<typeof english.proposedChangesWords> = {
  theProposalChangesNothing: 'La proposition ne change rien.',
};

export const reloadButtonWords: Translated<typeof english.reloadButtonWords> = {
  reload: 'Recharger',
};

export const runPlaceWords: Translated<typeof english.runPlaceWords> = {
  skip: 'Passer',
  next: 'Suivant',
  done: 'Terminé',
  summary: 'Récapitulatif',
};

export const goalDifferencesWords: Translated<typeof english.goalDifferencesWords> = {
  proposed: (label) => `${label} (proposition)`,
  goal: (parentId) => `Objectif ${parentId}`,
};

export const neverYoursWords: Translated<typeof english.neverYoursWords> = {
  thisIsNotPossible: 'Ce n’est pas possible avec cet objectif.',
  observersSeeGoalsAnd: 'Les comptes en lecture voient les objectifs et ne modifient rien.',
};

export const takeBackWords: Translated<typeof english.takeBackWords> = {
  act: 'Défaire',
  done: 'C’est défait : l’objectif est de nouveau tel qu’avant.',
};

export const placeOfRunWords: Translated<typeof english.placeOfRunWords> = {
  place: (at, of) => `${at} sur ${of}`,
  goal: (at, of) => `Objectif ${at} sur ${of}`,
  skipped: 'Passé',
};

export const differenceWords: Translated<typeof english.differenceWords> = {
  state: 'État',
  owner: 'Responsable',
  private: 'Privé',
  yes: 'Oui',
  no: 'Non',
  parentGoal: 'Objectif parent',
  proposedChanges: 'Modifications proposées',
  resultOfOwner: 'Résultat selon la personne responsable',
  resultOfManager: 'Résultat selon le manager',
  completed: 'Atteint',
  notCompleted: 'Non atteint',
  before: 'Avant',
  now: 'Maintenant',
  proposed: 'Proposé',
  edits: { none: 'Aucune', draft: 'Brouillon', review: 'En examen', canceled: 'Aucune' },
};

export const whoMayWords: Translated<typeof english.whoMayWords> = {
  owner: 'la personne responsable',
  ownersManager: 'le manager de la personne responsable',
  ownersManagers: 'les managers de la personne responsable',
  ceo: 'la direction générale',
  orgAdmins: 'les admins de l’organisation',
  goalAdmins: 'les admins des objectifs',
  goalManagers: 'les gestionnaires d’objectifs',
  only: (people) =>
    `Possible seulement pour ${[people.slice(0, -1).join(', '), people.at(-1)].filter(Boolean).join(' et ')}.`,
};
