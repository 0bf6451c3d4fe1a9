import { quarterLabel } from '@bellwether/domain/calendar/shown';
import {
  addToFigures,
  type FiguredGoal,
  type GrowingFigures,
  goalFigures,
  isDisputed,
  noFigures,
  outcomeOf,
} from '@bellwether/domain/goals/figures';
import { type Rating, ringLevel } from '@bellwether/domain/goals/rating';
import { textLabels } from '@bellwether/domain/goals/texts';
import { likelihoodLabels } from '@bellwether/domain/goals/words.rating';
import { goalStateLabels } from '@bellwether/domain/goals/words.states';
import { goalTextLabels } from '@bellwether/domain/goals/words.texts';
import type { Translated } from '@bellwether/domain/locale/language';
import { formatPercent } from '@bellwether/domain/locale/numbers';
import type { ReportChart } from '@bellwether/domain/reports/charts/chart';
import {
  type ChartWriter,
  changesOf,
  distributionOf,
  findingOf,
  quartersOf,
  resultsOf,
  weekLine,
  weeksOf,
} from '@bellwether/domain/reports/charts/goal-charts';
import { ringsOf, type TreeGoal } from '@bellwether/domain/reports/charts/rings-chart';
import { inTreeOrder } from '@bellwether/domain/reports/charts/tree-order';
import { chartWriter } from '@bellwether/domain/reports/charts/writer.en';
import { RecordPacker } from '#platform/documents/record-pages.ts';
import type { Report, ReportColumn, ReportPart } from '#platform/documents/report.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { headOf, periodsById, type Reach, rowsToRead } from '../queries.ts';
import {
  type AskedGoals,
  type GoalPlace,
  goalPlaces,
  goalSteps,
  ownerNameOf,
  type ReportedGoal,
  readGoals,
} from '../statements.ts';
import { goalWords } from '../words.ts';

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
  const { everybody, list, none } = scope.language.words(goalWords);
  const owner = ownerId === 0 ? everybody : await ownerNameOf(scope, ownerId);
  if (!period || owner === undefined) throw notFound();
  const asked: AskedGoals = { periodIds: [periodId], ownerIds: ownerId === 0 ? undefined : [ownerId] };
  const [quarter] = await gatherGoals(scope, asked, [period], reach);
  if (!quarter) throw notFound();
  const words = wordsOf(scope);
  return {
    ...headOf(scope, { report: 'goalList', title: list, periods: [period] }),
    subtitle: `${quarterLabel(period)} · ${owner}`,
    finding: findingOf([quarter], words.writer),
    charts: present([
      ...chartsOf(quarter, words),
      ...(await movementOf(scope, asked, period, quarter.hasEnded)),
    ]),
    parts: [
      {
        name: quarter.label,
        columns: columnsOf(scope, quarter),
        records: reach === 'whole' ? quarter.records.done() : await beginningOf(scope, asked, quarter.tree),
        count: quarter.tree.length,
        charts: [],
        chapters: 'department',
        empty: none,
      },
    ],
  };
}

/**
 * Returns charts of how the likelihoods of these goals changed in the quarter: by week, with the quarter before as a
 * second line, and by department.
 */
async function movementOf(scope: Scope, asked: AskedGoals, period: Period, hasEnded: boolean) {
  const before = (await periodsOf(scope)).byIndex(period.index - 1);
  const periodIds = before ? [before.id, period.id] : [period.id];
  const steps = Map.groupBy(await goalSteps(scope, { ...asked, periodIds }), ({ periodId }) => periodId);
  const own = steps.get(period.id) ?? [];
  const lineBefore = before ? weekLine(quarterLabel(before), steps.get(before.id) ?? []) : null;
  const { writer } = wordsOf(scope);
  const line = weekLine(quarterLabel(period), own);
  return [weeksOf({ line, before: lineBefore, hasEnded }, writer), changesOf(own, writer)];
}

const present = (charts: readonly (ReportChart | null)[]) => charts.filter((chart) => chart !== null);

/** Returns the charts of a quarter's figures: of an ended one first the results, then the last predictions. */
const chartsOf = ({ tally, hasEnded }: Quarter, words: ChartWords) =>
  [hasEnded ? resultsOf(tally, words.writer) : null, distributionOf(tally, hasEnded, words)] as const;

interface ChartWords {
  readonly writer: ChartWriter;
  readonly likelihoods: Translated<typeof likelihoodLabels>;
}

const wordsOf = ({ language }: Scope): ChartWords => ({
  writer: language.words(chartWriter),
  likelihoods: language.words(likelihoodLabels),
});

/** Returns the first goals only, for a preview. */
async function beginningOf(scope: Scope, asked: AskedGoals, goals: readonly { readonly id: number }[]) {
  const ids = goals.slice(0, rowsToRead.beginning).map(({ id }) => id);
  const records = new RecordPacker();
  await readGoals(scope, { ...asked, ids }, rowsToRead.beginning, (page) => records.add(page));
  return records.done();
}

