import type { TalentCell as WireCell } from '@bellwether/contract/talent/overview';
import { type KeyboardEvent, memo, useId, useMemo, useRef, useState } from 'react';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import {
  cellAfterKey,
  cellShare,
  type Look,
  levelsDownward,
  middleOf,
  type TalentCell,
  type TalentMove,
  talentCell,
} from '../model/matrix-cells.ts';
import { gridWords } from '../words.ts';
import { CellButton } from './talent-cell.tsx';
import classes from './talent-grid.module.css';

interface AxisWords {
  readonly name: string;
  /** The words of the levels, the lowest first. */
  readonly levels: readonly string[];
}

interface TalentGridProps {
  readonly cells: readonly WireCell[];
  readonly levels: number;
  readonly primary: AxisWords;
  readonly secondary: AxisWords;
  /** The name of the third rating, for the legend; absent without one. */
  readonly third: string | undefined;
  readonly label: string;
  readonly selected: TalentCell | undefined;
  readonly onSelect: (cell: TalentCell | undefined) => void;
  /** How the person under the pointer moved since the previous quarter. */
  readonly move: TalentMove | undefined;
  /** Called with the person under the pointer; with undefined when the pointer leaves. */
  readonly onLook: (look: Look | undefined) => void;
  /** Shows neither names nor pictures. */
  readonly isHidden: boolean;
}

/**
 * Shows the people of a quarter by two ratings. The grid is one Tab stop, and arrow keys move in it. Each cell names
 * its ratings and its number of people, so screen readers can read it as a table.
 */
export const TalentGrid = memo(function TalentGrid(props: TalentGridProps) {
  const { cells, levels, primary, secondary, third, label, selected, onSelect, move, onLook, isHidden } =
    props;
  const grid = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<TalentCell>(selected ?? talentCell(levels - 1, 0, levels));
  const ids = useId();
  const byPlace = useMemo(
    () => new Map(cells.map((cell) => [talentCell(cell.PrimaryRating, cell.SecondaryRating, levels), cell])),
    [cells, levels],
  );
  const columns = levelsDownward(levels).toReversed();

  const focusCell = (cell: TalentCell) => {
    setStop(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  useHotkey('m', gridWords.goToGrid, () => focusCell(stop));

  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellAfterKey(stop, levels, event.key, event.ctrlKey || event.metaKey);
    if (next === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    focusCell(next);
  };

  return (
    <div className={classes.frame}>
      <p className={classes.axis} aria-hidden="true">
        <span>↑ {primary.name}</span>
      </p>
      <div className={classes.plot}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are controls that arrow keys walk through
          role="grid"
          className={classes.grid}
          data-levels={levels}
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          <tbody>
            {levelsDownward(levels).map((row) => (
              // Name the row. Without a name, screen readers read the names of all its cells.
              <tr key={row} aria-label={primary.levels[row]}>
                <th scope="row" id={`${ids}-row-${row}`} className={classes.level}>
                  {primary.levels[row]}
                </th>
                {columns.map((column) => {
                  const cell = talentCell(row, column, levels);
                  const content = byPlace.get(cell);
                  return (
                    <td
                      key={column}
                      className={classes.place}
                      headers={`${ids}-row-${row} ${ids}-column-${column}`}
                    >
                      <CellButton
                        cell={cell}
                        content={content}
                        levels={levels}
                        words={`${primary.levels[row]} · ${secondary.levels[column]}`}
                        isSelected={cell === selected}
                        isStop={cell === stop}
                        isHidden={isHidden}
                        onFocus={setStop}
                        onLook={onLook}
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
              {/* This corner is not a cell, because it has no headers. */}
              <td className={classes.corner} role="presentation" aria-hidden="true">
                {secondary.name} →
              </td>
              {columns.map((column) => (
                <th scope="col" id={`${ids}-column-${column}`} className={classes.column} key={column}>
                  {secondary.levels[column]}
                </th>
              ))}
            </tr>
          </tfoot>
        </table>
        {move && move.from !== move.to ? <MoveDrawing move={move} levels={levels} /> : null}
      </div>
      <Legend
        levels={levels}
        hasThird={cells.some(({ users }) => users.some((one) => one.TertiaryRating !== null))}
        third={third}
      />
    </div>
  );
});

interface LegendProps {
  readonly levels: number;
  readonly hasThird: boolean;
  readonly third: string | undefined;
}

/** Explains colours, faces, numbers and the arrow. */
function Legend({ levels, hasThird, third }: LegendProps) {
  const middle = talentCell(Math.floor(levels / 2), Math.floor(levels / 2), levels);
  return (
    <ul className={classes.legend} aria-label={gridWords.legend}>
      <li>
        {[middle, talentCell(0, 0, levels)].map((cell) => (
          <span
            key={cell}
            className={classes.swatch}
            style={{ ['--share' as string]: `${cellShare(cell, levels)}%` }}
            aria-hidden="true"
          />
        ))}
        {gridWords.legendColour}
      </li>
      <li>{gridWords.legendMore}</li>
      {hasThird && third ? <li>{gridWords.legendThird(third)}</li> : null}
      <li>{gridWords.legendMove}</li>
    </ul>
  );
}

/** Draws an arrow from the cell of the previous quarter. The words beside the grid say the same. */
function MoveDrawing({ move, levels }: { readonly move: TalentMove; readonly levels: number }) {
  const from = middleOf(move.from, levels);
  const to = middleOf(move.to, levels);
  return (
    <svg className={classes.trail} aria-hidden="true">
      <line className={classes.line} x1={`${from.x}%`} y1={`${from.y}%`} x2={`${to.x}%`} y2={`${to.y}%`} />
      <circle className={classes.from} cx={`${from.x}%`} cy={`${from.y}%`} r="5" />
      <circle className={classes.to} cx={`${to.x}%`} cy={`${to.y}%`} r="5" />
    </svg>
  );
}
