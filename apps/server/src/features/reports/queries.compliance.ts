import { latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { complianceScopes } from '@bellwether/domain/dashboard/parts';
import { complianceChartOf } from '@bellwether/domain/reports/compliance-chart';
import { countsCompany } from '@bellwether/domain/reports/reports';
import type { Report, ReportColumn } from '#platform/documents/report.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { departmentsWhoOwe, peopleWhoOwe } from '../dashboard/queries.compliance.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { headOf, packInTurns, periodsById, type Reach, rowsToRead } from './queries.ts';
import { complianceWords } from './words.ts';

/**
 * 1: people without goals; 2: goals without an update in the latest week that needs one; 3: goals that are not
 * finalized.
 */
export type ComplianceMode = 1 | 2 | 3;

const figures = { 1: 'goals', 2: 'lastweekgoals', 3: 'lastgoals' } as const;
const owed = { 1: 'goals', 2: 'updates', 3: 'results' } as const;

/**
 * Returns report 8: the people who must still write goals, an update or a result in a quarter, by the dashboard's
 * rules.
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
  const asked = {
    scope: isCompany ? complianceScopes.company : complianceScopes.organisation,
    figure: figures[mode],
    periodId,
    week: await askedWeekOf(scope, period),
  };
  const people = await peopleWhoOwe(scope, asked, rowsToRead[reach]);
  const departments = await departmentsWhoOwe(scope, asked);
  const chart = complianceChartOf(owed[mode], departments);
  const title = complianceWords.titles[mode];
  return {
    ...headOf(scope, { report: 'goal-compliance', title, periods: [period] }),
    subtitle: `${quarterLabel(period)} · ${isCompany ? complianceWords.company : complianceWords.organisation}`,
    finding: chart?.finding ?? '',
    charts: chart ? [chart] : [],
    parts: [
      {
        name: title,
        columns: columnsOf(mode),
        records: await packInTurns(people, (person) => person),
        count: departments.reduce((sum, { open }) => sum + open, 0),
        charts: [],
        empty: complianceWords.none,
      },
    ],
  };
}

/** Returns the latest week of the quarter that needs a prediction by now; 0 before the first one (decisions-2 F3). */
async function askedWeekOf(scope: Scope, period: Period): Promise<number> {
  const { current } = await periodsOf(scope);
  if (period.index > current.index) return 0;
  if (period.index < current.index) return insideWeekCount(period);
  return latestAskedWeek(period, scope.now, scope.tenant.calendar);
}

type PersonColumn = ReportColumn & { readonly field: keyof Awaited<ReturnType<typeof peopleWhoOwe>>[number] };

function columnsOf(mode: ComplianceMode): readonly PersonColumn[] {
  const counts: readonly PersonColumn[] = [
    { header: complianceWords.goals, field: 'goals', width: 10 },
    { header: complianceWords.open[mode], field: 'open', width: 14 },
  ];
  return [
    { header: complianceWords.name, field: 'name', width: 28 },
    { header: complianceWords.jobTitle, field: 'title', width: 28 },
    { header: complianceWords.department, field: 'unit', width: 22 },
    ...(mode === 1 ? [] : counts),
  ];
}
