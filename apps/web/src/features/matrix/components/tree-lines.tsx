import { IconChevronDown, IconChevronRight } from '#ui/marks/icons.ts';
import type { TreeRow } from '../model/goal-tree.ts';
import { rowTexts, treeLinesWords } from '../words.ts';
import classes from './tree-lines.module.css';

interface RowStartProps {
  readonly row: TreeRow<{ readonly id: number; readonly parentId: number }>;
  readonly title: string;
  readonly onFold: (goalId: number, isOpen: boolean) => void;
}

/** Deeper levels share the last line positions, so that titles keep their space. */
const DEEPEST = 6;

/** Shows the beginning of a tree row: the lines that lead to it, and the fold button of the goals below it. */
export function RowStart({ row, title, onFold }: RowStartProps) {
  const { node, children, isOpen } = row;
  const lines = row.lines.slice(-DEEPEST);
  return (
    <>
      {lines.map((goesOn, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its depth
          key={index}
          className={classes.line}
          data-elbow={index === lines.length - 1 || undefined}
          data-goes-on={goesOn || undefined}
          aria-hidden="true"
        />
      ))}
      {children > 0 ? (
        <button
          type="button"
          className={classes.fold}
          data-open={isOpen || undefined}
          aria-expanded={isOpen}
          aria-label={rowTexts.below(children, title)}
          title={isOpen ? treeLinesWords.fold : treeLinesWords.unfold}
          onClick={() => onFold(node.id, !isOpen)}
        >
          {isOpen ? (
            <IconChevronDown size={14} aria-hidden="true" />
          ) : (
            <IconChevronRight size={14} aria-hidden="true" />
          )}
        </button>
      ) : (
        <span className={classes.leaf} aria-hidden="true" />
      )}
    </>
  );
}
