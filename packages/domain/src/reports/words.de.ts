import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reportTakenAway =
  'Ihre Rechte haben sich geändert, während dieser Bericht wartete. Sie können ihn nicht mehr erstellen.';

export const appraisalReportMessages: Translated<typeof english.appraisalReportMessages> = {
  noneInPeriod: 'Für dieses Quartal haben Sie keine Beurteilungen.',
  noPeriods: 'Sie haben keine Beurteilungen, aus denen Berichte entstehen könnten.',
};
