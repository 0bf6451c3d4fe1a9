import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.time-zone.ts';

export const zoneWords: Translated<typeof english.zoneWords> = {
  question: (own, company) =>
    `L’horloge de votre ordinateur suit ${own}, celle de votre entreprise ${company}. Les questions hebdomadaires et les jours peuvent suivre la vôtre.`,
  accept: (own) => `Utiliser ${own}`,
  keep: (company) => `Garder ${company}`,
  done: (own) => `Votre fuseau horaire est maintenant ${own}. Vous pouvez le changer dans votre profil.`,
};
