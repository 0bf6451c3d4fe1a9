import type { ReactNode } from 'react';
import { IconChevronRight } from '#ui/marks/icons.ts';
import classes from './fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly count?: number;
  /** Uses smaller letters, for a table beside a picture. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A part that is folded at first and printed in full. */
export function Fold({ title, count, isQuiet = false, children }: FoldProps) {
  return (
    <details className={classes.fold} data-quiet={isQuiet || undefined}>
      <summary className={classes.summary}>
        <IconChevronRight className={classes.chevron} size={16} aria-hidden="true" />
        <span className={classes.title}>{title}</span>
        {count === undefined ? null : (
          <span className={classes.count} data-figures>
            {count}
          </span>
        )}
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
