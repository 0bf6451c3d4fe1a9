import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.guide.ts';

export const guideWords: Translated<typeof english.guideWords> = {
  company: 'Les premiers pas de votre entreprise',
  person: 'Bienvenue sur Bellwether',
  companyLead:
    'Quatre étapes, environ dix minutes. Elles se cochent au fur et à mesure, dans n’importe quel ordre.',
  personLead:
    'Quatre étapes, environ quatre minutes. Elles se cochent au fur et à mesure, dans n’importe quel ordre.',
  dismiss: 'Masquer',
  done: 'fait',
  failed: 'Le guide n’a pas pu être masqué.',
};

export const themeStep: Translated<typeof english.themeStep> = {
  title: 'Dites quel est l’enjeu de ce trimestre',
  why: 'Une ligne que tout le monde voit sur le tableau de bord.',
};

export const stepWords: Translated<typeof english.stepWords> = {
  company_info: {
    title: 'Vérifiez les infos de votre entreprise',
    why: 'Nom, site web, fuseau horaire et logo.',
  },
  people: {
    title: 'Ajoutez les personnes',
    why: 'Importez une liste depuis une feuille de calcul, et invitez-les quand vous le souhaitez.',
  },
  strategy_line: {
    title: 'Écrivez votre stratégie en une ligne',
    why: 'Mission, vision ou valeurs. Une fois publiées, tout le monde les voit sur le tableau de bord.',
  },
  company_goal: {
    title: 'Publiez le premier objectif d’entreprise',
    why: 'Les objectifs de tous les autres peuvent y contribuer.',
  },
  profile: {
    title: 'Complétez votre profil',
    why: 'Une photo, un numéro de téléphone ou quelques mots sur vous.',
  },
  manager_goals: {
    title: 'Regardez les objectifs de votre manager',
    why: 'Suivez-en un, ou rattachez-y votre propre objectif.',
  },
  first_update: {
    title: 'Faites votre première mise à jour hebdomadaire',
    why: 'Deux clics par objectif, une fois par semaine : quelle probabilité, et quelle qualité.',
  },
  first_goal: {
    title: 'Lancez votre premier objectif',
    why: 'Écrivez-le, et demandez à votre manager de le valider.',
  },
};
