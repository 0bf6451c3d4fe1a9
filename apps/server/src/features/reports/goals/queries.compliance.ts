import { latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { complianceScopes } from '@bellwether/domain/dashboard/parts';
import { complianceChartOf, type DepartmentDebt } from '@bellwether/domain/reports/charts/compliance-chart';
import { countsCompany } from '@bellwether/domain/reports/reports';
import type { Report, ReportColumn } from '#platform/documents/report.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { departmentsWhoOwe, peopleWhoOwe } from '../../dashboard/queries.compliance.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { headOf, packInTurns, periodsById, type Reach, rowsToRead } from '../queries.ts';
import { complianceWords } from '../words.ts';
import { notJoined, waitingForManager } from './statements.compliance.ts';

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
  const all = await peopleWhoOwe(scope, asked, rowsToRead.whole);
  const aside = await asideOf(scope, mode, { periodId, people: all });
  const people = all.filter(({ id }) => !aside.has(id));
  const others = all.flatMap((person) => {
    const manager = aside.get(person.id);
    return manager === undefined ? [] : [{ ...person, manager }];
  });
  const departments = withoutAside(await departmentsWhoOwe(scope, asked), others);
  const chart = complianceChartOf(owed[mode], departments);
  const title = complianceWords.titles[mode];
  const first = (rows: readonly object[]) => packInTurns(rows.slice(0, rowsToRead[reach]), (row) => row);
  return {
    ...headOf(scope, { report: 'goal-compliance', title, periods: [period] }),
    subtitle: `${quarterLabel(period)} · ${isCompany ? complianceWords.company : complianceWords.organisation}`,
    finding: [chart?.finding ?? '', mode === 2 ? '' : complianceWords.asideFinding[mode](others.length)]
      .filter(Boolean)
      .join(' '),
    charts: chart ? [chart] : [],
    parts: [
      {
        name: title,
        columns: columnsOf(mode),
        records: await first(people),
        count: people.length,
        charts: [],
        empty: complianceWords.none,
      },
      ...(mode === 2 || others.length === 0
        ? []
        : [
            {
              name: complianceWords.aside[mode],
              columns: [...columnsOf(mode), managerColumn],
              records: await first(others),
              count: others.length,
              charts: [],
              empty: complianceWords.none,
            },
          ]),
    ],
  };
}

/**
 * Returns the people who are listed apart, with their manager (reports.11). Without goals: people who have not
 * accepted the invitation. Not finalized: people who have given all of their results, and wait for the manager.
 */
async function asideOf(
  scope: Scope,
  mode: ComplianceMode,
  { periodId, people }: { readonly periodId: number; readonly people: readonly { readonly id: number }[] },
): Promise<ReadonlyMap<number, string>> {
  if (mode === 2 || people.length === 0) return new Map();
  const rows = await (mode === 1 ? notJoined : waitingForManager)(
    scope,
    people.map(({ id }) => id),
    periodId,
  );
  return new Map(rows.map(({ id, manager }) => [id, manager ?? '']));
}

/** Returns the departments without the open people who are listed apart. */
function withoutAside(
  departments: readonly DepartmentDebt[],
  aside: readonly { readonly unit: string }[],
): DepartmentDebt[] {
  const counts = new Map<string, number>();
  for (const { unit } of aside) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return departments.map((one) => ({ ...one, open: one.open - (counts.get(one.label) ?? 0) }));
}

/** Returns the latest week of the quarter that needs a prediction by now; 0 before the first one (reports.4). */
async function askedWeekOf(scope: Scope, period: Period): Promise<number> {
  const { current } = await periodsOf(scope);
  if (period.index > current.index) return 0;
  if (period.index < current.index) return insideWeekCount(period);
  return latestAskedWeek(period, scope.now, scope.tenant.calendar);
}

type PersonColumn = ReportColumn & { readonly field: keyof Awaited<ReturnType<typeof peopleWhoOwe>>[number] };

const managerColumn: ReportColumn = { header: complianceWords.manager, field: 'manager', width: 28 };

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
