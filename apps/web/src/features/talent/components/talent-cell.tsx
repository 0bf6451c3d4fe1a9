import type { TalentCell as WireCell } from '@bellwether/contract/talent/overview';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { memo } from 'react';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { cellShare, type Look, moveOf, type TalentCell } from '../model/matrix-cells.ts';
import { moreWords, peopleCount } from '../words.ts';
import classes from './talent-grid.module.css';

interface CellButtonProps {
  readonly cell: TalentCell;
  /** Absent if nobody has these ratings. */
  readonly content: WireCell | undefined;
  readonly levels: number;
  /** "High · Solid". */
  readonly words: string;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  readonly isHidden: boolean;
  readonly onFocus: (cell: TalentCell) => void;
  readonly onLook: (look: Look | undefined) => void;
  readonly onSelect: (cell: TalentCell | undefined) => void;
}

/** Shows one cell: up to twelve people, and the number of the others. */
export const CellButton = memo(function CellButton(props: CellButtonProps) {
  const { cell, content, levels, words, isSelected, isStop, isHidden, onFocus, onLook, onSelect } = props;
  const count = content?.Count ?? 0;
  const people = content?.users ?? [];
  const more = count - people.length;
  return (
    <button
      type="button"
      className={classes.cell}
      data-cell={cell}
      style={{ ['--share' as string]: `${cellShare(cell, levels)}%` }}
      aria-pressed={isSelected}
      // The accessible name starts with the visible text, so that voice control finds the cell (WCAG 2.5.3).
      aria-label={`${words}${colon} ${peopleCount(count)}${more > 0 ? ` (${moreWords(more)})` : ''}`}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(cell)}
      onClick={() => onSelect(isSelected ? undefined : cell)}
    >
      {people.map((person) => (
        <span
          key={person.Id}
          className={classes.person}
          title={isHidden ? undefined : person.Name}
          onPointerEnter={() =>
            onLook({
              name: person.Name,
              move: content ? moveOf(content, person.Previous, levels) : undefined,
            })
          }
          onPointerLeave={() => onLook(undefined)}
        >
          {isHidden ? (
            <span className={classes.nobody} />
          ) : (
            <PersonAvatar name={person.Name} src={person.Avatar} size={28} />
          )}
          {person.TertiaryRating === null ? null : (
            // The style sheet draws the number, as it draws the initials.
            <span className={classes.third} data-level={person.TertiaryRating + 1} />
          )}
        </span>
      ))}
      {more > 0 ? <span className={classes.more}>{moreWords(more)}</span> : null}
    </button>
  );
});
