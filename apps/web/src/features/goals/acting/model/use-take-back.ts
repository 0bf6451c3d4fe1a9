import { takeBack } from '@bellwether/contract/calls/goals/approval';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { takeBackUntil } from '@bellwether/domain/goals/take-back';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { toast } from '#ui/feedback/toast.tsx';
import type { ToastAct } from '#ui/feedback/toaster.tsx';
import { afterAct } from '../../model/after-act.ts';
import { takeBackWords } from '../words.ts';

/** Returns whether the person may take the latest act on the goal back now. */
function mayTakeBackNow(info: GoalInfo, personId: number): boolean {
  const { Goal, GoalTransitions, GoalWeeklyStates } = info;
  const history = GoalTransitions.map((row) => ({
    transitionableType: row.TransitionableType,
    actionType: row.ActionType,
    fromState: row.FromState,
    toState: row.ToState ?? '',
    byOwner: row.UserId === Goal.User.Id,
    actorId: row.UserId,
    at: Date.parse(row.CreatedAt),
  }));
  const comments = [
    ...info.GoalStatusComments,
    ...GoalTransitions.flatMap(({ Comments }) => Comments),
    ...(info.GoalResult?.Comments ?? []),
    ...(info.GoalManagerResult?.Comments ?? []),
  ];
  const others = [...GoalWeeklyStates, ...comments].map(({ CreatedAt }) => Date.parse(CreatedAt));
  return takeBackUntil(history, others, { id: personId, now: serverNow() }) !== null;
}

/** Returns a function that takes the person's latest act on a goal back, and says so. It returns whether it could. */
export function useTakingBack(): (goalId: number) => Promise<boolean> {
  const client = useQueryClient();
  return async (goalId) => {
    try {
      afterAct(client, 'goal.taken_back', await api.call(takeBack, { body: { Id: goalId } }));
      toast.success(takeBackWords.done);
      return true;
    } catch (error) {
      toast.error(problemText(error));
      return false;
    }
  };
}

/** Returns a function that makes the “Take back” button of a goal's latest act. It makes none if that act must stay. */
export function useTakeBack(): (info: GoalInfo) => ToastAct | undefined {
  const { Profile } = useSession();
  const takeItBack = useTakingBack();
  return (info) =>
    mayTakeBackNow(info, Profile.Id)
      ? { label: takeBackWords.act, act: () => void takeItBack(info.Goal.Id) }
      : undefined;
}
