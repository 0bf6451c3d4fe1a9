import { directoryColumn, directoryColumnNames } from '@bellwether/domain/people/organisation/directory';
import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePrinting } from '#ui/layout/use-printing.ts';
import type { Ticks } from '../model/chosen-people.ts';
import { type DirectoryEntry, type DirectoryLine, linesOf } from '../model/directory.ts';
import type { DirectorySearch } from '../model/directory-search.ts';
import { directoryWords } from '../words.directory.ts';
import { severalWords } from '../words.several.ts';
import { DirectoryRow } from './directory-row.tsx';
import classes from './directory-table.module.css';

/** In pixels. */
const heights = { row: 44, card: 64, letter: 28, header: 36 } as const;
/** The number of rows rendered above and below the window, so that scrolling shows no gaps. */
const OVERSCAN = 10;
/** The maximum number of printed rows; more would take the browser a minute to lay out. */
const MOST_PRINTED = 2_000;
/** The number of rows that Page Up and Page Down move: a page of the directory (people.19). */
const PAGE = 50;

const columns = ['Name', ...directoryColumnNames] as const;
const tracks = (width: 'wide' | 'narrow') =>
  directoryColumnNames.flatMap((name) => directoryColumn(name)[width] ?? []).join(' ');
/** The widths of the columns behind the name, for the style sheet. */
const widths: CSSProperties & Readonly<Record<`--${string}`, string>> = {
  '--wide-columns': tracks('wide'),
  '--narrow-columns': tracks('narrow'),
};

interface DirectoryTableProps {
  readonly entries: readonly DirectoryEntry[];
  /** Absent if sorted by name, with the letters. */
  readonly sort: DirectorySearch['sortBy'];
  readonly onSort: (sort: DirectorySearch['sortBy']) => void;
  /** Absent for people who cannot act on several. */
  readonly ticks?: Ticks | undefined;
}

/**
 * Shows the people as a table that renders only the rows in the window. Screen readers get the number of all rows,
 * and the arrow keys reach all of them.
 */
