import { memo } from 'react';
import { GRID_HEIGHT, GRID_WIDTH, legsOf, middleOf, type Stay } from '../model/trail.ts';
import classes from './trail-drawing.module.css';

interface TrailDrawingProps {
  readonly stays: readonly Stay[];
  /** The number of goals in each cell: a trail stops at a cell's bubble, or at a dot in an empty cell. */
  readonly counts: readonly number[];
}

/** Draws the trail of one goal over the grid; its text is below the grid. */
export const TrailDrawing = memo(function TrailDrawing({ stays, counts }: TrailDrawingProps) {
  if (stays.length === 0) return null;
  const legs = legsOf(stays);
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${GRID_WIDTH} ${GRID_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {legs.map(({ path, head }, index) => (
        <g key={path + String(index)} opacity={0.45 + (0.55 * (index + 1)) / legs.length}>
          <path className={classes.halo} d={path} />
          <path className={classes.leg} d={path} />
          <path
            className={classes.head}
            d="M-7 -7L9 0L-7 7Z"
            transform={`translate(${head.x} ${head.y}) rotate(${head.angle})`}
          />
        </g>
      ))}
      {stays.map(({ cell, from }, index) => {
        if ((counts[cell] ?? 0) > 0) return null;
        const { x, y } = middleOf(cell);
        const isLast = index === stays.length - 1;
        return (
          <circle
            className={isLast ? classes.last : classes.stop}
            key={from}
            cx={x}
            cy={y}
            r={isLast ? 12 : 8}
          />
        );
      })}
    </svg>
  );
});
