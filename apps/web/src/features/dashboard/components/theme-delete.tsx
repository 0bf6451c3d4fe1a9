import type { Theme } from '@bellwether/contract/dashboard';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormActions } from '#ui/form/form-actions.tsx';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { IconTrash } from '#ui/marks/icons.ts';
import { useDeleteTheme } from '../api.ts';
import { themeDeleteWords } from '../words.ts';

interface ThemeDeleteProps {
  readonly theme: Theme;
  readonly onDeleted: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** Deletes the theme after a question. */
export function ThemeDelete({ theme, onDeleted, onFailed }: ThemeDeleteProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteTheme();
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {themeDeleteWords.deleteIt}
      </Button>
      <AppDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={goalMessages.deleteComment}
        width={380}
      >
        <FormActions>
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {themeDeleteWords.cancel}
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(theme, {
                onSuccess: onDeleted,
                onError: onFailed,
                onSettled: () => setAsking(false),
              })
            }
          >
            {themeDeleteWords.deleteIt}
          </Button>
        </FormActions>
      </AppDialog>
    </>
  );
}
