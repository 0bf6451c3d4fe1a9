import { formatLongDay } from '@bellwether/domain/locale/dates';
import type { Translated } from '@bellwether/domain/locale/language';
import type { endedWords as english } from './words.ended.ts';

export const endedWords: Translated<typeof english> = {
  company_ended: ({ company, since, until, admins }) =>
    `${company} a mis fin à son utilisation de Bellwether le ${formatLongDay(since, 'fr-FR')} ; seuls la direction générale et les admins de l’organisation peuvent encore se connecter. Toutes les données restent au moins jusqu’au ${formatLongDay(until, 'fr-FR')}, puis sont supprimées. D’ici là, il est possible de revenir sur cette décision. Adressez-vous à : ${admins}.`,
};
