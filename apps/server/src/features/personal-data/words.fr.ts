import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const personalDataRefusals: Translated<typeof english.personalDataRefusals> = {
  not_ready: 'Ce fichier n’est pas encore prêt.',
  failed: 'Ce fichier n’a pas pu être créé. Demandez-en un autre.',
  removed: 'Ce fichier a été supprimé au bout de sept jours. Demandez-en un autre.',
  active_again: 'Cette personne est de nouveau active et peut demander le fichier elle-même.',
};

export const dataFileWords: Translated<typeof english.dataFileWords> = {
  fileName: ({ name }) => `${name} données personnelles`,
  title: ({ name, company }) => `Données ${ofName(name)} chez ${company}`,
  made: ({ at }) =>
    `Créé le ${at} (UTC). Chaque partie se trouve aussi dans le dossier data, en JSON pour les programmes.`,
  leftOut:
    'N’y figure pas ce que d’autres ont écrit en privé sur la personne : notes des autres, seconds avis des autres et évaluations non partagées.',
  leftOutForAdmins:
    'Ce fichier a été demandé par l’administration. N’y figure donc pas non plus ce qu’elle ne peut pas lire : tête-à-tête, évaluations et tout ce qui s’y rattache, notifications, actes, notes, textes et vues privés, ainsi que les objectifs, commentaires et actions à faire qu’elle ne voit pas. La personne les obtient dans le fichier que toute personne ayant un compte actif peut demander sur la page du compte.',
  empty: 'Rien.',
  yes: 'oui',
  no: 'non',
  parts: {
    profile: 'Profil',
    user_manual: 'Mode d’emploi',
    goals: 'Objectifs',
    predictions: 'Prévisions',
    results: 'Résultats, y compris ceux que d’autres vous ont écrits',
    comments: 'Commentaires, y compris ceux des autres sur vos objectifs',
    action_items: 'Actions à faire',
    one_to_ones: 'Ce dont vous parlez en tête-à-tête',
    appraisals: 'Évaluations',
    self_reviews: 'Ce que vous avez écrit sur vous dans des cycles d’évaluation',
    peer_feedback: 'Ce que vous avez écrit sur d’autres dans l’avis des pairs',
    said_by_peers: 'Ce que des pairs ont dit de vous, tel que votre manager l’a transmis',
    calibration_moves: 'Raisons que vous avez données lors de calibrages d’évaluations',
    notes: 'Vos notes privées',
    saved_views: 'Vos vues enregistrées',
    board_packs: 'Ce que vous avez écrit dans des dossiers du conseil',
    summary_edits: 'Ce que vous avez écrit dans des bilans',
    notifications: 'Notifications',
    sessions: 'Sessions',
    tokens: 'Jetons',
    slack: 'Slack',
    agents: 'Agents',
    agent_requests: 'Prévisions d’agents',
    agent_views: 'Seconds avis d’agents',
    acts: 'Ce que le journal d’audit conserve de vos actes',
    own_record: 'Vos réussites passées : ce que vos prévisions ont valu',
    files: 'Fichiers',
  },
};
