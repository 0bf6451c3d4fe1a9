import { formatNumber } from '../locale/numbers.ts';
import type * as english from './words.open-appraisals.ts';

export const openAppraisalsSentence: typeof english.openAppraisalsSentence = (what, open) => {
  const rule = `${what} solo puede cambiar mientras no haya ninguna evaluación abierta`;
  const parts = open.map(({ quarter, count }) => `${formatNumber(count, 'es-ES')} de ${quarter}`);
  const last = parts.pop();
  if (last === undefined) return `${rule}.`;
  const listed = parts.length === 0 ? last : `${parts.join(', ')} y ${last}`;
  return `${rule}. Abiertas: ${listed}.`;
};