/**
 * Returns report 4, or with several quarters report 5: the tree of the visible goals, one part for each quarter, the
 * earliest first. A goal is a root if its parent belongs to another quarter or is invisible to the reader.
 * @throws HttpProblem 404 for an unknown quarter.
 */
export async function goalTreesOf(scope: Scope, periodIds: readonly number[], reach: Reach): Promise<Report> {
  const periods = await periodsById(scope, periodIds);
  const quarters = await gatherGoals(scope, { periodIds }, periods, reach);
  const [only] = quarters.length === 1 ? quarters : [];
  const words = wordsOf(scope);
  const { tree, trees } = scope.language.words(goalWords);
  return {
    ...headOf(scope, {
      report: only ? 'goalTree' : 'goalTrees',
      title: only ? tree : trees,
      periods,
    }),
    // The sentence is about all quarters. With several quarters, each part has the charts of its own quarter.
    finding: findingOf(quarters, words.writer),
    charts: only ? treeCharts(only, words) : present([quartersOf(quarters, words.writer)]),
    parts: await partsOf(scope, quarters, reach),
  };
}

async function partsOf(scope: Scope, quarters: readonly Quarter[], reach: Reach): Promise<ReportPart[]> {
  const first = quarters.find(({ tree }) => tree.length > 0) ?? quarters[0];
  const parts: ReportPart[] = [];
  for (const quarter of quarters)
    parts.push({
      name: quarter.label,
      columns: columnsOf(scope, quarter),
      // A preview shows rows of one quarter only. The first rows of a tree never lack a goal's parent, because
      // parents come first.
      records:
        reach === 'whole' || quarter !== first
          ? quarter.records.done()
          : await beginningOf(scope, { periodIds: [quarter.periodId] }, firstOf(quarter)),
      count: quarter.tree.length,
      tree: { id: 'id', parent: 'parent_id' },
      charts: quarters.length === 1 ? [] : treeCharts(quarter, wordsOf(scope)),
      empty: scope.language.words(goalWords).none,
    });
  return parts;
}

const firstOf = ({ tree }: Quarter) => inTreeOrder(tree).map(({ branch }) => branch);

/** The first chart of a tree is about its tops, or about the results of an ended quarter. */
function treeCharts(quarter: Quarter, words: ChartWords) {
  const [results, likelihoods] = chartsOf(quarter, words);
  return present([results, ringsOf(quarter.tree, quarter.hasEnded, words.writer), likelihoods]);
}

/** Collects a quarter's goals while they are read. */
interface Quarter {
  readonly periodId: number;
  readonly label: string;
  readonly hasEnded: boolean;
  /** Empty in a preview, which reads only the goals' places in the tree. */
  readonly records: RecordPacker;
  readonly tally: { readonly figures: GrowingFigures; readonly counts: number[] };
  readonly tree: TreeGoal[];
  /** The fields of `GoalPlace` that have a value, so that previews leave out the same columns as files. */
  readonly filled: Set<string>;
}

const quarterOf = (period: Period, current: Period): Quarter => ({
  periodId: period.id,
  label: quarterLabel(period),
  hasEnded: period.index < current.index,
  records: new RecordPacker(),
  tally: { figures: noFigures(), counts: [0, 0, 0, 0, 0] },
  tree: [],
  filled: new Set(),
});

/**
 * Reads the goals and returns them by quarter, in the order of `periods`. For a preview it reads only the columns
 * that the order and the charts need.
 */
async function gatherGoals(
  scope: Scope,
  asked: AskedGoals,
  periods: readonly Period[],
  reach: Reach,
): Promise<Quarter[]> {
  const { current } = await periodsOf(scope);
  const quarters = new Map(periods.map((period) => [period.id, quarterOf(period, current)]));
  function take<Goal extends GoalPlace>(
    goals: readonly Goal[],
    also: (quarter: Quarter, own: Goal[]) => void,
  ) {
    for (const [periodId, own] of Map.groupBy(goals, (goal) => goal.period_id)) {
      const quarter = quarters.get(periodId);
      if (!quarter) continue;
      place(scope, quarter, own);
      also(quarter, own);
    }
  }
  if (reach === 'whole')
    await readGoals(scope, asked, rowsToRead.whole, (goals) =>
      take(goals, ({ records }, own) => records.add(own)),
    );
  else take(await goalPlaces(scope, asked, rowsToRead.whole), () => undefined);
  return [...quarters.values()];
}

