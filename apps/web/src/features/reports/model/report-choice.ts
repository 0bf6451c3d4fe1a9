import type { ReportFormat } from '@bellwether/contract/reports';
import type { ReportChoice } from '@bellwether/contract/reports/preview';
import type { ScheduledChoice } from '@bellwether/contract/reports/schedules';
import { formatsOf, isReportTaking, mostQuarters } from '@bellwether/domain/reports/reports';
import type { LayerSearch } from '#platform/layers/layer-search.ts';
import { reportWords } from '../words.ts';
import { quartersOf, type ReportQuarter } from './quarter-span.ts';
import type { FileReport } from './report-layers.ts';
import type { ReportParameters } from './report-parameters.ts';

/** The choices of a person in a dialog. Each report uses some of them, and the address keeps all of them. */
export interface Choices {
  readonly format: ReportFormat;
  readonly quarter: number;
  /** A review cycle instead of a quarter, whose last quarter is `quarter`; 0 stands for none. */
  readonly cycle: number;
  /** The last quarter of several. */
  readonly until: number;
  /** The mode in the report's call. The numbers have a different meaning in each report. */
  readonly mode: number;
  /** 0 stands for nobody. */
  readonly person: number;
  /** The quarter whose goals are printed beside an appraisal; 0 stands for the appraisal's quarter. */
  readonly related: number;
}

/** The modes of report 2 in the address: whose goals it lists. */
export const goalListModes = { all: 1, own: 2, one: 3 } as const;

/** Returns whether the person chooses the format. */
export function hasFormats(report: FileReport): boolean {
  return formatsOf(report).length > 1;
}

const mostModes: Partial<Readonly<Record<FileReport, number>>> = { goalList: 3, goalCompliance: 3 };

/**
 * Returns the choices of an address; the default for a missing choice.
 * @param quarter the default quarter.
 */
export function choicesOf(
  report: FileReport,
  search: LayerSearch & ReportParameters,
  quarter: number,
): Choices {
  const { mode = 1, about = 0, person = 0, ofCycle = 0 } = search;
  const from = search.quarter ?? quarter;
  return {
    format: formatsOf(report).find((format) => format === search.format) ?? formatsOf(report)[0] ?? 'excel',
    quarter: from,
    cycle: ofCycle,
    until: search.until ?? from,
    mode: mode <= (mostModes[report] ?? 2) ? mode : 1,
    person,
    related: about,
  };
}

/** The search parameters that keep the choices. */
type ChoiceSearch = {
  readonly format: ReportFormat;
  readonly quarter?: number;
  readonly until?: number;
  readonly mode?: number;
  readonly person?: number;
  readonly about?: number;
  readonly ofCycle?: number;
};

/** Returns the search parameters for the choices. */
export function searchOf(choices: Choices): ChoiceSearch {
  const { format, quarter, cycle, until, mode, person, related } = choices;
  return {
    format,
    ...(quarter ? { quarter } : {}),
    ...(until && until !== quarter ? { until } : {}),
    ...(mode === 1 ? {} : { mode }),
    ...(person ? { person } : {}),
    ...(related ? { about: related } : {}),
    ...(cycle ? { ofCycle: cycle } : {}),
  };
}

/** The fields with a missing or impossible choice, each with its message. */
export type ChoiceFaults = Partial<Readonly<Record<'person' | 'until', string>>>;

/** Returns the faults that prevent the report; `quarters` are the offered quarters. */
export function faultsOf(
  report: FileReport,
  { mode, person, quarter, until }: Choices,
  quarters: readonly ReportQuarter[],
): ChoiceFaults {
  const needsPerson = report === 'appraisalReport' || (report === 'goalList' && mode === goalListModes.one);
  if (needsPerson && person === 0) return { person: reportWords.required };
  if (report !== 'goalTrees') return {};
  const count = quartersOf(quarters, { from: quarter, to: until }).length;
  // While the quarters load, the quarters of an address are unknown.
  if (count === 0) return { until: reportWords.required };
  return count > mostQuarters ? { until: reportWords.tooManyQuarters(mostQuarters) } : {};
}

/** Returns the choices as the contract names them. The choices must have no faults. */
export function wireChoiceOf(
  report: FileReport,
  { mode, person, quarter, cycle, until, related }: Choices,
  { quarters, ownId }: { readonly quarters: readonly ReportQuarter[]; readonly ownId: number },
): ReportChoice {
  const PeriodId = quarter;
  const ofCycle = cycle === 0 ? {} : { CycleId: cycle };
  if (isReportTaking(report, 'nothing')) return { Report: report };
  if (isReportTaking(report, 'quarter')) return { Report: report, PeriodId };
  switch (report) {
    case 'goalList': {
      const owners: Readonly<Record<number, number>> = {
        [goalListModes.own]: ownId,
        [goalListModes.one]: person,
      };
      return { Report: report, PeriodId, UserId: owners[mode] ?? 0 };
    }
    case 'goalTrees':
      return { Report: report, PeriodIds: quartersOf(quarters, { from: quarter, to: until }) };
    case 'goalCompliance':
      return { Report: report, PeriodId, Mode: mode === 2 || mode === 3 ? mode : 1 };
    case 'appraisals':
    case 'appraisalCompliance':
      return {
        Report: report,
        ...(mode === 2 ? { Mode: 2, PeriodId, ...ofCycle } : { Mode: 1, PeriodId: 0 }),
      };
    case 'appraisalReport':
      return {
        Report: report,
        Mode: mode === 2 ? 2 : 1,
        PeriodId,
        UserId: person,
        RelatedPeriodId: related,
        ...ofCycle,
      };
  }
}

/** Returns the choice without its quarter, for a schedule; undefined for reports that cannot be scheduled. */
export function scheduledChoiceOf(choice: ReportChoice, Format: ReportFormat): ScheduledChoice | undefined {
  switch (choice.Report) {
    case 'people':
    case 'goalTree':
      return { Report: choice.Report, Format };
    case 'goalList':
      return { Report: choice.Report, Format, UserId: choice.UserId };
    case 'goalTrees':
      return { Report: choice.Report, Format, Quarters: choice.PeriodIds.length };
    case 'goalCompliance':
      return { Report: choice.Report, Mode: choice.Mode };
    default:
      return undefined;
  }
}

/** The props of every field of a report's dialog. */
export interface ReportChoicesProps {
  readonly report: FileReport;
  readonly choices: Choices;
  readonly quarters: readonly ReportQuarter[];
  readonly faults: ChoiceFaults;
  readonly choose: (change: Partial<Choices>) => void;
}

/** Returns modes as the options of a group, by number. */
export function modeChoices(labels: Readonly<Record<number, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
