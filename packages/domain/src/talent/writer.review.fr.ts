import type { Translated } from '../locale/language.ts';
import type * as english from './writer.review.en.ts';

export const reviewWriter: Translated<typeof english.reviewWriter> = {
  none: (label) =>
    `Il n’y a aucun objectif comme point de départ (${label}). Ce qui m’a marqué : [fait marquant].`,
  goal: (title, percent) => `« ${title} »${percent === undefined ? '' : ` (${percent})`}`,
  reached: (label, goals) => `Atteint (${label}) : ${goals}. Ce qui a permis d’y arriver : [raison].`,
  missed: (label, goals) => `Non atteint (${label}) : ${goals}. Pourquoi : [raison].`,
  open: (label, goals) =>
    `Sans résultat à la fin (${label}) : ${goals}. Il reste à faire : [prochaine étape].`,
  next: 'Par la suite, j’aimerais voir [priorité], et je vous aiderai avec [soutien].',
};
