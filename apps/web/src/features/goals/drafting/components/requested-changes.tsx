import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { Labelled } from '../../acting/components/goal-summary.tsx';
import { requestedChangesWords } from '../words.ts';

/** Shows the reviewer's request while the returned goal, or its edit, is changed. */
export function RequestedChanges({ info }: { readonly info: GoalInfo }) {
  const subject = info.Goal.State === 'approved' ? 'GoalEdit' : 'Goal';
  const latest = info.GoalTransitions.findLast((each) => each.TransitionableType === subject);
  const isSentBack =
    latest?.FromState === 'review' && latest.ToState === 'draft' && latest.UserId !== info.Goal.User.Id;
  if (!isSentBack) return null;
  return latest.Comments.filter((comment) => comment.UserId === latest.UserId).map((comment) => (
    <Labelled
      key={comment.Id}
      label={requestedChangesWords.askedForChanges(comment.Name)}
      text={comment.Comment}
    />
  ));
}
