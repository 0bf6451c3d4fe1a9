import type { CarryOverGoal } from '@bellwether/contract/goals/carry-over';
import { isCarriedAtFirst } from '@bellwether/domain/goals/carry-over';
import { alignmentWords } from '../words.ts';

/** The goals that the person ticked or unticked; a goal without an entry has its default. */
export type Ticks = ReadonlyMap<number, boolean>;

/** Returns the ticked ids, in the order of the list. */
export function chosenIds(goals: readonly CarryOverGoal[], ticks: Ticks): number[] {
  return goals.filter((goal) => ticks.get(goal.Id) ?? isCarriedAtFirst(goal.State)).map((goal) => goal.Id);
}

/** Whether the choice differs from the one that the drawer opened with. */
export function isTouched(goals: readonly CarryOverGoal[], ticks: Ticks): boolean {
  return goals.some((goal) => (ticks.get(goal.Id) ?? null) === !isCarriedAtFirst(goal.State));
}

/** Returns the alignment of a goal under this choice, because its parent may be carried over, too. */
export function alignmentOf(goal: CarryOverGoal, goals: readonly CarryOverGoal[], chosen: readonly number[]) {
  const along = chosen.includes(goal.TogetherWithId)
    ? goals.find((other) => other.Id === goal.TogetherWithId)
    : undefined;
  return alignmentWords(
    along ? { ParentFate: 'together', NewParentTitle: along.Title, ParentReason: null } : goal,
  );
}
