import type { Translated } from '../../locale/language.ts';
import type * as english from './words.questions.ts';

export const manualQuestions: Translated<typeof english.manualQuestions> = [
  {
    question: 'Comment me joindre',
    choices: ['Envoyez-moi un court message', 'Appelez-moi', 'Venez à mon bureau', 'Écrivez-moi un e-mail'],
  },
  {
    question: 'Quand je travaille le mieux',
    choices: ['Tôt le matin', 'Avant midi', 'L’après-midi', 'Le soir'],
  },
  {
    question: 'Quand je suis en plein travail',
    choices: [
      'Vous pouvez m’interrompre à tout moment',
      'Interrompez-moi si c’est urgent',
      'Écrivez-moi ; je réponds en quelques heures',
      'Attendez que je refasse surface',
    ],
  },
  {
    question: 'Comment j’aime les retours',
    choices: [
      'Tout de suite et franchement',
      'En privé, avec un exemple',
      'D’abord par écrit, puis nous en parlons',
      'Dans notre tête-à-tête régulier',
    ],
  },
  {
    question: 'Comment j’aime qu’on me remercie',
    choices: ['Par un mot discret', 'Devant l’équipe', 'Par un mot écrit', 'Par un nouveau défi'],
  },
  {
    question: 'Comment je prépare une réunion',
    choices: [
      'Il me faut l’ordre du jour la veille',
      'Il me faut les chiffres avant',
      'Il me faut savoir qui vient et pourquoi',
      'Je viens sans préparation',
    ],
  },
  {
    question: 'Comment je décide',
    choices: [
      'Vite ; je corrige plus tard',
      'Avec les faits sur la table',
      'En en parlant',
      'Après une nuit de sommeil',
    ],
  },
  {
    question: 'Quand nous ne sommes pas d’accord',
    choices: [
      'Dites-le-moi directement',
      'Laissez-moi du temps, puis parlons-en',
      'Mettez-le par écrit',
      'Demandez-moi d’abord ce qu’il me faut',
    ],
  },
  {
    question: 'Ce qui m’épuise',
    choices: [
      'Les longues réunions',
      'Les interruptions constantes',
      'Les changements soudains de plan',
      'Les tâches sans but clair',
    ],
  },
  {
    question: 'À quel rythme parler du travail en cours',
    choices: ['Chaque jour', 'Une fois par semaine', 'À chaque étape clé', 'Quand quelque chose déraille'],
  },
];
