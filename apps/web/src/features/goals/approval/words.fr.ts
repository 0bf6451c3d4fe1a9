import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const approvalWords: Translated<typeof english.approvalWords> = {
  submit: {
    goal: {
      title: 'Demander la validation',
      button: 'Demander la validation',
      explanation:
        'L’objectif est transmis au manager de la personne responsable, qui le valide ou demande des modifications.',
      done: 'Soumis pour validation.',
    },
    edit: {
      title: 'Soumettre pour validation',
      button: 'Soumettre pour validation',
      explanation:
        'L’objectif reste tel quel jusqu’à ce que le manager de la personne responsable ait validé ces modifications.',
      done: 'Modifications soumises pour validation.',
    },
  },
  publish: {
    goal: {
      title: 'Publier',
      button: 'Publier',
      explanation: 'L’objectif est validé aussitôt. Toutes les personnes autorisées à le voir le trouveront.',
      done: 'Objectif publié.',
    },
    edit: {
      title: 'Publier',
      button: 'Publier',
      explanation: 'Ces modifications s’appliquent aussitôt à l’objectif.',
      done: 'Modifications publiées.',
    },
  },
  retract: {
    goal: {
      title: 'Retirer',
      button: 'Retirer',
      explanation: 'La demande de validation est retirée et l’objectif redevient un brouillon.',
      done: 'Demande retirée.',
    },
    edit: {
      title: 'Retirer',
      button: 'Retirer',
      explanation: 'Les modifications proposées sont retirées et redeviennent un brouillon.',
      done: 'Demande retirée.',
    },
  },
  discard: {
    goal: {
      title: 'Abandonner les modifications',
      button: 'Abandonner les modifications',
      explanation: 'Le brouillon des modifications est supprimé. L’objectif reste tel quel.',
      done: 'Modifications abandonnées.',
    },
    edit: {
      title: 'Abandonner les modifications',
      button: 'Abandonner les modifications',
      explanation: 'Le brouillon des modifications est supprimé. L’objectif reste tel quel.',
      done: 'Modifications abandonnées.',
    },
  },
};

export const reviewWords: typeof english.reviewWords = {
  review: {
    title: 'Examiner l’objectif',
    question: 'Validez-vous cet objectif ?',
    permission: 'ReviewPublicationRequest',
    yes: 'Valider',
    no: 'Demander des modifications',
    saidYes: 'Validé',
    saidNo: 'Modifications demandées',
  },
  'review-edits': {
    title: 'Examiner les modifications proposées',
    question: 'Validez-vous ces modifications ?',
    permission: 'ReviewPublicationRequest2',
    yes: 'Valider',
    no: 'Demander des modifications',
    saidYes: 'Modifications validées',
    saidNo: 'Modifications demandées',
  },
  'review-shelving': {
    title: 'Mettre l’objectif en réserve',
    question: 'Acceptez-vous de mettre cet objectif en réserve ?',
    permission: 'ApproveShelve',
    yes: 'Mettre en réserve',
    no: 'Refuser',
    saidYes: 'Mise en réserve validée',
    saidNo: 'Mise en réserve refusée',
  },
};

export const reviewKeys: typeof english.reviewKeys = ({ yes, no }, hasNext) =>
  `Touche Y : ${yes}${hasNext ? ' et ouvrir le suivant' : ''}. Touche N : ${no}.`;

export const goalReviewWords: Translated<typeof english.goalReviewWords> = {
  shelvedStays:
    'Un objectif en réserve reste à sa place, marqué, et ne reçoit plus de prévisions jusqu’à sa réactivation.',
  wrote: (name) => `${name} a écrit`,
  notLoaded: 'Impossible de charger l’objectif.',
};

export const reviewFormWords: Translated<typeof english.reviewFormWords> = {
  submit: 'Envoyer',
  andNext: (act) => `${act} et continuer`,
  comment: 'Commentaire',
  commentOptional: 'Commentaire (facultatif)',
};
