import { shownPercent } from '#ui/data/shown.ts';
import { Ring } from './ring.tsx';
import classes from './share-ring.module.css';

interface ShareRingProps {
  /** 0–100, written into the ring; null if nothing is counted: an empty, dashed ring. */
  readonly percent: number | null;
  /** The ring's text for screen readers: "Goal creation: 83%". */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
}

/** Shows how much of something is done. It is no rating, so it has the brand's colour and not the ramp's. */
export function ShareRing({ percent, label, size = 72 }: ShareRingProps) {
  return (
    <Ring
      className={classes.ring}
      label={label}
      size={size}
      strokeWidth={Math.max(4, Math.round(size / 11))}
      share={(percent ?? 0) / 100}
      isEmpty={percent === null}
      number={{ text: percent === null ? '–' : shownPercent(percent), size: size * 0.22 }}
    />
  );
}
