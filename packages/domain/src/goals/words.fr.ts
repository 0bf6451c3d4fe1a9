import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const goalMessages: Translated<typeof english.goalMessages> = {
  commentRequired: 'Saisissez votre commentaire.',
  dialogCommentRequired: 'Saisissez un commentaire.',
  commentIsRequired: 'Un commentaire est obligatoire.',
  ownerRequired: 'Choisissez une personne responsable.',
  tooManyOwners: '200 personnes au plus peuvent recevoir le même objectif à la fois.',
  quarterRequired: 'Choisissez un trimestre.',
  themeRequired: 'Saisissez un thème.',
  titleRequired: 'Saisissez un titre.',
  objectiveRequired: 'Saisissez un objectif (OKR).',
  measurementRequired: 'Saisissez une mesure.',
  keyResultsRequired: 'Saisissez des résultats clés.',
  parentRequiredForOthers: 'Un objectif pour d’autres personnes doit avoir un objectif parent.',
  outcomeRequired: 'Une description du résultat est obligatoire.',
  feedbackRequired: 'Une description du résultat est obligatoire.',
  qualityRequired: 'Choisissez la qualité.',
  completedRequired: 'Choisissez Oui ou Non.',
  objectiveResultRequired: 'Saisissez un pourcentage supérieur à 0 et jusqu’à 100.',
  likelihoodAndQualityRequired: 'Choisissez la probabilité et la qualité.',
  reviewAnswerRequired: 'Choisissez Oui ou Non.',
  parentRequired: 'Choisissez un objectif parent.',
  carryOverRequired: 'Choisissez au moins un objectif.',
  carryOverForeignResult: 'Cet objectif n’est pas reporté.',
  categoryRequired: 'Choisissez un domaine fonctionnel.',
  deleteComment: 'Voulez-vous le supprimer ?',
  deletedAncestor: 'Cet objectif a été supprimé.',
  goalManagerParentHint: 'Choisissez l’un de vos objectifs, ou un objectif rattaché aux vôtres.',
};

export const askedLabels: Translated<typeof english.askedLabels> = {
  context: 'Contexte supplémentaire',
  wish: 'Que faut-il changer ?',
};

export const reasonSentences: Translated<typeof english.reasonSentences> = {
  wrong_state: 'Ce n’est pas possible dans l’état actuel de l’objectif.',
  no_open_week: 'Aucune semaine de cet objectif n’est ouverte à une prévision.',
  no_manager: 'La personne responsable n’a pas de manager pour l’examiner.',
  has_manager: 'La personne responsable a un manager qui examine le résultat.',
  period_not_begun: 'Le trimestre de cet objectif n’a pas commencé.',
  no_edit: 'Il n’y a pas de modifications proposées.',
  edit_in_review: 'Les modifications proposées sont en attente de validation.',
  edit_not_in_review: 'Les modifications proposées ne sont pas en attente de validation.',
  never_published:
    'Un objectif jamais publié ne peut être réactivé que par le manager ou les admins des objectifs.',
  own_request: 'Personne ne peut répondre à sa propre demande.',
  was_own: 'Cet objectif était le vôtre quand il a été soumis ; une autre personne doit donc répondre.',
  is_private: 'Un objectif privé ne peut pas avoir d’objectifs contributeurs.',
};

export const takeBackSentence =
  'Cet objectif était le vôtre avant que vous le validiez ; une autre personne doit donc vous le transférer.';

export const parentReasonSentences: Translated<typeof english.parentReasonSentences> = {
  not_visible: 'Cet objectif n’est pas disponible.',
  is_itself: 'Un objectif ne peut pas être son propre parent.',
  is_below: 'Cet objectif est rattaché à l’objectif lui-même.',
  is_private: 'Les objectifs privés ne peuvent pas être parents.',
  is_shelved: 'Cet objectif est en réserve.',
  is_finalized: 'Cet objectif est clôturé.',
  later_period: 'Cet objectif commence dans un trimestre ultérieur.',
  other_year: 'Cet objectif relève d’un autre exercice.',
  outside_own_goals: goalMessages.goalManagerParentHint,
};

export const carryOverReasonSentences: Translated<typeof english.carryOverReasonSentences> = {
  already_carried: 'Cet objectif a déjà été reporté.',
  wrong_state: 'Seuls les objectifs inachevés peuvent être reportés.',
  not_offered: 'Les objectifs de ce trimestre ne peuvent pas être reportés maintenant.',
};

export const severalReasonSentences: Translated<typeof english.severalReasonSentences> = {
  own: 'C’est votre propre objectif.',
  not_yours: 'Vous ne pouvez envoyer un rappel qu’aux personnes de votre propre périmètre.',
  owner_gone: 'Le compte de la personne responsable est désactivé.',
  nothing_owed: 'Il n’y a rien à faire pour cet objectif.',
  away: 'La personne responsable est en absence.',
  today: 'La personne responsable a déjà reçu un rappel aujourd’hui.',
  followed: 'Vous suivez déjà cet objectif.',
  not_followed: 'Vous ne suivez pas cet objectif.',
};

export const droppedParentSentences: Translated<typeof english.droppedParentSentences> = {
  ...parentReasonSentences,
  not_visible: 'Son objectif parent n’est plus disponible.',
  is_private: 'Son objectif parent est maintenant privé.',
  is_shelved: 'Son objectif parent est en réserve.',
  is_finalized: 'Son objectif parent est clôturé.',
  later_period: 'Son objectif parent commence dans un trimestre ultérieur.',
  other_year: 'Son objectif parent relève d’un autre exercice.',
};

export const takeBackSentences: Translated<typeof english.takeBackSentences> = {
  nothing_to_take_back: 'Il n’y a rien ici que vous puissiez défaire.',
  acted_since: 'Depuis, quelqu’un est intervenu sur cet objectif.',
  take_back_too_late: 'Cette action pouvait être défaite pendant une heure ; cette heure est passée.',
};
