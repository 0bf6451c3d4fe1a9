import type { ReactNode } from 'react';
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
  return (
    <div data-form-actions className={classes.actions}>
      {aside ? <div className={classes.aside}>{aside}</div> : null}
      {children}
    </div>
  );
}

/** Fields below each other, 16 px apart. */
export function FormStack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
