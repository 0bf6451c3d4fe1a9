import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { likelihoodLabels, qualityLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { textLabels } from '@bellwether/domain/goals/texts';
import { inTreeOrder, type PlacedBranch } from '@bellwether/domain/reports/tree-order';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { Report, ReportCell, ReportColumn, ReportPart, ReportRow } from './presenter.ts';
import { headOf, periodsById, type Reach, rowsToRead } from './queries.ts';
import {
  type AskedGoals,
  type GoalPlace,
  goalPlaces,
  ownerNameOf,
  type ReportedGoal,
  reportedGoals,
} from './statements.ts';
import { goalWords } from './words.ts';

/**
 * Returns report 2: the visible goals of a quarter, of one owner or of everybody (`ownerId` 0).
 * @throws HttpProblem 404 for a quarter or an owner that the reader does not see.
 */
export async function goalListOf(
  scope: Scope,
  { periodId, ownerId }: { readonly periodId: number; readonly ownerId: number },
  reach: Reach,
): Promise<Report> {
  const [period] = await periodsById(scope, [periodId]);
  const owner = ownerId === 0 ? goalWords.everybody : await ownerNameOf(scope, ownerId);
  if (!period || owner === undefined) throw notFound();
  const asked = { periodIds: [periodId], ownerIds: ownerId === 0 ? undefined : [ownerId] };
  const content = await readGoals(scope, asked, reach, (places) => [
    { name: quarterLabel(period), placed: places.map((place) => ({ branch: branchOf(place), depth: 0 })) },
  ]);
  return {
    ...headOf(scope, { report: 'goal-list', title: goalWords.list, periods: [period] }),
    subtitle: `${quarterLabel(period)} · ${owner}`,
    ...content,
  };
}

/**
 * Returns report 4, or with several quarters report 5: the tree of the visible goals, one part for each quarter, the earliest first.
 * A goal below one of another quarter, or below one that the reader does not see, is a root.
 * @throws HttpProblem 404 for an unknown quarter.
 */
export async function goalTreesOf(scope: Scope, periodIds: readonly number[], reach: Reach): Promise<Report> {
  const periods = await periodsById(scope, periodIds);
  const content = await readGoals(scope, { periodIds }, reach, (places) => {
    const byPeriod = Map.groupBy(places, (place) => place.period_id);
    return periods.map((period) => ({
      name: quarterLabel(period),
      placed: inTreeOrder((byPeriod.get(period.id) ?? []).map(branchOf)),
    }));
  });
  const isOne = periods.length === 1;
  return {
    ...headOf(scope, {
      report: isOne ? 'goal-tree' : 'goal-trees',
      title: isOne ? goalWords.tree : goalWords.trees,
      periods,
    }),
    ...content,
  };
}

interface GoalBranch {
  readonly id: number;
  readonly parentId: number | null;
  readonly place: GoalPlace;
}

const branchOf = (place: GoalPlace): GoalBranch => ({ id: place.id, parentId: place.parent_id, place });

/** The goals of a part in their order. */
interface PlacedPart {
  readonly name: string;
  readonly placed: readonly PlacedBranch<GoalBranch>[];
}

/**
 * Reads goals and arranges them in parts. A preview reads the places of all goals, because they decide the order and the
 * finding, and everything else only of the first rows.
 */
async function readGoals(
  scope: Scope,
  asked: AskedGoals,
  reach: Reach,
  arrange: (places: readonly GoalPlace[]) => readonly PlacedPart[],
): Promise<Pick<Report, 'parts' | 'finding'>> {
  const isWhole = reach === 'whole';
  const all = isWhole ? await reportedGoals(scope, asked, rowsToRead.whole) : undefined;
  const places = all ?? (await goalPlaces(scope, asked, rowsToRead.whole));
  const parts = arrange(places);
  const goals = all ?? (await reportedGoals(scope, { ...asked, ids: firstIds(parts) }, rowsToRead.beginning));
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const columns = goalColumns(scope);
  return {
    finding: pictureOf(places)?.finding ?? '',
    parts: parts.map(({ name, placed }) => ({
      name,
      columns,
      rows: placed.flatMap(({ branch, depth }) => {
        const goal = byId.get(branch.id);
        return goal ? [goalRow(columns, goal, depth)] : [];
      }),
      count: placed.length,
      picture: pictureOf(placed.map(({ branch }) => branch.place)),
      empty: goalWords.none,
    })),
  };
}

/** The first goals of the first part that has any. */
function firstIds(parts: readonly PlacedPart[]): number[] {
  const first = parts.find(({ placed }) => placed.length > 0)?.placed ?? [];
  return first.slice(0, rowsToRead.beginning).map(({ branch }) => branch.id);
}

/** Returns the row of a goal. */
export function goalRow(columns: readonly GoalColumn[], goal: ReportedGoal, depth = 0): ReportRow {
  return { cells: columns.map(({ cell }) => cell(goal)), depth };
}

export interface GoalColumn extends ReportColumn {
  cell(goal: ReportedGoal): ReportCell;
}

/** Returns the columns of goals; those with a share are on paper. */
export function goalColumns({ tenant }: Pick<Scope, 'tenant'>): readonly GoalColumn[] {
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
function pictureOf(goals: readonly GoalPlace[]): NonNullable<ReportPart['picture']> | undefined {
  const predicted = goals.filter((goal) => goal.recent_likelihood !== null);
  if (predicted.length === 0) return undefined;
  const countOf = (rating: Rating) => predicted.filter((goal) => goal.recent_likelihood === rating).length;
  const bars = ratings
    .toReversed()
    .map((level) => ({ label: likelihoodLabels[level], value: countOf(level), level }));
  const likely = countOf(3) + countOf(4);
  return { finding: goalWords.finding({ likely, predicted: predicted.length, all: goals.length }), bars };
}
