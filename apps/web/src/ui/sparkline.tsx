import type { Rating } from '@bellwether/domain/goals/rating';
import classes from './sparkline.module.css';

interface SparklineProps {
  /** One value per week, oldest first; null where none was given (the line has a gap there). */
  readonly points: ReadonlyArray<Rating | null>;
  /** The whole line in words: "Likelihood over 6 weeks, last Likely". */
  readonly label: string;
  readonly width?: number;
  readonly height?: number;
}

/** Levels 0–4 over the weeks; the last given value carries a dot in its colour. */
export function Sparkline({ points, label, width = 72, height = 24 }: SparklineProps) {
  const pad = 3;
  const step = points.length > 1 ? (width - 2 * pad) / (points.length - 1) : 0;
  const x = (index: number) => pad + index * step;
  const y = (level: number) => height - pad - (level / 4) * (height - 2 * pad);
  let path = '';
  let last: { index: number; level: Rating } | undefined;
  points.forEach((level, index) => {
    if (level === null) return;
    const begins = points[index - 1] == null;
    path += `${begins ? 'M' : 'L'}${x(index).toFixed(1)} ${y(level).toFixed(1)}`;
    last = { index, level };
  });
  return (
    <svg className={classes.line} width={width} height={height} role="img" aria-label={label}>
      <title>{label}</title>
      <line className={classes.middle} x1={pad} x2={width - pad} y1={y(2)} y2={y(2)} />
      <path className={classes.path} d={path} />
      {last ? (
        <circle
          cx={x(last.index)}
          cy={y(last.level)}
          r={2.75}
          style={{ fill: `var(--bw-rating-${last.level})` }}
        />
      ) : null}
    </svg>
  );
}
