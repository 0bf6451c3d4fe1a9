import type { Rating } from '@bellwether/domain/goals/rating';
import classes from './sparkline.module.css';

interface SparklineProps {
  /** One value per week, oldest first; null for a week without one (the line is dashed there). */
  readonly points: ReadonlyArray<Rating | null>;
  /** The whole line in words: "Likelihood over 6 weeks, from Unsure to Likely". */
  readonly label: string;
  readonly width?: number;
  readonly height?: number;
}

/** Draws levels 0–4 over the weeks; the last value has a dot in its colour. */
export function Sparkline({ points, label, width = 72, height = 24 }: SparklineProps) {
  const pad = 3;
  const step = points.length > 1 ? (width - 2 * pad) / (points.length - 1) : 0;
  const at = ({ index, level }: Point) =>
    `${(pad + index * step).toFixed(1)} ${(height - pad - (level / 4) * (height - 2 * pad)).toFixed(1)}`;
  const given = points.flatMap((level, index) => (level === null ? [] : [{ index, level }]));
  const last = given.at(-1);
  const [x, y] = last ? at(last).split(' ') : [];
  const segments = given.slice(1).map((to, place) => {
    const from = given[place] ?? to;
    return { isGap: to.index - from.index > 1, path: `M${at(from)}L${at(to)}` };
  });
  const pathOf = (isGap: boolean) =>
    segments.flatMap((segment) => (segment.isGap === isGap ? [segment.path] : [])).join('');
  return (
    <svg className={classes.line} width={width} height={height} role="img" aria-label={label}>
      <title>{label}</title>
      <line className={classes.middle} x1={pad} x2={width - pad} y1={height / 2} y2={height / 2} />
      <path className={classes.gap} d={pathOf(true)} />
      <path className={classes.path} d={pathOf(false)} />
      {last ? <circle cx={x} cy={y} r={2.75} style={{ fill: `var(--bw-rating-${last.level})` }} /> : null}
    </svg>
  );
}

interface Point {
  readonly index: number;
  readonly level: Rating;
}
