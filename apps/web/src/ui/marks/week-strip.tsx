import { ratings } from '@bellwether/domain/goals/rating';
import { weekCells, weekStripLabel, weekStripSummary } from './week-levels.ts';
import classes from './week-strip.module.css';
import { weekStripWords } from './words.ts';

interface WeekStripProps {
  /** One character per week of the quarter: `0` to `4`, or `-` without a prediction. */
  readonly weeks: string;
  /** The number of the current week, which is outlined; 0 before the quarter, null after it. */
  readonly current: number | null;
  /** Small: cells of 4×14 px instead of 6×18 px. */
  readonly size?: 'small' | 'normal';
  /** Names every week to screen readers, as on a goal's own page; absent = the strip in short. */
  readonly isSeries?: boolean;
  /** Whether the weeks come from a file: a dotted line below says so. */
  readonly isImported?: boolean;
  /** Hides the strip from screen readers where text beside it says the same. */
  readonly isDecorative?: boolean;
}

const sizes = {
  small: { width: 4, height: 14, gap: 1.5 },
  normal: { width: 6, height: 18, gap: 2 },
} as const;
/** Room for the outline of the current week. */
const margin = 1.5;

/** Draws one cell per week, filled from the bottom by the level in its ramp colour (screens.5). */
export function WeekStrip(props: WeekStripProps) {
  const {
    weeks,
    current,
    size = 'normal',
    isSeries = false,
    isDecorative = false,
    isImported = false,
  } = props;
  const { width, height, gap } = sizes[size];
  const cells = weekCells(weeks, current);
  const left = (place: number) => margin + place * (width + gap);
  const box = (place: number, filled: number) =>
    `M${left(place)} ${margin + height - filled}h${width}v${filled}h-${width}z`;
  // One path for each kind of cell instead of one shape per week: a page shows up to seven hundred weeks.
  const pathOf = (draw: (cell: (typeof cells)[number], place: number) => string) => cells.map(draw).join('');
  const below = isImported ? 2.5 : 0;
  const total = { width: left(cells.length) - gap + margin, height: height + 2 * margin + below };
  const told = (text: string) => (isImported ? weekStripWords.imported(text) : text);
  const series = told(weekStripLabel(weeks, current));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the name is the label; a title here would be read a second time
    <svg
      className={classes.strip}
      width={total.width}
      height={total.height}
      viewBox={`0 0 ${total.width} ${total.height}`}
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': isSeries ? series : told(weekStripSummary(weeks)) })}
    >
      <g>
        {/* The tooltip. A title of the picture itself would be read in addition to its name. */}
        <title>{series}</title>
        <rect className={classes.field} width={total.width} height={total.height} />
        <path
          className={classes.track}
          d={pathOf((cell, place) => (cell.kind === 'given' ? box(place, height) : ''))}
        />
        {ratings.map((level) => {
          const path = pathOf((cell, place) =>
            cell.kind === 'given' && cell.level === level ? box(place, (height * (level + 1)) / 5) : '',
          );
          return path === '' ? null : (
            <path key={level} className={classes.level} data-level={level} d={path} />
          );
        })}
        <path
          className={classes.hole}
          d={pathOf((cell, place) =>
            cell.kind === 'hole' ? `M${left(place)} ${margin + height - 0.5}h${width}` : '',
          )}
        />
        <path
          className={classes.coming}
          d={pathOf((cell, place) =>
            cell.kind === 'coming' ? `M${left(place) + width / 2} ${margin + height - 1}h0` : '',
          )}
        />
        {isImported ? (
          <path className={classes.imported} d={`M${margin} ${total.height - 1}H${total.width - margin}`} />
        ) : null}
        {current !== null && current >= 1 && current <= cells.length ? (
          <rect
            className={classes.current}
            x={left(current - 1) - 0.75}
            y={margin - 0.75}
            width={width + 1.5}
            height={height + 1.5}
            rx={1}
          />
        ) : null}
      </g>
    </svg>
  );
}
