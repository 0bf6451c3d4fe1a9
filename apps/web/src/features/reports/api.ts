import {
  type complianceModes,
  getGoalComplianceReport,
  getGoalListReport,
  getGoalTemplate,
  getGoalTreeReport,
  getPeopleReport,
  makeGoalTreesReport,
  type ReportFormat,
} from '@bellwether/contract/reports';
import { useMutation } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { saveFile } from '#platform/save-file.ts';
import type { MadeReport } from './words.ts';

/** What a person chose in a report's dialog; each report uses its part. */
export interface ReportChoice {
  readonly format: ReportFormat;
  readonly periodId: number;
  /** The quarters from the earliest to the latest, for several of them. */
  readonly periodIds: readonly number[];
  /** 0: everybody. */
  readonly ownerId: number;
  readonly mode: (typeof complianceModes)[number];
}

/** Makes a report and lets the browser save it. */
export function useMakeReport(name: MadeReport) {
  return useMutation({ mutationFn: async (choice: ReportChoice) => saveFile(await made(name, choice)) });
}

function made(name: MadeReport, { format, periodId, periodIds, ownerId, mode }: ReportChoice) {
  const period = String(periodId);
  switch (name) {
    case 'people':
      return api.call(getPeopleReport, { params: { format } });
    case 'goalList':
      return api.call(getGoalListReport, { params: { format, periodId: period, userId: String(ownerId) } });
    case 'goalTemplate':
      return api.call(getGoalTemplate, {});
    case 'goalTree':
      return api.call(getGoalTreeReport, { params: { format, periodId: period } });
    case 'goalTrees':
      return api.call(makeGoalTreesReport, { body: { PeriodIds: [...periodIds], Format: format } });
    case 'goalCompliance':
      return api.call(getGoalComplianceReport, { params: { mode, periodId: period } });
  }
}
