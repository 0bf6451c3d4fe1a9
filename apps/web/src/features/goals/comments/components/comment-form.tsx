import { limits } from '@bellwether/domain/goals/messages';
import { validateComment } from '@bellwether/domain/goals/rules';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { PlainForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { offlineWords } from '#platform/offline/words.ts';
import { announce } from '#ui/data/announcer.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { type GoalSearch, useGoalSearch } from '../../model/goal-search.ts';
import { type CommentPlace, commentDraftKey, useAddComment, useUpdateComment } from '../api.ts';
import { commentFormWords, commentWords } from '../words.ts';
import classes from './comments.module.css';

interface CommentFormProps {
  readonly goalId: number;
  readonly subject: CommentPlace;
  /** Given = change this comment instead of adding one. */
  readonly changed?: { readonly Id: number; readonly Comment: string };
  /** The text with which a new comment begins. */
  readonly initial?: string;
  /** Called after a save; absent = the form stays and is emptied. */
  readonly onDone?: () => void;
  /** Called for Cancel if closing asks first; absent = Cancel discards the text and closes. */
  readonly onCancel?: () => void;
  readonly focusFirst?: boolean;
}

const shape = z.object({ comment: z.string().check(z.minLength(1)) });

/** Writes or changes a comment; the text survives a failed save and a reload. */
export function CommentForm(props: CommentFormProps) {
  const { goalId, subject, changed, initial = '', onDone, onCancel, focusFirst = false } = props;
  const add = useAddComment(goalId, subject);
  const update = useUpdateComment(goalId, changed?.Id ?? 0);
  const saving = changed ? update : add;
  const form = useSaveForm({
    key: changed ? commentDraftKey(changed.Id) : newDraftKey(goalId, onDone && subject),
    shape,
    survives: useStaysMounted(),
    values: { comment: changed?.Comment ?? initial },
    faults: ({ comment }) =>
      validateComment(comment, 'comment').map((fault) => ({ ...fault, path: 'comment' })),
    fields: { Comment: 'comment' },
    save: ({ comment }) => saving.mutateAsync(comment.trim()),
    leave(saved, { reset }) {
      if (saved === undefined) toast.info(offlineWords.kept);
      else announce(changed ? commentWords.changed : commentWords.posted);
      if (onDone) onDone();
      else reset({ comment: '' });
    },
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (focusFirst) setFocus('comment');
  }, [focusFirst, setFocus]);
  const cancel = () => {
    if (onCancel) return onCancel();
    form.giveUp();
    return onDone?.();
  };

  return (
    <PlainForm of={form} className={classes.form} isInRow={!onDone}>
      <TextAreaField
        control={form.control}
        name="comment"
        label={onDone ? commentFormWords.comment : commentFormWords.addAComment}
        limit={limits.comment}
        minRows={onDone ? 2 : 1}
        focusFirst={focusFirst}
      />
      <div className={classes.buttons}>
        {onDone ? (
          <Button variant="default" size="xs" onClick={cancel}>
            {commentFormWords.cancel}
          </Button>
        ) : null}
        <SubmitButton size={onDone ? 'xs' : 'sm'} loading={form.busy !== null}>
          {changed ? commentFormWords.save : commentFormWords.comment}
        </SubmitButton>
      </div>
    </PlainForm>
  );
}

/**
 * Returns the draft's key. A comment on the goal itself belongs to the goal in every state; a dialog is about
 * one object.
 */
function newDraftKey(goalId: number, about: CommentPlace | undefined): string {
  return about ? `goal.${goalId}.comment.${about.Type}.${about.Id}` : `goal.${goalId}.comment`;
}

/**
 * Returns whether a form on a goal's tab stays mounted after a navigation: another layer over the same tab
 * does not remove it.
 */
function useStaysMounted() {
  const here = useGoalSearch();
  return (next: { pathname: string; search: unknown }) => {
    const there = next.search as GoalSearch;
    // The dialog's own form disappears with its dialog.
    const isDialog = here.open === 'comment' || here.open === 'ask';
    const sameLayer = !isDialog || there.open === here.open;
    const samePage = next.pathname === window.location.pathname && there.tab === here.tab && sameLayer;
    if (here.side === undefined) return samePage;
    return samePage && there.side === here.side && there.sideTab === here.sideTab;
  };
}
