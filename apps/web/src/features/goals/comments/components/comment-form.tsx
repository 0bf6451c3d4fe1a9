import { limits } from '@bellwether/domain/goals/messages';
import { validateComment } from '@bellwether/domain/goals/rules';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { type SubmitHandler, useForm } from 'react-hook-form';
import { applyProblem } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { type GoalSearch, useGoalSearch } from '../../model/goal-search.ts';
import { type CommentPlace, commentDraftKey, useAddComment, useUpdateComment } from '../api.ts';
import classes from './comments.module.css';

interface CommentFormProps {
  readonly goalId: number;
  readonly subject: CommentPlace;
  /** Given = this comment is changed instead of a new one added. */
  readonly changed?: { readonly Id: number; readonly Comment: string };
  /** After a save; absent = the form stays and is emptied. */
  readonly onDone?: () => void;
  /** For Cancel where closing asks first; absent = Cancel gives the text up and is done. */
  readonly onCancel?: () => void;
  readonly focusFirst?: boolean;
}

interface CommentValues {
  comment: string;
}

/** Writes or changes a comment; a failed save keeps the text, and what is typed survives a reload. */
export function CommentForm(props: CommentFormProps) {
  const { goalId, subject, changed, onDone, onCancel, focusFirst = false } = props;
  const form = useForm<CommentValues>({
    defaultValues: { comment: changed?.Comment ?? '' },
    resolver: faultResolver(({ comment }) =>
      validateComment(comment, 'comment').map((fault) => ({ ...fault, path: 'comment' })),
    ),
  });
  const survives = useStaysMounted();
  const { setFocus } = form;
  useEffect(() => {
    if (focusFirst) setFocus('comment');
  }, [focusFirst, setFocus]);
  const key = changed ? commentDraftKey(changed.Id) : newDraftKey(goalId, onDone && subject);
  const { done } = useFormDraft(key, form, { accept: acceptDraft, survives });
  const add = useAddComment(goalId, subject);
  const update = useUpdateComment(goalId, changed?.Id ?? 0);
  const saving = changed ? update : add;

  const submit: SubmitHandler<CommentValues> = async ({ comment }) => {
    try {
      await saving.mutateAsync(comment.trim());
    } catch (error) {
      const unplaced = applyProblem(error, form.setError, { Comment: 'comment' });
      if (unplaced) form.setError('root', { message: unplaced });
      return;
    }
    done();
    if (onDone) onDone();
    else form.reset({ comment: '' });
  };

  return (
    <form
      className={classes.form}
      data-in-row={onDone ? undefined : true}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void form.handleSubmit(submit)(event);
      }}
    >
      {form.formState.errors.root?.message ? (
        <Notice tone="bad">{form.formState.errors.root.message}</Notice>
      ) : null}
      <TextAreaField
        control={form.control}
        name="comment"
        label={onDone ? 'Comment' : 'Add a comment'}
        limit={limits.comment}
        minRows={onDone ? 2 : 1}
        focusFirst={focusFirst}
      />
      <div className={classes.buttons}>
        {onDone ? (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              if (onCancel) return onCancel();
              done();
              return onDone();
            }}
          >
            Cancel
          </Button>
        ) : null}
        <SubmitButton size={onDone ? 'xs' : 'sm'} loading={saving.isPending}>
          {changed ? 'Save' : 'Comment'}
        </SubmitButton>
      </div>
    </form>
  );
}

/** What is written on the goal as such is the goal's, whatever moved it meanwhile; a dialog is about one thing. */
function newDraftKey(goalId: number, about: CommentPlace | undefined): string {
  return about ? `goal.${goalId}.comment.${about.Type}.${about.Id}` : `goal.${goalId}.comment`;
}

function acceptDraft(kept: unknown): Partial<CommentValues> | undefined {
  if (typeof kept !== 'object' || kept === null || !('comment' in kept)) return undefined;
  return typeof kept.comment === 'string' && kept.comment ? { comment: kept.comment } : undefined;
}

/** Whether a form on a goal's tab is still there after a navigation: another layer over the same tab leaves it alone. */
function useStaysMounted() {
  const here = useGoalSearch();
  return (next: { pathname: string; search: unknown }) => {
    const there = next.search as GoalSearch;
    // The dialog's own form goes with its dialog.
    const sameLayer = here.open !== 'comment' || there.open === 'comment';
    const samePage = next.pathname === window.location.pathname && there.tab === here.tab && sameLayer;
    if (here.side === undefined) return samePage;
    return samePage && there.side === here.side && there.sideTab === here.sideTab;
  };
}
