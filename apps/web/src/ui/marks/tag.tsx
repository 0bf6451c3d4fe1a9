import type { ReactNode } from 'react';
import classes from './tag.module.css';

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

interface TagProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly title?: string;
}

/** A short tinted label: "Needs Update", "Private", "Status is 3 weeks old". */
export function Tag({ tone = 'neutral', icon, children, title }: TagProps) {
  return (
    <span className={classes.tag} data-tone={tone} title={title}>
      {icon}
      {children}
    </span>
  );
}

/** A state with a leading dot on the plain surface, less prominent than a tag, for one state per row. */
export function StateBadge({ tone = 'neutral', children, title }: Omit<TagProps, 'icon'>) {
  return (
    <span className={classes.state} data-tone={tone} title={title}>
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}

/**
 * A number on a menu entry or tab; renders nothing at 0. `label` says what is counted: "3 goals wait for
 * you".
 */
export function CountBadge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count <= 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={classes.hidden}>{label}</span>
    </span>
  );
}
