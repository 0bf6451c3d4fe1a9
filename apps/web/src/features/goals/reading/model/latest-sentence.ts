import type { Sentence } from '@bellwether/contract/goals/comments';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { asksForSentence, sentenceSince } from '@bellwether/domain/goals/sentence';
import { localDay } from '#ui/data/shown.ts';

/**
 * Returns the owner's latest sentence about a goal from its info, by the same rule as the server's lists (goals.37).
 * Undefined if the viewer does not read the goal's comments, or there is nothing to say or to ask.
 */
export function latestSentence(
  { Goal, GoalStatuses, Permissions }: GoalInfo,
  viewerId: number,
): Sentence | undefined {
  // Whoever may comment on a goal reads its comments (goals.10, goals.13).
  if (Permissions.Comment !== true) return undefined;
  const recent = Goal.MostRecentGoalStatus;
  if (recent === null) return undefined;
  const asks = asksForSentence({
    state: Goal.State,
    likelihood: recent.Likelihood,
    likelihoodDelta: recent.LikelihoodDelta,
  });
  const said = GoalStatuses.flatMap(({ GoalPeriodWeek: { Week }, Likelihood }) =>
    Likelihood === null ? [] : [{ week: Week, likelihood: Likelihood }],
  ).sort((one, other) => one.week - other.week);
  const since = asks ? sentenceSince(said) : (said.at(-1)?.week ?? 0);
  const [latest] = GoalStatuses.filter(({ GoalPeriodWeek: { Week } }) => Week >= since)
    .toSorted((one, other) => other.GoalPeriodWeek.Week - one.GoalPeriodWeek.Week)
    .flatMap(({ Comments }) =>
      Comments.filter(
        ({ UserId, ForName }) => UserId === Goal.User.Id || ForName === Goal.User.Name,
      ).toSorted((one, other) => other.Id - one.Id),
    );
  if (!latest && !asks) return undefined;
  return {
    GoalId: Goal.Id,
    Text: latest?.Comment ?? null,
    Day: latest ? localDay(Date.parse(latest.CreatedAt)) : null,
    StatusId: recent.Id,
    IsOwn: Goal.User.Id === viewerId,
  };
}
