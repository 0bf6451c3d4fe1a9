import { type ReactNode, useEffect } from 'react';
import classes from './form-actions.module.css';

/**
 * The buttons at a form's end; they stay visible at the bottom of a long drawer. `aside` is at the left (a
 * secondary act).
 */
export function FormActions({
  children,
  aside,
}: {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}) {
  useEffect(() => {
    keepAboveButtons();
    return keepAboveButtons;
  }, []);
  return (
    <div data-form-actions className={classes.actions}>
      {aside ? <div className={classes.aside}>{aside}</div> : null}
      {children}
    </div>
  );
}

/**
 * Sets the height of the open drawer's or dialog's buttons for the style sheet, in pixels. On a phone they are
 * at the bottom of the screen, and a message is shown above them.
 */
function keepAboveButtons(): void {
  const buttons = document.querySelector<HTMLElement>('[role="dialog"] [data-form-actions]');
  document.documentElement.style.setProperty('--bw-above-buttons', `${buttons?.offsetHeight ?? 0}px`);
}

/** Fields below each other, 16 px apart. */
export function FormStack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
