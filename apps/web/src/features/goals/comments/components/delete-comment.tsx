import { goalMessages } from '@bellwether/domain/goals/messages';
import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { useDeleteComment } from '../api.ts';
import { deleteCommentWords } from '../words.ts';

interface DeleteCommentProps {
  readonly goalId: number;
  readonly commentId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The element that contains the comment. */
  readonly place: RefObject<HTMLElement | null>;
}

/** 'Do you want to delete?' (goals.13). */
export function DeleteComment({ goalId, commentId, opened, onClose, place }: DeleteCommentProps) {
  const remove = useDeleteComment(goalId, commentId);
  const heir = useFocusHeir();
  return (
    <AppDialog opened={opened} onClose={onClose} title={goalMessages.deleteComment} width={380}>
      <FormActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {deleteCommentWords.cancel}
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() => {
            heir.current =
              place.current?.closest<HTMLElement>('[role=dialog]') ?? document.getElementById('main');
            remove.mutate(undefined, {
              onSuccess: onClose,
              onError: (error) => toast.error(problemText(error)),
            });
          }}
        >
          {deleteCommentWords.deleteIt}
        </Button>
      </FormActions>
    </AppDialog>
  );
}

/**
 * Returns the element that gets the focus when the comment and its buttons disappear: the page, or the drawer
 * that shows it.
 */
function useFocusHeir(): RefObject<HTMLElement | null> {
  const heir = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      const target = heir.current;
      if (target)
        setTimeout(() => document.activeElement === document.body && target.focus({ preventScroll: true }));
    },
    [],
  );
  return heir;
}
