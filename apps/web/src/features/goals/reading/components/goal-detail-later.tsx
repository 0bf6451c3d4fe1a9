import { lazy, Suspense } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import type { GoalDetailProps } from './goal-detail.tsx';

/** Fetches what shows a goal, once. */
export const loadGoalDetail = () => import('./goal-detail.tsx');

const Loaded = lazy(async () => ({ default: (await loadGoalDetail()).GoalDetail }));

/** A goal, on pages that stand without one: what shows it is fetched with the first. */
export function GoalDetailLater(props: GoalDetailProps) {
  return (
    <PartBoundary>
      <Suspense fallback={<DetailSkeleton inDrawer={props.inDrawer} />}>
        <Loaded {...props} />
      </Suspense>
    </PartBoundary>
  );
}
