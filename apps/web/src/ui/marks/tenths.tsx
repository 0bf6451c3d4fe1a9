import classes from './tenths.module.css';

/** Draws ten dots, and fills one for each chance in ten. Words beside them say the same. */
export function Tenths({ tenths }: { readonly tenths: number }) {
  return (
    <svg className={classes.tenths} width={98} height={8} viewBox="0 0 98 8" aria-hidden="true">
      {Array.from({ length: 10 }, (_, place) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the dot
          key={place}
          className={classes.dot}
          data-filled={place < tenths || undefined}
          cx={4 + place * 10}
          cy={4}
          r={3.25}
        />
      ))}
    </svg>
  );
}
