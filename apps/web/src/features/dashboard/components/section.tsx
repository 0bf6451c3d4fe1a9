import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** The id of the section's element, for links to it. */
  readonly anchor?: string | undefined;
  /** The number of entries, beside the title. */
  readonly count?: number | undefined;
  /** A link or a choice at the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the dashboard under its heading. */
export function Section({ title, anchor, count, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id} id={anchor}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
          {count ? <span className={classes.count}>{count}</span> : null}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
