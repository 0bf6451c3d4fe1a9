import type { GoalInfo, ListedGoal } from '@bellwether/contract/goals/goal';
import type { OneToOne } from '@bellwether/contract/one-to-one';
import { signsOf, type TalkSign } from '@bellwether/domain/one-to-one/points';
import { latestMove } from '#features/goals/door.ts';

interface SignOfGoal {
  readonly goalId: number;
  readonly title: string;
  readonly sign: TalkSign;
  readonly isTicked: boolean;
}

/** Returns what the goals give the two to talk about, and what was ticked of it today. */
export function talkSignsOf(
  { Points }: Pick<OneToOne, 'Points'>,
  goals: readonly ListedGoal[],
  infos: readonly GoalInfo[],
): readonly SignOfGoal[] {
  const ticked = Points.flatMap(({ Goal, Reason }) =>
    Goal === null || Reason === null
      ? []
      : [{ goalId: Goal.Id, title: Goal.Title, sign: Reason, isTicked: true }],
  );
  const isTicked = (goalId: number, sign: TalkSign) =>
    ticked.some((each) => each.goalId === goalId && each.sign === sign);
  const open = infos.flatMap((info) => {
    const { Goal } = info;
    const listed = goals.find(({ Id }) => Id === Goal.Id);
    const move = latestMove(info);
    const signs = signsOf({
      before: move?.from ?? null,
      now: move?.to ?? null,
      needsUpdate: listed?.IsNeedsUpdate ?? false,
      waits: Goal.State === 'review' || Goal.State === 'results_in_review',
    });
    return signs
      .filter((sign) => !isTicked(Goal.Id, sign))
      .map((sign) => ({ goalId: Goal.Id, title: Goal.GoalDetail.Title, sign, isTicked: false }));
  });
  return [...open, ...ticked];
}
