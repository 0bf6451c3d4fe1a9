import { completionDegrees, type Rating } from '@bellwether/domain/goals/rating';
import classes from './goal-ring.module.css';
import { Ring } from './ring.tsx';

interface GoalRingProps {
  /** Colours the ring and, without `percent`, fills it: (level + 1) fifths. Null draws an empty ring. */
  readonly level: Rating | null;
  /** 0–100: fills 3.6° per percent (1-goals §4) and writes the number into the ring. */
  readonly percent?: number | null;
  /** The ring's text for screen readers: "Likely", "Completed, 80 %". */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
}

/** Shows a goal's level by colour and by how far the ring is filled (1-goals §4). */
export function GoalRing({ level, percent, label, size = 32 }: GoalRingProps) {
  const fifths = level === null ? 0 : level + 1;
  return (
    <Ring
      className={classes.ring}
      data-level={level ?? 'none'}
      label={label}
      size={size}
      strokeWidth={size >= 48 ? 5 : 4}
      share={percent == null ? fifths / 5 : completionDegrees(percent) / 360}
      isEmpty={level === null}
      number={percent == null ? undefined : { text: String(Math.round(percent)), size: size * 0.3 }}
    >
      <title>{label}</title>
    </Ring>
  );
}
