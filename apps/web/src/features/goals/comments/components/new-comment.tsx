import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { neverYours } from '../../acting/model/never-yours.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { commentPlaceOf, subjectWords } from '../../reading/model/timeline.ts';
import type { CommentPlace } from '../api.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';

interface NewCommentProps {
  readonly goalId: number;
  /** The commented object; without one, the comment is about the goal itself. */
  readonly named: CommentPlace | undefined;
}

/** Renders the dialog's content: the commented object, and the form. */
export function NewComment({ goalId, named }: NewCommentProps) {
  const { Profile } = useSession();
  const { close, requestClose } = useLayerClose();
  const info = useQuery(goalInfoQuery(goalId));
  if (!info.data) {
    if (!info.isError) return <SkeletonForm fields={1} />;
    return (
      <ErrorPanel
        title="The goal could not be loaded."
        detail={problemText(info.error)}
        onRetry={() => void info.refetch()}
      />
    );
  }
  const place = named ?? placeOfGoal(info.data);
  if (place === undefined || info.data.Permissions.Comment !== true) {
    return <ClosedForm reason={neverYours('Comment', Profile.RoleName === 'observer')} />;
  }
  return (
    <>
      <p className={classes.about}>{aboutWords(info.data, named)}</p>
      <CommentForm goalId={goalId} subject={place} onDone={close} onCancel={requestClose} focusFirst />
    </>
  );
}

function placeOfGoal(info: GoalInfo): CommentPlace | undefined {
  const Id = commentPlaceOf(info.GoalTransitions);
  return Id === undefined ? undefined : { Id, Type: 'StateTransition' };
}

function aboutWords(info: GoalInfo, named: CommentPlace | undefined): string {
  const title = info.Goal.GoalDetail.Title;
  const words = named && subjectWords(info, named);
  return words === undefined ? title : `${title} · ${words}`;
}
