import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { useRoomyText } from '#ui/layout/use-roomy-text.ts';
import type { TreeRow } from '../model/goal-tree.ts';
import { type Entry, isEntry, type TreeNode } from '../model/matrix-view.ts';
import { ROOMY_HEIGHT, ROW_HEIGHT } from '../model/row-window.ts';
import { useRowWindow } from '../model/use-row-window.ts';
import { goalRowsWords, rowTexts } from '../words.ts';
import { GapRow } from './gap-row.tsx';
import { GoalRow } from './goal-row.tsx';
import classes from './goal-rows.module.css';

interface GoalRowsProps {
  readonly rows: readonly TreeRow<TreeNode>[];
  /** The numbers of the weeks of the trails. */
  readonly weeks: readonly number[];
  readonly isTree: boolean;
  readonly selectedId: number | undefined;
  readonly titleOf: (goalId: number) => string | undefined;
  readonly onFold: (goalId: number, isOpen: boolean) => void;
  /** Called with the goal under the pointer or with the focus; undefined when it leaves. */
  readonly onLook: (goalId: number | undefined) => void;
}

/**
 * Lists the goals as rows of equal height and renders only the visible ones, so a thousand cost as much as
 * thirty.
 */
export const GoalRows = memo(function GoalRows(props: GoalRowsProps) {
  const { rows, weeks, isTree, selectedId, titleOf, onFold, onLook } = props;
  const probe = useRef<HTMLSpanElement>(null);
  const isRoomy = useRoomyText(probe);
  const height = isRoomy ? ROOMY_HEIGHT : ROW_HEIGHT;
  const { list, shown } = useRowWindow(rows.length, height);
  const [active, setActive] = useState<number>();
  const wanted = useRef<number>(undefined);

  // A row that keys lead to may not be rendered yet, so it gets the focus afterwards.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-goal-link="${wanted.current}"]`);
    wanted.current = undefined;
    link?.focus({ preventScroll: true });
    link?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  });

  const move = (step: 1 | -1) => {
    const focused = (document.activeElement as HTMLElement | null)?.closest?.('[data-goal-row]');
    const at = rows.findIndex((row) => String(row.node.id) === focused?.getAttribute('data-goal-row'));
    const chosen = rows.findIndex((row) => row.node.id === selectedId);
    let next = at >= 0 ? at + step : Math.max(0, chosen);
    // Skip gaps, because they cannot be opened.
    for (let row = rows[next]; row && !isEntryRow(row); row = rows[next]) next += step;
    const row = rows[next];
    if (!row) return;
    wanted.current = row.node.id;
    setActive(row.node.id);
  };
  useHotkey('j', rowTexts.next, () => move(1));
  useHotkey('k', rowTexts.previous, () => move(-1));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows.find((each) => each.node.id === active);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (row && row.children > 0 && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault();
      onFold(row.node.id, event.key === 'ArrowRight');
    }
  };

  const drawn = rows
    .map((row, index) => ({ row, index }))
    // Keep the focused row rendered, however far the list is scrolled.
    .filter(({ row, index }) => (index >= shown.from && index < shown.to) || row.node.id === active);

  return (
    <>
      {/* Its width tells how far the person spaces text out. */}
      <span className={classes.probe} ref={probe} aria-hidden="true">
        {goalRowsWords.goals}
      </span>
      <ul
        ref={list}
        className={classes.list}
        aria-label={goalRowsWords.goals}
        style={{ height: rows.length * height }}
        data-roomy={isRoomy || undefined}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onLook(undefined)}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setActive(undefined);
          onLook(undefined);
        }}
      >
        {drawn.map(({ row, index }) => (
          <li
            key={row.node.id}
            className={classes.row}
            style={{ top: index * height, height }}
            data-goal-row={row.node.id}
            data-selected={row.node.id === selectedId || undefined}
            aria-posinset={row.place}
            aria-setsize={row.siblings}
            onPointerEnter={() => onLook(row.node.id)}
            onFocus={() => {
              setActive(row.node.id);
              onLook(row.node.id);
            }}
          >
            {isEntryRow(row) ? (
              <GoalRow row={row} weeks={weeks} isTree={isTree} titleOf={titleOf} onFold={onFold} />
            ) : (
              <GapRow row={row} onFold={onFold} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
});

function isEntryRow(row: TreeRow<TreeNode>): row is TreeRow<Entry> {
  return isEntry(row.node);
}
