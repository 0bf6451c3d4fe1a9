import classes from './band-bar.module.css';
import { bandLabels, placeOn } from './chart-geometry.ts';

interface BandBarProps {
  /** The number at the end of the bar, which starts at 0. */
  readonly whole: number;
  readonly expected: number;
  /** The range that the number probably ends in; null if it is not known. */
  readonly band: { readonly low: number; readonly high: number } | null;
  /** The number that is reached already, filled from the left. */
  readonly reached?: number;
  /** A low bar without numbers, for the row of a table. */
  readonly isMini?: boolean;
}

/** Draws an expected number and its band on a bar from 0 to all. Words beside it say the same. */
export function BandBar({ whole, expected, band, reached = 0, isMini = false }: BandBarProps) {
  const height = isMini ? 10 : 24;
  const mark = `${placeOn(expected, whole)}%`;
  return (
    <svg
      className={classes.bar}
      data-mini={isMini || undefined}
      width="100%"
      height={isMini ? height : height + 22}
      aria-hidden="true"
    >
      <rect className={classes.track} width="100%" height={height} rx={height / 4} />
      {reached > 0 ? (
        <rect
          className={classes.reached}
          width={`${placeOn(reached, whole)}%`}
          height={height}
          rx={height / 4}
        />
      ) : null}
      {band ? (
        <rect
          className={classes.band}
          x={`${placeOn(band.low, whole)}%`}
          y={0.5}
          width={`${placeOn(band.high, whole) - placeOn(band.low, whole)}%`}
          height={height - 1}
          rx={height / 4}
        />
      ) : null}
      <line
        className={classes.mark}
        x1={mark}
        x2={mark}
        y1={isMini ? 0 : 2}
        y2={isMini ? height : height - 2}
      />
      {isMini || !band
        ? null
        : bandLabels(band.low, band.high, whole).map(({ value, place, anchor }, at) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: the numbers have fixed places
              key={at}
              className={at < 2 ? classes.edge : classes.end}
              x={`${place}%`}
              y={height + 16}
              textAnchor={anchor}
            >
              {value}
            </text>
          ))}
    </svg>
  );
}
