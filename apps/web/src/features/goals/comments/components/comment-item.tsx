import type { Comment } from '@bellwether/contract/goals/goal';
import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { actingWords } from '@bellwether/domain/people/absence/words';
import { ActionIcon } from '@mantine/core';
import { lazy, useEffect, useRef, useState } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { useSession } from '#platform/session.ts';
import { RichLinks } from '#ui/data/rich-links.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { useHasDraft } from '#ui/form/use-draft.tsx';
import { AwayTag } from '#ui/marks/away-tag.tsx';
import { IconPencil, IconTrash } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { type CommentPlace, commentDraftKey } from '../api.ts';
import { commentItemWords } from '../words.ts';
import classes from './comments.module.css';
import { DeleteComment } from './delete-comment.tsx';
import { HistoryTime } from './history-time.tsx';

// Results show comments at once, so load the form library only at the first change of a comment.
const CommentForm = lazy(() =>
  import('./comment-form.tsx').then((module) => ({ default: module.CommentForm })),
);

interface CommentProps {
  readonly goalId: number;
  readonly subject: CommentPlace;
  readonly comment: Comment;
}

/** One comment of a list, with its author's picture. */
export function CommentItem(props: CommentProps) {
  return (
    <li className={classes.comment}>
      <PersonAvatar name={props.comment.Name} src={props.comment.Avatar} size={22} />
      <CommentBody {...props} />
    </li>
  );
}

interface CommentBodyProps extends CommentProps {
  /** The comment is an entry of its own: its head is a heading that names the commented object, if any. */
  readonly entry?: { readonly about: string | null };
}

/** Shows author, time and text of a comment; its author may change and delete it (goals.13). */
export function CommentBody({ goalId, subject, comment, entry }: CommentBodyProps) {
  const { Profile } = useSession();
  const hasDraft = useHasDraft();
  const [asking, setAsking] = useState(false);
  const isMine = comment.UserId === Profile.Id;
  // An unsaved change is restored after a reload or a new sign-in, without taking the focus.
  const [isKept, setKept] = useState(() => isMine && hasDraft(commentDraftKey(comment.Id)));
  const [isPressed, setPressed] = useState(false);
  const changing = isKept || isPressed;
  const body = useRef<HTMLDivElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(changing);
  useEffect(() => {
    // The form disappeared while it had the focus.
    if (wasChanging.current && !changing) pencil.current?.focus({ preventScroll: true });
    wasChanging.current = changing;
  }, [changing]);
  return (
    <div className={classes.body} ref={body}>
      <div className={classes.head}>
        <div className={classes.said}>
          {entry ? (
            <h4 className={classes.heading}>
              <span className={classes.name}>{actingWords(comment.Name, comment.ForName)}</span>{' '}
              {commentItemWords.commented} {entry.about}
            </h4>
          ) : (
            <span className={classes.name}>{actingWords(comment.Name, comment.ForName)}</span>
          )}
          <AwayTag until={comment.AwayUntil} />
          <span className={classes.when}>
            {comment.Via === undefined ? null : `${viaWords(comment.Via)} · `}
            <HistoryTime at={comment.CreatedAt} />
            {comment.UpdatedAt === comment.CreatedAt ? null : ' · edited'}
          </span>
        </div>
        {isMine && !changing ? (
          <span className={classes.acts}>
            <ActionIcon
              ref={pencil}
              variant="subtle"
              color="gray"
              className={classes.act}
              aria-label={commentItemWords.editComment}
              onClick={() => setPressed(true)}
            >
              <IconPencil size={14} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              className={classes.act}
              aria-label={commentItemWords.deleteComment}
              onClick={() => setAsking(true)}
            >
              <IconTrash size={14} aria-hidden="true" />
            </ActionIcon>
          </span>
        ) : null}
      </div>
      {changing ? (
        <LatePart fallback={<SkeletonForm fields={1} />}>
          <CommentForm
            goalId={goalId}
            subject={subject}
            changed={comment}
            onDone={() => {
              setKept(false);
              setPressed(false);
            }}
            focusFirst={isPressed}
          />
        </LatePart>
      ) : (
        <RichLinks text={comment.Comment} />
      )}
      {isMine ? (
        <DeleteComment
          goalId={goalId}
          commentId={comment.Id}
          opened={asking}
          place={body}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
