import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const notificationWords: Translated<typeof english.notificationWords> = {
  title: 'Notifications',
  empty: 'Il n’y a pas de notifications pour le moment.',
  upToDate: 'Vous êtes à jour',
  upToDateHint: 'Ce qui arrive à vos objectifs et à ceux que vous suivez apparaît ici.',
  failed: 'Impossible de charger les notifications.',
  unread: 'Non lue',
  updates: (name, count) => `${name} a mis à jour ${count} objectifs`,
  markAll: 'Tout marquer comme lu',
  markOne: 'Marquer comme lue',
  viewAll: 'Tout afficher',
  settings: 'Paramètres',
  review: 'Examiner',
  notRead: 'La notification n’a pas pu être marquée comme lue.',
  bell: (count) => (count === 0 ? 'Notifications' : `Notifications, ${count} non lue${count < 2 ? '' : 's'}`),
  changes: (count, title) => `${count} modifications de « ${title} »`,
};

export const dayWords: Translated<typeof english.dayWords> = {
  today: 'Aujourd’hui',
  week: 'Cette semaine',
  earlier: 'Avant',
};

export const topicWords: Translated<typeof english.topicWords> = {
  requests: {
    name: 'Demandes',
    hint: 'Objectifs, modifications et mises en réserve en attente de validation, et nouveaux résultats',
  },
  answers: {
    name: 'Réponses',
    hint: 'Validations, demandes de modifications, mises en réserve et résultats examinés',
  },
  predictions: {
    name: 'Mises à jour hebdomadaires',
    hint: 'Nouvelles prévisions, et membres de l’équipe directe qui ont manqué plusieurs semaines de suite',
  },
  comments: { name: 'Commentaires', hint: 'Nouveaux commentaires sur les objectifs et les mises à jour' },
  goal_changes: {
    name: 'Autres modifications d’objectifs',
    hint: 'Nouveaux responsables et objectifs parents ; objectifs réactivés, supprimés et restaurés ; résultats modifiés',
  },
  weekly_ask: {
    name: 'Rappel hebdomadaire',
    hint: '« Mettez vos objectifs à jour », et la demande de votre propre avis sur les objectifs de votre équipe directe',
  },
  action_items: {
    name: 'Actions à faire',
    hint: 'Vos actions attribuées, modifiées, terminées ou supprimées, à faire pour demain ou en retard',
  },
  appraisals: { name: 'Évaluations', hint: 'Évaluations à rédiger et à signer, signatures et modifications' },
  people: {
    name: 'Personnes',
    hint: 'Modifications de votre profil, de votre rôle, de votre manager et de votre équipe directe',
  },
  strategy: { name: 'Stratégie', hint: 'Une nouvelle publication, avec ce qui a changé' },
  connections: {
    name: 'Jetons et connexions',
    hint: 'Un jeton prend bientôt fin, ou son responsable a quitté l’entreprise',
  },
  quarters: {
    name: 'Trimestres',
    hint: 'Un trimestre qui commence, ce qui vous attend du précédent, et qui dans votre équipe directe l’a laissé ouvert',
  },
};

export const deliveryWords: Translated<typeof english.deliveryWords> = {
  app_and_mail: 'Application et e-mail',
  app: 'Application seulement',
  off: 'Désactivé',
};

export const preferenceWords: Translated<typeof english.preferenceWords> = {
  hint: 'Choisissez pour chaque sujet comment vous recevez les notifications. Un sujet désactivé n’envoie aucune notification, mais vous apprenez toujours qui a demandé vos données.',
  mailIsOff:
    'Les notifications par e-mail sont désactivées ci-dessus : aucun e-mail n’est envoyé, quel que soit le choix ici.',
  failed: 'Impossible de charger les choix.',
};

export const followingWords: Translated<typeof english.followingWords> = {
  hint: 'Vous recevez une notification pour les prévisions et les changements d’état de ces objectifs.',
  empty: 'Vous ne suivez aucun objectif. L’étoile d’un objectif permet de le suivre.',
  failed: 'Impossible de charger les objectifs suivis.',
  unfollow: 'Ne plus suivre',
  unfollowed: (title) => `Vous ne suivez plus « ${title} ».`,
};

export const notificationRowWords: Translated<typeof english.notificationRowWords> = {
  to: 'à',
  reply: 'Répondre',
  replyTo: (name) => `Répondre à ${name}`,
};
