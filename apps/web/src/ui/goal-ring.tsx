import type { Rating } from '@bellwether/domain/goals/rating';
import classes from './goal-ring.module.css';

interface GoalRingProps {
  /** Colours the ring and, without `percent`, fills it: (level + 1) fifths. Null draws an empty ring. */
  readonly level: Rating | null;
  /** 0–100: fills 3.6° per percent (1-goals §4) and writes the number into the ring. */
  readonly percent?: number | null;
  /** What the ring says, read aloud: "Likely", "Completed, 80 %". */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
}

export function GoalRing({ level, percent, label, size = 32 }: GoalRingProps) {
  const stroke = size >= 48 ? 5 : 4;
  const radius = (size - stroke) / 2;
  const circumference = 2 * Math.PI * radius;
  const share =
    percent == null ? (level === null ? 0 : (level + 1) / 5) : Math.min(100, Math.max(0, percent)) / 100;
  const middle = size / 2;
  return (
    <svg
      className={classes.ring}
      data-level={level ?? 'none'}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <circle className={classes.track} cx={middle} cy={middle} r={radius} strokeWidth={stroke} />
      {share > 0 ? (
        <circle
          className={classes.arc}
          cx={middle}
          cy={middle}
          r={radius}
          strokeWidth={stroke}
          strokeDasharray={`${share * circumference} ${circumference}`}
          transform={`rotate(-90 ${middle} ${middle})`}
        />
      ) : null}
      {percent == null ? null : (
        <text className={classes.number} x="50%" y="50%" fontSize={Math.round(size * 0.3)}>
          {Math.round(percent)}
        </text>
      )}
    </svg>
  );
}
