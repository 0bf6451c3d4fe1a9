import { IconEyeOff, IconTrash } from '#ui/marks/icons.ts';
import type { TreeRow } from '../model/goal-tree.ts';
import { isEntry, type TreeNode } from '../model/matrix-view.ts';
import { matrixWords } from '../words.ts';
import classes from './goal-row.module.css';
import { RowStart } from './tree-lines.tsx';

interface GapRowProps {
  readonly row: TreeRow<TreeNode>;
  readonly onFold: (goalId: number, isOpen: boolean) => void;
}

/** Shows the place of an invisible goal in the tree; it is never counted. */
export function GapRow({ row, onFold }: GapRowProps) {
  const isDeleted = !isEntry(row.node) && row.node.isDeleted;
  const Icon = isDeleted ? IconTrash : IconEyeOff;
  const title = isDeleted ? matrixWords.deleted : matrixWords.notVisible;
  return (
    <div className={classes.line}>
      <RowStart row={row} title={title} onFold={onFold} />
      <div className={classes.body}>
        <p className={classes.gap}>
          <Icon size={16} aria-hidden="true" />
          <span>
            {title} {isDeleted ? matrixWords.deletedNote : null}
          </span>
        </p>
      </div>
    </div>
  );
}
