import { latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { complianceScopes } from '@bellwether/domain/dashboard/parts';
import type { Translated } from '@bellwether/domain/locale/language';
import { complianceChartOf } from '@bellwether/domain/reports/charts/compliance-chart';
import { complianceChartWords } from '@bellwether/domain/reports/charts/words.compliance';
import { chartWriter } from '@bellwether/domain/reports/charts/writer.en';
import { countsCompany } from '@bellwether/domain/reports/reports';
import type { Report, ReportColumn, ReportPart } from '#platform/documents/report.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { departmentsWhoOwe, peopleNotAccepted, peopleWhoOwe } from '../../dashboard/queries.compliance.ts';
import { headOf, packInTurns, periodsById, type Reach, rowsToRead } from '../queries.ts';
import { complianceWords } from '../words.ts';

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
    // Also of an ended quarter: a last week of one day is not asked for (notifications.9).
    week: latestAskedWeek(period, scope.now, scope.tenant.calendar),
  };
  const undone = await peopleWhoOwe(scope, asked, rowsToRead.whole);
  const between = undone.filter(({ answer }) => answer !== 'open');
  const notAccepted = mode === 1 ? await peopleNotAccepted(scope, asked.scope, rowsToRead.whole) : [];
  const { language } = scope;
  const words = language.words(complianceWords);
  const chart = complianceChartOf(owed[mode], await departmentsWhoOwe(scope, asked), {
    writer: language.words(chartWriter),
    compliance: language.words(complianceChartWords),
  });
  const title = words.titles[mode];
  const columns = columnsOf(mode, words);
  const managerColumn: PersonColumn = { header: words.manager, field: 'manager', width: 28 };
  const partOf = async (name: string, people: readonly Person[], isAside = true): Promise<ReportPart> => ({
    name,
    columns: isAside ? [...columns, managerColumn] : columns,
    records: await packInTurns(people.slice(0, rowsToRead[reach]), (row) => row),
    count: people.length,
    charts: [],
    empty: words.none,
  });
  const { apart, finding } = words;
  return {
    ...headOf(scope, { report: 'goalCompliance', title, periods: [period] }),
    subtitle: `${quarterLabel(period)} · ${isCompany ? words.company : words.organisation}`,
    finding: [
      chart?.finding ?? '',
      mode === 2 ? '' : finding.between[mode](between.length),
      finding.notAccepted(notAccepted.length),
    ]
      .filter(Boolean)
      .join(' '),
    charts: chart ? [chart] : [],
    parts: [
      await partOf(
        title,
        undone.filter(({ answer }) => answer === 'open'),
        false,
      ),
      // Shown apart, because they cannot be asked for the same thing (dashboard.5, reports.11).
      ...(mode === 2 || between.length === 0 ? [] : [await partOf(apart.between[mode], between)]),
      ...(notAccepted.length === 0 ? [] : [await partOf(apart.notAccepted, notAccepted)]),
    ],
  };
}

type Person = Awaited<ReturnType<typeof peopleWhoOwe>>[number];
type PersonColumn = ReportColumn & { readonly field: keyof Person };

function columnsOf(mode: ComplianceMode, words: Translated<typeof complianceWords>): readonly PersonColumn[] {
  const counts: readonly PersonColumn[] = [
    { header: words.goals, field: 'goals', width: 10 },
    { header: words.open[mode], field: 'open', width: 14 },
  ];
  return [
    { header: words.name, field: 'name', width: 28 },
    { header: words.jobTitle, field: 'title', width: 28 },
    { header: words.department, field: 'unit', width: 22 },
    ...(mode === 1 ? [] : counts),
  ];
}
