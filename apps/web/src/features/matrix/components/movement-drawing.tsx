import { memo } from 'react';
import type { Move } from '../model/movement.ts';
import { GRID_HEIGHT, GRID_WIDTH, legsOf } from '../model/trail.ts';
import classes from './trail-drawing.module.css';

/** The greatest width of an arrow, in pixels; it grows with the number of goals. */
const WIDEST = 7;

/** Draws one arrow over the grid for each way that goals went in the week; the text is below the grid. */
export const MovementDrawing = memo(function MovementDrawing({ moves }: { readonly moves: readonly Move[] }) {
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${GRID_WIDTH} ${GRID_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {moves.map(({ from, to, count }) =>
        legsOf([
          { cell: from, from: 1, to: 1 },
          { cell: to, from: 2, to: 2 },
        ]).map(({ path, head }) => (
          <g key={path}>
            <path className={classes.halo} d={path} />
            <path className={classes.leg} d={path} style={{ strokeWidth: Math.min(WIDEST, 1 + count) }} />
            <path
              className={classes.head}
              d="M-7 -7L9 0L-7 7Z"
              transform={`translate(${head.x} ${head.y}) rotate(${head.angle})`}
            />
          </g>
        )),
      )}
    </svg>
  );
});
