import { lazy } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import type { GoalDetailProps } from './goal-detail.tsx';

/** Fetches the code of a goal's detail, once. */
export const loadGoalDetail = () => import('./goal-detail.tsx');

const Loaded = lazy(async () => ({ default: (await loadGoalDetail()).GoalDetail }));

/** Shows a goal on pages that do not need its code at first; the code is fetched with the first goal. */
export function GoalDetailLater(props: GoalDetailProps) {
  return (
    <LatePart fallback={<DetailSkeleton inDrawer={props.inDrawer} />}>
      <Loaded {...props} />
    </LatePart>
  );
}
