import { goalMessages } from '@bellwether/domain/goals/messages';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { AppDialog } from '#ui/app-dialog.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { toast } from '#ui/toast.tsx';
import { useDeleteComment } from '../api.ts';

interface DeleteCommentProps {
  readonly goalId: number;
  readonly commentId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** 'Do you want to delete?' (1-goals §5). */
export function DeleteComment({ goalId, commentId, opened, onClose }: DeleteCommentProps) {
  const remove = useDeleteComment(goalId, commentId);
  return (
    <AppDialog opened={opened} onClose={onClose} title={goalMessages.deleteComment} width={380}>
      <FormActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(undefined, {
              onSuccess: onClose,
              onError: (error) => toast.error(problemText(error)),
            })
          }
        >
          Delete
        </Button>
      </FormActions>
    </AppDialog>
  );
}
