import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { ringLevel } from '@bellwether/domain/goals/rating';
import { textLabels } from '@bellwether/domain/goals/texts';
import type { ReportChart } from '@bellwether/domain/reports/chart';
import {
  changesOf,
  distributionOf,
  quartersOf,
  weekLine,
  weeksOf,
} from '@bellwether/domain/reports/goal-charts';
import { mostRows } from '@bellwether/domain/reports/reports';
import { ringsOf, type TreeGoal } from '@bellwether/domain/reports/rings-chart';
import { RecordPacker } from '#platform/documents/record-pages.ts';
import type { Report, ReportColumn, ReportPart } from '#platform/documents/report.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { headOf, periodsById } from './queries.ts';
import { type AskedGoals, goalSteps, ownerNameOf, type ReportedGoal, readGoals } from './statements.ts';
import { goalWords } from './words.ts';

/** One more than the largest file has, so that a larger one is noticed. */
const limit = mostRows.excel + 1;

/**
 * Returns report 2: the visible goals of a quarter, of one owner or of everybody (`ownerId` 0).
 * @throws HttpProblem 404 for a quarter or an owner that the reader does not see.
 */
export async function goalListOf(scope: Scope, periodId: number, ownerId: number): Promise<Report> {
  const [period] = await periodsById(scope, [periodId]);
  const owner = ownerId === 0 ? goalWords.everybody : await ownerNameOf(scope, ownerId);
  if (!period || owner === undefined) throw notFound();
  const asked: AskedGoals = { periodIds: [periodId], ownerId: ownerId || undefined };
  const [quarter = quarterOf(quarterLabel(period))] = await gatherGoals(scope, asked, [period]);
  return {
    ...headOf(scope, { report: 'goal-list', title: goalWords.list, periods: [period] }),
    subtitle: `${quarterLabel(period)} · ${owner}`,
    charts: present([distributionOf(quarter.tally), ...(await movementOf(scope, asked, period))]),
    parts: [
      {
        name: quarter.label,
        columns: columnsOf(scope),
        records: quarter.records.done(),
        charts: [],
        empty: goalWords.none,
      },
    ],
  };
}

/** Returns how the likelihood of these goals moved in the quarter: by week beside the quarter before, and by department. */
async function movementOf(scope: Scope, asked: AskedGoals, period: Period) {
  const before = (await periodsOf(scope)).byIndex(period.index - 1);
  const periodIds = before ? [before.id, period.id] : [period.id];
  const steps = Map.groupBy(await goalSteps(scope, { ...asked, periodIds }), ({ periodId }) => periodId);
  const own = steps.get(period.id) ?? [];
  const lineBefore = before ? weekLine(quarterLabel(before), steps.get(before.id) ?? []) : null;
  return [weeksOf(weekLine(quarterLabel(period), own), lineBefore), changesOf(own)];
}

const present = (charts: readonly (ReportChart | null)[]) => charts.filter((chart) => chart !== null);

/**
 * Returns report 4, or with several quarters report 5: the tree of the visible goals, one part for each quarter, the earliest first.
 * A goal below one of another quarter, or below one that the reader does not see, is a root.
 * @throws HttpProblem 404 for an unknown quarter.
 */
export async function goalTreesOf(scope: Scope, periodIds: readonly number[]): Promise<Report> {
  const periods = await periodsById(scope, periodIds);
  const quarters = await gatherGoals(scope, { periodIds }, periods);
  const [only] = quarters.length === 1 ? quarters : [];
  return {
    ...headOf(scope, {
      report: only ? 'goal-tree' : 'goal-trees',
      title: only ? goalWords.tree : goalWords.trees,
      periods,
    }),
    charts: only ? treeCharts(only) : present([quartersOf(quarters)]),
    parts: quarters.map(
      (quarter): ReportPart => ({
        name: quarter.label,
        columns: columnsOf(scope),
        records: quarter.records.done(),
        tree: { id: 'id', parent: 'parent_id' },
        charts: only ? [] : treeCharts(quarter),
        empty: goalWords.none,
      }),
    ),
  };
}

const treeCharts = ({ tally, tree }: Quarter) => present([ringsOf(tree), distributionOf(tally)]);

/** What is kept of a quarter's goals while they are read. */
interface Quarter {
  readonly label: string;
  readonly records: RecordPacker;
  readonly tally: { goals: number; readonly counts: number[] };
  readonly tree: TreeGoal[];
}

const quarterOf = (label: string): Quarter => ({
  label,
  records: new RecordPacker(),
  tally: { goals: 0, counts: [0, 0, 0, 0, 0] },
  tree: [],
});

/** Reads the goals, each quarter's by themselves, in the order of `periods`. */
async function gatherGoals(scope: Scope, asked: AskedGoals, periods: readonly Period[]): Promise<Quarter[]> {
  const quarters = new Map(periods.map((period) => [period.id, quarterOf(quarterLabel(period))]));
  await readGoals(scope, asked, limit, (goals) => {
    for (const [periodId, own] of Map.groupBy(goals, (goal) => goal.period_id)) {
      const quarter = quarters.get(periodId);
      if (quarter) keep(quarter, own);
    }
  });
  return [...quarters.values()];
}

function keep({ records, tally, tree }: Quarter, goals: readonly ReportedGoal[]): void {
  records.add(goals);
  for (const goal of goals) {
    tally.goals += 1;
    const { recent_likelihood: likelihood, completed, percent } = goal;
    if (likelihood !== null) tally.counts[likelihood] = (tally.counts[likelihood] ?? 0) + 1;
    const result = completed === null && percent === null ? null : { completed, objectiveResult: percent };
    tree.push({
      id: goal.id,
      parentId: goal.parent_id,
      title: goal.title,
      owner: goal.owner_name,
      level: ringLevel(likelihood, result),
    });
  }
}

type GoalColumn = ReportColumn & { readonly field: keyof ReportedGoal; readonly note?: keyof ReportedGoal };

function columnsOf({ tenant }: Scope): readonly GoalColumn[] {
  const labels = textLabels(tenant.goalType);
  return [
    { header: labels.title, field: 'title', width: 50, share: 6, wraps: true },
    { header: goalWords.owner, field: 'owner_name', width: 24, share: 2.6, note: 'department' },
    { header: goalWords.department, field: 'department', width: 20 },
    { header: goalWords.state, field: 'state', words: goalStateLabels, width: 18, share: 2 },
    { header: goalWords.likelihood, field: 'recent_likelihood', shows: 'likelihood', width: 14, share: 2 },
    { header: goalWords.quality, field: 'recent_quality', shows: 'quality', width: 14, share: 2 },
    { header: goalWords.week, field: 'recent_week', width: 16 },
    { header: goalWords.completed, field: 'completed', shows: 'yesNo', width: 12, share: 1.8 },
    { header: goalWords.percent, field: 'percent', shows: 'percent', width: 10, share: 1.4, align: 'right' },
    { header: goalWords.resultQuality, field: 'result_quality', shows: 'quality', width: 16 },
    { header: goalWords.reviewed, field: 'reviewed', shows: 'yesNo', width: 18 },
    { header: goalWords.published, field: 'published_on', shows: 'day', width: 14 },
    { header: goalWords.parent, field: 'parent_title', width: 40, wraps: true },
    { header: labels.measurement, field: 'measurement', width: 50, wraps: true },
    { header: goalWords.isPrivate, field: 'is_private', shows: 'yesNo', width: 10 },
  ];
}
