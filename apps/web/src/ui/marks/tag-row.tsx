import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Tag, type Tone } from './tag.tsx';
import classes from './tag-row.module.css';

export interface RowTag {
  readonly label: string;
  readonly tone: Tone;
  readonly icon?: ReactNode;
}

/**
 * Shows at most two tags, the most urgent first; "+2" counts the other tags and names them. A narrow card shows one
 * tag, so that the title keeps its space.
 */
export function TagRow({ tags, limit = 2 }: { readonly tags: readonly RowTag[]; readonly limit?: number }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(limit).map((tag) => tag.label);
  return (
    <span className={classes.row}>
      {tags.slice(0, limit).map((tag, place) => (
        <span key={tag.label} className={place === 0 ? undefined : classes.further}>
          <Tag tone={tag.tone} icon={tag.icon}>
            {tag.label}
          </Tag>
        </span>
      ))}
      {tags.length < 2 ? null : (
        <span className={rest.length === 0 ? classes.narrow : undefined}>
          <Tag title={rest.join(', ')}>
            <span className={classes.wide} aria-hidden="true">
              +{rest.length}
            </span>
            <span className={classes.narrow} aria-hidden="true">
              +{tags.length - 1}
            </span>
            <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
          </Tag>
        </span>
      )}
    </span>
  );
}
