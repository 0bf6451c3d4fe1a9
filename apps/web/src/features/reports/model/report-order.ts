import type { Session } from '@bellwether/contract/accounts';
import { ProblemError, takenAwayCode } from '@bellwether/contract/problem';
import type { ReportChoice } from '@bellwether/contract/reports/preview';
import { type ReportName, reportTakenAway } from '@bellwether/domain/reports/reports';
import { labelOf } from '#features/goals/door.ts';
import type { ExportOrder } from '#platform/exports/export-queue.ts';
import { keepLastMade } from '#platform/exports/last-made.ts';
import { plainReportLink } from '#platform/links.ts';
import { draftScope, sessionState } from '#platform/session-store.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay } from '#ui/data/shown.ts';
import { reportFile, templateFile } from '../api.ts';
import { reportWords } from '../words.ts';
import { availableReports } from './available-reports.ts';
import type { ReportQuarter } from './quarter-span.ts';
import { type Choices, searchOf } from './report-choice.ts';
import { entryOf } from './report-entries.ts';
import { layerOfReport } from './report-layers.ts';

interface Ordered {
  readonly choice: ReportChoice;
  readonly choices: Choices;
  readonly quarters: readonly ReportQuarter[];
  readonly session: Session;
}

/** Returns the export of a report's file for the tray. */
export function orderOf({ choice, choices, quarters, session }: Ordered): ExportOrder {
  const { Report } = choice;
  return {
    ...orderBase(Report, session),
    detail: [spanOf(choice, quarters), reportWords.formats[choices.format]].filter(Boolean).join(' · '),
    place: plainReportLink({ ...searchOf(choices), open: layerOfReport(Report) }),
    run: async (signal) => {
      demandReport(Report);
      return reportFile(choice, choices.format, signal);
    },
  };
}

/**
 * Throws the server's refusal if the person has lost the report while the export waited. The call itself must not be
 * made, because a 403 ends the session.
 */
function demandReport(name: ReportName): void {
  const now = sessionState();
  if (now.status !== 'signed-in' || availableReports(now.session).includes(name)) return;
  throw new ProblemError({ status: 409, code: takenAwayCode, detail: reportTakenAway });
}

/** Returns the export of the planning template. */
export function templateOrder(session: Session): ExportOrder {
  return { ...orderBase('goalTemplate', session), detail: reportWords.formats.excel, run: templateFile };
}

function orderBase(name: ReportName, session: Session) {
  return {
    title: entryOf(name).title,
    onMade: () => keepLastMade(draftScope(session), name, localDay(serverNow())),
  };
}

/** Returns the quarters of a choice: "Q3 2026", "Q1 2026 – Q3 2026"; empty for a choice without quarters. */
function spanOf(choice: ReportChoice, quarters: readonly ReportQuarter[]): string {
  const ids =
    'PeriodIds' in choice
      ? [choice.PeriodIds.at(0), choice.PeriodIds.at(-1)]
      : 'PeriodId' in choice
        ? [choice.PeriodId]
        : [];
  const labels = ids.flatMap((id) => {
    const quarter = quarters.find(({ Id }) => Id === id);
    return quarter ? [labelOf(quarter)] : [];
  });
  return [...new Set(labels)].join(' – ');
}
