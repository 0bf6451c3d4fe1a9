import type { Translated } from '../locale/language.ts';
import type * as english from './writer.review.en.ts';

export const reviewWriter: Translated<typeof english.reviewWriter> = {
  none: (quarter) =>
    `Il n’y a aucun objectif de ${quarter} comme point de départ. Ce trimestre, [fait marquant].`,
  goal: (title, percent) => `« ${title} »${percent === undefined ? '' : ` (${percent})`}`,
  reached: (quarter, goals) => `Atteint en ${quarter} : ${goals}. Ce qui a permis d’y arriver : [raison].`,
  missed: (quarter, goals) => `Non atteint en ${quarter} : ${goals}. Pourquoi : [raison].`,
  open: (quarter, goals) =>
    `Sans résultat à la fin de ${quarter} : ${goals}. Il reste à faire : [prochaine étape].`,
  next: 'Le trimestre prochain, j’aimerais voir [priorité], et je vous aiderai par [soutien].',
};
