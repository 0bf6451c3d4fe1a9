import { isSameFiscalYear } from '../../calendar/quarter.ts';
import { fold } from '../../shared/fold.ts';
import { grouped } from '../../shared/grouped.ts';
import { canBeParent } from '../parent.ts';
import type { GoalNote } from './faults.ts';
import type { GatheredGoal } from './gather.ts';
import type { GoalCompany, PlannedGoal, PlannedParent, PresentGoal, ReadGoal } from './plan.ts';

interface Sources {
  readonly fresh: readonly ReadGoal[];
  /** Goals of the file that the company has already. */
  readonly here: readonly ReadGoal[];
  /** All goals of the file, those with faults, too. */
  readonly sources: readonly GatheredGoal[];
}

/**
 * Finds the parent of each goal, by id or title in the file, else by title in the company. Without a fitting one a goal is written
 * unaligned, with a warning. Returns every parent before the goals below it.
 */
export function alignGoals(
  { fresh, here, sources }: Sources,
  company: GoalCompany,
  notes: GoalNote[],
): PlannedGoal[] {
  const find = finder({ fresh, here, sources }, company);
  const byRow = new Map(fresh.map((goal) => [goal.planned.row, goal]));
  const parents = new Map<number, PlannedParent>();
  const warn = (row: number, code: GoalNote['code'], value: string) =>
    notes.push({ row, column: 'Parent', code, value });
  for (const { source, planned } of fresh) {
    if (source.parent === '') continue;
    const found = find(source, planned);
    if (typeof found === 'string') warn(planned.row, found, source.parent);
    else {
      const above = 'row' in found ? byRow.get(found.row)?.planned : undefined;
      const obstacle = above && obstacleTo(planned, above);
      if (obstacle) warn(planned.row, obstacle, source.parent);
      else parents.set(planned.row, found);
    }
  }
  for (const row of rowsInCircles(parents)) {
    parents.delete(row);
    warn(row, 'parent_circle', byRow.get(row)?.source.parent ?? '');
  }
  const depths = new Map<number, number>();
  const depthOf = (row: number): number => {
    const known = depths.get(row);
    if (known !== undefined) return known;
    const parent = parents.get(row);
    const depth = parent && 'row' in parent ? depthOf(parent.row) + 1 : 0;
    depths.set(row, depth);
    return depth;
  };
  return fresh
    .map(({ planned }) => ({ ...planned, parent: parents.get(planned.row) ?? null }))
    .toSorted((one, other) => depthOf(one.row) - depthOf(other.row) || one.row - other.row);
}

type NotFound =
  | 'parent_unknown'
  | 'parent_ambiguous'
  | 'parent_left_out'
  | 'parent_private'
  | 'parent_other_year';

function finder({ fresh, here, sources }: Sources, company: GoalCompany) {
  const freshBySource = new Map(fresh.map((goal) => [goal.source, goal]));
  const hereBySource = new Map(here.map((goal) => [goal.source, goal]));
  const byId = new Map(
    sources.filter(({ texts }) => texts.id !== '').map((source) => [source.texts.id.toLowerCase(), source]),
  );
  const byTitle = grouped(sources, ({ texts }) => fold(texts.title));
  const present = grouped(company.goals, ({ title }) => fold(title));
  const quarterOf = (source: GatheredGoal) =>
    (freshBySource.get(source) ?? hereBySource.get(source))?.planned.quarter;
  return (source: GatheredGoal, planned: ReadGoal['planned']): PlannedParent | NotFound => {
    const named = (byTitle.get(fold(source.parent)) ?? []).filter((one) => one !== source);
    const same = named.filter((one) => quarterOf(one) === planned.quarter);
    const [above, other] = same.length > 0 ? same : named;
    const own = byId.get(source.parent.toLowerCase());
    if (own === undefined && other !== undefined) return 'parent_ambiguous';
    const found = own ?? above;
    const goal = found && freshBySource.get(found);
    if (goal) return { row: goal.planned.row };
    const kept = found && hereBySource.get(found)?.planned;
    if (found && !kept) return 'parent_left_out';
    const title = kept ? fold(kept.title) : fold(source.parent);
    return ofCompany(
      (present.get(title) ?? []).filter(({ quarter }) => !kept || quarter === kept.quarter),
      planned,
    );
  };
}

function ofCompany(
  named: readonly PresentGoal[],
  { quarter }: ReadGoal['planned'],
): PlannedParent | NotFound {
  const verdicts = named.map((goal) => ({
    goal,
    verdict: canBeParent(
      {
        state: goal.state,
        isPrivate: goal.isPrivate,
        isVisible: true,
        isItself: false,
        isBelow: false,
        isLaterPeriod: goal.quarter > quarter,
        isSameFiscalYear: isSameFiscalYear({ index: goal.quarter }, { index: quarter }),
        isInOwnTree: false,
      },
      'any',
    ),
  }));
  const [first, second] = verdicts.filter(({ verdict }) => verdict.ok);
  if (first) return second ? 'parent_ambiguous' : { id: first.goal.id };
  const [refused] = verdicts;
  if (refused === undefined || refused.verdict.ok) return 'parent_unknown';
  return refused.verdict.reason === 'is_private' ? 'parent_private' : 'parent_other_year';
}

/** The rules of `canBeParent` for goals of one file; an ended goal was open when the other one was aligned below it. */
function obstacleTo(goal: ReadGoal['planned'], above: ReadGoal['planned']): GoalNote['code'] | undefined {
  if (above.isPrivate) return 'parent_private';
  if (!isSameFiscalYear({ index: above.quarter }, { index: goal.quarter })) return 'parent_other_year';
  return above.quarter > goal.quarter ? 'parent_later' : undefined;
}

/** Returns the rows whose way up leads back to themselves. */
function rowsInCircles(parents: ReadonlyMap<number, PlannedParent>): number[] {
  const inCircle: number[] = [];
  const isSound = new Set<number>();
  for (const start of parents.keys()) {
    const way: number[] = [];
    let at: number | undefined = start;
    while (at !== undefined && !isSound.has(at) && !way.includes(at)) {
      way.push(at);
      const parent = parents.get(at);
      at = parent && 'row' in parent ? parent.row : undefined;
    }
    if (at !== undefined && way.includes(at) && !isSound.has(at))
      inCircle.push(...way.slice(way.indexOf(at)));
    for (const row of way) isSound.add(row);
  }
  return inCircle;
}
