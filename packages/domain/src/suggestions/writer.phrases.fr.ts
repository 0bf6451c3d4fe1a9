import type { Translated } from '../locale/language.ts';
import type * as english from './writer.phrases.en.ts';

/** Words what a person wishes, with their own sentence as the subject. */
export const wishWriter: Translated<typeof english.wishWriter> = {
  readsWishes: false,
  titles: ({ subject }, goalType, by) =>
    goalType === 'SMART'
      ? [
          `${subject} : faire passer [indicateur] de [départ] à [cible] ${by}`,
          `${subject} : avancer par étapes ${by} et montrer [résultat]`,
          `${subject} : aboutir avec [équipe] ${by}, avec la confirmation de [responsable]`,
        ]
      : [
          `${subject} : un changement que [public] remarque`,
          `Être fiers de ce que nous avons fait pour ${subject}`,
          `${subject} : un résultat sur lequel [public] peut compter`,
        ],
  measures: ({ subject }, by) => [
    `${subject} : [indicateur] de [départ] à [cible] ${by}, lu chaque semaine dans [système]`,
    `${subject} : [cible] étapes prévues sur [nombre] terminées ${by}, comptées dans [système]`,
    `[résultat] obtenu grâce à cela : de [départ] à [cible] ${by}`,
  ],
};
