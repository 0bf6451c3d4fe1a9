import { type ReactNode, useId } from 'react';
import classes from './personal-data.module.css';

interface DataPartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** One part of the page about a person's data. */
export function DataPart({ title, hint, children }: DataPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      <p className={classes.quiet}>{hint}</p>
      {children}
    </section>
  );
}
