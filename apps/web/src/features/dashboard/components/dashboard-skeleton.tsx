import { SkeletonBar, SkeletonRows } from '#ui/skeletons.tsx';
import classes from './dashboard-page.module.css';

/** The dashboard's shape while it is read. */
export function DashboardSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <div className={classes.shortTexts} aria-hidden="true">
        {['mission', 'vision', 'values'].map((part) => (
          <span key={part} className={classes.shortText}>
            <SkeletonBar width="60px" height={10} />
            <SkeletonBar />
            <SkeletonBar width="72%" />
          </span>
        ))}
      </div>
      <div className={classes.columns} data-two aria-hidden="true">
        <SkeletonRows rows={6} />
        <div className={classes.aside}>
          <SkeletonRows rows={4} />
          <FiguresSkeleton />
        </div>
      </div>
    </div>
  );
}

/** Three rings with their words. */
export function FiguresSkeleton() {
  return (
    <div className={classes.figures} role="status" aria-label="Loading">
      {['goals', 'predictions', 'results'].map((figure) => (
        <span key={figure} className={classes.figure}>
          <span className={classes.ring} aria-hidden="true" />
          <span className={classes.shortText}>
            <SkeletonBar width="120px" />
            <SkeletonBar width="160px" height={10} />
          </span>
        </span>
      ))}
    </div>
  );
}
