import { Button } from '@mantine/core';

/** Takes over what somebody else changed. It goes away with its notice: the focus goes on to where the form begins. */
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
      Reload
    </Button>
  );
}
