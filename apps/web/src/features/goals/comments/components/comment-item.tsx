import type { Comment } from '@bellwether/contract/goals/goal';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { ActionIcon, Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { AppDialog } from '#ui/app-dialog.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { IconPencil, IconTrash } from '#ui/icons.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RichLinks } from '#ui/rich-links.tsx';
import { SkeletonForm } from '#ui/skeletons.tsx';
import { LocalTime } from '#ui/times.tsx';
import { toast } from '#ui/toast.tsx';
import { type CommentPlace, useDeleteComment } from '../api.ts';
import classes from './comments.module.css';

// Results show comments at once; the form library comes with the first change of one.
const CommentForm = lazy(() =>
  import('./comment-form.tsx').then((module) => ({ default: module.CommentForm })),
);

interface CommentItemProps {
  readonly goalId: number;
  readonly subject: CommentPlace;
  readonly comment: Comment;
}

/** One comment; its author may change and delete it (1-goals §5). */
export function CommentItem({ goalId, subject, comment }: CommentItemProps) {
  const { Profile } = useSession();
  const [changing, setChanging] = useState(false);
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComment(goalId, comment.Id);
  const isMine = comment.UserId === Profile.Id;
  return (
    <li className={classes.comment}>
      <PersonAvatar name={comment.Name} src={comment.Avatar} size={22} />
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.name}>{comment.Name}</span>
          <span className={classes.when}>
            <LocalTime at={comment.CreatedAt} />
            {comment.UpdatedAt === comment.CreatedAt ? null : ' · edited'}
          </span>
          {isMine && !changing ? (
            <span className={classes.acts}>
              <ActionIcon
                variant="subtle"
                color="gray"
                className={classes.act}
                aria-label="Edit comment"
                onClick={() => setChanging(true)}
              >
                <IconPencil size={14} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                className={classes.act}
                aria-label="Delete comment"
                onClick={() => setAsking(true)}
              >
                <IconTrash size={14} aria-hidden="true" />
              </ActionIcon>
            </span>
          ) : null}
        </div>
        {changing ? (
          <Suspense fallback={<SkeletonForm fields={1} />}>
            <CommentForm
              goalId={goalId}
              subject={subject}
              changed={comment}
              onDone={() => setChanging(false)}
              focusFirst
            />
          </Suspense>
        ) : (
          <RichLinks text={comment.Comment} />
        )}
      </div>
      <AppDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={goalMessages.deleteComment}
        width={380}
      >
        <FormActions>
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            Cancel
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: () => setAsking(false),
                onError: (error) => toast.error(problemText(error)),
              })
            }
          >
            Delete
          </Button>
        </FormActions>
      </AppDialog>
    </li>
  );
}
