import { formatNumber } from '../locale/numbers.ts';
import type * as english from './words.open-appraisals.ts';

export const openAppraisalsSentence: typeof english.openAppraisalsSentence = (what, open) => {
  const rule = `${what} kann nur geändert werden, solange keine Beurteilung offen ist`;
  const parts = open.map(({ quarter, count }) => `${formatNumber(count, 'de-DE')} für ${quarter}`);
  const last = parts.pop();
  if (last === undefined) return `${rule}.`;
  const listed = parts.length === 0 ? last : `${parts.join(', ')} und ${last}`;
  return `${rule}. Offen: ${listed}.`;
};
