import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.tour.ts';

export const tourWords: Translated<typeof english.tourWords> = {
  start: 'Commencer la visite',
  leave: 'Arrêter la visite',
  back: 'Retour',
  next: 'Suivant',
  end: 'Terminé',
  stopOf: (stop, all) => `${stop} sur ${all}`,
  stops: {
    reminders: {
      title: 'Ce qui vous attend',
      text: 'Tout ce qui vous attend se trouve ici, chaque fois avec le bouton pour commencer. Une fois par semaine, c’est la mise à jour de vos objectifs : deux clics par objectif.',
    },
    goals: {
      title: 'Vos objectifs',
      text: 'Ici, vous écrivez vos objectifs et voyez où ils en sont. Au-dessus de la liste, vous choisissez quels objectifs afficher : les vôtres, ceux de votre manager ou ceux de l’entreprise.',
    },
    news: {
      title: 'Les nouveautés',
      text: 'Les validations, les commentaires et les questions sur vos objectifs sont ici. Dans les paramètres, vous choisissez ce qui arrive aussi par e-mail.',
    },
    find: {
      title: 'Tout trouver',
      text: 'Tapez quelques lettres d’un objectif, d’une personne, d’une page ou d’un paramètre.',
    },
  },
};
