import { latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { complianceScopes } from '@bellwether/domain/dashboard/parts';
import { countsCompany } from '@bellwether/domain/reports/reports';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { countWhoOwe, peopleWhoOwe } from '../dashboard/queries.compliance.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import type { Report, ReportCell, ReportColumn } from './presenter.ts';
import { headOf, periodsById, type Reach, rowsToRead } from './queries.ts';
import { complianceWords } from './words.ts';

/** 1: no goals; 2: not updated in the latest asked-for week; 3: not finalized. */
export type ComplianceMode = 1 | 2 | 3;

const figures = { 1: 'goals', 2: 'lastweekgoals', 3: 'lastgoals' } as const;

/**
 * Returns report 8: who owes goals, an update or a result in a quarter, by the dashboard's own rules.
 * @throws HttpProblem 404 for an unknown quarter.
 */
export async function complianceReportOf(
  scope: Scope,
  { mode, periodId }: { readonly mode: ComplianceMode; readonly periodId: number },
  reach: Reach,
): Promise<Report> {
  const [period] = await periodsById(scope, [periodId]);
  if (!period) throw notFound();
  const isCompany = countsCompany(scope.person);
  const owed = {
    scope: isCompany ? complianceScopes.company : complianceScopes.organisation,
    figure: figures[mode],
    periodId,
    week: await askedWeekOf(scope, period),
  };
  const people = await peopleWhoOwe(scope, owed, rowsToRead[reach]);
  const { done, open } = await countWhoOwe(scope, owed);
  const title = complianceWords.titles[mode];
  const columns = columnsOf(mode);
  const rows = people.map((person) => ({ cells: columns.map(({ cell }) => cell(person)) }));
  return {
    ...headOf(scope, { report: 'goal-compliance', title, periods: [period] }),
    subtitle: `${quarterLabel(period)} · ${isCompany ? complianceWords.company : complianceWords.organisation}`,
    finding: done + open === 0 ? '' : complianceWords.findings[mode]({ open, all: done + open }),
    parts: [{ name: title, columns, rows, count: open, empty: complianceWords.none }],
  };
}

/** The latest week of the quarter that is asked for by now; 0 before the first one (decisions-2 F3). */
async function askedWeekOf(scope: Scope, period: Period): Promise<number> {
  const { current } = await periodsOf(scope);
  if (period.index > current.index) return 0;
  if (period.index < current.index) return insideWeekCount(period);
  return latestAskedWeek(period, scope.now, scope.tenant.calendar);
}

interface PersonColumn extends ReportColumn {
  cell(person: Awaited<ReturnType<typeof peopleWhoOwe>>[number]): ReportCell;
}

function columnsOf(mode: ComplianceMode): readonly PersonColumn[] {
  const counts: readonly PersonColumn[] = [
    { header: complianceWords.goals, width: 10, cell: ({ goals }) => ({ value: goals }) },
    { header: complianceWords.open[mode], width: 14, cell: ({ open }) => ({ value: open }) },
  ];
  return [
    { header: complianceWords.name, width: 28, cell: ({ name }) => ({ value: name }) },
    { header: complianceWords.jobTitle, width: 28, cell: ({ title }) => ({ value: title }) },
    { header: complianceWords.department, width: 22, cell: ({ unit }) => ({ value: unit }) },
    ...(mode === 1 ? [] : counts),
  ];
}
