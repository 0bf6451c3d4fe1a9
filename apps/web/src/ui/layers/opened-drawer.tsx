import { Drawer, type MantineTransition } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import classes from './app-drawer.module.css';
import { leaveToTitle } from './first-focus.ts';
import { LayerCloseProvider } from './layer-close.tsx';
import { useLayer } from './layers.ts';
import { UnsavedScope, useGuardedClose } from './unsaved-guard.tsx';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';
import { openedDrawerWords } from './words.ts';

export interface AppDrawerProps {
  /** Keep the component mounted and change this prop, so that focus returns to the button that opened it. */
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Pixels (screens.2); on narrower screens the drawer is a full sheet. */
  readonly width: number;
  /** Pixels from a page width of 1,280 px on; absent = the same width. */
  readonly wide?: number | undefined;
  /** Rendered only while open; load heavy content lazily inside. */
  readonly children: ReactNode;
  /** Beside the title, for example a week navigator. */
  readonly headerAside?: ReactNode;
}

/** The library moves nothing if the person prefers reduced motion. */
const SLIDE: MantineTransition = {
  in: { opacity: 1, transform: 'translateX(0)' },
  out: { opacity: 0, transform: 'translateX(16px)' },
  transitionProperty: 'opacity, transform',
};

/** What an `AppDrawer` renders after its first opening. */
export function OpenedDrawer({ opened, onClose, title, width, wide, children, headerAside }: AppDrawerProps) {
  const scope = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useOpenedAfterMount(opened);
  const isTop = useLayer(shown);
  const requestClose = useGuardedClose(scope, onClose);
  const close = () => {
    if (isTop()) requestClose();
  };
  return (
    <Drawer.Root
      opened={shown}
      onClose={close}
      position="right"
      size={width}
      transitionProps={{ transition: SLIDE, duration: 160 }}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content
        data-wide={wide === undefined ? undefined : true}
        style={wide === undefined ? undefined : { '--bw-drawer-wide': `${wide}px` }}
      >
        {/* Do not use the library's header: it is a landmark, and the page already has its banner. */}
        <div className={classes.header}>
          <Drawer.Title className={classes.title} tabIndex={-1} ref={heading}>
            {title}
          </Drawer.Title>
          {headerAside}
          <Drawer.CloseButton
            aria-label={openedDrawerWords.close}
            iconSize={18}
            className={classes.close}
            onFocus={(event) => leaveToTitle(event, heading.current)}
          />
        </div>
        {/* The library's body would describe the drawer to readers with everything in it. */}
        <div className={classes.body}>
          <LayerCloseProvider close={onClose} requestClose={requestClose}>
            <UnsavedScope id={scope}>{children}</UnsavedScope>
          </LayerCloseProvider>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
