import type { ReactNode } from 'react';
import classes from './strategy-page.module.css';

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the page. */
export function StrategyPart({ title, hint, actions, children }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {actions ? <div className={classes.acts}>{actions}</div> : null}
      </div>
      {hint ? <p className={classes.quiet}>{hint}</p> : null}
      {children}
    </section>
  );
}
