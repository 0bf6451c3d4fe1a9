import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Tag, type Tone } from './tag.tsx';
import classes from './tag-row.module.css';

export interface RowTag {
  readonly label: string;
  readonly tone: Tone;
  readonly icon?: ReactNode;
}

/** Shows at most two tags, the most urgent first; "+2" stands for the rest and names them. */
export function TagRow({ tags, limit = 2 }: { readonly tags: readonly RowTag[]; readonly limit?: number }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(limit).map((tag) => tag.label);
  return (
    <span className={classes.row}>
      {tags.slice(0, limit).map((tag) => (
        <Tag key={tag.label} tone={tag.tone} icon={tag.icon}>
          {tag.label}
        </Tag>
      ))}
      {rest.length === 0 ? null : (
        <Tag title={rest.join(', ')}>
          <span aria-hidden="true">+{rest.length}</span>
          <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
        </Tag>
      )}
    </span>
  );
}
