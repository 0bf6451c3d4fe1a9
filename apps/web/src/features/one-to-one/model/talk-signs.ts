import type { GoalInfo, ListedGoal } from '@bellwether/contract/goals/goal';
import type { OneToOne } from '@bellwether/contract/one-to-one';
import { signsOf, type TalkSign, talkSigns } from '@bellwether/domain/one-to-one/points';
import { latestMove } from '#features/goals/door.ts';

interface SignsOfGoal {
  readonly goalId: number;
  readonly title: string;
  /** What there is to talk about, and what was ticked of it today; the most urgent first, at least one. */
  readonly signs: readonly TalkSign[];
  /** The signs that were ticked today. */
  readonly ticked: readonly TalkSign[];
}

/**
 * Returns what the goals give the two to talk about: one entry a goal, also if it fell and was not updated. A ticked
 * goal keeps its place.
 */
export function talkSignsOf(
  { Points }: Pick<OneToOne, 'Points'>,
  goals: readonly ListedGoal[],
  infos: readonly GoalInfo[],
): readonly SignsOfGoal[] {
  const tickedOf = (goalId: number) =>
    Points.flatMap(({ Goal, Reason }) => (Goal?.Id === goalId && Reason !== null ? [Reason] : []));
  const shown = infos.flatMap((info) => {
    const { Id: goalId, GoalDetail } = info.Goal;
    const needsUpdate = goals.find(({ Id }) => Id === goalId)?.IsNeedsUpdate ?? false;
    const ticked = tickedOf(goalId);
    const found = [...presentSigns(info, needsUpdate), ...ticked];
    const signs = talkSigns.filter((sign) => found.includes(sign));
    return signs.length === 0 ? [] : [{ goalId, title: GoalDetail.Title, signs, ticked }];
  });
  const others = new Map(
    Points.flatMap(({ Goal }) =>
      Goal === null || infos.some((info) => info.Goal.Id === Goal.Id) ? [] : [[Goal.Id, Goal.Title]],
    ),
  );
  const tickedOthers = [...others].map(([goalId, title]) => {
    const ticked = tickedOf(goalId);
    return { goalId, title, signs: ticked, ticked };
  });
  return [...shown, ...tickedOthers];
}

function presentSigns(info: GoalInfo, needsUpdate: boolean): readonly TalkSign[] {
  const { State } = info.Goal;
  const move = latestMove(info);
  return signsOf({
    before: move?.from ?? null,
    now: move?.to ?? null,
    needsUpdate,
    waits: State === 'review' || State === 'results_in_review',
  });
}
