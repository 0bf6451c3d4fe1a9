import type { GoalInfo, Transition } from '@bellwether/contract/goals/goal';
import { RichLinks } from '#ui/data/rich-links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { sentBackBy } from '../words.ts';

type Info = Pick<GoalInfo, 'Goal' | 'GoalEdits' | 'GoalTransitions'>;

/** Shows who requested changes of a draft or of a proposed edit, and which. */
export function SentBackNotice({ asked }: { readonly asked: Transition }) {
  const said = asked.Comments.find((comment) => comment.UserId === asked.UserId);
  return (
    <Notice tone="warn">
      <p>{sentBackBy(asked)}</p>
      {said ? <RichLinks text={said.Comment} /> : null}
    </Notice>
  );
}

/**
 * Returns the move that sent a draft back; undefined if its owner retracted it, and once it is submitted
 * again.
 */
export function changesAsked({ Goal, GoalEdits, GoalTransitions }: Info): Transition | undefined {
  const about = Goal.State === 'draft' ? 'Goal' : GoalEdits[0]?.State === 'draft' ? 'GoalEdit' : undefined;
  const [last] = GoalTransitions.filter(
    (move) => move.TransitionableType === about && move.ActionType === null,
  ).sort((a, b) => Date.parse(b.CreatedAt) - Date.parse(a.CreatedAt) || b.Id - a.Id);
  const isSentBack = last?.FromState === 'review' && last.ToState === 'draft';
  return isSentBack && last.UserId !== Goal.User.Id ? last : undefined;
}
