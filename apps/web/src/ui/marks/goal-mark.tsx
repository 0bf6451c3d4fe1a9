import { completionDegrees, type Rating } from '@bellwether/domain/goals/rating';
import classes from './goal-mark.module.css';
import { dimensionLabels, type ResultMark, resultLevel, resultWords } from './rating-words.ts';
import { predictionText } from './words.ts';

interface GoalMarkProps {
  /** The most recent levels; null without a prediction. Ignored with a result. */
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  /** The owner's result: ✓, ✕ or the percentage stands inside the ring; in a dispute a question mark. */
  readonly result?: ResultMark | null;
  /** Pixels. */
  readonly size?: number;
  /** Hides the mark from screen readers where text beside it says the same, as in cards. */
  readonly isDecorative?: boolean;
}

/**
 * Shows a goal's two dimensions as concentric arcs, the outer for likelihood and the inner for quality; each is
 * filled by (level + 1) fifths. With a result one ring remains (screens.5): (level + 1) fifths of it, or 3.6° per
 * percent.
 */
export function GoalMark({
  likelihood,
  quality,
  result = null,
  size = 34,
  isDecorative = false,
}: GoalMarkProps) {
  const words = markWords(likelihood, quality, result);
  const outer = size >= 48 ? 5 : size >= 30 ? 4 : 3;
  const inner = outer - 1;
  const level = result ? resultLevel(result) : likelihood;
  const share = result && result.percent !== null ? completionDegrees(result.percent) / 360 : fifths(level);
  const outerRadius = (size - outer) / 2;
  return (
    <svg
      className={classes.mark}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
    >
      <title>{words}</title>
      <Arc size={size} radius={outerRadius} thickness={outer} level={level} share={share} />
      {result === null ? (
        <Arc
          size={size}
          radius={outerRadius - outer / 2 - inner / 2 - 1.5}
          thickness={inner}
          level={quality}
          share={fifths(quality)}
        />
      ) : (
        <Outcome size={size} level={level} result={result} />
      )}
    </svg>
  );
}

function fifths(level: Rating | null): number {
  return level === null ? 0 : (level + 1) / 5;
}

interface ArcProps {
  readonly size: number;
  readonly radius: number;
  readonly thickness: number;
  readonly level: Rating | null;
  readonly share: number;
}

/** An arc clockwise from the top on its track; without a level the track is dashed. */
function Arc({ size, radius, thickness, level, share }: ArcProps) {
  const middle = size / 2;
  const circumference = 2 * Math.PI * radius;
  const circle = { cx: middle, cy: middle, r: radius, strokeWidth: thickness };
  return (
    <>
      <circle className={classes.track} data-empty={level === null || undefined} {...circle} />
      {share > 0 ? (
        <circle
          className={classes.arc}
          data-level={level ?? 'none'}
          {...circle}
          strokeDasharray={`${Math.min(1, share) * circumference} ${circumference}`}
          transform={`rotate(-90 ${middle} ${middle})`}
        />
      ) : null}
    </>
  );
}

interface OutcomeProps {
  readonly size: number;
  readonly level: Rating | null;
  readonly result: ResultMark;
}

/** The result inside the ring, because its colour alone must not carry it. */
function Outcome({ size, level, result }: OutcomeProps) {
  if (result.percent !== null) {
    return (
      <text className={classes.number} x="50%" y="50%" fontSize={Math.round(size * 0.3)}>
        {Math.round(result.percent)}
      </text>
    );
  }
  if (result.isInDispute)
    return (
      <text className={classes.number} x="50%" y="50%" fontSize={Math.round(size * 0.4)} data-sign="dispute">
        ?
      </text>
    );
  const part = (share: number) => (size * share).toFixed(1);
  const path = result.completed
    ? `M${part(0.33)} ${part(0.52)}L${part(0.45)} ${part(0.64)}L${part(0.68)} ${part(0.38)}`
    : `M${part(0.38)} ${part(0.38)}L${part(0.62)} ${part(0.62)}M${part(0.62)} ${part(0.38)}L${part(0.38)} ${part(0.62)}`;
  return (
    <path
      className={classes.sign}
      data-level={level ?? 'none'}
      data-sign={result.completed ? 'yes' : 'no'}
      strokeWidth={Math.max(2, size / 16)}
      d={path}
    />
  );
}

/** Returns the mark as text: "Likelihood: Likely, quality: Good", "Completed: Yes · Good" or "No prediction yet". */
function markWords(likelihood: Rating | null, quality: Rating | null, result: ResultMark | null): string {
  if (result) return resultWords(result);
  return predictionText(
    likelihood === null ? null : dimensionLabels.likelihood[likelihood],
    quality === null ? null : dimensionLabels.quality[quality],
  );
}
