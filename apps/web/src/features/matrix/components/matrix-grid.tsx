import { likelihoodLabels, qualityLabels, ratings } from '@bellwether/domain/goals/rating';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { type Cell, cellOf, emptyMatrixMessage } from '@bellwether/domain/matrix/matrix';
import { type CSSProperties, type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { IconTarget } from '#ui/marks/icons.ts';
import { cellAfterKey, cellWords, darkTintShare, levelOf, likelihoodRows } from '../model/cell.ts';
import type { Move } from '../model/movement.ts';
import type { Stay } from '../model/trail.ts';
import { gridTexts, matrixGridWords, matrixWords } from '../words.ts';
import classes from './matrix-grid.module.css';
import { MovementDrawing } from './movement-drawing.tsx';
import { TrailDrawing } from './trail-drawing.tsx';

interface MatrixGridProps {
  /** The number of goals in each of the 25 cells. */
  readonly counts: readonly number[];
  /** The accessible name: what is counted, and in which week. */
  readonly label: string;
  /** Titles of goals in each cell. */
  readonly titles: readonly string[];
  /** The cell of the page's goal; null without a place. */
  readonly own: Cell | null;
  readonly selected: Cell | undefined;
  /** Called with a clicked cell; undefined when the chosen cell is clicked again. */
  readonly onSelect: (cell: Cell | undefined) => void;
  /** The trail of the goal under the pointer. */
  readonly stays: readonly Stay[];
  /** The moves of all goals in the shown week; absent while they are not asked for. */
  readonly moves?: readonly Move[] | undefined;
  readonly isEmpty: boolean;
}

const darkTint: CSSProperties & { '--dark-tint': string } = { '--dark-tint': `${darkTintShare * 100}%` };

const FIRST = cellOf(4, 0);

/**
 * The largest number sets the bubbles' scale, but at least this, so that a single goal never looks like many.
 */
const LEAST_MOST = 4;

/**
 * Shows likelihood against quality with the number of goals in each cell (matrix.1). The grid is one Tab
 * stop; arrows move in it.
 */
export const MatrixGrid = memo(function MatrixGrid(props: MatrixGridProps) {
  const { counts, label, titles, own, selected, onSelect, stays, moves, isEmpty } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Cell>(selected ?? own ?? FIRST);
  const ids = useId();
  const [looked, setLooked] = useState<Cell>();
  const most = Math.max(LEAST_MOST, ...counts);

  const focusCell = (cell: Cell) => {
    setStop(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  useHotkey('g', gridTexts.goTo, () => focusCell(stop));

  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellAfterKey(stop, event.key, event.ctrlKey || event.metaKey);
    if (next === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    focusCell(next);
  };

  return (
    <div className={classes.frame}>
      <p className={classes.axis} aria-hidden="true">
        <span>{matrixGridWords.likelihood}</span>
        <span className={classes.looked}>
          {looked === undefined || !counts[looked] ? null : `${cellWords(looked)}${colon} ${titles[looked]}`}
        </span>
        {own === null ? null : (
          <span className={classes.legend}>
            <IconTarget size={13} />
            {matrixWords.own}
          </span>
        )}
      </p>
      <div className={classes.plot}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are controls that arrow keys walk through
          role="grid"
          className={classes.grid}
          style={darkTint}
          aria-label={label}
          aria-describedby={isEmpty ? `${ids}-empty` : undefined}
          onKeyDown={onKeyDown}
        >
          <tbody>
            {likelihoodRows.map((likelihood) => (
              // Name the row: otherwise screen readers read the names of all its cells as its name.
              <tr key={likelihood} aria-label={likelihoodLabels[likelihood]}>
                <th scope="row" id={`${ids}-row-${likelihood}`} className={classes.likelihood}>
                  {likelihoodLabels[likelihood]}
                </th>
                {ratings.map((quality) => {
                  const cell = cellOf(likelihood, quality);
                  return (
                    // The columns' headers stand below the cells, where browsers do not look for them.
                    <td
                      key={quality}
                      className={classes.place}
                      headers={`${ids}-row-${likelihood} ${ids}-column-${quality}`}
                    >
                      <CellButton
                        cell={cell}
                        count={counts[cell] ?? 0}
                        most={most}
                        isOwn={cell === own}
                        isSelected={cell === selected}
                        isStop={cell === stop}
                        isOnTrail={stays.at(-1)?.cell === cell}
                        onFocus={setStop}
                        onLook={setLooked}
                        onSelect={onSelect}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {/* Not a cell: it has no headers. */}
              <td className={classes.corner} role="presentation" aria-hidden="true">
                {matrixGridWords.quality}
              </td>
              {ratings.map((quality) => (
                <th scope="col" id={`${ids}-column-${quality}`} className={classes.quality} key={quality}>
                  {qualityLabels[quality]}
                </th>
              ))}
            </tr>
          </tfoot>
        </table>
        {moves ? <MovementDrawing moves={moves} /> : <TrailDrawing stays={stays} counts={counts} />}
        {isEmpty ? (
          <p className={classes.empty} role="tooltip" id={`${ids}-empty`}>
            {emptyMatrixMessage}
          </p>
        ) : null}
      </div>
    </div>
  );
});

interface CellButtonProps {
  readonly cell: Cell;
  readonly count: number;
  /** The grid's largest number, which sets the bubbles' scale. */
  readonly most: number;
  readonly isOwn: boolean;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  readonly isOnTrail: boolean;
  readonly onFocus: (cell: Cell) => void;
  /** Called with the cell under the pointer or with the focus; undefined when it leaves. */
  readonly onLook: (cell: Cell | undefined) => void;
  readonly onSelect: (cell: Cell | undefined) => void;
}

const CellButton = memo(function CellButton(props: CellButtonProps) {
  const { cell, count, most, isOwn, isSelected, isStop, isOnTrail, onFocus, onLook, onSelect } = props;
  const words = cellWords(cell);
  const style: CSSProperties & { '--share': number } = { '--share': Math.sqrt(count / most) };
  return (
    <button
      type="button"
      className={classes.cell}
      data-cell={cell}
      data-level={levelOf(cell)}
      aria-pressed={isSelected}
      aria-label={gridTexts.cell(words, count, isOwn)}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => {
        onFocus(cell);
        onLook(cell);
      }}
      onBlur={() => onLook(undefined)}
      onPointerEnter={() => onLook(cell)}
      onPointerLeave={() => onLook(undefined)}
      onClick={() => onSelect(isSelected ? undefined : cell)}
    >
      {count > 0 ? (
        <span className={classes.bubble} data-on-trail={isOnTrail || undefined} style={style}>
          {count}
        </span>
      ) : null}
      {isOwn ? <IconTarget size={14} className={classes.own} aria-hidden="true" /> : null}
    </button>
  );
});
