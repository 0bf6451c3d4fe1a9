import type { Rating } from '@bellwether/domain/goals/rating';
import { pointOf } from './chart-geometry.ts';
import classes from './reliability-plot.module.css';

/** A predicted share, and the share that happened, both from 0 to 1. */
export interface ReliabilityPoint {
  readonly level: Rating;
  readonly word: string;
  readonly said: number;
  readonly happened: number;
  readonly band: { readonly low: number; readonly high: number } | null;
  /** Rests on too few goals to be relied on. */
  readonly isHollow: boolean;
}

interface ReliabilityPlotProps {
  readonly points: readonly ReliabilityPoint[];
  /** What the picture says, for screen readers; the table beside it has the numbers. */
  readonly label: string;
  /** The names of the two axes. */
  readonly axes: { readonly said: string; readonly happened: string };
  /** The word at the diagonal. */
  readonly diagonal: string;
}

const box = { size: 300, left: 40, top: 28 } as const;
const bottom = box.top + box.size;
const shares = [0, 0.25, 0.5, 0.75, 1] as const;

/** Draws one point for each likelihood: the predicted share to the right, the share that happened upwards. */
export function ReliabilityPlot({ points, label, axes, diagonal }: ReliabilityPlotProps) {
  const [from, to] = [pointOf({ x: 0, y: 0 }, box), pointOf({ x: 1, y: 1 }, box)];
  return (
    <svg className={classes.plot} viewBox="0 0 358 388" role="img" aria-label={label}>
      {shares.map((share) => {
        const { y } = pointOf({ x: 0, y: share }, box);
        return (
          <g key={share}>
            <line className={classes.grid} x1={from.x} x2={to.x} y1={y} y2={y} />
            <text className={classes.number} x={from.x - 8} y={y + 4} textAnchor="end">
              {share * 100}
            </text>
          </g>
        );
      })}
      <line className={classes.diagonal} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {/* Above the plot, because a point may lie anywhere inside. */}
      <text className={classes.aside} x={to.x} y={to.y - 14} textAnchor="end">
        {diagonal}
      </text>
      {points.map((point) => (
        <Point key={point.level} point={point} />
      ))}
      <text className={classes.axis} x={box.left + box.size / 2} y={bottom + 54} textAnchor="middle">
        {axes.said}
      </text>
      <text
        className={classes.axis}
        x={9}
        y={box.top + box.size / 2}
        textAnchor="middle"
        transform={`rotate(-90 9 ${box.top + box.size / 2})`}
      >
        {axes.happened}
      </text>
    </svg>
  );
}

/** Two lines at most: neighbouring words such as “Très probable” are wider than the distance of their points. */
function linesOf(word: string): string[] {
  const [first = '', ...rest] = word.split(' ');
  return rest.length === 0 ? [first] : [first, rest.join(' ')];
}

function Point({ point }: { readonly point: ReliabilityPoint }) {
  const { level, said, happened, band, isHollow } = point;
  const at = pointOf({ x: said, y: happened }, box);
  const { x } = at;
  return (
    <g className={classes.point} data-level={level} data-hollow={isHollow || undefined}>
      {band ? (
        <line
          className={classes.band}
          x1={at.x}
          x2={at.x}
          y1={pointOf({ x: 0, y: band.high }, box).y}
          y2={pointOf({ x: 0, y: band.low }, box).y}
        />
      ) : null}
      <circle className={classes.dot} cx={at.x} cy={at.y} r={isHollow ? 5.5 : 6.5} />
      <text className={classes.word} y={bottom + 18} textAnchor="middle">
        {linesOf(point.word).map((line, at) => (
          <tspan key={line} x={x} dy={at * 13}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
