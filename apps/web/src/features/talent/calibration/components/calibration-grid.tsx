import type { Calibration, CalibrationCard } from '@bellwether/contract/talent/calibration';
import { Button } from '@mantine/core';
import { type DragEvent, memo, useId, useState } from 'react';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { cellShare, levelsDownward, type TalentCell, talentCell } from '../../model/matrix-cells.ts';
import { isMoved } from '../model/places.ts';
import { calibrationWords as words } from '../words.ts';
import classes from './calibration.module.css';

interface CalibrationGridProps {
  readonly session: Pick<Calibration, 'Levels' | 'Axes' | 'Permissions'>;
  readonly cards: readonly CalibrationCard[];
  /** Opens the card; with a cell, to move it there. */
  readonly onOpen: (userId: number, to?: TalentCell) => void;
}

/** Shows a cell for each pair of ratings, with the cards of its people. A press opens a card; dragging moves it. */
export function CalibrationGrid({ session, cards, onOpen }: CalibrationGridProps) {
  const { Levels, Axes, Permissions } = session;
  const ids = useId();
  const columns = levelsDownward(Levels).toReversed();
  const ofCell = new Map<TalentCell, CalibrationCard[]>();
  for (const card of cards) {
    const cell = talentCell(card.Primary, card.Secondary, Levels);
    ofCell.set(cell, [...(ofCell.get(cell) ?? []), card]);
  }
  return (
    <div className={classes.scroll}>
      <p className={classes.axis} aria-hidden="true">
        ↑ {Axes.Primary.Name}
      </p>
      <table className={classes.grid} aria-label={words.grid(Axes.Primary.Name, Axes.Secondary.Name)}>
        <tbody>
          {levelsDownward(Levels).map((row) => (
            <tr key={row}>
              <th scope="row" id={`${ids}-row-${row}`}>
                {Axes.Primary.Levels[row]}
              </th>
              {columns.map((column) => {
                const cell = talentCell(row, column, Levels);
                return (
                  <Cell
                    key={column}
                    cell={cell}
                    levels={Levels}
                    headers={`${ids}-row-${row} ${ids}-column-${column}`}
                    cards={ofCell.get(cell) ?? []}
                    isDraggable={Permissions.Move}
                    onOpen={onOpen}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={classes.axis} role="presentation" aria-hidden="true">
              {Axes.Secondary.Name} →
            </td>
            {columns.map((column) => (
              <th scope="col" id={`${ids}-column-${column}`} key={column}>
                {Axes.Secondary.Levels[column]}
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The cards that a cell shows at first. */
const mostCards = 12;
/** The kind of data of a dragged card. */
const cardData = 'application/x-bellwether-card';

interface CellProps {
  readonly cell: TalentCell;
  readonly levels: number;
  readonly headers: string;
  readonly cards: readonly CalibrationCard[];
  readonly isDraggable: boolean;
  readonly onOpen: CalibrationGridProps['onOpen'];
}

function Cell({ cell, levels, headers, cards, isDraggable, onOpen }: CellProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const shown = showsAll ? cards : cards.slice(0, mostCards);
  const more = cards.length - shown.length;
  const takes = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(cardData)) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <td
      headers={headers}
      className={classes.cell}
      style={{ ['--share' as string]: `${cellShare(cell, levels)}%` }}
      data-over={isOver || undefined}
      onDragOver={takes}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        const userId = Number(event.dataTransfer.getData(cardData));
        if (userId > 0) onOpen(userId, cell);
      }}
    >
      {cards.length > 0 ? <p className={classes.counted}>{words.cell(cards.length)}</p> : null}
      <ul className={classes.cards}>
        {shown.map((card) => (
          <CardButton key={card.UserId} card={card} isDraggable={isDraggable} onOpen={onOpen} />
        ))}
      </ul>
      {cards.length > mostCards ? (
        <Button variant="subtle" size="compact-xs" onClick={() => setShowsAll(!showsAll)}>
          {more > 0 ? words.showAll(more) : words.showFewer}
        </Button>
      ) : null}
    </td>
  );
}

interface CardButtonProps {
  readonly card: CalibrationCard;
  readonly isDraggable: boolean;
  readonly onOpen: CalibrationGridProps['onOpen'];
}

const CardButton = memo(function CardButton({ card, isDraggable, onOpen }: CardButtonProps) {
  const marks = [...(isMoved(card) ? [words.moved] : []), ...(card.IsEdited ? [words.edited] : [])];
  return (
    <li>
      <button
        type="button"
        className={classes.card}
        aria-haspopup="dialog"
        draggable={isDraggable}
        onDragStart={(event) => {
          event.dataTransfer.setData(cardData, `${card.UserId}`);
          event.dataTransfer.effectAllowed = 'move';
        }}
        onClick={() => onOpen(card.UserId)}
      >
        <PersonAvatar name={card.Name} src={card.Avatar} size={22} />
        <span className={classes.who}>
          {card.Name}
          {marks.length > 0 ? <span className={classes.mark}>{marks.join(', ')}</span> : null}
        </span>
      </button>
    </li>
  );
});
