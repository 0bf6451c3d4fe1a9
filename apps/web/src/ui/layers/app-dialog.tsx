import { Modal } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './app-dialog.module.css';
import { LayerCloseProvider } from './layer-close.tsx';
import { useLayer } from './layers.ts';
import { UnsavedScope, useGuardedClose } from './unsaved-guard.tsx';
import { useOpenedAfterMount, useWasOpened } from './use-opened-after-mount.ts';

interface AppDialogProps {
  /** Keep the component mounted and flip this, so that focus goes back to the button that opened it. */
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Pixels; on phones the dialog takes the width of the screen. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A question or a short form. Asks before it throws away a touched form (see `useUnsaved`). */
export function AppDialog(props: AppDialogProps) {
  // A page has a dozen, of which most are never opened: until then there is nothing to give focus back to.
  return useWasOpened(props.opened) ? <OpenedDialog {...props} /> : null;
}

function OpenedDialog({ opened, onClose, title, width = 480, children }: AppDialogProps) {
  const scope = useId();
  const shown = useOpenedAfterMount(opened);
  const isTop = useLayer(shown);
  const requestClose = useGuardedClose(scope, onClose);
  return (
    <Modal.Root
      opened={shown}
      onClose={() => {
        if (isTop()) requestClose();
      }}
      size={width}
      centered
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        {/* The library's own header is a landmark, and the page has its banner already. */}
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" iconSize={18} className={classes.close} />
        </div>
        <Modal.Body className={classes.body}>
          <LayerCloseProvider close={onClose} requestClose={requestClose}>
            <UnsavedScope id={scope}>{children}</UnsavedScope>
          </LayerCloseProvider>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
