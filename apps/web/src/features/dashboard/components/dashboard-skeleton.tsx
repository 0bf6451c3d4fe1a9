import type { ReactNode } from 'react';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { dashboardSkeletonWords } from '../words.ts';
import pageClasses from './dashboard-page.module.css';
import classes from './dashboard-skeleton.module.css';

/** The dashboard's shape while it loads. */
export function DashboardSkeleton() {
  return (
    <div className={pageClasses.page} role="status" aria-label={dashboardSkeletonWords.loading}>
      <div className={classes.band} aria-hidden="true">
        <SkeletonBar width="72px" height={16} />
        <SkeletonBar width="42%" height={22} />
        <SkeletonBar width="64%" />
      </div>
      <div className={pageClasses.columns} data-two>
        <Part>
          <Rows count={5} />
        </Part>
        <Part>
          <Rows count={5} />
        </Part>
      </div>
      <Part>
        <FiguresSkeleton />
      </Part>
    </div>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-hidden="true">
      <div className={classes.head}>
        <SkeletonBar width="112px" height={16} />
      </div>
      {children}
    </div>
  );
}

function Rows({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
    <div className={classes.row} key={row}>
      <span className={classes.sign} />
      <span className={classes.lines}>
        <SkeletonBar width={`${76 - ((row * 13) % 30)}%`} />
        <SkeletonBar width={`${48 - ((row * 7) % 18)}%`} height={10} />
      </span>
    </div>
  ));
}

/** Three rings with their words. */
export function FiguresSkeleton() {
  return (
    <div className={classes.figures} role="status" aria-label={dashboardSkeletonWords.loading}>
      {['goals', 'predictions', 'results'].map((figure) => (
        <span key={figure} className={classes.figure}>
          <span className={classes.ring} aria-hidden="true" />
          <span className={classes.lines}>
            <SkeletonBar width="120px" />
            <SkeletonBar width="160px" height={10} />
          </span>
        </span>
      ))}
    </div>
  );
}
