import type { ReactNode } from 'react';
import classes from './plain-button.module.css';

interface PlainButtonProps {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'default';
  readonly fullWidth?: boolean;
  /** Absent = submits the form around it. */
  readonly onClick?: () => void;
  /** Keeps focus; a second press does nothing. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

/** A button without the component library, for signed-out screens and for pages whose code could not be loaded. */
export function PlainButton(props: PlainButtonProps) {
  const { children, variant = 'primary', fullWidth, onClick, busy, disabled } = props;
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={classes.button}
      data-variant={variant}
      data-full={fullWidth || undefined}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </button>
  );
}
