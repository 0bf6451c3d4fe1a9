import { lazy, Suspense } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';

const Loaded = lazy(async () => ({ default: (await import('./own-record.tsx')).OwnRecord }));

/** Shows on the own profile how well the person's predictions held; the code is fetched when the tab is opened. */
export function OwnInsight() {
  return (
    <PartBoundary>
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <Loaded />
      </Suspense>
    </PartBoundary>
  );
}
