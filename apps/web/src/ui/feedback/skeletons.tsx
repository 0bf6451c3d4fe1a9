import { cx } from '../layout/classes.ts';
import classes from './skeletons.module.css';
import { skeletonsWords } from './words.ts';

/** A grey bar in place of text. `width` in CSS units. */
export function SkeletonBar({ width = '100%', height = 14 }: { width?: string; height?: number }) {
  return <span className={classes.bar} style={{ width, height }} aria-hidden="true" />;
}

/** List rows in their final shape: ring, title, a line below. */
export function SkeletonRows({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div role="status" aria-label={skeletonsWords.loading}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div className={classes.row} key={row}>
          <span className={cx(classes.bar, classes.disc)} aria-hidden="true" />
          <span className={classes.lines}>
            <SkeletonBar width={`${72 - ((row * 13) % 30)}%`} />
            <SkeletonBar width={`${46 - ((row * 7) % 18)}%`} height={10} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** A detail page: title, a line of facts, paragraphs. */
export function SkeletonDetail() {
  return (
    <div className={classes.detail} role="status" aria-label={skeletonsWords.loading}>
      <SkeletonBar width="64%" height={24} />
      <SkeletonBar width="40%" />
      <span className={classes.gap} />
      <SkeletonBar />
      <SkeletonBar width="92%" />
      <SkeletonBar width="70%" />
      <span className={classes.gap} />
      <SkeletonBar width="96%" />
      <SkeletonBar width="58%" />
    </div>
  );
}

/** A form: labels and inputs. */
export function SkeletonForm({ fields = 4 }: { readonly fields?: number }) {
  return (
    <div className={classes.detail} role="status" aria-label={skeletonsWords.loading}>
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are alike and never move
        <span className={classes.lines} key={field}>
          <SkeletonBar width="120px" height={12} />
          <SkeletonBar height={36} />
        </span>
      ))}
    </div>
  );
}
