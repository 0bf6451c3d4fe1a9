import { type ReactNode, useEffect } from 'react';
import { cx } from './classes.ts';
import classes from './page.module.css';
import { pageWords } from './words.ts';

/**
 * Sets the tab's title: "Goals · Bellwether". A page calls it once; a detail may call it with its own name.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Bellwether` : 'Bellwether';
  }, [title]);
}

interface PageProps {
  /** The page's one h1 and the tab's title. */
  readonly title: string;
  /** The tab's title if it differs from the heading. */
  readonly tabTitle?: string;
  /** Links to the pages above this one, the topmost first. */
  readonly trail?: ReactNode;
  /** Buttons at the right of the heading. */
  readonly actions?: ReactNode;
  /** Full height without padding, for list and detail side by side. */
  readonly fill?: boolean;
  /** One column of rows: heading and content end at the same place. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Renders the content of the shell's main landmark. */
export function Page({ title, tabTitle, trail, actions, fill = false, narrow = false, children }: PageProps) {
  useTitle(tabTitle ?? title);
  return (
    <div className={cx(classes.page, fill && classes.fill, narrow && classes.narrow)}>
      <header className={classes.header}>
        {trail ? (
          <nav className={classes.trail} aria-label={pageWords.breadcrumb}>
            <p>
              {trail} <span aria-hidden="true">/</span>
            </p>
          </nav>
        ) : null}
        <h1 className={classes.title}>{title}</h1>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </header>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
