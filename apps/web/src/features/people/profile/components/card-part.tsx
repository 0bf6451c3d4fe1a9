import { type ReactNode, useId } from 'react';
import classes from './profile-card.module.css';

interface CardPartProps {
  readonly title: string;
  /** A button at the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Shows one part of the profile's card below its heading. */
export function CardPart({ title, aside, children }: CardPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.partHead}>
        <h2 className={classes.partTitle} id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
