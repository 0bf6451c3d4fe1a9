import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.reports.ts';

export const reportGroups: Translated<typeof english.reportGroups> = {
  goals: 'Objectifs',
  people: 'Personnes',
  talent: 'Talents',
};

export const reportTexts: Translated<typeof english.reportTexts> = {
  goalList: {
    answers: 'Quels sont les objectifs, et où en sont-ils ?',
    description:
      'Chaque objectif d’un trimestre avec sa personne responsable, son état, sa dernière prévision et son résultat.',
    note: 'Tous les objectifs que vous voyez, les vôtres ou ceux d’une personne. Excel ou PDF.',
  },
  goalTree: {
    answers: 'Qu’est-ce qui contribue à quoi ?',
    description: 'Les objectifs d’un trimestre sous ceux auxquels ils contribuent.',
    note: 'Un trimestre. Les lignes du fichier Excel se replient ; le PDF les décale.',
  },
  goalTrees: {
    answers: 'Comment les objectifs se sont-ils succédé ?',
    description: 'L’arborescence des objectifs de chaque trimestre, d’un trimestre à un autre.',
    note: 'Une feuille ou un chapitre par trimestre, 20 au plus. Excel ou PDF.',
  },
  goalTemplate: {
    answers: 'Que doit contenir un objectif ?',
    description: 'Un classeur avec les colonnes du formulaire d’objectif, ses choix et un exemple.',
    note: 'Pour planifier des objectifs avant de les saisir. Excel.',
  },
  quarterlySummary: {
    answers:
      'Qu’est-ce qui a bien marché pendant le trimestre, qu’est-ce qui n’a pas marché, et que faut-il décider ?',
    description: 'Des diapositives avec un texte par objectif, à modifier, présenter et télécharger.',
    note: 'Un trimestre terminé. PDF ou PowerPoint.',
  },
  annualSummary: {
    answers: 'Qu’ont apporté les trimestres d’une année ?',
    description:
      'Des diapositives avec l’année en bref, chaque trimestre et ses objectifs, à modifier, présenter et télécharger.',
    note: 'Les trimestres terminés d’une année. PDF ou PowerPoint.',
  },
  people: {
    answers: 'Qui travaille où, et pour qui ?',
    description: 'Toutes les personnes avec poste, service, manager, contact, rôle et statut.',
    note: 'Les personnes que vous voyez. Excel ou PDF.',
  },
  goalCompliance: {
    answers: 'Qui doit encore un objectif, une mise à jour ou un résultat ?',
    description:
      'Les personnes sans objectifs, sans mise à jour la semaine dernière, ou avec des objectifs non clôturés.',
    note: 'Votre périmètre, ou l’entreprise pour ses admins. Excel.',
  },
  teamGoalUpdates: {
    answers: 'Qu’est-ce qui a bougé dans l’équipe depuis la semaine dernière ?',
    description:
      'Les objectifs des personnes choisies avec leur dernière prévision, sa tendance et le résultat.',
    note: 'Jusqu’à 100 personnes sous votre responsabilité. Une page à imprimer.',
  },
  appraisals: {
    answers: 'Comment les personnes ont-elles été évaluées ?',
    description: 'Chaque évaluation avec la personne qui évalue, le statut et les notes.',
    note: 'Tous les trimestres terminés ou un seul. Tout le monde, ou pour les managers les personnes sous leur responsabilité. Excel.',
  },
  appraisalCompliance: {
    answers: 'Quelles évaluations sont terminées, en cours ou en retard ?',
    description: 'Chaque personne avec le statut de l’évaluation, sans les notes.',
    note: 'Tous les trimestres terminés ou un seul. Excel.',
  },
  appraisalReport: {
    answers: 'Qu’est-ce qui a été écrit, et sur quels objectifs ?',
    description: 'Les évaluations en entier, à côté des objectifs d’un trimestre.',
    note: 'Tout ce qu’un manager a écrit, ou l’évaluation d’une personne. PDF.',
  },
};
