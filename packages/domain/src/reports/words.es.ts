import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reportTakenAway =
  'Sus derechos han cambiado mientras este informe esperaba. Ya no puede crearlo.';

export const appraisalReportMessages: Translated<typeof english.appraisalReportMessages> = {
  noneInPeriod: 'No tiene evaluaciones de este periodo.',
  noPeriods: 'No tiene evaluaciones con las que crear informes.',
};
