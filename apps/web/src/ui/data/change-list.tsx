import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import classes from './change-list.module.css';
import { InlineLinks } from './rich-links.tsx';
import { type DiffPart, wordDiff } from './word-diff.ts';
import { changeListWords } from './words.ts';

/** One field's former and present text. */
export interface TextChange {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

interface ChangeListProps {
  readonly changes: readonly TextChange[];
  /** The headings of the two sides: "Now" and "Proposed". */
  readonly fromLabel: string;
  readonly toLabel: string;
  /** The level below the heading that the list stands under. */
  readonly level: 3 | 4;
}

/**
 * Shows the changes field by field, with differing words struck out or underlined, so that colour is not
 * needed.
 */
export function ChangeList({ changes, fromLabel, toLabel, level }: ChangeListProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.list}>
      {changes.map((change) => {
        const parts = wordDiff(change.from, change.to);
        return (
          <section key={change.label}>
            <Heading className={classes.field}>{change.label}</Heading>
            <div className={classes.sides}>
              <Side side="from" label={fromLabel} parts={parts.filter((part) => part.kind !== 'added')} />
              <Side side="to" label={toLabel} parts={parts.filter((part) => part.kind !== 'removed')} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Side(props: { side: 'from' | 'to'; label: string; parts: readonly DiffPart[] }) {
  const { side, label, parts } = props;
  return (
    <div className={classes.side} data-side={side}>
      <span className={classes.label}>{label}</span>
      {parts.length === 0 ? <span className={classes.none}>{changeListWords.empty}</span> : null}
      <span className={classes.text}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
          <Part key={index} {...part} />
        ))}
      </span>
    </div>
  );
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return <InlineLinks text={text} />;
  const [Tag, className, word] =
    kind === 'removed'
      ? (['del', classes.removed, 'removed: '] as const)
      : (['ins', classes.added, 'added: '] as const);
  return (
    <Tag className={className}>
      <VisuallyHidden>{word}</VisuallyHidden>
      <InlineLinks text={text} />
    </Tag>
  );
}
