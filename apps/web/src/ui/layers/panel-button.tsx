import { type ReactNode, useRef, useState } from 'react';
import { LateLayer, late } from './late-layer.tsx';
import type { PanelProps } from './opened-panel.tsx';
import classes from './panel-button.module.css';

/** The panel of a `PanelButton`. */
export const Panel = late(async () => (await import('./opened-panel.tsx')).OpenedPanel);

interface PanelButtonProps {
  readonly className: string | undefined;
  /** The name for screen readers, where the shown content says too little. */
  readonly label?: string;
  /** Marks the button as the present place. */
  readonly isActive?: boolean;
  readonly children: ReactNode;
  /** Returns a `Panel`, or a `late` component that renders one. The acts in it call `close`. */
  readonly renderPanel: (panel: PanelProps, close: () => void) => ReactNode;
}

/** A button of the frame that opens a panel beside itself. */
export function PanelButton({ className, label, isActive, children, renderPanel }: PanelButtonProps) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(false);
  const button = (
    <button
      type="button"
      ref={target}
      className={`${classes.button} ${className ?? ''}`}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={opened}
      data-active={isActive || undefined}
      onClick={() => setOpened(!opened)}
    >
      {children}
    </button>
  );
  return (
    <LateLayer opened={opened} onClose={close} face={button}>
      {renderPanel({ opened, onChange: setOpened, button, target }, close)}
    </LateLayer>
  );
}
