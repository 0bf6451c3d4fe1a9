import classes from './share-ring.module.css';

interface ShareRingProps {
  /** 0–100, written into the ring; null where nothing is counted: an empty, dashed ring. */
  readonly percent: number | null;
  /** What the ring says, read aloud: "Goal creation: 83 %". */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
}

/** How much of something is done. No rating: it is drawn in the brand's colour and not in the ramp's. */
export function ShareRing({ percent, label, size = 72 }: ShareRingProps) {
  const stroke = Math.max(4, Math.round(size / 11));
  const radius = (size - stroke) / 2;
  const circumference = 2 * Math.PI * radius;
  const share = Math.min(100, Math.max(0, percent ?? 0)) / 100;
  const middle = size / 2;
  return (
    <svg
      className={classes.ring}
      data-empty={percent === null || undefined}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
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
      <text className={classes.number} x="50%" y="50%" fontSize={Math.round(size * 0.22)}>
        {percent === null ? '–' : `${percent}%`}
      </text>
    </svg>
  );
}
