import { Button } from '@mantine/core';
import { reloadButtonWords } from '../words.ts';

/**
 * Applies another person's changes. The button disappears with its notice, so the focus moves to the
 * beginning of the form.
 */
export function ReloadButton({ onReload }: { readonly onReload: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      onClick={({ currentTarget }) => {
        const form = currentTarget.closest('form, [role=dialog]');
        onReload();
        form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
      }}
    >
      {reloadButtonWords.reload}
    </Button>
  );
}
