import type { Comment } from '@bellwether/contract/goals/goal';
import { Button } from '@mantine/core';
import { IconMessage } from '#ui/marks/icons.ts';
import { useGoalLayer } from '../../model/goal-search.ts';
import type { CommentPlace } from '../api.ts';
import { commentThreadWords } from '../words.ts';
import { CommentItem } from './comment-item.tsx';
import classes from './comments.module.css';

interface CommentThreadProps {
  readonly goalId: number;
  readonly subject: CommentPlace;
  readonly comments: readonly Comment[];
  /** Whether this person may add a comment; authors keep control of theirs in any case. */
  readonly mayComment: boolean;
}

/** Shows the comments on one object, oldest first, and the form to add one. */
export function CommentThread(props: CommentThreadProps) {
  const { goalId, subject, comments, mayComment } = props;
  const { openLayer } = useGoalLayer();
  if (comments.length === 0 && !mayComment) return null;
  return (
    <div className={classes.thread}>
      {comments.length > 0 ? (
        <ul className={classes.list} aria-label={commentThreadWords.comments}>
          {[...comments]
            .sort((a, b) => Date.parse(a.CreatedAt) - Date.parse(b.CreatedAt) || a.Id - b.Id)
            .map((comment) => (
              <CommentItem key={comment.Id} goalId={goalId} subject={subject} comment={comment} />
            ))}
        </ul>
      ) : null}
      {mayComment ? (
        <Button
          className={classes.start}
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconMessage size={14} aria-hidden="true" />}
          onClick={() => openLayer('comment', { about: subject.Id, on: subject.Type })}
        >
          {commentThreadWords.comment}
        </Button>
      ) : null}
    </div>
  );
}
