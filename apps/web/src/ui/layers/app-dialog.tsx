import { LateLayer, late } from './late-layer.tsx';
import type { AppDialogProps } from './opened-dialog.tsx';

const OpenedDialog = late(async () => (await import('./opened-dialog.tsx')).OpenedDialog);

/** A question or a short form. Asks before it discards a changed form (see `useUnsaved`). */
export function AppDialog(props: AppDialogProps) {
  return (
    <LateLayer opened={props.opened} onClose={props.onClose}>
      <OpenedDialog {...props} />
    </LateLayer>
  );
}
