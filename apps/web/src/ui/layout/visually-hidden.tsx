import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Text for screen readers only. A span, because it stands in paragraphs. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span className={classes.hidden} id={id}>
      {children}
    </span>
  );
}