export function DirectoryTable({ entries, sort, onSort, ticks: offered }: DirectoryTableProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const lines = useMemo(() => linesOf(entries, sort === undefined), [entries, sort]);
  const rows = useRef<HTMLDivElement>(null);
  const margin = useTopOf(rows);
  const letters = useMemo(
    () => lines.flatMap((line, index) => (line.kind === 'letter' ? [index] : [])),
    [lines],
  );
  const sticky = useRef<number | undefined>(undefined);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => rows.current?.closest('main') ?? null,
    estimateSize: (index) => heights[lines[index]?.kind === 'letter' ? 'letter' : isPhone ? 'card' : 'row'],
    getItemKey: (index) => keyOf(lines[index]),
    overscan: OVERSCAN,
    scrollMargin: margin,
    // Without this, the header and the letter would cover a row that gets the focus.
    scrollPaddingStart: heights.header + heights.letter,
    rangeExtractor(range) {
      sticky.current = letters.findLast((index) => index <= range.startIndex);
      const drawn = defaultRangeExtractor(range);
      return sticky.current === undefined || drawn.includes(sticky.current)
        ? drawn
        : [sticky.current, ...drawn];
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights change with the width of the screen
  useLayoutEffect(() => virtual.measure(), [isPhone, lines, virtual]);

  const places = useMemo(
    () => lines.flatMap((line, index) => (line.kind === 'person' ? [index] : [])),
    [lines],
  );
  const [current, setCurrent] = useState(0);
  const focusAt = useRef<number | undefined>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, Math.min(current, entries.length - 1), entries.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(next);
    focusAt.current = next;
    virtual.scrollToIndex(places[next] ?? 0);
  };
  // The row with the focus may be rendered only after the scrolling.
  useLayoutEffect(() => {
    if (focusAt.current === undefined) return;
    const link = rows.current?.querySelector<HTMLElement>(`[data-person-index="${focusAt.current}"]`);
    if (!link) return;
    focusAt.current = undefined;
    link.focus({ preventScroll: true });
  });
  const stop = Math.min(current, entries.length - 1);
  const isPrinting = usePrinting();
  // Paper has no boxes.
  const ticks = isPrinting ? undefined : offered;
  const drawn = isPrinting
    ? lines.slice(0, MOST_PRINTED).map((line, index) => ({ index, key: keyOf(line) }))
    : virtual.getVirtualItems();

  return (
    <>
      {isPrinting && lines.length > MOST_PRINTED ? (
        <p className={classes.cut}>{directoryWords.cut(MOST_PRINTED, entries.length)}</p>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are not drawn */}
      <div
        role="table"
        aria-label={directoryWords.title}
        aria-rowcount={entries.length + 1}
        aria-colcount={columns.length + (ticks ? 1 : 0)}
        className={classes.table}
        data-ticks={ticks !== undefined || undefined}
        style={widths}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are not drawn */}
        <div role="rowgroup" className={classes.header}>
          {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are not drawn */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the buttons inside are the controls */}
          <div role="row" aria-rowindex={1} className={classes.row}>
            {ticks ? (
              // biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are not drawn
              // biome-ignore lint/a11y/useFocusableInteractive: the box inside is the control
              <div role="columnheader" className={classes.tick}>
                <input
                  type="checkbox"
                  aria-label={severalWords.tickAll}
                  checked={entries.every(({ person }) => ticks.chosen.has(person.id))}
                  onChange={ticks.toggleAll}
                />
              </div>
            ) : null}
            {columns.map((column) => (
              <HeaderCell
                key={column}
                column={column}
                isSorted={column === (sort ?? 'Name')}
                onSort={() => onSort(column === 'Name' ? undefined : column)}
              />
            ))}
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are not drawn */}
        <div
          role="rowgroup"
          ref={rows}
          className={classes.rows}
          style={isPrinting ? undefined : { height: virtual.getTotalSize() }}
          onKeyDown={onKeyDown}
        >
          {drawn.map((item) => {
            const line = lines[item.index];
            if (!line) return null;
            const isSticky = !isPrinting && item.index === sticky.current;
            const style =
              'start' in item
                ? {
                    height: item.size,
                    ...(isSticky ? {} : { transform: `translateY(${item.start - margin}px)` }),
                  }
                : {};
            return line.kind === 'letter' ? (
              <div
                key={item.key}
                aria-hidden="true"
                className={classes.letter}
                data-sticky={isSticky || undefined}
                style={style}
              >
                {line.letter}
              </div>
            ) : (
              <DirectoryRow
                key={item.key}
                entry={line.entry}
                index={line.index}
                isStop={line.index === stop || (item.index === 0 && stop < 0)}
                onFocus={() => setCurrent(line.index)}
                ticks={ticks}
                style={style}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

interface HeaderCellProps {
  readonly column: (typeof columns)[number];
  readonly isSorted: boolean;
  readonly onSort: () => void;
}

function HeaderCell({ column, isSorted, onSort }: HeaderCellProps) {
  const { label, narrow } =
    column === 'Name' ? { label: directoryWords.name, narrow: '' } : directoryColumn(column);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are not drawn
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside is the control
    <div
      role="columnheader"
      aria-sort={isSorted ? 'ascending' : 'none'}
      className={classes.cell}
      data-wide-only={narrow === undefined || undefined}
    >
      <button type="button" className={classes.sort} onClick={onSort} title={directoryWords.sortBy(label)}>
        {label}
        <span aria-hidden="true">{isSorted ? ' ↓' : ''}</span>
      </button>
    </div>
  );
}

function keyOf(line: DirectoryLine | undefined): string {
  if (!line) return '';
  return line.kind === 'letter' ? line.letter : `${line.entry.person.id}`;
}

/** Returns the row to which a key moves; undefined for keys that do not move. */
function stepOf(key: string, from: number, count: number): number | undefined {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}

/** Returns how far below the top of the scrolled page the rows begin, in pixels. */
function useTopOf(rows: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  // Measure the part above the rows after each render, because its lines may wrap.
  useLayoutEffect(() => {
    const page = rows.current?.closest('main');
    if (!rows.current || !page) return;
    const measured =
      rows.current.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop;
    setTop((former) => (Math.abs(former - measured) < 1 ? former : measured));
  });
  return top;
}
