import classes from './band-weeks.module.css';
import { heightOn, placeOn, roundScale } from './chart-geometry.ts';

export interface BandWeek {
  readonly week: number;
  readonly expected: number;
  readonly low: number | null;
  readonly high: number | null;
}

interface BandWeeksProps {
  readonly weeks: readonly BandWeek[];
  /** The number of the quarter's last week. */
  readonly last: number;
  /** The largest number that is possible. */
  readonly whole: number;
  /** The number that it came to, as a line across; undefined while it is open. */
  readonly result?: number | undefined;
  /** What the picture says, for screen readers; the table beside it has the numbers. */
  readonly label: string;
}

const height = 128;
/** Room for the numbers of the grid at the left, and for the weeks below. */
const [gutter, foot] = [28, 22];

/** Draws an expected number with its band for each week of a quarter. */
export function BandWeeks({ weeks, last, whole, result, label }: BandWeeksProps) {
  const numbers = weeks.flatMap(({ expected, low, high }) => [expected, low ?? expected, high ?? expected]);
  const scale = roundScale(numbers, whole);
  const y = (value: number) => heightOn(scale, value, height) + 8;
  const x = (week: number) => `${placeOn(week - 0.5, last)}%`;
  const known = new Map(weeks.map((each) => [each.week, each]));
  return (
    <div className={classes.frame} role="img" aria-label={label}>
      <svg className={classes.numbers} width={gutter} height={height + 16 + foot} aria-hidden="true">
        {scale.lines.map((line) => (
          <text key={line} x={gutter - 8} y={y(line) + 4} textAnchor="end">
            {line}
          </text>
        ))}
      </svg>
      <svg className={classes.plot} width="100%" height={height + 16 + foot} aria-hidden="true">
        {scale.lines.map((line) => (
          <line key={line} className={classes.grid} x1="0" x2="100%" y1={y(line)} y2={y(line)} />
        ))}
        {result === undefined ? null : (
          <line className={classes.result} x1="0" x2="100%" y1={y(result)} y2={y(result)} />
        )}
        {Array.from({ length: last }, (_, place) => place + 1).map((week) => {
          const at = known.get(week);
          return (
            <g key={week} data-week={week}>
              {at ? <Week at={at} x={x(week)} y={y} /> : null}
              <text className={classes.week} x={x(week)} y={height + 16 + foot - 6} textAnchor="middle">
                {week}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface WeekProps {
  readonly at: BandWeek;
  readonly x: string;
  readonly y: (value: number) => number;
}

function Week({ at: { expected, low, high }, x, y }: WeekProps) {
  return (
    <>
      {low !== null && high !== null ? (
        <line className={classes.band} x1={x} x2={x} y1={y(high)} y2={y(low)} />
      ) : null}
      <circle className={classes.dot} cx={x} cy={y(expected)} r={4} />
    </>
  );
}
