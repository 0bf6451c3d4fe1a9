import { type ReactNode, useId } from 'react';
import classes from './settings-part.module.css';

interface SettingsPartProps {
  readonly title: string;
  /** A button at the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Shows one part of the settings below its heading. */
export function SettingsPart({ title, aside, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
