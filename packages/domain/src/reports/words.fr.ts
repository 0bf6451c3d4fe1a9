import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reportTakenAway =
  'Vos droits ont changé pendant que ce rapport était en attente. Vous ne pouvez plus le créer.';

export const appraisalReportMessages: Translated<typeof english.appraisalReportMessages> = {
  noneInPeriod: 'Vous n’avez pas d’évaluations pour cette période.',
  noPeriods: 'Vous n’avez pas d’évaluations pour créer des rapports.',
};
