import type { ReactNode } from 'react';
import classes from './details-tab.module.css';

/** Shows a part of the detail under its small heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.label}>{title}</h3>
      {children}
    </section>
  );
}
