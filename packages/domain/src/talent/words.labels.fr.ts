import type { Translated } from '../locale/language.ts';
import type * as english from './words.labels.ts';

export const defaultLabelWords: Translated<typeof english.defaultLabelWords> = {
  performance: {
    3: [
      {
        label: 'Inférieure aux attentes',
        description: 'Les résultats ou la façon de travailler sont restés en deçà de ce qui était convenu.',
      },
      {
        label: 'Conforme aux attentes',
        description: 'A fait ce qui était convenu, de la façon convenue.',
      },
      {
        label: 'Supérieure aux attentes',
        description: 'A fait nettement plus, ou mieux, que ce qui était convenu.',
      },
    ],
    5: [
      {
        label: 'Très inférieure aux attentes',
        description: 'L’essentiel de ce qui était convenu n’a pas été atteint.',
      },
      {
        label: 'Inférieure aux attentes',
        description: 'Des parties importantes de ce qui était convenu n’ont pas été atteintes.',
      },
      {
        label: 'Conforme aux attentes',
        description: 'A fait ce qui était convenu, de la façon convenue.',
      },
      {
        label: 'Supérieure aux attentes',
        description: 'A fait plus, ou mieux, que ce qui était convenu sur des parties importantes.',
      },
      {
        label: 'Très supérieure aux attentes',
        description: 'A fait bien plus que ce qui était convenu, tout au long du trimestre.',
      },
    ],
  },
  potential: {
    3: [
      {
        label: 'Progresse dans le poste',
        description: 'A besoin de temps et d’appui dans le poste actuel.',
      },
      {
        label: 'À sa place',
        description: 'Convient au poste actuel et peut encore y progresser.',
      },
      { label: 'Peut viser plus haut', description: 'Pourrait bientôt prendre un poste plus large.' },
    ],
    5: [
      { label: 'Débute dans le poste', description: 'A besoin de beaucoup d’appui dans le poste actuel.' },
      { label: 'Progresse dans le poste', description: 'A besoin de temps dans le poste actuel.' },
      {
        label: 'À sa place',
        description: 'Convient au poste actuel et peut encore y progresser.',
      },
      {
        label: 'Peut viser plus haut avec appui',
        description: 'Pourrait prendre un poste plus large avec un appui.',
      },
      {
        label: 'Peut viser plus haut',
        description: 'Pourrait prendre un poste plus large dès maintenant.',
      },
    ],
  },
  commitment: {
    3: [
      { label: 'Rarement', description: 'Agit rarement selon ce que l’entreprise défend.' },
      { label: 'Habituellement', description: 'Agit selon ce que l’entreprise défend.' },
      { label: 'De façon exemplaire', description: 'Montre aux autres ce que l’entreprise défend.' },
    ],
    5: [
      { label: 'Rarement', description: 'Agit rarement selon ce que l’entreprise défend.' },
      { label: 'Parfois', description: 'Agit ainsi quand on le lui rappelle.' },
      { label: 'Habituellement', description: 'Agit selon ce que l’entreprise défend.' },
      { label: 'Toujours', description: 'Agit ainsi même quand c’est difficile.' },
      { label: 'De façon exemplaire', description: 'Montre aux autres ce que l’entreprise défend.' },
    ],
  },
  form: {
    primary: { name: 'Performance', prompt: 'Quels ont été les résultats ?' },
    secondary: { name: 'Potentiel', prompt: 'Vers quoi cette personne pourrait-elle évoluer ?' },
    tertiary: {
      name: 'Valeurs',
      prompt: 'Comment cette personne agit-elle selon les valeurs de l’entreprise ?',
    },
    review: {
      name: 'Évaluation',
      prompt: 'Qu’est-ce qui s’est bien passé, qu’est-ce qui n’a pas marché, et quelle est la suite ?',
    },
    comment: {
      name: 'Commentaire',
      prompt: 'Souhaitez-vous ajouter quelque chose, ou voyez-vous un point autrement ?',
    },
  },
};
