import { Modal } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import classes from './app-dialog.module.css';
import { leaveToTitle } from './first-focus.ts';
import { LayerCloseProvider } from './layer-close.tsx';
import { useLayer } from './layers.ts';
import { UnsavedScope, useGuardedClose } from './unsaved-guard.tsx';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';
import { openedDialogWords } from './words.ts';

export interface AppDialogProps {
  /** Keep the component mounted and change this prop, so that focus returns to the button that opened it. */
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Pixels; on phones the dialog is as wide as the screen. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** What an `AppDialog` renders after its first opening. */
export function OpenedDialog({ opened, onClose, title, width = 480, children }: AppDialogProps) {
  const scope = useId();
  const heading = useRef<HTMLHeadingElement>(null);
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
      classNames={{ content: classes.content, inner: classes.inner }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        {/* Do not use the library's header: it is a landmark, and the page already has its banner. */}
        <div className={classes.header}>
          <Modal.Title className={classes.title} tabIndex={-1} ref={heading}>
            {title}
          </Modal.Title>
          <Modal.CloseButton
            aria-label={openedDialogWords.close}
            iconSize={18}
            className={classes.close}
            onFocus={(event) => leaveToTitle(event, heading.current)}
          />
        </div>
        {/* The library's body would describe the dialog to readers with everything in it. */}
        <div className={classes.body}>
          <LayerCloseProvider close={onClose} requestClose={requestClose}>
            <UnsavedScope id={scope}>{children}</UnsavedScope>
          </LayerCloseProvider>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
