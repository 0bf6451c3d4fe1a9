import type { Comment, GoalInfo, ListedGoal, Transition } from '@bellwether/contract/goals/goal';
import { peoplesWords } from '@bellwether/domain/agents/peoples-words';

// What agents read of goals: few fields, with every text of people marked (agents.5).

/** Characters of a title or a name in an answer, so that a page of them fits into 20 kB in any script. */
const short = 120;

export const named = (name: string) => peoplesWords(name, short);

export function presentListed(goal: ListedGoal) {
  const recent = goal.MostRecentGoalStatus;
  return {
    goal: goal.Id,
    title: named(goal.GoalDetail.Title),
    owner: named(goal.User.Name),
    state: goal.State,
    asks: goal.Reminder,
    likelihood: recent?.Likelihood ?? null,
    quality: recent?.Quality ?? null,
    weeks: goal.Weeks,
  };
}

export function presentGoal(info: GoalInfo) {
  const { Goal } = info;
  return {
    ...presentListed(Goal),
    measurement: peoplesWords(Goal.GoalDetail.Measurement),
    description: peoplesWords(Goal.GoalDetail.Description),
    parent: info.ParentGoal && { goal: info.ParentGoal.Id, title: named(info.ParentGoal.Title) },
    quarter: info.Period.Id,
    may_predict: info.Permissions.Update === true,
    weeks: info.GoalStatuses.map((status) => ({
      status: status.Id,
      week: status.GoalPeriodWeek.Week,
      from: status.GoalPeriodWeek.StartDate,
      likelihood: status.Likelihood,
      quality: status.Quality,
      is_open: status.IsOpen,
    })),
    asked_week: info.AskedWeekId,
  };
}

/** Returns everything that happened with a goal, the newest first. */
export function presentHistory(info: GoalInfo) {
  const entries = [
    ...info.GoalWeeklyStates.map((state) => ({
      at: state.CreatedAt,
      what: 'prediction',
      by: named(state.UserName),
      week: state.GoalPeriodWeek.Week,
      likelihood: state.Likelihood,
      quality: state.Quality,
    })),
    ...info.GoalTransitions.flatMap((transition) => [
      presentTransition(transition),
      ...transition.Comments.map(presentComment),
    ]),
    ...info.GoalStatusComments.map(presentComment),
    ...(info.GoalResult?.Comments ?? []).map(presentComment),
    ...(info.GoalManagerResult?.Comments ?? []).map(presentComment),
  ];
  return entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function presentTransition(transition: Transition) {
  return {
    at: transition.CreatedAt,
    what: 'change',
    by: named(transition.UserName),
    from: transition.FromState,
    to: transition.ToState,
  };
}

function presentComment(comment: Comment) {
  return {
    at: comment.CreatedAt,
    what: 'comment',
    by: named(comment.Name),
    text: peoplesWords(comment.Comment),
  };
}
