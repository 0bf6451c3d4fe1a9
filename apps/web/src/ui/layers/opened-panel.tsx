import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, type RefObject, useEffect } from 'react';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';

/** What a `PanelButton` passes to its panel. */
export interface PanelProps {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  readonly button: ReactElement;
  readonly target: RefObject<HTMLButtonElement | null>;
}

interface OpenedPanelProps {
  readonly panel: PanelProps;
  readonly className: string | undefined;
  /** Absent = below the button. */
  readonly position?: 'bottom-end' | 'top-end';
  /** Pixels; absent = as wide as its content. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** The button and the panel of a `PanelButton` after its first opening. */
export function OpenedPanel(props: OpenedPanelProps) {
  const { panel, className, position = 'bottom-end', width, children } = props;
  const { opened, onChange, button, target } = panel;
  const shown = useOpenedAfterMount(opened);
  // This button replaces the pressed one, so it takes over the focus, and gets it back when the panel closes.
  useEffect(() => target.current?.focus({ preventScroll: true }), [target]);
  return (
    <Popover
      {...(width === undefined ? {} : { width })}
      position={position}
      shadow="md"
      // A marker in the panel measures itself while the panel opens; a growing panel would misplace it.
      transitionProps={{ duration: 0 }}
      trapFocus
      returnFocus
      opened={shown}
      onChange={onChange}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={className}>{children}</Popover.Dropdown>
    </Popover>
  );
}
