import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { likelihoodLabels, qualityLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { textLabels } from '@bellwether/domain/goals/texts';
import { mostRows } from '@bellwether/domain/reports/reports';
import { inTreeOrder } from '@bellwether/domain/reports/tree-order';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { Period } from '../tenant/queries.ts';
import type { Report, ReportCell, ReportColumn, ReportPart } from './presenter.ts';
import { headOf, periodsById } from './queries.ts';
import { ownerNameOf, type ReportedGoal, reportedGoals } from './statements.ts';
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
  const goals = await reportedGoals(scope, { periodIds: [periodId], ownerId: ownerId || undefined }, limit);
  const columns = columnsOf(scope);
  const rows = goals.map((goal) => ({ cells: columns.map(({ cell }) => cell(goal)) }));
  return {
    ...headOf(scope, { report: 'goal-list', title: goalWords.list, periods: [period] }),
    subtitle: `${quarterLabel(period)} · ${owner}`,
    parts: [{ name: quarterLabel(period), columns, rows, picture: pictureOf(goals), empty: goalWords.none }],
  };
}

/**
 * Returns report 4, or with several quarters report 5: the tree of the visible goals, one part for each quarter, the earliest first.
 * A goal below one of another quarter, or below one that the reader does not see, is a root.
 * @throws HttpProblem 404 for an unknown quarter.
 */
export async function goalTreesOf(scope: Scope, periodIds: readonly number[]): Promise<Report> {
  const periods = await periodsById(scope, periodIds);
  const goals = await reportedGoals(scope, { periodIds }, limit);
  const byPeriod = Map.groupBy(goals, (goal) => goal.period_id);
  const isOne = periods.length === 1;
  return {
    ...headOf(scope, {
      report: isOne ? 'goal-tree' : 'goal-trees',
      title: isOne ? goalWords.tree : goalWords.trees,
      periods,
    }),
    parts: periods.map((period) => treePart(scope, period, byPeriod.get(period.id) ?? [])),
  };
}

function treePart(scope: Scope, period: Period, goals: readonly ReportedGoal[]): ReportPart {
  const columns = columnsOf(scope);
  const branches = goals.map((goal) => ({ id: goal.id, parentId: goal.parent_id, goal }));
  const rows = inTreeOrder(branches).map(({ branch: { goal }, depth }) => ({
    cells: columns.map(({ cell }) => cell(goal)),
    depth,
  }));
  return { name: quarterLabel(period), columns, rows, picture: pictureOf(goals), empty: goalWords.none };
}

interface GoalColumn extends ReportColumn {
  cell(goal: ReportedGoal): ReportCell;
}

function columnsOf({ tenant }: Scope): readonly GoalColumn[] {
  const labels = textLabels(tenant.goalType);
  const text = (value: string | null): ReportCell => ({ value });
  const rated = (words: Readonly<Record<Rating, string>>, rating: Rating | null): ReportCell =>
    rating === null ? text(null) : { value: words[rating], level: rating };
  const answer = (value: boolean | null): ReportCell =>
    text(value === null ? null : value ? goalWords.yes : goalWords.no);
  return [
    { header: labels.title, width: 50, share: 6, wraps: true, cell: ({ title }) => text(title) },
    {
      header: goalWords.owner,
      width: 24,
      share: 2.6,
      cell: ({ owner_name, department }) => ({ value: owner_name, note: department }),
    },
    { header: goalWords.department, width: 20, cell: ({ department }) => text(department) },
    { header: goalWords.state, width: 18, share: 2, cell: ({ state }) => text(goalStateLabels[state]) },
    {
      header: goalWords.likelihood,
      width: 14,
      share: 2,
      cell: (goal) => rated(likelihoodLabels, goal.recent_likelihood),
    },
    {
      header: goalWords.quality,
      width: 14,
      share: 2,
      cell: (goal) => rated(qualityLabels, goal.recent_quality),
    },
    {
      header: goalWords.week,
      width: 16,
      cell: ({ recent_week }) => ({ value: recent_week === 0 ? null : recent_week }),
    },
    { header: goalWords.completed, width: 12, share: 1.8, cell: ({ completed }) => answer(completed) },
    {
      header: goalWords.percent,
      width: 10,
      share: 1.4,
      align: 'right',
      cell: ({ percent }) => ({ value: percent, shown: percent === null ? '' : `${percent} %` }),
    },
    { header: goalWords.resultQuality, width: 16, cell: (goal) => rated(qualityLabels, goal.result_quality) },
    { header: goalWords.reviewed, width: 18, cell: ({ reviewed }) => answer(reviewed) },
    { header: goalWords.parent, width: 40, wraps: true, cell: ({ parent_title }) => text(parent_title) },
    { header: labels.measurement, width: 50, wraps: true, cell: ({ measurement }) => text(measurement) },
    { header: goalWords.isPrivate, width: 10, cell: ({ is_private }) => answer(is_private) },
  ];
}

/** Returns how many goals have each likelihood, as bars; none without a prediction. */
function pictureOf(goals: readonly ReportedGoal[]): NonNullable<ReportPart['picture']> | undefined {
  const predicted = goals.filter((goal) => goal.recent_likelihood !== null);
  if (predicted.length === 0) return undefined;
  const countOf = (rating: Rating) => predicted.filter((goal) => goal.recent_likelihood === rating).length;
  const bars = ratings
    .toReversed()
    .map((level) => ({ label: likelihoodLabels[level], value: countOf(level), level }));
  const likely = countOf(3) + countOf(4);
  return { finding: goalWords.finding({ likely, predicted: predicted.length, all: goals.length }), bars };
}
