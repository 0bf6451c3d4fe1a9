import { formatNumber } from '../locale/numbers.ts';
import type * as english from './words.open-appraisals.ts';

export const openAppraisalsSentence: typeof english.openAppraisalsSentence = (what, open) => {
  const rule = `${what} ne peut changer que si aucune évaluation n’est ouverte`;
  const parts = open.map(({ quarter, count }) => `${formatNumber(count, 'fr-FR')} pour le ${quarter}`);
  const last = parts.pop();
  if (last === undefined) return `${rule}.`;
  const listed = parts.length === 0 ? last : `${parts.join(', ')} et ${last}`;
  return `${rule}. Encore ouvertes : ${listed}.`;
};
