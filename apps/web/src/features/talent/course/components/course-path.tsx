import type { CourseStep } from '@bellwether/contract/talent/course';
import classes from './person-course.module.css';

const STEP = 72;
const HEIGHT = 64;
const MARGIN = 10;

/** Draws the first rating over time. The list beside it has everything in words, so it is hidden from screen readers. */
export function CoursePath({ steps }: { readonly steps: readonly CourseStep[] }) {
  const points = steps.flatMap(({ Ratings, Label, Id }, place) => {
    const [first] = Ratings ?? [];
    if (!first) return [];
    const share = first.Rating / Math.max(first.Levels - 1, 1);
    return [
      {
        id: Id,
        label: Label,
        x: place * STEP + STEP / 2,
        y: HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN),
      },
    ];
  });
  if (points.length < 2) return null;
  const width = steps.length * STEP;
  return (
    <div className={classes.scroller} aria-hidden="true">
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="presentation">
        <polyline
          className={classes.line}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
        />
        {points.map(({ id, x, y }) => (
          <circle key={id} className={classes.dot} cx={x} cy={y} r={5} />
        ))}
      </svg>
      <div className={classes.names} style={{ width }}>
        {steps.map(({ Id, Label }) => (
          <span key={Id} style={{ width: STEP }}>
            {Label}
          </span>
        ))}
      </div>
    </div>
  );
}