function place(scope: Scope, { tally, tree, filled }: Quarter, goals: readonly GoalPlace[]): void {
  for (const goal of goals) {
    for (const field of placeFields) if (goal[field] !== null) filled.add(field);
    const { recent_likelihood: likelihood, completed, percent, reviewed, state } = goal;
    const result = completed === null && percent === null ? null : { completed, percent };
    const figured = { state, likelihood, result, managerCompleted: reviewed };
    addToFigures(tally.figures, figured);
    const isCounted = goalFigures.counted.counts(figured);
    if (isCounted && likelihood !== null) tally.counts[likelihood] = (tally.counts[likelihood] ?? 0) + 1;
    tree.push({
      id: goal.id,
      parentId: goal.parent_id,
      title: goal.title,
      owner: goal.owner_name,
      level: isDisputed(figured)
        ? null
        : ringLevel(likelihood, result && { completed, objectiveResult: percent }),
      word: standingWord(figured, scope),
      isCounted,
      isLikely: goalFigures.likely.counts(figured),
      isCompleted: goalFigures.completed.counts(figured),
    });
  }
}

/** The fields that decide whether a column is shown, by the columns that are empty together. */
const placeFields = ['recent_likelihood', 'completed', 'percent', 'reviewed'] as const;
const shownWith: Partial<Record<keyof ReportedGoal, (typeof placeFields)[number]>> = {
  recent_likelihood: 'recent_likelihood',
  recent_quality: 'recent_likelihood',
  recent_week: 'recent_likelihood',
  completed: 'completed',
  percent: 'percent',
  reviewed: 'reviewed',
};

/**
 * Returns the columns without those that are empty for every goal of the quarter. An ended quarter has its results before
 * its predictions (goals.31).
 */
function columnsOf(scope: Scope, { filled, hasEnded }: Quarter): readonly GoalColumn[] {
  const columns = goalColumns(scope).filter(({ field }) => {
    const decides = shownWith[field];
    return decides === undefined || filled.has(decides);
  });
  if (!hasEnded) return columns;
  const results = columns.filter(({ field }) => resultFields.includes(field));
  const others = columns.filter(({ field }) => !resultFields.includes(field));
  return others.flatMap((column) => (column.field === 'shown_state' ? [column, ...results] : [column]));
}

const resultFields: readonly (keyof ReportedGoal)[] = ['completed', 'percent', 'result_quality', 'reviewed'];

/** Returns a goal's result in words; without one, its latest likelihood; its state if it does not count. */
function standingWord(
  goal: FiguredGoal & { readonly likelihood: Rating | null },
  { language, person }: Pick<Scope, 'language' | 'person'>,
): string {
  const words = language.words(goalWords);
  if (!goalFigures.counted.counts(goal)) return language.words(goalStateLabels)[goal.state];
  if (isDisputed(goal)) return words.inDispute;
  const outcome = outcomeOf(goal);
  if (typeof goal.result?.percent === 'number') return formatPercent(goal.result.percent, person.locale);
  if (outcome === 'completed') return words.completed;
  if (outcome === 'missed') return words.notCompleted;
  return goal.likelihood === null ? words.notPredicted : language.words(likelihoodLabels)[goal.likelihood];
}

type GoalColumn = ReportColumn & { readonly field: keyof ReportedGoal; readonly note?: keyof ReportedGoal };

/** Returns the columns of goals. Columns with a `share` of the width are printed. */
export function goalColumns({ tenant, language }: Pick<Scope, 'tenant' | 'language'>): readonly GoalColumn[] {
  const words = language.words(goalWords);
  const labels = textLabels(tenant.goalType, language.words(goalTextLabels));
  return [
    { header: labels.title, field: 'title', width: 50, share: 6, wraps: true },
    { header: words.owner, field: 'owner_name', width: 24, share: 2.6, note: 'department' },
    { header: words.department, field: 'department', width: 20 },
    {
      header: words.state,
      field: 'shown_state',
      words: { ...language.words(goalStateLabels), in_dispute: words.inDispute },
      width: 18,
      share: 2,
    },
    { header: words.likelihood, field: 'recent_likelihood', shows: 'likelihood', width: 14, share: 2 },
    { header: words.quality, field: 'recent_quality', shows: 'quality', width: 14, share: 2 },
    { header: words.week, field: 'recent_week', width: 16 },
    { header: words.completed, field: 'completed', shows: 'yesNo', width: 12, share: 1.8 },
    { header: words.percent, field: 'percent', shows: 'percent', width: 10, share: 1.4, align: 'right' },
    { header: words.resultQuality, field: 'result_quality', shows: 'quality', width: 16 },
    { header: words.reviewed, field: 'reviewed', shows: 'yesNo', width: 18 },
    { header: words.published, field: 'published_on', shows: 'day', width: 14 },
    { header: words.parent, field: 'parent_title', width: 40, wraps: true },
    { header: labels.measurement, field: 'measurement', width: 50, wraps: true },
    { header: words.isPrivate, field: 'is_private', shows: 'yesNo', width: 10 },
  ];
}
