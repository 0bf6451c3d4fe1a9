import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { neverYours } from '../../acting/model/never-yours.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { commentPlaceOf, subjectWords } from '../../reading/model/timeline.ts';
import type { CommentPlace } from '../api.ts';
import { commentWords, newCommentWords } from '../words.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';

interface NewCommentProps {
  readonly goalId: number;
  /** The commented object; without one, the comment is about the goal itself. */
  readonly named: CommentPlace | undefined;
  /** Begins with a question to the owner. */
  readonly isQuestion?: boolean;
}

/** Renders the dialog's content: the commented object, and the form. */
export function NewComment({ goalId, named, isQuestion = false }: NewCommentProps) {
  const { Profile } = useSession();
  const { close, requestClose } = useLayerClose();
  const info = useQuery(goalInfoQuery(goalId));
  const found = named ?? (info.data && placeOfGoal(info.data));
  const isAllowed = found !== undefined && info.data?.Permissions.Comment === true;
  const isShown = useLetThrough(goalId, isAllowed);
  const [place, setPlace] = useState(found);
  // A draft is stored by its object, so the form keeps the object with which it began.
  if (place === undefined && found !== undefined) setPlace(found);
  if (!info.data) {
    if (!info.isError) return <SkeletonForm fields={1} />;
    return (
      <ErrorPanel
        title={newCommentWords.notLoaded}
        detail={problemText(info.error)}
        onRetry={() => void info.refetch()}
      />
    );
  }
  const reason = isAllowed ? undefined : neverYours('Comment', Profile.RoleName === 'observer');
  if (!isShown || place === undefined) return <ClosedForm reason={reason ?? ''} />;
  return (
    <>
      {reason === undefined ? null : <Notice tone="warn">{reason}</Notice>}
      <p className={classes.about}>{aboutWords(info.data, named)}</p>
      <CommentForm
        goalId={goalId}
        subject={place}
        {...(isQuestion ? { initial: commentWords.question } : {})}
        onDone={close}
        onCancel={requestClose}
        focusFirst
      />
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
